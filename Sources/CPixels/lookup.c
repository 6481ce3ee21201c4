#include "CPixels.h"

static int32_t look_up(
    const uint32_t *pixels, const uint64_t *masks, int32_t words, const uint32_t *slots,
    const uint8_t *thresholds, uint8_t *indices, int32_t *missing) {
  int32_t count = 0;
  for (int32_t word = 0; word < words; word++) {
    for (uint64_t mask = masks[word]; mask; mask &= mask - 1) {
      int32_t x = 64 * word + __builtin_ctzll(mask);
      cpixels_place place = cpixels_place_of(pixels[x]);
      uint32_t entry = slots[place.slot];
      indices[x] = cpixels_index(entry, thresholds[x & 7]);
      // Which colours are there is hard to foresee: no branch.
      missing[count] = x;
      count += (entry >> 22 != place.tag) | (pixels[x] >> 24 != 255);
    }
  }
  return count;
}

#if defined(__x86_64__)
#include <immintrin.h>

#define ALL(number) _mm256_set1_epi32(number)

/// The same, eight pixels at once where one of them has a bit.
__attribute__((target("avx2"))) static int32_t look_up_wide(
    const uint32_t *pixels, const uint64_t *masks, int32_t words, const uint32_t *slots,
    const uint8_t *thresholds, uint8_t *indices, int32_t *missing) {
  const __m256i lanes = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
  const __m256i limits = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)thresholds));
  // The lowest byte of each four, first within halves.
  const __m256i lowest = ALL(0x0C080400);
  const __m256i halves = _mm256_setr_epi32(0, 4, 0, 4, 0, 4, 0, 4);
  int32_t count = 0;
  for (int32_t word = 0; word < words; word++) {
    uint64_t mask = masks[word];
    while (mask) {
      int32_t start = __builtin_ctzll(mask) & ~7;
      __m256i bits = ALL((int32_t)(mask >> start & 255));
      mask &= ~((uint64_t)255 << start);
      int32_t x = 64 * word + start;
      __m256i wanted = _mm256_cmpeq_epi32(_mm256_and_si256(bits, lanes), lanes);

      // As cpixels_place_of has it.
      __m256i some = _mm256_loadu_si256((const __m256i *)(pixels + x));
      __m256i key = _mm256_mullo_epi32(
          _mm256_and_si256(_mm256_srli_epi32(some, 1), ALL(0x7F7F7F)), ALL(0x3179B1));
      __m256i last = _mm256_mullo_epi32(_mm256_and_si256(some, ALL(0x010101)), ALL(0x010204));
      __m256i slot = _mm256_or_si256(
          _mm256_and_si256(_mm256_srli_epi32(key, 6), ALL(0x1FFF8)),
          _mm256_and_si256(_mm256_srli_epi32(last, 16), ALL(7)));
      __m256i tag = _mm256_or_si256(_mm256_and_si256(_mm256_slli_epi32(key, 1), ALL(0x3FE)), ALL(1));
      __m256i entry = _mm256_mask_i32gather_epi32(
          _mm256_setzero_si256(), (const int32_t *)slots, slot, wanted, 4);
      __m256i found = _mm256_and_si256(
          _mm256_cmpeq_epi32(_mm256_srli_epi32(entry, 22), tag),
          _mm256_cmpeq_epi32(_mm256_srli_epi32(some, 24), ALL(255)));

      __m256i share = _mm256_and_si256(_mm256_srli_epi32(entry, 16), ALL(63));
      __m256i index = _mm256_blendv_epi8(
          entry, _mm256_srli_epi32(entry, 8), _mm256_cmpgt_epi32(share, limits));
      __m256i old = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(indices + x)));
      index = _mm256_shuffle_epi8(_mm256_blendv_epi8(old, index, wanted), lowest);
      index = _mm256_permutevar8x32_epi32(index, halves);
      _mm_storel_epi64((__m128i *)(indices + x), _mm256_castsi256_si128(index));

      uint32_t lacks = (uint32_t)_mm256_movemask_ps(
          _mm256_castsi256_ps(_mm256_andnot_si256(found, wanted)));
      for (; lacks; lacks &= lacks - 1) missing[count++] = x + __builtin_ctz(lacks);
    }
  }
  return count;
}

#else

static int32_t look_up_wide(
    const uint32_t *pixels, const uint64_t *masks, int32_t words, const uint32_t *slots,
    const uint8_t *thresholds, uint8_t *indices, int32_t *missing) {
  return look_up(pixels, masks, words, slots, thresholds, indices, missing);
}

#endif

int32_t cpixels_look_up(
    const uint32_t *pixels, const uint64_t *masks, int32_t words, const uint32_t *slots,
    const uint8_t *thresholds, uint8_t *indices, int32_t *missing, bool is_wide) {
  return is_wide ? look_up_wide(pixels, masks, words, slots, thresholds, indices, missing)
                 : look_up(pixels, masks, words, slots, thresholds, indices, missing);
}
