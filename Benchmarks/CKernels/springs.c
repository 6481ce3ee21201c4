#include "CKernels.h"

#include "numbers.h"

INLINE double displacement(double time, double decay, double split, double c1, double c2) {
  double amplitude = exponential(-decay * time);
  Angle angle = sine_and_cosine(split * time);
  double swing = amplitude * (c1 * angle.cosine + c2 * angle.sine);
  return amplitude == 0 ? 0 : swing;
}

double ckernels_spring_sum(const ckernels_spring *spring, const double *times, int64_t count) {
  double sum = 0;
  for (int64_t i = 0; i < count; i++) {
    double time = times[i];
    if (time <= 0) {
      sum += spring->start;
    } else if (time >= spring->arrival) {
      sum += spring->target;
    } else {
      sum += spring->target
          + displacement(time, spring->decay, spring->split, spring->c1, spring->c2);
    }
  }
  return sum;
}

void ckernels_displacements(
    const double *restrict times, const double *restrict decays, const double *restrict splits,
    const double *restrict c1, const double *restrict c2, double *restrict displacements,
    int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    displacements[i] = displacement(times[i], decays[i], splits[i], c1[i], c2[i]);
  }
}
