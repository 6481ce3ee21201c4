#pragma once

#include <immintrin.h>
#include <stdint.h>

// Sixteen channels at once: four pixels in the order 0 1 4 5 or 2 3 6 7 of eight, which is how
// instructions that unpack and pack bytes see them.

typedef __m256i V;

#define WIDE __attribute__((target("avx2")))
#define INLINE WIDE static inline __attribute__((always_inline))

/// What lies between two numbers.
INLINE V mix(V from, V to, V weight) {
  return _mm256_add_epi16(from, _mm256_mulhrs_epi16(_mm256_sub_epi16(to, from), weight));
}

/// Bytes as levels: times 128.
INLINE V raise_low(V bytes) {
  return _mm256_srli_epi16(_mm256_unpacklo_epi8(_mm256_setzero_si256(), bytes), 1);
}

INLINE V raise_high(V bytes) {
  return _mm256_srli_epi16(_mm256_unpackhi_epi8(_mm256_setzero_si256(), bytes), 1);
}

/// Levels laid over other ones, not yet lowered to bytes.
INLINE V over(V top, V bottom) {
  V alpha = _mm256_setr_epi8(
      6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15,
      6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
  // Or else the compiler makes two shuffles of it.
  __asm__("" : "+x"(alpha));
  V rest = _mm256_sub_epi16(_mm256_set1_epi16(32640), _mm256_shuffle_epi8(top, alpha));
  V sum = _mm256_add_epi16(top, _mm256_mulhrs_epi16(bottom, rest));
  return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(64)), 7);
}

/// Eight pixels' levels laid over eight pixels.
INLINE V lay(V low, V high, V target) {
  // A byte beside itself, halved, is times 128 and a half more.
  V under_low = _mm256_srli_epi16(_mm256_unpacklo_epi8(target, target), 1);
  V under_high = _mm256_srli_epi16(_mm256_unpackhi_epi8(target, target), 1);
  return _mm256_packus_epi16(over(low, under_low), over(high, under_high));
}

INLINE V load(const void *place) { return _mm256_loadu_si256((const __m256i *)place); }

INLINE void store(void *place, V value) { _mm256_storeu_si256((__m256i *)place, value); }

/// Two halves from two places.
INLINE V load_two(const void *low, const void *high) {
  __m128i first = _mm_loadu_si128((const __m128i *)low);
  __m128i second = _mm_loadu_si128((const __m128i *)high);
  return _mm256_inserti128_si256(_mm256_castsi128_si256(first), second, 1);
}

/// Which of eight pixels are among the first few.
INLINE V first(int32_t count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// Fades levels, unless they are not to be.
typedef struct {
  V share;
  int isOn;
} Fade;

INLINE Fade fade_of(int32_t share) {
  Fade fade = {_mm256_set1_epi16((int16_t)(share & 32767)), share < 32768};
  return fade;
}

INLINE V faded(V levels, Fade fade) {
  return fade.isOn ? _mm256_mulhrs_epi16(levels, fade.share) : levels;
}

/// Has memory brought near that is soon read: rows are too short for the processor to see it by itself.
INLINE void expect(const uint32_t *pixels) { _mm_prefetch((const char *)pixels, _MM_HINT_T0); }

/// Lays levels over as many of eight pixels as there are; the next row is `next` pixels further on.
INLINE void lay_on(
    uint32_t *target, int32_t next, int32_t left, V low, V high, Fade fade) {
  expect(target + next);
  low = faded(low, fade);
  high = faded(high, fade);
  if (left >= 8) {
    store(target, lay(low, high, load(target)));
  } else {
    V mask = first(left);
    V result = lay(low, high, _mm256_maskload_epi32((const int *)target, mask));
    _mm256_maskstore_epi32((int *)target, mask, result);
  }
}
