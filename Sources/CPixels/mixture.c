#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

typedef float F16 __attribute__((vector_size(64)));
typedef int32_t I16 __attribute__((vector_size(64)));
typedef int32_t I8 __attribute__((vector_size(32)));
typedef int32_t I4 __attribute__((vector_size(16)));

#define ALWAYS static inline __attribute__((always_inline))

/// Where the least of sixteen numbers is, none of them below 0, all taken without their last four bits.
ALWAYS int32_t least(const F16 *values) {
  const I16 lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  // Numbers that are not below 0 are in the order of their bits.
  I16 keys = ((I16)*values & ~15) | lanes;
  I8 eight = __builtin_elementwise_min(
      __builtin_shufflevector(keys, keys, 0, 1, 2, 3, 4, 5, 6, 7),
      __builtin_shufflevector(keys, keys, 8, 9, 10, 11, 12, 13, 14, 15));
  I4 four = __builtin_elementwise_min(
      __builtin_shufflevector(eight, eight, 0, 1, 2, 3),
      __builtin_shufflevector(eight, eight, 4, 5, 6, 7));
  four = __builtin_elementwise_min(four, __builtin_shufflevector(four, four, 2, 3, 0, 1));
  four = __builtin_elementwise_min(four, __builtin_shufflevector(four, four, 1, 0, 3, 2));
  return four[0] & 15;
}

ALWAYS cpixels_mixture mix(const float *entries, float l, float a, float b, float far) {
  F16 ls, as, bs;
  __builtin_memcpy(&ls, entries, sizeof ls);
  __builtin_memcpy(&as, entries + 16, sizeof as);
  __builtin_memcpy(&bs, entries + 32, sizeof bs);
  F16 dl = l - ls, da = a - as, db = b - bs;
  F16 squares = dl * dl + da * da + db * db;
  int32_t first = least(&squares);
  float first_l = entries[first], first_a = entries[16 + first], first_b = entries[32 + first];
  float way_l = l - first_l, way_a = a - first_a, way_b = b - first_b;
  float square = way_l * way_l + way_a * way_a + way_b * way_b;
  cpixels_mixture best = {first, first, 0, square};
  if (square < far) return best;
  dl = ls - first_l, da = as - first_a, db = bs - first_b;
  F16 length = dl * dl + da * da + db * db;
  F16 along = way_l * dl + way_a * da + way_b * db;
  F16 zero = {0}, half = zero + 0.5f;
  F16 share = along / (length + 1e-12f);
  share = __builtin_elementwise_max(zero, __builtin_elementwise_min(half, share));
  F16 rest = square - share * (2 * along - share * length);
  rest = __builtin_elementwise_max(zero, rest);
  // A price for the contrast of the pattern, where that can be seen: soft shades have no steps.
  F16 price = __builtin_elementwise_min(half, length * 600);
  F16 cost = rest + share * (1 - share) * length * price;
  int32_t second = least(&cost);
  if (share[second] > 0) {
    best.second = second;
    best.share = share[second];
    best.square = rest[second];
  }
  return best;
}

/// How many of 256 numbers are no greater than a limit.
ALWAYS int32_t count_up_to(const int32_t *numbers, int32_t limit) {
  I8 sum = {0};
  for (int32_t k = 0; k < CPIXELS_PALETTE; k += 8) {
    I8 some;
    __builtin_memcpy(&some, numbers + k, sizeof some);
    sum -= some <= limit;
  }
  int32_t count = 0;
  for (int32_t k = 0; k < 8; ++k) count += sum[k];
  return count;
}

/// The bits of a number that is greater than every squared distance.
#define FAR 0x7F000000

ALWAYS void find_near(const float *palette, float l, float a, float b, uint8_t *places) {
  // Numbers that are not below 0 are in the order of their bits.
  union {
    float squares[CPIXELS_PALETTE];
    int32_t bits[CPIXELS_PALETTE];
  } all;
  for (int32_t k = 0; k < CPIXELS_PALETTE; ++k) {
    float dl = l - palette[k];
    float da = a - palette[CPIXELS_PALETTE + k];
    float db = b - palette[2 * CPIXELS_PALETTE + k];
    all.squares[k] = dl * dl + da * da + db * db;
  }
  // Fewer than sixteen are no greater than `low`, at least sixteen no greater than `high`.
  int32_t low = -1, high = FAR;
  int32_t guess = 0x3A000000;
  int32_t count = 0;
  while (high - low > 1) {
    count = count_up_to(all.bits, guess);
    if (count == CPIXELS_NEIGHBOURS) break;
    if (count < CPIXELS_NEIGHBOURS) {
      low = guess;
    } else {
      high = guess;
    }
    guess = low + (high - low) / 2;
    // Most thresholds lie near each other, far from the ends.
    if (high == FAR) guess = low + 0x01000000;
    if (low == -1) guess = high - 0x01000000;
    if (guess < 0) guess = high / 2;
  }
  int32_t limit = count == CPIXELS_NEIGHBOURS ? guess : high;
  int32_t found = 0;
  uint8_t near[CPIXELS_PALETTE];
  for (int32_t k = 0; k < CPIXELS_PALETTE; ++k) {
    near[found] = (uint8_t)k;
    found += all.bits[k] <= limit;
    if (found == CPIXELS_PALETTE) break;
  }
  __builtin_memcpy(places, near, CPIXELS_NEIGHBOURS);
}

#if defined(__x86_64__)
#define WIDE __attribute__((target("avx2")))
#else
#define WIDE
#endif

WIDE static cpixels_mixture mix_wide(
    const float *entries, float l, float a, float b, float far) {
  return mix(entries, l, a, b, far);
}

WIDE static void find_near_wide(
    const float *palette, float l, float a, float b, uint8_t *places) {
  find_near(palette, l, a, b, places);
}

cpixels_mixture cpixels_mix_colours(
    const float *entries, float l, float a, float b, float far, bool is_wide) {
  return is_wide ? mix_wide(entries, l, a, b, far) : mix(entries, l, a, b, far);
}

void cpixels_find_neighbours(
    const float *palette, float l, float a, float b, uint8_t *places, bool is_wide) {
  if (is_wide) {
    find_near_wide(palette, l, a, b, places);
  } else {
    find_near(palette, l, a, b, places);
  }
}
