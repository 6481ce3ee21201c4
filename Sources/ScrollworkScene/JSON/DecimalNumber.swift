/// A number as JSON writes it, and the double nearest to it.
///
/// Correctly rounded, ties to even, for any number of digits. Short numbers take one
/// multiplication or division of exact doubles; the rest an exact division of natural numbers.
struct DecimalNumber {
  /// How a number is written.
  enum Spelling: UInt8 {
    /// As RFC 8259 §6 has it.
    case strict
    /// A number but for zeros in front.
    case leadingZero
    /// A number but for a plus sign in front.
    case plusSign
    /// A number but for a digit that is missing.
    case missingDigit
    /// Something else.
    case notANumber
  }

  let spelling: Spelling

  /// The nearest double, which may be infinite; 0 unless the spelling is strict.
  let value: Double

  /// Reads all the bytes from `start` to `end` as a number.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    var spelling = Spelling.strict
    var i = start
    let isNegative = bytes[i] == UInt8(ascii: "-")
    if isNegative { i += 1 }
    if i < end, bytes[i] == UInt8(ascii: "+") {
      spelling = isNegative ? .notANumber : .plusSign
      i += 1
    }
    var mantissa: UInt64 = 0
    var exponent = 0
    var fits = true
    var digits = 0
    let first = i

    func takeDigits(_ step: Int) {
      let begin = i
      while i < end, bytes[i] >= 0x30, bytes[i] <= 0x39 {
        // Below this another digit keeps the mantissa under 2⁶³.
        fits = fits && mantissa < 900_000_000_000_000_000
        if fits { mantissa = mantissa &* 10 &+ UInt64(bytes[i] - 0x30) }
        exponent += step
        i += 1
      }
      digits += i - begin
      if i == begin, spelling == .strict { spelling = .missingDigit }
    }

    takeDigits(0)
    if spelling == .strict, i > first + 1, bytes[first] == 0x30 { spelling = .leadingZero }
    if i < end, bytes[i] == UInt8(ascii: ".") {
      i += 1
      takeDigits(-1)
    }
    if i < end, digits > 0, bytes[i] | 0x20 == UInt8(ascii: "e") {
      i += 1
      let explicit = DecimalNumber.readExponent(bytes, &i, to: end)
      if let explicit {
        exponent += explicit
      } else if spelling == .strict {
        spelling = .missingDigit
      }
    }
    if i < end { spelling = .notANumber }
    self.spelling = spelling
    guard spelling == .strict else {
      value = 0
      return
    }
    let magnitude: Double
    if fits, mantissa < 1 << 53, exponent >= -22, exponent <= 22 {
      magnitude = DecimalNumber.scaled(Double(mantissa), by: exponent)
    } else if fits, mantissa == 0 {
      magnitude = 0
    } else {
      magnitude = DecimalNumber.exact(bytes, from: first, to: end)
    }
    value = isNegative ? -magnitude : magnitude
  }

  /// Reads what follows an `e`; `nil` when there is no digit.
  ///
  /// Beyond ±10⁸ it stays there.
  static func readExponent(_ bytes: [UInt8], _ i: inout Int, to end: Int) -> Int? {
    var isNegative = false
    if i < end, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
      isNegative = bytes[i] == UInt8(ascii: "-")
      i += 1
    }
    let first = i
    var exponent = 0
    while i < end, bytes[i] >= 0x30, bytes[i] <= 0x39 {
      if exponent < 10_000_000 { exponent = exponent * 10 + Int(bytes[i] - 0x30) }
      i += 1
    }
    guard i > first else { return nil }
    return isNegative ? -exponent : exponent
  }

  /// Multiplies by a power of ten that is itself a double: one rounding, hence correct.
  private static func scaled(_ mantissa: Double, by exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<(exponent < 0 ? -exponent : exponent) { power *= 10 }
    return exponent < 0 ? mantissa / power : mantissa * power
  }
}
