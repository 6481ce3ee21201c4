#include "CKernels.h"

#include "numbers.h"

INLINE double between(double start, double end, double fraction) {
  if (start == end) return start;
  double way = end - start;
  if (fraction >= 1) return fraction == 1 ? end : end + way * (fraction - 1);
  return start + way * fraction;
}

INLINE double coordinate(double p, double q, double s) {
  double b = 3 * (q - p) - 3 * p;
  double a = 1 - 3 * (q - p);
  return ((a * s + b) * s + 3 * p) * s;
}

INLINE double derivative(double p, double q, double s) {
  double r = 1 - s;
  return 3 * (r * r * p + 2 * r * s * (q - p) + s * s * (1 - q));
}

/// The parameter of a curve at 0 < x < 1.
INLINE double parameter(const ckernels_key *key, double x) {
  double lower = 0, upper = 1, s = x;
  for (int i = 0; i < 100; i++) {
    double excess = coordinate(key->x1, key->x2, s) - x;
    if (excess == 0) return s;
    if (excess < 0) lower = s; else upper = s;
    double step = excess / derivative(key->x1, key->x2, s);
    double next = s - step;
    if (__builtin_fabs(step) <= 1e-9 * s) return next;
    if (!(next > lower && next < upper)) next = lower + (upper - lower) * 0.5;
    if (next == s) return s;
    s = next;
  }
  return s;
}

INLINE double track_value(const ckernels_key *keys, int64_t count, double x) {
  int64_t low = -1, high = count;
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    if (keys[middle].offset <= x) low = middle; else high = middle;
  }
  if (low < 0) return keys[0].value;
  const ckernels_key *start = keys + low;
  if (x == start->offset || low == count - 1) return start->value;
  double fraction = (x - start->offset) / (start[1].offset - start->offset);
  if (start->is_curve && fraction > 0 && fraction < 1) {
    fraction = coordinate(start->y1, start->y2, parameter(start, fraction));
  }
  return between(start->value, start[1].value, fraction);
}

double ckernels_track_sum(
    const ckernels_key *keys, int64_t count, const double *places, int64_t places_count) {
  double sum = 0;
  for (int64_t i = 0; i < places_count; i++) sum += track_value(keys, count, places[i]);
  return sum;
}

void ckernels_segment_values(
    const ckernels_key *start, const ckernels_key *end, const double *restrict places,
    double *restrict values, int64_t count) {
  double begin = start->offset, length = end->offset - start->offset;
  double from = start->value, to = end->value, way = to - from;
  for (int64_t i = 0; i < count; i++) {
    double fraction = (places[i] - begin) / length;
    double value = fraction == 1 ? to : from + way * fraction;
    values[i] = places[i] == begin ? from : value;
  }
}

double ckernels_tracks_sum(
    const double *offsets, const double *values, const int32_t *easings, const int32_t *firsts,
    int64_t count, double place) {
  double sum = 0;
  for (int64_t i = 0; i < count; i++) {
    int64_t index = firsts[i], end = firsts[i + 1] - 1;
    if (place < offsets[index]) {
      sum += values[index];
      continue;
    }
    if (place >= offsets[end]) {
      sum += values[end];
      continue;
    }
    while (end - index > 1) {
      int64_t middle = (index + end) / 2;
      if (offsets[middle] <= place) index = middle; else end = middle;
    }
    double start = offsets[index];
    if (place == start) {
      sum += values[index];
      continue;
    }
    double fraction = (place - start) / (offsets[index + 1] - start);
    // There is no table of easings here.
    if (easings[index] >= 0) return 0;
    sum += between(values[index], values[index + 1], fraction);
  }
  return sum;
}
