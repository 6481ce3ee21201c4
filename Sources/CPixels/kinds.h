#pragma once

#include <stdint.h>

// The rows of each kind of processor. What they do is said in CPixels.h.

#define ROWS(kind)                                                                                 \
  void cpixels_over_##kind(                                                                        \
      const uint32_t *source, int32_t below, int32_t fade, uint32_t *target, int32_t next,         \
      int32_t count);                                                                              \
  void cpixels_mix_over_##kind(                                                                    \
      const uint32_t *from, const uint32_t *to, int32_t weight, int32_t below, int32_t fade,       \
      uint32_t *target, int32_t next, int32_t count);                                              \
  void cpixels_mix_##kind(                                                                         \
      const uint32_t *upper, const uint32_t *lower, int32_t weight, int16_t *levels,               \
      int32_t count);                                                                              \
  void cpixels_shift_over_##kind(                                                                  \
      const int16_t *levels, int32_t weight, int32_t fade, uint32_t *target, int32_t next,         \
      int32_t count);                                                                              \
  void cpixels_pick_over_##kind(                                                                   \
      const int16_t *levels, const int32_t *places, const int16_t *weights, int32_t fade,          \
      uint32_t *target, int32_t next, int32_t count);                                              \
  void cpixels_sample_over_##kind(                                                                 \
      const uint32_t *picture, int32_t stride, int64_t x, int64_t y, int64_t dx, int64_t dy,       \
      int32_t fade, uint32_t *target, int32_t next, int32_t count);

ROWS(sse2)
ROWS(ssse3)
ROWS(avx2)
