#include "CPixels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2")))
#else
#define WIDE
#endif

#define ALWAYS static inline __attribute__((always_inline))

/// One bit for each of up to 64 pixels that are not those of the other row, the first the lowest.
ALWAYS uint64_t mask_of(const uint32_t *a, const uint32_t *b, int32_t start, int32_t count) {
  uint64_t mask = 0;
  for (int32_t i = start; i < count; i++) mask |= (uint64_t)(a[i] != b[i]) << i;
  return mask;
}

#if defined(__x86_64__)

/// Eight numbers, all ones where pixels are the same.
#define SAME8(i)                                                                                   \
  _mm256_cmpeq_epi32(                                                                              \
      _mm256_loadu_si256((const __m256i *)(a + (i))),                                              \
      _mm256_loadu_si256((const __m256i *)(b + (i))))

WIDE ALWAYS uint64_t mask_wide(const uint32_t *a, const uint32_t *b, int32_t count) {
  const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  uint64_t mask = 0;
  int32_t i = 0;
  for (; i + 32 <= count; i += 32) {
    // Packed by halves, and put in order at the end.
    __m256i low = _mm256_packs_epi32(SAME8(i), SAME8(i + 8));
    __m256i high = _mm256_packs_epi32(SAME8(i + 16), SAME8(i + 24));
    __m256i all = _mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), order);
    mask |= (uint64_t) ~(uint32_t)_mm256_movemask_epi8(all) << i;
  }
  for (; i + 8 <= count; i += 8) {
    mask |= (uint64_t)(~_mm256_movemask_ps(_mm256_castsi256_ps(SAME8(i))) & 255) << i;
  }
  return mask | mask_of(a, b, i, count);
}

#define SAME4(i)                                                                                   \
  _mm_cmpeq_epi32(                                                                                 \
      _mm_loadu_si128((const __m128i *)(a + (i))), _mm_loadu_si128((const __m128i *)(b + (i))))

ALWAYS uint64_t mask_narrow(const uint32_t *a, const uint32_t *b, int32_t count) {
  uint64_t mask = 0;
  int32_t i = 0;
  for (; i + 16 <= count; i += 16) {
    __m128i low = _mm_packs_epi32(SAME4(i), SAME4(i + 4));
    __m128i high = _mm_packs_epi32(SAME4(i + 8), SAME4(i + 12));
    mask |= (uint64_t)(~_mm_movemask_epi8(_mm_packs_epi16(low, high)) & 0xFFFF) << i;
  }
  return mask | mask_of(a, b, i, count);
}

/// A bit for each of 64 bytes that differ, the first the lowest.
static uint64_t unlike(const uint8_t *a, const uint8_t *b) {
  uint64_t same = 0;
  for (int32_t i = 0; i < 64; i += 16) {
    __m128i some = _mm_cmpeq_epi8(
        _mm_loadu_si128((const __m128i *)(a + i)), _mm_loadu_si128((const __m128i *)(b + i)));
    same |= (uint64_t)_mm_movemask_epi8(some) << i;
  }
  return ~same;
}

#else

static uint64_t unlike(const uint8_t *a, const uint8_t *b) {
  uint64_t mask = 0;
  for (int32_t i = 0; i < 64; i++) mask |= (uint64_t)(a[i] != b[i]) << i;
  return mask;
}

ALWAYS uint64_t mask_wide(const uint32_t *a, const uint32_t *b, int32_t count) {
  return mask_of(a, b, 0, count);
}

ALWAYS uint64_t mask_narrow(const uint32_t *a, const uint32_t *b, int32_t count) {
  return mask_of(a, b, 0, count);
}

#endif

#define TAKE(mask_of_some)                                                                         \
  uint64_t any = 0;                                                                                \
  for (int32_t start = 0; start < count; start += 64) {                                            \
    int32_t some = count - start < 64 ? count - start : 64;                                        \
    uint64_t mask = some == 64 ? mask_of_some(pixels + start, old + start, 64)                     \
                               : mask_of_some(pixels + start, old + start, some);                  \
    if (mask) __builtin_memcpy(old + start, pixels + start, sizeof *pixels * (size_t)some);        \
    *masks++ = mask;                                                                               \
    any |= mask;                                                                                   \
  }                                                                                                \
  return any != 0;

WIDE static bool take_wide(
    const uint32_t *pixels, uint32_t *old, int32_t count, uint64_t *masks) {
  TAKE(mask_wide)
}

static bool take_narrow(
    const uint32_t *pixels, uint32_t *old, int32_t count, uint64_t *masks) {
  TAKE(mask_narrow)
}

bool cpixels_take_changes(
    const uint32_t *pixels, uint32_t *old, int32_t count, uint64_t *masks, bool is_wide) {
  return is_wide ? take_wide(pixels, old, count, masks) : take_narrow(pixels, old, count, masks);
}

void cpixels_keep_unlike(const uint8_t *a, const uint8_t *b, int32_t words, uint64_t *masks) {
  for (int32_t word = 0; word < words; word++, a += 64, b += 64, masks++) {
    if (*masks) *masks &= unlike(a, b);
  }
}
