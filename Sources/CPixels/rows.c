#if defined(__x86_64__)

#include "kinds.h"
#include "wide.h"

INLINE V load_some(const uint32_t *pixels, int32_t left) {
  return left >= 8 ? load(pixels) : _mm256_maskload_epi32((const int *)pixels, first(left));
}

WIDE void cpixels_over_avx2(
    const uint32_t *source, int32_t below, int32_t fade, uint32_t *target, int32_t next,
    int32_t count) {
  Fade share = fade_of(fade);
  for (int32_t i = 0; i < count; i += 8) {
    V pixels = load_some(source + i, count - i);
    expect(source + i + below);
    lay_on(target + i, next, count - i, raise_low(pixels), raise_high(pixels), share);
  }
}

WIDE void cpixels_mix_over_avx2(
    const uint32_t *from, const uint32_t *to, int32_t weight, int32_t below, int32_t fade,
    uint32_t *target, int32_t next, int32_t count) {
  V share = _mm256_set1_epi16((int16_t)weight);
  Fade opacity = fade_of(fade);
  for (int32_t i = 0; i < count; i += 8) {
    V one = load_some(from + i, count - i);
    V other = load_some(to + i, count - i);
    expect(to + i + below);
    V low = mix(raise_low(one), raise_low(other), share);
    V high = mix(raise_high(one), raise_high(other), share);
    lay_on(target + i, next, count - i, low, high, opacity);
  }
}

WIDE void cpixels_mix_avx2(
    const uint32_t *upper, const uint32_t *lower, int32_t weight, int16_t *levels, int32_t count) {
  V share = _mm256_set1_epi16((int16_t)weight);
  for (int32_t i = 0; i < count; i += 8) {
    V from = load_some(upper + i, count - i);
    V to = load_some(lower + i, count - i);
    expect(lower + i + (lower - upper));
    V low = mix(raise_low(from), raise_low(to), share);
    V high = mix(raise_high(from), raise_high(to), share);
    store(levels + 4 * i, _mm256_permute2x128_si256(low, high, 0x20));
    store(levels + 4 * i + 16, _mm256_permute2x128_si256(low, high, 0x31));
  }
}

WIDE void cpixels_shift_over_avx2(
    const int16_t *levels, int32_t weight, int32_t fade, uint32_t *target, int32_t next,
    int32_t count) {
  V share = _mm256_set1_epi16((int16_t)weight);
  Fade opacity = fade_of(fade);
  for (int32_t i = 0; i < count; i += 8) {
    const int16_t *at = levels + 4 * i;
    V low = mix(load_two(at, at + 16), load_two(at + 4, at + 20), share);
    V high = mix(load_two(at + 8, at + 24), load_two(at + 12, at + 28), share);
    lay_on(target + i, next, count - i, low, high, opacity);
  }
}

/// Two pixels and their neighbours, and two more, mixed.
INLINE V pick(const int16_t *levels, const int32_t *places, V weight) {
  V even = load_two(levels + 4 * (int64_t)places[0], levels + 4 * (int64_t)places[4]);
  V odd = load_two(levels + 4 * (int64_t)places[1], levels + 4 * (int64_t)places[5]);
  return mix(_mm256_unpacklo_epi64(even, odd), _mm256_unpackhi_epi64(even, odd), weight);
}

WIDE void cpixels_pick_over_avx2(
    const int16_t *levels, const int32_t *places, const int16_t *weights, int32_t fade,
    uint32_t *target, int32_t next, int32_t count) {
  const V spread_low = _mm256_setr_epi8(
      0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3,
      8, 9, 8, 9, 8, 9, 8, 9, 10, 11, 10, 11, 10, 11, 10, 11);
  const V spread_high = _mm256_setr_epi8(
      4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7,
      12, 13, 12, 13, 12, 13, 12, 13, 14, 15, 14, 15, 14, 15, 14, 15);
  Fade opacity = fade_of(fade);
  for (int32_t i = 0; i < count; i += 8) {
    V weight = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(weights + i)));
    V low = pick(levels, places + i, _mm256_shuffle_epi8(weight, spread_low));
    V high = pick(levels, places + i + 2, _mm256_shuffle_epi8(weight, spread_high));
    lay_on(target + i, next, count - i, low, high, opacity);
  }
}

#endif
