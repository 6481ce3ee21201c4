#if canImport(Glibc)
internal import Glibc  // only so that the math library is linked: squareRoot() may keep a call to sqrt
#endif

/// Elementary functions that give the same bits on every machine.
///
/// They use only + − × ÷, square root and bit moves, so x86-64, arm64 and WebAssembly agree to the
/// last bit. Nothing in the core calls the C math library, whose results differ between processors.
public enum Numerics {
  /// Rounds to the nearest integer, ties to even; exact for magnitudes below 2⁵¹.
  @inlinable @inline(__always)
  static func roundedToEven(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  /// Returns e to the power `x`.
  ///
  /// Error at most 1 ulp. Source: fdlibm `e_exp.c` (reduction and polynomial).
  @inlinable
  public static func exp(_ x: Double) -> Double {
    if !(x < 709.782712893384) { return x.isNaN ? x : .infinity }
    if x < -708.0 { return 0 }
    let k = roundedToEven(x * 1.4426950408889634)
    let hi = x - k * 6.93147180369123816490e-01
    let lo = k * 1.90821492927058770002e-10
    let r = hi - lo
    let t = r * r
    var c = 4.13813679705723846039e-08
    c = c * t + -1.65339022054652515390e-06
    c = c * t + 6.61375632143793436117e-05
    c = c * t + -2.77777777770155933842e-03
    c = c * t + 1.66666666666666019037e-01
    c = r - t * c
    let y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi)
    let ki = Int64(k)
    if ki >= 1024 { return y * 2 * Double(bitPattern: UInt64(bitPattern: (ki - 1 + 1023) << 52)) }
    return y * Double(bitPattern: UInt64(bitPattern: (ki + 1023) << 52))
  }
}
