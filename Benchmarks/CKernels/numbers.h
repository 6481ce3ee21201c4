#pragma once

#include <stdint.h>
#include <string.h>

// Exponential, sine and cosine with the operations of Numerics.

#pragma clang fp contract(off)

#define INLINE static inline __attribute__((always_inline))

INLINE double of_bits(uint64_t bits) {
  double number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

INLINE uint64_t bits_of(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return bits;
}

INLINE double power_of_two(int64_t k) { return of_bits((uint64_t)(k + 1023) << 52); }

#define INTEGER_SHIFT 0x1.8p52

INLINE double exponential(double x) {
  x = x < -746 ? -746 : x > 710 ? 710 : x;
  double shifted = x * 0x1.71547652b82fep+0 + INTEGER_SHIFT;
  double k = shifted - INTEGER_SHIFT;
  double high = x - k * 0x1.62e42fef00000p-1;
  double low = k * 0x1.473de6af278edp-34;
  double r = high - low;
  double r_low = (high - r) - low;
  double c = 2.0911264239196083e-09;
  c = c * r + 2.5100424157005067e-08;
  c = c * r + 2.755728291148268e-07;
  c = c * r + 2.7557268378684192e-06;
  c = c * r + 2.4801587317181886e-05;
  c = c * r + 0.00019841269863105968;
  c = c * r + 0.0013888888888886545;
  c = c * r + 0.008333333333330051;
  c = c * r + 0.041666666666666664;
  c = c * r + 0.16666666666666669;
  double tail = r * r * (0.5 + r * c) + (r_low + r * r_low);
  int64_t n = (int32_t)bits_of(shifted);
  int64_t half = n >> 1;
  double one = 1 + r;
  double y = one + ((1 - one) + r + tail);
  return y * power_of_two(half) * power_of_two(n - half);
}

typedef struct {
  double sine, cosine;
} Angle;

/// Of angles below 2²⁰.
INLINE Angle sine_and_cosine(double x) {
  double angle = __builtin_fabs(x);
  double shifted = angle * 0x1.45f306dc9c883p-1 + INTEGER_SHIFT;
  double k = shifted - INTEGER_SHIFT;
  double r = angle - k * 0x1.921fb54400000p+0;
  double middle = k * 0x1.0b4611a600000p-34;
  double high = r - middle;
  double low = ((r - high) - middle) - k * 0x1.3198a2e037073p-69;
  double y = high + low;
  double y_low = (high - y) + low;
  uint64_t n = bits_of(shifted);
  double z = y * y;
  double c = 1.5917988944318716e-10;
  c = c * z + -2.5051129895962807e-08;
  c = c * z + 2.7557316093196066e-06;
  c = c * z + -0.00019841269836740527;
  c = c * z + 0.008333333333330936;
  c = c * z + -0.16666666666666666;
  double half = 0.5 * z;
  double sine = y + (z * (y * c) + (y_low - half * y_low));
  c = -1.1382544623404291e-11;
  c = c * z + 2.087614504910828e-09;
  c = c * z + -2.7557317265876615e-07;
  c = c * z + 2.48015872987544e-05;
  c = c * z + -0.0013888888888887389;
  c = c * z + 0.041666666666666664;
  double top = 1 - half;
  double cosine = top + (((1 - top) - half) + (z * z * c - y * y_low));
  int is_odd = n & 1;
  double s = is_odd ? cosine : sine;
  double q = is_odd ? sine : cosine;
  uint64_t s_sign = (n & 2) << 62 ^ (bits_of(x) & 0x8000000000000000);
  uint64_t q_sign = ((n + 1) & 2) << 62;
  Angle result = {of_bits(bits_of(s) ^ s_sign), of_bits(bits_of(q) ^ q_sign)};
  return result;
}
