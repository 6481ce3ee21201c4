extension LottieValue {
  /// The value as JSON without spaces, in UTF-8.
  var json: [UInt8] {
    var unwritten = 0
    return json(unwritten: &unwritten)
  }

  /// The value as JSON; `unwritten` counts the infinite numbers and those that are none, which JSON
  /// does not know: they become 0.
  func json(unwritten: inout Int) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, &unwritten)
    return bytes
  }

  private func append(to bytes: inout [UInt8], _ unwritten: inout Int) {
    switch self {
    case .number(let number), .fine(let number):
      if !number.isFinite { unwritten += 1 }
      var decimals = 3
      if case .fine = self { decimals = 4 }
      Self.append(number.isFinite ? number : 0, decimals: decimals, to: &bytes)
    case .flag(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .text(let text): Self.append(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes, &unwritten)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes, &unwritten)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A finite number rounded to so many decimals, the zeros at its end left out.
  private static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
    guard number.magnitude < 1e12 else { return appendLarge(number, to: &bytes) }
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

  /// A large number, rounded to a whole one: the fewest digits that name it, then zeros.
  private static func appendLarge(_ number: Double, to bytes: inout [UInt8]) {
    let parts = number.rounded(.toNearestOrEven).description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
      // Below 2⁵⁴ the digits are all there, with a zero after the point.
      return bytes += Array(parts[0].utf8).dropLast(2)
    }
    let mantissa = parts[0].split(separator: ".")
    let decimals = mantissa.count > 1 ? Array(mantissa[1].utf8) : []
    bytes += Array(mantissa[0].utf8) + (decimals == [UInt8(ascii: "0")] ? [] : decimals)
    let digits = decimals == [UInt8(ascii: "0")] ? 0 : decimals.count
    bytes += Array(repeating: UInt8(ascii: "0"), count: max(0, exponent - digits))
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
