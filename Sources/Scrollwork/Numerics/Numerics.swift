#if canImport(Glibc)
internal import Glibc  // only so that the math library is linked: squareRoot() may keep a call to sqrt
#endif

/// Elementary functions that give the same bits on every machine.
///
/// They use only + − × ÷, square root and bit moves, so x86-64, arm64 and WebAssembly agree to the
/// last bit. Nothing in the core calls the C math library, whose results differ between processors.
///
/// The polynomials interpolate their function at Chebyshev nodes; `Tests/Vectors/gen_elementary.py`
/// prints them. `Tests/Vectors/elementary.json` holds every function to its stated error.
public enum Numerics {
  /// Adding and subtracting 1.5 · 2⁵² rounds to an integer, which then stands in the low bits.
  @usableFromInline static let integerShift = 0x1.8p52

  /// ln 2 cut to 33 bits, so that multiples of it up to 2²⁰ are exact.
  @usableFromInline static let ln2High = 0x1.62e42fef00000p-1
  /// What `ln2High` leaves of ln 2.
  @usableFromInline static let ln2Low = 0x1.473de6af278edp-34

  /// Returns 2ᵏ, for −1022 ≤ k ≤ 1023.
  @inlinable @inline(__always)
  static func powerOfTwo(_ k: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: k &+ 1023) << 52)
  }
}
