#include "CPixels.h"

#if defined(__x86_64__)

#include "kinds.h"

bool cpixels_is_wide(void) { return __builtin_cpu_supports("avx2"); }

bool cpixels_has(cpixels_kind kind) {
  switch (kind) {
    case CPIXELS_SSE2: return true;
    case CPIXELS_SSSE3: return __builtin_cpu_supports("ssse3");
    case CPIXELS_AVX2: return cpixels_is_wide();
  }
  return false;
}

#define CALL(name, ...)                                                                            \
  switch (kind) {                                                                                  \
    case CPIXELS_SSE2: return cpixels_##name##_sse2(__VA_ARGS__);                                  \
    case CPIXELS_SSSE3: return cpixels_##name##_ssse3(__VA_ARGS__);                                \
    case CPIXELS_AVX2: return cpixels_##name##_avx2(__VA_ARGS__);                                  \
  }

#else

bool cpixels_is_wide(void) { return false; }

bool cpixels_has(cpixels_kind kind) { return false; }

#define CALL(name, ...)

#endif

void cpixels_over(
    cpixels_kind kind, const uint32_t *source, int32_t below, int32_t fade, uint32_t *target,
    int32_t next, int32_t count) {
  CALL(over, source, below, fade, target, next, count)
}

void cpixels_mix_over(
    cpixels_kind kind, const uint32_t *from, const uint32_t *to, int32_t weight, int32_t below,
    int32_t fade, uint32_t *target, int32_t next, int32_t count) {
  CALL(mix_over, from, to, weight, below, fade, target, next, count)
}

void cpixels_mix(
    cpixels_kind kind, const uint32_t *upper, const uint32_t *lower, int32_t weight,
    int16_t *levels, int32_t count) {
  CALL(mix, upper, lower, weight, levels, count)
}

void cpixels_shift_over(
    cpixels_kind kind, const int16_t *levels, int32_t weight, int32_t fade, uint32_t *target,
    int32_t next, int32_t count) {
  CALL(shift_over, levels, weight, fade, target, next, count)
}

void cpixels_pick_over(
    cpixels_kind kind, const int16_t *levels, const int32_t *places, const int16_t *weights,
    int32_t fade, uint32_t *target, int32_t next, int32_t count) {
  CALL(pick_over, levels, places, weights, fade, target, next, count)
}

void cpixels_sample_over(
    cpixels_kind kind, const uint32_t *picture, int32_t stride, int64_t x, int64_t y, int64_t dx,
    int64_t dy, int32_t fade, uint32_t *target, int32_t next, int32_t count) {
  CALL(sample_over, picture, stride, x, y, dx, dy, fade, target, next, count)
}
