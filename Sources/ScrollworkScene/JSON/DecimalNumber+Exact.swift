extension DecimalNumber {
  /// Digits beyond which only it matters whether one is not 0: halfway between two doubles lies no
  /// number with more than 767.
  private static let mostDigits = 770

  /// The double nearest to the digits, point and exponent from `start` to `end`.
  static func exact(_ bytes: [UInt8], from start: Int, to end: Int) -> Double {
    var digits = BigNatural(0)
    var count = 0
    var exponent = 0
    var step = 0
    var rest: UInt8 = 0
    for i in start..<end {
      let byte = bytes[i]
      if byte == UInt8(ascii: ".") {
        step = -1
      } else if byte | 0x20 == UInt8(ascii: "e") {
        var at = i + 1
        exponent += readExponent(bytes, &at, to: end) ?? 0
        break
      } else if count < mostDigits {
        digits.multiply(by: 10, adding: UInt32(byte - 0x30))
        if !digits.isZero { count += 1 }
        exponent += step
      } else {
        rest |= byte - 0x30
        exponent += 1 + step
      }
    }
    if rest != 0 {
      digits.multiply(by: 10, adding: 1)
      exponent -= 1
      count += 1
    }
    if digits.isZero || count + exponent < -330 { return 0 }
    if count + exponent > 310 { return .infinity }
    return nearest(to: digits, timesTenTo: exponent)
  }

  /// The double nearest to `digits` × 10^`exponent`, by long division in base 2.
  private static func nearest(to digits: BigNatural, timesTenTo exponent: Int) -> Double {
    // 10ⁿ = 5ⁿ × 2ⁿ: the fives go into the fraction, the twos into the binary exponent.
    var above = digits
    var below = BigNatural(1)
    for _ in 0..<max(0, exponent) { above.multiply(by: 5) }
    for _ in 0..<max(0, -exponent) { below.multiply(by: 5) }

    // Bring above ÷ below into 1 ..< 2.
    var power = above.bitWidth - below.bitWidth
    if power > 0 { below.shiftLeft(by: power) } else { above.shiftLeft(by: -power) }
    if above.compare(to: below) < 0 {
      above.shiftLeft(by: 1)
      power -= 1
    }
    power += exponent

    // 53 bits, fewer below 2⁻¹⁰²²; then round what is left, ties to even.
    let isNormal = power >= -1022
    let bits = isNormal ? 53 : 53 + 1022 + power
    if bits < 0 { return 0 }
    var mantissa: UInt64 = 0
    for _ in 0..<bits {
      mantissa <<= 1
      if above.compare(to: below) >= 0 {
        above.subtract(below)
        mantissa |= 1
      }
      above.shiftLeft(by: 1)
    }
    let half = above.compare(to: below)
    if half > 0 || half == 0 && mantissa & 1 == 1 { mantissa += 1 }

    // Rounding up to 2⁵³ carries into the exponent field, as it should.
    let biased = isNormal ? UInt64(power + 1022) << 52 : 0
    return power > 1023 ? .infinity : Double(bitPattern: biased + mantissa)
  }
}
