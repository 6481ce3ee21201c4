/// A number as JSON writes it, and the double nearest to it.
///
/// Correctly rounded, ties to even, for any number of digits.
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

  /// The nearest double, which may be infinite; 0 for what is not a number.
  let value: Double

  /// Reads all the bytes from `start` to `end` as a number.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self = bytes.withUnsafeBufferPointer { DecimalNumber($0, from: start, to: end) }
  }

  /// Reads all the bytes from `start` to `end` as a number.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    /// The byte at an offset; 0 beyond the end.
    func byte(_ i: Int) -> UInt8 { i < end ? bytes[i] : 0 }
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

    var spelling = Spelling.strict
    var i = start
    let isNegative = byte(i) == UInt8(ascii: "-")
    if isNegative { i += 1 }
    if byte(i) == UInt8(ascii: "+") {
      spelling = isNegative ? .notANumber : .plusSign
      i += 1
    }
    let first = i
    if spelling == .strict, byte(i) == 0x30, isDigit(byte(i + 1)) { spelling = .leadingZero }

    // The first digit that is not 0 has the place value 10^(whole − 1).
    var whole = 0
    var significant = 0
    var isFraction = false
    var hasDigit = false
    while true {
      let digit = byte(i)
      if isDigit(digit) {
        hasDigit = true
        let isSignificant = significant > 0 || digit != 0x30
        if isSignificant { significant += 1 }
        if isSignificant != isFraction { whole += isSignificant ? 1 : -1 }
      } else if digit == UInt8(ascii: "."), !isFraction {
        if !hasDigit, spelling == .strict { spelling = .missingDigit }
        isFraction = true
        hasDigit = false
      } else {
        break
      }
      i += 1
    }
    let mantissaEnd = i
    if i > first, byte(i) | 0x20 == UInt8(ascii: "e") {
      i += 1
      let exponent = Self.readExponent(bytes, &i, to: end)
      hasDigit = hasDigit && exponent != nil
      whole += exponent ?? 0
    }
    if !hasDigit, spelling == .strict { spelling = .missingDigit }
    if i < end { spelling = .notANumber }
    self.spelling = spelling

    var magnitude = 0.0
    if spelling != .notANumber, significant > 0, whole > -330 {
      magnitude =
        whole > 310 ? .infinity : Self.nearest(to: bytes, from: first, to: mantissaEnd, whole)
    }
    value = isNegative ? -magnitude : magnitude
  }

  /// Reads what follows an `e`; `nil` when there is no digit.
  static func readExponent(_ bytes: [UInt8], _ i: inout Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { readExponent($0, &i, to: end) }
  }

  /// Reads what follows an `e`; `nil` when there is no digit.
  ///
  /// Far beyond what a document's digits could make up for it stops growing.
  private static func readExponent(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ i: inout Int,
    to end: Int
  ) -> Int? {
    let isNegative = i < end && bytes[i] == UInt8(ascii: "-")
    if isNegative || i < end && bytes[i] == UInt8(ascii: "+") { i += 1 }
    let first = i
    var exponent = 0
    while i < end, bytes[i] &- 0x30 <= 9 {
      if exponent < 100_000_000 { exponent = exponent * 10 + Int(bytes[i] - 0x30) }
      i += 1
    }
    guard i > first else { return nil }
    return isNegative ? -exponent : exponent
  }
}
