extension JSONParser {
  /// The byte that stands here; 0, which may stand nowhere, at the end.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The bracket that closes the innermost container.
  var closingBracket: UInt8 {
    guard open >= 0 else { return 0 }
    return UInt8(ascii: entries[open].kind == .object ? "}" : "]")
  }

  /// Reads a value; true when it is a container that has just been opened.
  @inline(never)
  mutating func readValue() throws(Stop) -> Bool {
    let byte = current
    switch byte {
    case UInt8(ascii: "{"):
      try openContainer(.object)
      return true
    case UInt8(ascii: "["):
      try openContainer(.array)
      return true
    case UInt8(ascii: "\""): try readString()
    default:
      if try readForeignQuotes() { break }
      if startsWord(byte) { try readWord() } else { try missingValue() }
    }
    return false
  }

  /// Reads a key and the colon after it.
  @inline(never)
  mutating func readKey() throws(Stop) {
    let byte = current
    if byte == UInt8(ascii: "\"") {
      try readString()
    } else if try !readForeignQuotes() {
      try readBareKey()
    }
    try skipSpace()
    if current == UInt8(ascii: ":") {
      position += 1
      try skipSpace()
    } else {
      try missingColon()
    }
  }

  /// Skips white space and the comments that should not be there.
  @inline(never)
  mutating func skipSpace() throws(Stop) {
    lastEnd = position
    while true {
      switch current {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  /// Whether a character may be part of a word: a number, `true`, or text without quotes.
  ///
  /// Letters beyond ASCII are told by their first byte; most signs and spaces are not among them.
  func startsWord(_ lead: UInt8) -> Bool {
    switch lead {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC3...0xE1, 0xE3...0xEE: true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// The offset where the word ends that starts here.
  var wordEnd: Int {
    var end = position
    while end < bytes.count, startsWord(bytes[end]) { end += utf8Length(bytes[end]) }
    return end
  }
}
