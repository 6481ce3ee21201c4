#if defined(__x86_64__)

#include "kinds.h"
#include "wide.h"

/// Two pixels and the ones to the right of them, and two more.
INLINE V load_pairs(const uint32_t *const pixels[4]) {
  __m128d low = _mm_castsi128_pd(_mm_loadl_epi64((const __m128i *)pixels[0]));
  __m128d high = _mm_castsi128_pd(_mm_loadl_epi64((const __m128i *)pixels[2]));
  low = _mm_loadh_pd(low, (const double *)pixels[1]);
  high = _mm_loadh_pd(high, (const double *)pixels[3]);
  return _mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_castpd_si128(low)), _mm_castpd_si128(high), 1);
}

/// Four pixels mixed with the ones to the right of them.
INLINE V mix_pairs(V pairs, V weight) {
  const V left = _mm256_setr_epi8(
      -1, 0, -1, 1, -1, 2, -1, 3, -1, 8, -1, 9, -1, 10, -1, 11,
      -1, 0, -1, 1, -1, 2, -1, 3, -1, 8, -1, 9, -1, 10, -1, 11);
  const V right = _mm256_setr_epi8(
      -1, 4, -1, 5, -1, 6, -1, 7, -1, 12, -1, 13, -1, 14, -1, 15,
      -1, 4, -1, 5, -1, 6, -1, 7, -1, 12, -1, 13, -1, 14, -1, 15);
  V from = _mm256_srli_epi16(_mm256_shuffle_epi8(pairs, left), 1);
  V to = _mm256_srli_epi16(_mm256_shuffle_epi8(pairs, right), 1);
  return mix(from, to, weight);
}

/// Four pixels from between others.
INLINE V sample(const uint32_t *picture, int32_t stride, V x, V y) {
  const V right = _mm256_setr_epi8(
      0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5,
      0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
  const V down = _mm256_setr_epi8(
      8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13,
      8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
  // In each half: x of two pixels, y of two pixels.
  __m256 columns = _mm256_castsi256_ps(x), rows = _mm256_castsi256_ps(y);
  V whole = _mm256_castps_si256(_mm256_shuffle_ps(columns, rows, 0xDD));
  V part = _mm256_castps_si256(_mm256_shuffle_ps(columns, rows, 0x88));
  V steps = _mm256_setr_epi32(1, 1, stride, stride, 1, 1, stride, stride);
  V place = _mm256_mullo_epi32(whole, steps);
  place = _mm256_add_epi32(place, _mm256_shuffle_epi32(place, 0x4E));
  uint64_t low = (uint64_t)_mm256_extract_epi64(place, 0);
  uint64_t high = (uint64_t)_mm256_extract_epi64(place, 2);
  const uint32_t *upper[4] = {
      picture + (uint32_t)low, picture + (low >> 32), picture + (uint32_t)high, picture + (high >> 32)};
  const uint32_t *lower[4] = {
      upper[0] + stride, upper[1] + stride, upper[2] + stride, upper[3] + stride};
  // The next rows of the target will need the next rows of the picture.
  expect(upper[0] + 4 * (int64_t)stride);
  // Halved and rounded; a weight of 1 is not reached.
  V weights = _mm256_avg_epu16(_mm256_srli_epi32(part, 16), _mm256_setzero_si256());
  weights = _mm256_min_epu16(weights, _mm256_set1_epi16(32767));
  V across = _mm256_shuffle_epi8(weights, right);
  V top = mix_pairs(load_pairs(upper), across);
  V bottom = mix_pairs(load_pairs(lower), across);
  return mix(top, bottom, _mm256_shuffle_epi8(weights, down));
}

/// Where four of eight pixels lie: the first and the second, the fifth and the sixth.
INLINE V places(int64_t start, int64_t step) {
  return _mm256_setr_epi64x(start, start + step, start + 4 * step, start + 5 * step);
}

WIDE void cpixels_sample_over_avx2(
    const uint32_t *picture, int32_t stride, int64_t x, int64_t y, int64_t dx, int64_t dy,
    int32_t fade, uint32_t *target, int32_t next, int32_t count) {
  Fade opacity = fade_of(fade);
  V x_low = places(x, dx), x_high = places(x + 2 * dx, dx);
  V y_low = places(y, dy), y_high = places(y + 2 * dy, dy);
  V right = _mm256_set1_epi64x(8 * dx), down = _mm256_set1_epi64x(8 * dy);
  int32_t i = 0;
  for (; i + 8 <= count; i += 8) {
    V low = sample(picture, stride, x_low, y_low);
    V high = sample(picture, stride, x_high, y_high);
    lay_on(target + i, next, 8, low, high, opacity);
    x_low = _mm256_add_epi64(x_low, right);
    x_high = _mm256_add_epi64(x_high, right);
    y_low = _mm256_add_epi64(y_low, down);
    y_high = _mm256_add_epi64(y_high, down);
  }
  if (i == count) return;
  // What lies past the end may lie beside the picture: the first pixel is read instead.
  V last = _mm256_set1_epi64x(count - i);
  V in_low = _mm256_cmpgt_epi64(last, _mm256_setr_epi64x(0, 1, 4, 5));
  V in_high = _mm256_cmpgt_epi64(last, _mm256_setr_epi64x(2, 3, 6, 7));
  V x_first = _mm256_set1_epi64x(x), y_first = _mm256_set1_epi64x(y);
  V low = sample(
      picture, stride, _mm256_blendv_epi8(x_first, x_low, in_low),
      _mm256_blendv_epi8(y_first, y_low, in_low));
  V high = sample(
      picture, stride, _mm256_blendv_epi8(x_first, x_high, in_high),
      _mm256_blendv_epi8(y_first, y_high, in_high));
  lay_on(target + i, next, count - i, low, high, opacity);
}

#endif
