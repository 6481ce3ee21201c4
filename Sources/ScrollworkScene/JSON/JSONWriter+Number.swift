extension JSONWriter {
  /// Returns the shortest decimal that reads back as the same double: `568`, `0.06`, `1e-7`.
  ///
  /// - Precondition: The number is finite: JSON has no other.
  package static func text(of number: Double) -> String {
    precondition(number.isFinite, "JSON has no infinite number and no NaN")
    // Below 2⁵³ every whole number is exact, and its digits are the shortest.
    if number.magnitude < 9_007_199_254_740_992, number == number.rounded(.down) {
      let whole = Int64(number).description
      return number == 0 && number.sign == .minus ? "-0" : whole
    }
    // The standard library writes 1e-07, 1e+16, 1.5e+300 and 9007199254740992.0.
    var text: [UInt8] = []
    var startsExponent = false
    for byte in number.description.utf8 {
      if startsExponent, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "0") { continue }
      text.append(byte)
      startsExponent =
        byte == UInt8(ascii: "e") || startsExponent && byte == UInt8(ascii: "-")
    }
    if text.suffix(2) == [UInt8(ascii: "."), UInt8(ascii: "0")] { text.removeLast(2) }
    return String(decoding: text, as: UTF8.self)
  }
}
