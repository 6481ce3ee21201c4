// Rows of pixels for processors that do eight channels, two pixels, at once. The file that includes this
// says with which instructions (HERE), under which names (NAME), and how a share is taken (share).

#include <immintrin.h>
#include <string.h>

#include "kinds.h"

typedef __m128i V;

#define INLINE HERE static inline __attribute__((always_inline))

INLINE V share(V number, V weight);

INLINE V mix(V from, V to, V weight) {
  return _mm_add_epi16(from, share(_mm_sub_epi16(to, from), weight));
}

/// Bytes as levels: times 128.
INLINE V raise_low(V bytes) {
  return _mm_srli_epi16(_mm_unpacklo_epi8(_mm_setzero_si128(), bytes), 1);
}

INLINE V raise_high(V bytes) {
  return _mm_srli_epi16(_mm_unpackhi_epi8(_mm_setzero_si128(), bytes), 1);
}

/// Two pixels' levels laid over other ones, not yet lowered to bytes.
INLINE V over(V top, V bottom) {
  V alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(top, 0xFF), 0xFF);
  V sum = _mm_add_epi16(top, share(bottom, _mm_sub_epi16(_mm_set1_epi16(32640), alpha)));
  return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(64)), 7);
}

INLINE V load(const void *place) { return _mm_loadu_si128((const __m128i *)place); }

INLINE V load_half(const void *place) { return _mm_loadl_epi64((const __m128i *)place); }

INLINE void store(void *place, V value) { _mm_storeu_si128((__m128i *)place, value); }

/// As many of four pixels as there are.
INLINE V load_some(const uint32_t *pixels, int32_t left) {
  if (left >= 4) return load(pixels);
  uint32_t some[4] = {0, 0, 0, 0};
  memcpy(some, pixels, 4 * (size_t)left);
  return load(some);
}

/// Has memory brought near that is soon read: rows are too short for the processor to see it by itself.
INLINE void expect(const uint32_t *pixels) { _mm_prefetch((const char *)pixels, _MM_HINT_T0); }

/// Lays levels over as many of four pixels as there are; the next row is `next` pixels further on.
INLINE void lay_on(uint32_t *target, int32_t next, int32_t left, V low, V high, int32_t fade) {
  expect(target + next);
  if (fade < 32768) {
    V opacity = _mm_set1_epi16((int16_t)fade);
    low = share(low, opacity);
    high = share(high, opacity);
  }
  V bytes = load_some(target, left);
  // A byte beside itself, halved, is times 128 and a half more.
  V under_low = _mm_srli_epi16(_mm_unpacklo_epi8(bytes, bytes), 1);
  V under_high = _mm_srli_epi16(_mm_unpackhi_epi8(bytes, bytes), 1);
  V result = _mm_packus_epi16(over(low, under_low), over(high, under_high));
  if (left >= 4) {
    store(target, result);
  } else {
    uint32_t some[4];
    store(some, result);
    memcpy(target, some, 4 * (size_t)left);
  }
}

HERE void NAME(over)(
    const uint32_t *source, int32_t below, int32_t fade, uint32_t *target, int32_t next,
    int32_t count) {
  for (int32_t i = 0; i < count; i += 4) {
    V pixels = load_some(source + i, count - i);
    expect(source + i + below);
    lay_on(target + i, next, count - i, raise_low(pixels), raise_high(pixels), fade);
  }
}

HERE void NAME(mix_over)(
    const uint32_t *from, const uint32_t *to, int32_t weight, int32_t below, int32_t fade,
    uint32_t *target, int32_t next, int32_t count) {
  V part = _mm_set1_epi16((int16_t)weight);
  for (int32_t i = 0; i < count; i += 4) {
    V one = load_some(from + i, count - i);
    V other = load_some(to + i, count - i);
    expect(to + i + below);
    V low = mix(raise_low(one), raise_low(other), part);
    V high = mix(raise_high(one), raise_high(other), part);
    lay_on(target + i, next, count - i, low, high, fade);
  }
}

