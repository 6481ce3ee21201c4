#if defined(__x86_64__)

#define HERE __attribute__((target("ssse3")))
#define NAME(name) cpixels_##name##_ssse3

#include "narrow.h"

INLINE V share(V number, V weight) { return _mm_mulhrs_epi16(number, weight); }

#endif
