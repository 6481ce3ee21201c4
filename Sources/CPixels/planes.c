#include "CPixels.h"

#if defined(__x86_64__)

#include "wide.h"

/// The same pair of factors for the even, or the odd, channels of each pixel.
INLINE V factors(int16_t low, int16_t high) {
  return _mm256_set1_epi32((int32_t)((uint32_t)(uint16_t)high << 16 | (uint16_t)low));
}

/// Blue and red of each pixel.
INLINE V even(V pixels) { return _mm256_and_si256(pixels, _mm256_set1_epi32(0x00FF00FF)); }

/// Green and alpha of each pixel.
INLINE V odd(V pixels) { return _mm256_srli_epi16(pixels, 8); }

/// Eight numbers in 0...255 as bytes.
INLINE __m128i bytes_of(V numbers) {
  V words = _mm256_packus_epi32(numbers, numbers);
  V bytes = _mm256_packus_epi16(words, words);
  __m128i high = _mm256_extracti128_si256(bytes, 1);
  return _mm_unpacklo_epi32(_mm256_castsi256_si128(bytes), high);
}

INLINE V brightness(V pixels) {
  V blue_red = _mm256_madd_epi16(even(pixels), factors(2032, 5983));
  V green = _mm256_madd_epi16(odd(pixels), factors(20127, 0));
  V sum = _mm256_add_epi32(_mm256_add_epi32(blue_red, green), _mm256_set1_epi32(16 << 15 | 1 << 14));
  return _mm256_srai_epi32(sum, 15);
}

WIDE void cpixels_brightness(const uint32_t *pixels, int32_t count, uint8_t *bytes) {
  int32_t i = 0;
  for (; i + 8 <= count; i += 8)
    _mm_storel_epi64((__m128i *)(bytes + i), bytes_of(brightness(load(pixels + i))));
  for (; i < count; i++) {
    int32_t red = pixels[i] >> 16 & 255, green = pixels[i] >> 8 & 255, blue = pixels[i] & 255;
    bytes[i] = (uint8_t)((5983 * red + 20127 * green + 2032 * blue + (16 << 15 | 1 << 14)) >> 15);
  }
}

/// Every second of sixteen pixels, from the first one on.
INLINE V seconds(const uint32_t *pixels, const int shift) {
  __m256 low = _mm256_castsi256_ps(load(pixels)), high = _mm256_castsi256_ps(load(pixels + 8));
  return _mm256_castps_si256(
      shift ? _mm256_shuffle_ps(low, high, 0xDD) : _mm256_shuffle_ps(low, high, 0x88));
}

/// Left, twice the middle, and right, of one row.
typedef struct {
  V blue_red, green;
} Sums;

INLINE Sums sums(const uint32_t *pixels) {
  V left = seconds(pixels - 2, 1), middle = seconds(pixels, 0), right = seconds(pixels, 1);
  Sums sums = {
      _mm256_add_epi16(
          _mm256_add_epi16(even(left), even(right)), _mm256_slli_epi16(even(middle), 1)),
      _mm256_add_epi16(_mm256_add_epi16(odd(left), odd(right)), _mm256_slli_epi16(odd(middle), 1))};
  return sums;
}

INLINE __m128i colour(V blue_red, V green, V share, V share_of_green) {
  V sum = _mm256_add_epi32(
      _mm256_madd_epi16(blue_red, share), _mm256_madd_epi16(green, share_of_green));
  sum = _mm256_srai_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(128 << 18 | 1 << 17)), 18);
  return bytes_of(_mm256_permute4x64_epi64(sum, 0xD8));
}

/// One pair of colours, near an edge.
INLINE void one(
    const uint32_t *upper, const uint32_t *lower, int32_t x, int32_t count, uint8_t *blue,
    uint8_t *red) {
  int32_t places[3] = {x > 0 ? x - 1 : 0, x, x + 1 < count ? x + 1 : x};
  int32_t r = 0, g = 0, b = 0;
  for (int32_t k = 0; k < 3; k++) {
    uint32_t p = upper[places[k]], q = lower[places[k]];
    int32_t share = k == 1 ? 2 : 1;
    r += share * (int32_t)((p >> 16 & 255) + (q >> 16 & 255));
    g += share * (int32_t)((p >> 8 & 255) + (q >> 8 & 255));
    b += share * (int32_t)((p & 255) + (q & 255));
  }
  const int32_t half = 128 << 18 | 1 << 17;
  *blue = (uint8_t)((14392 * b - 3298 * r - 11094 * g + half) >> 18);
  *red = (uint8_t)((14392 * r - 13072 * g - 1320 * b + half) >> 18);
}

WIDE void cpixels_colours(
    const uint32_t *upper, const uint32_t *lower, int32_t count, uint8_t *blue, uint8_t *red) {
  V to_blue = factors(14392, -3298), green_to_blue = factors(-11094, 0);
  V to_red = factors(-1320, 14392), green_to_red = factors(-13072, 0);
  one(upper, lower, 0, count, blue, red);
  int32_t x = 2;
  for (; x + 16 <= count; x += 16) {
    Sums above = sums(upper + x), below = sums(lower + x);
    V blue_red = _mm256_add_epi16(above.blue_red, below.blue_red);
    V green = _mm256_add_epi16(above.green, below.green);
    __m128i blues = colour(blue_red, green, to_blue, green_to_blue);
    __m128i reds = colour(blue_red, green, to_red, green_to_red);
    _mm_storel_epi64((__m128i *)(blue + x / 2), blues);
    _mm_storel_epi64((__m128i *)(red + x / 2), reds);
  }
  for (; x < count; x += 2) one(upper, lower, x, count, blue + x / 2, red + x / 2);
}

#else

void cpixels_brightness(const uint32_t *pixels, int32_t count, uint8_t *bytes) {}

void cpixels_colours(
    const uint32_t *upper, const uint32_t *lower, int32_t count, uint8_t *blue, uint8_t *red) {}

#endif
