extension Numerics {
  /// Returns the natural logarithm of `x`.
  ///
  /// Error at most 0.8 ulp. −∞ at ±0, NaN below 0.
  /// NaN gives NaN.
  @inlinable
  public static func log(_ x: Double) -> Double {
    if !(x > 0 && x < .infinity) {
      return x == 0 ? -.infinity : x > 0 ? x : .nan
    }
    let isSubnormal = x < 0x1p-1022
    let (f, k) = scaled(isSubnormal ? x * 0x1p54 : x, k: isSubnormal ? -54 : 0)
    return logarithm(f: f, k: k, correction: 0)
  }

  /// Returns ln(1 + `x`) without the cancellation near 0.
  ///
  /// Error at most 1 ulp. −∞ at −1, NaN below.
  /// NaN gives NaN.
  @inlinable
  public static func logOnePlus(_ x: Double) -> Double {
    if !(x > -1 && x < .infinity) {
      return x == -1 ? -.infinity : x > 0 ? x : .nan
    }
    if x.magnitude < 0x1p-54 { return x }  // keeps −0
    var (f, k, correction) = (x, 0.0, 0.0)
    if !(x > -0.29 && x < 0.41) {
      let u = 1 + x
      (f, k) = scaled(u, k: 0)
      correction = (x < 1 ? x - (u - 1) : 1 - (u - x)) / u
    }
    return logarithm(f: f, k: k, correction: correction)
  }

  /// Returns f and k with x · 2ᵏ = (1 + f) · 2ᵏ and √½ ≤ 1 + f < √2, for a normal, positive `x`.
  @inlinable
  static func scaled(_ x: Double, k: Int64) -> (f: Double, k: Double) {
    // Scales into √½ … √2: adding (1 − √½) carries into the exponent field above √2.
    let shifted = x.bitPattern &+ (0x3FF0_0000_0000_0000 - 0x3FE6_A09E_0000_0000)
    let exponent = Int64(truncatingIfNeeded: shifted >> 52) &- 1023
    let m = Double(bitPattern: (shifted & 0x000F_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_0000_0000)
    return (m - 1, Double(k &+ exponent))
  }

  /// Returns ln(1 + f) + k · ln 2 + correction, for √½ ≤ 1 + f ≤ √2.
  ///
  /// Source: ln(1 + f) = 2·artanh(s) with s = f ÷ (2 + f), and 2s = f − f²/2 + s·f²/2.
  @inlinable
  static func logarithm(f: Double, k: Double, correction: Double) -> Double {
    let s = f / (2 + f)
    let z = s * s
    // (2·artanh(s) − 2s) ÷ s³
    var c = 0.14617807492803847
    c = c * z + 0.15331611694570085
    c = c * z + 0.18182892433364564
    c = c * z + 0.22222211089368124
    c = c * z + 0.2857142862625391
    c = c * z + 0.3999999999989889
    c = c * z + 0.666666666666667
    let halfSquare = 0.5 * f * f
    let base = k * ln2High
    let sum = base + f
    let error = f - (sum - base)
    let tail = s * (halfSquare + z * c) + (k * ln2Low + correction)
    return sum + (error - (halfSquare - tail))
  }
}
