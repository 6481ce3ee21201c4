extension PathData {
  /// A number, or two, at the pen's place.
  mutating func spot(_ origin: Outline.Spot) throws(Failure) -> Outline.Spot {
    let x = try number()
    let y = try number()
    return Outline.Spot(x: origin.x + x, y: origin.y + y)
  }

  /// `0` or `1`, which may stick to what follows.
  mutating func flag() throws(Failure) -> Bool {
    skipSeparator()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "0") || bytes[at] == UInt8(ascii: "1") else {
      throw Failure(offset: at, expected: "a flag (0 or 1)")
    }
    at += 1
    return bytes[at - 1] == UInt8(ascii: "1")
  }

  /// A number as SVG writes it: `-1`, `.5`, `1.`, `1e-3`; `1.5.5` are two.
  mutating func number() throws(Failure) -> Double {
    skipSeparator()
    let start = at
    var end = at
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let whole = digits(&end)
    var fraction = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      fraction = digits(&end)
    }
    guard whole + fraction > 0 else { throw Failure(offset: start, expected: "a number") }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var power = end + 1
      if power < bytes.count, bytes[power] == UInt8(ascii: "-") || bytes[power] == UInt8(ascii: "+")
      {
        power += 1
      }
      if digits(&power) > 0 { end = power }
    }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if text.hasSuffix(".") { text.append("0") }
    // Beyond this no picture is left, and sums of them would not be finite.
    guard let value = Double(text), abs(value) <= 1e9 else {
      throw Failure(offset: start, expected: "a number of at most 1e9")
    }
    at = end
    return value
  }

  /// Passes digits, and says how many.
  private func digits(_ at: inout Int) -> Int {
    let start = at
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
    return at - start
  }

  /// Passes white space.
  mutating func skipSpace() {
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
  }

  /// White space, at most one comma, white space.
  mutating func skipSeparator() {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ",") else { return }
    at += 1
    skipSpace()
  }

  /// Whether another set of numbers follows; passes a comma only then.
  mutating func takeSeparatorBeforeNumber() -> Bool {
    skipSpace()
    guard at < bytes.count else { return false }
    return "+-.,0123456789".utf8.contains(bytes[at])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
}
