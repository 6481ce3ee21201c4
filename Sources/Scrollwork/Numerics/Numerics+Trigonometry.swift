extension Numerics {
  /// Returns the sine and the cosine of `x` radians, for little more than the price of one.
  ///
  ///     let (sine, cosine) = Numerics.sinCos(.pi / 6)  // 0.49999999999999994, 0.8660254037844387
  ///
  /// Error at most 0.9 ulp however big the angle. NaN at ±∞.
  @inlinable
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    let angle = x.magnitude
    let (n, y, yLow) = angle < smallAngle ? reducedSmallAngle(angle) : reducedBigAngle(angle)
    return sinCos(n, y, yLow, signOf: x)
  }

  /// Below it an angle is reduced with three products.
  @inlinable static var smallAngle: Double { 0x1p20 }

  /// Returns `sinCos(x)` for an angle below `smallAngle`, and nonsense for others.
  ///
  /// There is no branch, so that a loop over an array can be vectorised.
  @inlinable @inline(__always)
  static func sinCos(ofSmall x: Double) -> (sin: Double, cos: Double) {
    let (n, y, yLow) = reducedSmallAngle(x.magnitude)
    return sinCos(n, y, yLow, signOf: x)
  }

  /// Takes away the multiples of π/2 from an angle below `smallAngle`, as `reducedBigAngle` does.
  @inlinable @inline(__always)
  static func reducedSmallAngle(_ angle: Double) -> (n: Int64, high: Double, low: Double) {
    let shifted = angle * 0x1.45f306dc9c883p-1 + integerShift
    let k = shifted - integerShift
    // π/2 in three parts; the first two have 33 bits, so that their multiples are exact.
    let r = angle - k * 0x1.921fb54400000p+0
    let middle = k * 0x1.0b4611a600000p-34
    let high = r - middle
    let low = ((r - high) - middle) - k * 0x1.3198a2e037073p-69
    let y = high + low
    return (Int64(truncatingIfNeeded: shifted.bitPattern), y, (high - y) + low)
  }

  /// Returns sine and cosine of n · π/2 + y + yLow, the sine with the sign of `x` on top.
  @inlinable @inline(__always)
  static func sinCos(
    _ n: Int64,
    _ y: Double,
    _ yLow: Double,
    signOf x: Double
  ) -> (sin: Double, cos: Double) {
    let z = y * y
    var c = 1.5917988944318716e-10
    c = c * z + -2.5051129895962807e-08
    c = c * z + 2.7557316093196066e-06
    c = c * z + -0.00019841269836740527
    c = c * z + 0.008333333333330936
    c = c * z + -0.16666666666666666
    let half = 0.5 * z
    let sine = y + (z * (y * c) + (yLow - half * yLow))
    c = -1.1382544623404291e-11
    c = c * z + 2.087614504910828e-09
    c = c * z + -2.7557317265876615e-07
    c = c * z + 2.48015872987544e-05
    c = c * z + -0.0013888888888887389
    c = c * z + 0.041666666666666664
    let top = 1 - half
    let cosine = top + (((1 - top) - half) + (z * z * c - y * yLow))

    // Odd quadrants exchange the two; the signs follow from the quadrant and from sin(−x).
    let isOdd = n & 1 != 0
    let s = isOdd ? cosine : sine
    let k = isOdd ? sine : cosine
    let quadrant = UInt64(truncatingIfNeeded: n)
    let sSign = (quadrant & 2) << 62 ^ (x.bitPattern & 0x8000_0000_0000_0000)
    let kSign = ((quadrant &+ 1) & 2) << 62
    return (
      Double(bitPattern: s.bitPattern ^ sSign), Double(bitPattern: k.bitPattern ^ kSign)
    )
  }

  /// Returns the sine of `x` radians, as `sinCos(_:)` does.
  @inlinable
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// Returns the cosine of `x` radians, as `sinCos(_:)` does.
  @inlinable
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }
}
