#include "CPixels.h"

#if defined(__x86_64__)

#include "wide.h"

WIDE void cpixels_rgb(const uint32_t *pixels, int32_t count, uint8_t *bytes) {
  const V order = _mm256_setr_epi8(
      2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1,
      2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  const V together = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
  int32_t i = 0;
  for (; i + 8 <= count; i += 8) {
    V triples = _mm256_shuffle_epi8(load(pixels + i), order);
    store(bytes + 3 * (int64_t)i, _mm256_permutevar8x32_epi32(triples, together));
  }
  for (; i < count; i++) {
    bytes[3 * i] = (uint8_t)(pixels[i] >> 16);
    bytes[3 * i + 1] = (uint8_t)(pixels[i] >> 8);
    bytes[3 * i + 2] = (uint8_t)pixels[i];
  }
}

INLINE V distance(V a, V b) {
  return _mm256_sub_epi8(_mm256_max_epu8(a, b), _mm256_min_epu8(a, b));
}

/// Whether a is at least b.
INLINE V reaches(V a, V b) { return _mm256_cmpeq_epi8(_mm256_max_epu8(a, b), a); }

/// Paeth's choice among the bytes on the left, above, and above on the left.
///
/// The guess is a + b - c, so its distances are |b - c|, |a - c| and |(b - c) + (a - c)|. The last one is
/// their sum or their difference; a sum that leaves the bytes is more than both in any case.
INLINE V paeth(V a, V b, V c) {
  V left = distance(b, c);
  V up = distance(a, c);
  V opposed = _mm256_xor_si256(reaches(b, c), reaches(a, c));
  V corner = _mm256_blendv_epi8(_mm256_adds_epu8(left, up), distance(left, up), opposed);
  V least = _mm256_min_epu8(left, _mm256_min_epu8(up, corner));
  V rest = _mm256_blendv_epi8(c, b, _mm256_cmpeq_epi8(up, least));
  return _mm256_blendv_epi8(rest, a, _mm256_cmpeq_epi8(left, least));
}

INLINE int32_t difference(int32_t a, int32_t b) { return a < b ? b - a : a - b; }

INLINE uint8_t paeth_of_one(uint8_t a, uint8_t b, uint8_t c) {
  int32_t left = difference(b, c), up = difference(a, c), corner = difference(a + b, 2 * c);
  return left <= up && left <= corner ? a : up <= corner ? b : c;
}

/// The sum of all bytes.
INLINE int32_t sum(V bytes) {
  V sums = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
  __m128i half = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
  return (int32_t)(_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1));
}

WIDE void cpixels_count_errors(
    const uint8_t *row, const uint8_t *above, int32_t pixel, int32_t count, int32_t *errors) {
  int32_t hits[3] = {0, 0, 0};
  int32_t i = 0;
  while (i + 32 <= count) {
    V by_left = _mm256_setzero_si256(), by_above = by_left, by_paeth = by_left;
    // A byte counts up to 255.
    int32_t end = count - i > 255 * 32 ? i + 255 * 32 : count;
    for (; i + 32 <= end; i += 32) {
      V byte = load(row + i), a = load(row + i - pixel), b = load(above + i);
      V guess = paeth(a, b, load(above + i - pixel));
      by_left = _mm256_sub_epi8(by_left, _mm256_cmpeq_epi8(byte, a));
      by_above = _mm256_sub_epi8(by_above, _mm256_cmpeq_epi8(byte, b));
      by_paeth = _mm256_sub_epi8(by_paeth, _mm256_cmpeq_epi8(byte, guess));
    }
    hits[0] += sum(by_left);
    hits[1] += sum(by_above);
    hits[2] += sum(by_paeth);
  }
  for (; i < count; i++) {
    hits[0] += row[i] == row[i - pixel];
    hits[1] += row[i] == above[i];
    hits[2] += row[i] == paeth_of_one(row[i - pixel], above[i], above[i - pixel]);
  }
  for (int32_t k = 0; k < 3; k++) errors[k] = count - hits[k];
}

WIDE void cpixels_subtract_paeth(
    const uint8_t *row, const uint8_t *above, int32_t pixel, int32_t count, uint8_t *bytes) {
  int32_t i = 0;
  for (; i + 32 <= count; i += 32) {
    V guess = paeth(load(row + i - pixel), load(above + i), load(above + i - pixel));
    store(bytes + i, _mm256_sub_epi8(load(row + i), guess));
  }
  for (; i < count; i++)
    bytes[i] = row[i] - paeth_of_one(row[i - pixel], above[i], above[i - pixel]);
}

#else

void cpixels_rgb(const uint32_t *pixels, int32_t count, uint8_t *bytes) {}

void cpixels_count_errors(
    const uint8_t *row, const uint8_t *above, int32_t pixel, int32_t count, int32_t *errors) {}

void cpixels_subtract_paeth(
    const uint8_t *row, const uint8_t *above, int32_t pixel, int32_t count, uint8_t *bytes) {}

#endif
