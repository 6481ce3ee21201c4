extension Numerics {
  /// Returns e to the power `x`.
  ///
  ///     Numerics.exp(1)  // 2.718281828459045
  ///
  /// Error at most 0.6 ulp, in subnormal results at most 1 ulp. 0 and ∞ are reached as limits.
  /// There is no branch, so that a loop over an array can be vectorised.
  /// NaN gives NaN.
  @inlinable
  public static func exp(_ x: Double) -> Double { exponential(x) }

  /// Returns `exp(x)`, in place.
  @inlinable @inline(__always)
  static func exponential(_ x: Double) -> Double {
    // Beyond these the result is 0 or ∞ in any case. Both comparisons let NaN through.
    let p = exponentialParts(x < -746 ? -746 : x > 710 ? 710 : x)
    let high = 1 + p.r
    return scaled(high + ((1 - high) + p.r + p.tail), by: p.k)
  }

  /// Returns y · 2ᵏ for y near 1 and −1500 < k < 1500, rounded once.
  @inlinable @inline(__always)
  static func scaled(_ y: Double, by k: Int64) -> Double {
    // 2ᵏ may lie outside the range of a double, its two halves never do.
    let half = k >> 1
    return y * powerOfTwo(half) * powerOfTwo(k &- half)
  }

  /// Returns eˣ − 1 without the cancellation near 0.
  ///
  ///     Numerics.expMinusOne(1e-10)  // 1.00000000005e-10
  ///
  /// Error at most 1 ulp.
  /// NaN gives NaN.
  @inlinable
  public static func expMinusOne(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return x }  // keeps −0
    if !(x < 45) { return exp(x) }  // the 1 is less than 2⁻⁶⁴ of it
    let p = exponentialParts(x < -50 ? -50 : x)
    let scale = powerOfTwo(p.k)
    // scale·(1 + r + tail) − 1, with the error of the first sum carried along.
    let base = p.k < 54 ? scale - 1 : scale
    let rest = p.k < 54 ? 0.0 : -1.0
    let term = scale * p.r
    let sum = base + term
    let back = sum - base
    let error = (base - (sum - back)) + (term - back)
    return sum + (error + (scale * p.tail + rest))
  }

  /// Splits eˣ into 2ᵏ · (1 + r + tail) with |r| ≤ ln 2 ÷ 2, good to about 2⁻⁵⁸.
  @inlinable @inline(__always)
  static func exponentialParts(_ x: Double) -> (k: Int64, r: Double, tail: Double) {
    let shifted = x * 0x1.71547652b82fep+0 + integerShift
    let k = shifted - integerShift
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let rLow = (high - r) - low
    // (e^r − 1 − r − r²/2) ÷ r³
    var c = 2.0911264239196083e-09
    c = c * r + 2.5100424157005067e-08
    c = c * r + 2.755728291148268e-07
    c = c * r + 2.7557268378684192e-06
    c = c * r + 2.4801587317181886e-05
    c = c * r + 0.00019841269863105968
    c = c * r + 0.0013888888888886545
    c = c * r + 0.008333333333330051
    c = c * r + 0.041666666666666664
    c = c * r + 0.16666666666666669
    let tail = r * r * (0.5 + r * c) + (rLow + r * rLow)
    return (Int64(truncatingIfNeeded: Int32(truncatingIfNeeded: shifted.bitPattern)), r, tail)
  }
}