HERE void NAME(mix)(
    const uint32_t *upper, const uint32_t *lower, int32_t weight, int16_t *levels, int32_t count) {
  V part = _mm_set1_epi16((int16_t)weight);
  for (int32_t i = 0; i < count; i += 4) {
    V from = load_some(upper + i, count - i);
    V to = load_some(lower + i, count - i);
    expect(lower + i + (lower - upper));
    store(levels + 4 * i, mix(raise_low(from), raise_low(to), part));
    store(levels + 4 * i + 8, mix(raise_high(from), raise_high(to), part));
  }
}

HERE void NAME(shift_over)(
    const int16_t *levels, int32_t weight, int32_t fade, uint32_t *target, int32_t next,
    int32_t count) {
  V part = _mm_set1_epi16((int16_t)weight);
  for (int32_t i = 0; i < count; i += 4) {
    const int16_t *at = levels + 4 * i;
    V low = mix(load(at), load(at + 4), part);
    V high = mix(load(at + 8), load(at + 12), part);
    lay_on(target + i, next, count - i, low, high, fade);
  }
}

/// Two pixels, each mixed with the one to the right of it.
INLINE V mix_pairs(V first, V second, V weight) {
  return mix(_mm_unpacklo_epi64(first, second), _mm_unpackhi_epi64(first, second), weight);
}

HERE void NAME(pick_over)(
    const int16_t *levels, const int32_t *places, const int16_t *weights, int32_t fade,
    uint32_t *target, int32_t next, int32_t count) {
  for (int32_t i = 0; i < count; i += 4) {
    V weight = load_half(weights + i);
    weight = _mm_unpacklo_epi16(weight, weight);
    V pixels[4];
    for (int k = 0; k < 4; k++) pixels[k] = load(levels + 4 * (int64_t)places[i + k]);
    V low = mix_pairs(pixels[0], pixels[1], _mm_unpacklo_epi32(weight, weight));
    V high = mix_pairs(pixels[2], pixels[3], _mm_unpackhi_epi32(weight, weight));
    lay_on(target + i, next, count - i, low, high, fade);
  }
}

/// The weight of the pixel on the far side: halved and rounded; 1 is not reached.
INLINE V weight_of(int64_t place) {
  int64_t weight = ((place & 0xFFFFFFFF) + 0x10000) >> 17;
  return _mm_set1_epi16((int16_t)(weight < 32767 ? weight : 32767));
}

/// Two pixels from between others.
INLINE V sample(
    const uint32_t *picture, int32_t stride, int64_t x, int64_t y, int64_t dx, int64_t dy) {
  const uint32_t *first = picture + (y >> 32) * stride + (x >> 32);
  const uint32_t *second = picture + ((y + dy) >> 32) * stride + ((x + dx) >> 32);
  // The next rows of the target will need the next rows of the picture.
  expect(first + 4 * (int64_t)stride);
  V right = _mm_unpacklo_epi64(weight_of(x), weight_of(x + dx));
  V down = _mm_unpacklo_epi64(weight_of(y), weight_of(y + dy));
  V top = mix_pairs(raise_low(load_half(first)), raise_low(load_half(second)), right);
  V bottom = mix_pairs(
      raise_low(load_half(first + stride)), raise_low(load_half(second + stride)), right);
  return mix(top, bottom, down);
}

HERE void NAME(sample_over)(
    const uint32_t *picture, int32_t stride, int64_t x, int64_t y, int64_t dx, int64_t dy,
    int32_t fade, uint32_t *target, int32_t next, int32_t count) {
  for (int32_t i = 0; i < count; i += 4) {
    int32_t left = count - i;
    // What lies past the end may lie beside the picture: the last pixels are read again instead.
    V low = sample(picture, stride, x, y, left > 1 ? dx : 0, left > 1 ? dy : 0);
    V high = low;
    if (left > 2) {
      high = sample(picture, stride, x + 2 * dx, y + 2 * dy, left > 3 ? dx : 0, left > 3 ? dy : 0);
    }
    lay_on(target + i, next, left, low, high, fade);
    x += 4 * dx;
    y += 4 * dy;
  }
}
