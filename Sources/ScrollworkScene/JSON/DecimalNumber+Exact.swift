extension DecimalNumber {
  /// Digits beyond which only it matters whether one is not 0: halfway between two doubles lies no
  /// number with more than 767.
  private static let mostDigits = 770

  /// The double nearest to the digits, point and exponent from `start` to `end`.
  static func exact(_ bytes: [UInt8], from start: Int, to end: Int) -> Double {
    // The significant digits, and how many of them lie before the point; fewer than 0 when zeros
    // follow it.
    var digits: [UInt8] = []
    var whole = 0
    var step = 1
    for i in start..<end {
      let byte = bytes[i]
      if byte == UInt8(ascii: ".") {
        step = 0
      } else if byte | 0x20 == UInt8(ascii: "e") {
        var at = i + 1
        whole += readExponent(bytes, &at, to: end) ?? 0
        break
      } else if byte != 0x30 || !digits.isEmpty {
        if digits.count <= mostDigits {
          digits.append(byte & 15)
        } else if byte != 0x30 {
          digits[mostDigits] = 1
        }
        whole += step
      } else {
        whole += step - 1
      }
    }
    if digits.isEmpty || whole < -330 { return 0 }
    if whole > 310 { return .infinity }

    // Give the point a digit in front of it, and each digit before it its place.
    var decimal = [UInt8](repeating: 0, count: max(0, 1 - whole))
    decimal += digits
    while decimal.count < whole { decimal.append(0) }
    var number = BinaryScaler(digits: decimal, point: max(0, whole - 1))
    return number.nearest()
  }
}

/// A positive decimal fraction that is doubled and halved digit by digit until its bits are known.
///
/// Slow next to tables of powers and exact like them, in a fraction of their size.
private struct BinaryScaler {
  /// The digits, 0 to 9.
  var digits: [UInt8]

  /// The place of the last digit before the point.
  let point: Int

  mutating func nearest() -> Double {
    // Bring the number into 1 ..< 2.
    var power = 0
    var top = 0
    while top < point || digits[top] > 1 {
      halve(from: top)
      power += 1
      while top < point, digits[top] == 0 { top += 1 }
    }
    while digits[point] == 0 {
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
      mantissa = mantissa << 1 | UInt64(digits[point])
      digits[point] = 0
      double()
    }
    if digits[point] == 1 {
      var isTie = true
      for i in (point + 1)..<max(point + 1, digits.count) where digits[i] != 0 { isTie = false }
      if !isTie || mantissa & 1 == 1 { mantissa += 1 }
    }

    // Rounding up to 2⁵³ carries into the exponent field, as it should.
    return Double(bitPattern: (isNormal ? UInt64(power + 1022) << 52 : 0) + mantissa)
  }

  private mutating func double() {
    var carry: UInt8 = 0
    var i = digits.count
    while i > point {
      i -= 1
      let digit = digits[i] &* 2 &+ carry
      carry = digit > 9 ? 1 : 0
      digits[i] = carry == 1 && i > point ? digit &- 10 : digit
    }
  }

  private mutating func halve(from top: Int) {
    var carry: UInt8 = 0
    for i in top..<digits.count {
      let digit = digits[i] &+ carry
      carry = digit & 1 == 1 ? 10 : 0
      digits[i] = digit >> 1
    }
    if carry > 0 { digits.append(5) }
  }
}
