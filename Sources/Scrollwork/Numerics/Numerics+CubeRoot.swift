extension Numerics {
  /// Returns the cube root of `x`, with its sign.
  ///
  ///     Numerics.cubeRoot(-27)  // -3
  ///
  /// Error at most 0.7 ulp; cubes of integers give that integer. 0, ∞ and NaN give themselves.
  @inlinable
  public static func cubeRoot(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    // |x| = m · 2³ᵏ with 1 ≤ m < 8.
    var m = x.magnitude
    var k: Int64 = 0
    if m < 0x1p-1022 {
      m *= 0x1p54
      k = -18
    }
    let exponent = Int64(m.bitPattern >> 52) - 1023
    let third = (exponent + 3072) / 3 - 1024
    m = Double(bitPattern: m.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    m *= powerOfTwo(exponent - 3 * third)
    k += third
    // A line to within 8 %, then Halley's step, which triples the digits, three times.
    var t = 0.86 + 0.155 * m
    for _ in 0..<3 {
      let cube = t * t * t
      t *= (cube + 2 * m) / (2 * cube + m)
    }
    // Cut to 26 bits, so that its square is exact, for a last step whose only rounding is the sum.
    t = Double(bitPattern: t.bitPattern & 0xFFFF_FFFF_F800_0000)
    let rest = m / (t * t) - t
    t += t * rest / (3 * t + rest)
    t *= powerOfTwo(k)
    return x < 0 ? -t : t
  }
}
