extension DecimalNumber {
  /// Digits beyond which only it matters whether one is not 0: halfway between two doubles lies no
  /// number with more than 767.
  private static let mostDigits = 770

  /// The double nearest to a decimal, by doubling and halving it until its bits are known.
  ///
  /// Slow next to tables of powers, as exact, and a fraction of their size.
  ///
  /// - Parameters:
  ///   - bytes: The text that holds the digits, with or without a point.
  ///   - start: Offset of the first digit or point.
  ///   - end: Offset just after the last.
  ///   - whole: The first digit that is not 0 has the place value 10^(`whole` − 1), −329 … 310.
  /// - Returns: The double, infinite when none is large enough.
  static func nearest(
    to bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    _ whole: Int
  ) -> Double {
    // Nine digits to a limb. 35 limbs hold the most digits before a point, 124 the most altogether;
    // 1024 halvings add a limb every nine.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { limbs in
      let point = max(0, whole - 1) / 9
      var count = 0

      // The digits, with zeros around them that fill the limbs before the point and the last one.
      let zeros = 9 * (point + 1) - whole
      var i = start
      var limb: UInt32 = 0
      var place = 0
      while i < end || place % 9 != 0 || count <= point {
        var digit: UInt32 = 0
        if place >= zeros, i < end {
          digit = UInt32(bytes[i])
          i += 1
          if digit == 0x2E || digit == 0x30 && place == zeros { continue }
          digit -= 0x30
          if place >= zeros + mostDigits {
            if digit == 0 { continue }
            digit = 1
            i = end
          }
        }
        limb = limb * 10 + digit
        place += 1
        if place % 9 == 0 {
          limbs[count] = limb
          count += 1
          limb = 0
        }
      }
      return nearest(to: limbs, count, point: point)
    }
  }

  /// The double nearest to a decimal of nine digits a limb, whose point follows the limb `point`.
  private static func nearest(
    to limbs: UnsafeMutableBufferPointer<UInt32>,
    _ count: Int,
    point: Int
  ) -> Double {
    var count = count
    var power = 0

    func double() {
      var carry: UInt32 = 0
      var i = count
      while i > point {
        i -= 1
        let limb = limbs[i] * 2 + carry
        carry = limb >= 1_000_000_000 ? 1 : 0
        limbs[i] = carry == 1 ? limb - 1_000_000_000 : limb
      }
    }

    // Bring the number into 1 ..< 2.
    var top = 0
    while top < point || limbs[top] > 1 {
      var carry: UInt32 = 0
      for i in top..<count {
        let limb = limbs[i]
        limbs[i] = limb / 2 + carry
        carry = limb % 2 * 500_000_000
      }
      if carry > 0 {
        limbs[count] = carry
        count += 1
      }
      if top < point, limbs[top] == 0 { top += 1 }
      power += 1
    }
    while limbs[point] == 0 {
      double()
      power -= 1
    }

    // 53 bits, fewer below 2⁻¹⁰²²; then round what is left, ties to even.
    let isNormal = power >= -1022
    let bits = isNormal ? 53 : 53 + 1022 + power
    if bits < 0 { return 0 }
    if power > 1023 { return .infinity }
    var mantissa: UInt64 = 0
    for _ in 0..<bits {
      mantissa = mantissa << 1 | UInt64(limbs[point])
      limbs[point] = 0
      double()
    }
    if limbs[point] == 1 {
      var rest = UInt32(truncatingIfNeeded: mantissa & 1)
      for i in (point + 1)..<max(point + 1, count) { rest |= limbs[i] }
      if rest > 0 { mantissa += 1 }
    }

    // Rounding up to 2⁵³ carries into the exponent field, as it should.
    return Double(bitPattern: (isNormal ? UInt64(power + 1022) << 52 : 0) + mantissa)
  }
}
