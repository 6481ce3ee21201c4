extension LottieValue {
  /// The value as JSON without spaces, in UTF-8.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .number(let number): Self.append(number, decimals: 3, to: &bytes)
    case .fine(let number): Self.append(number, decimals: 4, to: &bytes)
    case .flag(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .text(let text): Self.append(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A number rounded to so many decimals, the zeros at its end left out.
  private static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
    precondition(number.magnitude < 1e12, "A number of an animation must be finite and below 1e12")
    let power = decimals == 3 ? 1000 : 10000
    let units = Int64((number * Double(power)).rounded(.toNearestOrEven))
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt64(power))
    bytes += Array(String(whole).utf8)
    guard rest > 0 else { return }
    var digits = Array(String(UInt64(power) + rest).utf8)
    digits[0] = UInt8(ascii: ".")
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    bytes += digits
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    let hex = Array("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
