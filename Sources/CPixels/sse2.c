#if defined(__x86_64__)

#define HERE
#define NAME(name) cpixels_##name##_sse2

#include "narrow.h"

// There is no instruction that multiplies and rounds; its number follows from both halves of a product.
INLINE V share(V number, V weight) {
  V high = _mm_mulhi_epi16(number, weight);
  V low = _mm_mullo_epi16(number, weight);
  V rest = _mm_avg_epu16(_mm_srli_epi16(low, 14), _mm_setzero_si128());
  return _mm_add_epi16(_mm_add_epi16(high, high), rest);
}

#endif
