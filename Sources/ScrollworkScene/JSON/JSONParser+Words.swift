extension JSONParser {
  /// Reads `true`, `false`, `null` or a number, or says what stands there instead.
  mutating func readWord() throws(Stop) {
    let start = position
    let end = wordEnd
    position = end
    if isWord("true", from: start) {
      append(.boolean, from: start, number: 1)
    } else if isWord("false", from: start) {
      append(.boolean, from: start)
    } else if isWord("null", from: start) {
      append(.null, from: start)
    } else {
      try readNumber(from: start, to: end)
    }
  }

  /// Whether the word from `start` up to here is a given one.
  private func isWord(_ word: StaticString, from start: Int) -> Bool {
    guard position - start == word.utf8CodeUnitCount else { return false }
    for i in start..<position where bytes[i] != word.utf8Start[i - start] { return false }
    return true
  }

  private mutating func readNumber(from start: Int, to end: Int) throws(Stop) {
    let number = DecimalNumber(bytes, from: start, to: end)
    var value = 0.0
    switch number.spelling {
    case .notANumber: try notANumber(from: start, to: end)
    case .leadingZero: try report(.leadingZero, from: start, to: end)
    case .plusSign: try report(.plusSign, from: start, to: end)
    case .missingDigit: try report(.missingDigit, from: start, to: end)
    case .strict:
      value = number.value
      if !value.isFinite {
        try report(.numberTooLarge, from: start, to: end)
        value = 0
      }
    }
    append(.number, from: start, number: value)
  }

  /// Takes a word for the key that it should be in quotes.
  mutating func readBareKey() throws(Stop) {
    guard explains, startsWord(current) else { try unexpected() }
    let start = position
    position = wordEnd
    try report(.unquotedKey, from: start, to: position)
    append(.string, from: start, spelling: .bare)
  }

  /// Reads a string in single or typographic quotes, which ends on its line; false when none
  /// stands here.
  @inline(never)
  mutating func readForeignQuotes() throws(Stop) -> Bool {
    guard explains else { return false }
    let start = position
    let width = foreignQuote(at: start)
    guard width > 0 else { return false }
    let isDouble = bytes[start + width - 1] >= 0x9C
    var end = start + width
    while end < bytes.count, bytes[end] >= 0x20 {
      let closing = foreignQuote(at: end)
      if closing > 0, isDouble == (bytes[end + closing - 1] >= 0x9C) {
        position = end + closing
        try report(.wrongQuotes, from: start, to: position)
        append(.string, from: start + width, to: end, spelling: .bare)
        return true
      }
      end += 1
    }
    return false
  }

  /// How many bytes the quote has that stands at `i`: ' ‘ ’ “ ” „; 0 for anything else.
  @inline(never)
  func foreignQuote(at i: Int) -> Int {
    if i < bytes.count, bytes[i] == UInt8(ascii: "'") { return 1 }
    guard i + 2 < bytes.count, bytes[i] == 0xE2, bytes[i + 1] == 0x80 else { return 0 }
    switch bytes[i + 2] {
    case 0x98, 0x99, 0x9C, 0x9D, 0x9E: return 3
    default: return 0
    }
  }
}
