extension JSONParser {
  /// Reads a string in double quotes and checks its escapes; they are resolved when asked for.
  mutating func readString() throws(Stop) {
    let start = position
    var spelling = JSONEntry.Spelling.plain
    position += 1
    while true {
      guard position < bytes.count else { try unterminatedString(from: start) }
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        spelling = .escaped
        try readEscape(ofStringAt: start)
      } else if byte == 0x0A || byte == 0x0D {
        position -= 1
        try unterminatedString(from: start)
      } else if byte < 0x20 {
        try report(.controlCharacter, from: position - 1, to: position)
      }
    }
    append(.string, from: start, spelling: spelling)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(ofStringAt start: Int) throws(Stop) {
    let backslash = position - 1
    guard position < bytes.count, bytes[position] >= 0x20 else {
      try unterminatedString(from: start)
    }
    let byte = bytes[position]
    position += utf8Length(byte)
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      guard let unit = readHexadecimal() else { break }
      if unit & 0xF800 != 0xD800 { return }
      if unit < 0xDC00, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "u")
      {
        let second = position
        position += 2
        if let low = readHexadecimal(), low & 0xFC00 == 0xDC00 { return }
        position = second
      }
      try report(.loneSurrogate, from: backslash, to: position)
      return
    default: break
    }
    try report(.unknownEscape, from: backslash, to: position)
  }

  /// Reads four hexadecimal digits, or as many as there are and returns `nil`.
  private mutating func readHexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = hexadecimalDigit(current) else { return nil }
      value = value << 4 | digit
      position += 1
    }
    return value
  }

  @inline(never)
  private mutating func unterminatedString(from start: Int) throws(Stop) -> Never {
    try fail(.unterminatedString, from: start, to: position)
  }
}
