extension JSONParser {
  /// Reads `true`, `false`, `null` or a number, or says what stands there instead.
  mutating func readWord() {
    let start = position
    let end = wordEnd
    position = end
    switch WordList("true false null").index(of: bytes, from: start, to: end) {
    case 0: append(.boolean, from: start, number: 1)
    case 1: append(.boolean, from: start)
    case 2: append(.null, from: start)
    default: readNumber(from: start, to: end)
    }
  }

  private mutating func readNumber(from start: Int, to end: Int) {
    let number = DecimalNumber(bytes, from: start, to: end)
    var value = 0.0
    switch number.spelling {
    case .notANumber:
      report(
        isNotFinite(from: start, to: end) ? .notFinite : .unquotedText,
        from: start,
        to: end,
        [.words(WordList("true false null"))]
      )
    case .leadingZero: report(.leadingZero, from: start, to: end)
    case .plusSign: report(.plusSign, from: start, to: end)
    case .missingDigit: report(.missingDigit, from: start, to: end)
    case .strict:
      value = number.value
      if !value.isFinite {
        report(.numberTooLarge, from: start, to: end)
        value = 0
      }
    }
    append(.number, from: start, number: value)
  }

  /// Whether a word is a spelling of NaN or infinity.
  private func isNotFinite(from start: Int, to end: Int) -> Bool {
    var word: [UInt8] = []
    for i in start..<end where bytes[i] >= UInt8(ascii: "A") { word.append(bytes[i] | 0x20) }
    return WordList("nan inf infinity").index(of: word, from: 0, to: word.count) != nil
  }

  /// Takes a word for the key that it should be in quotes.
  mutating func readBareKey() {
    let start = position
    position = wordEnd
    report(.unquotedKey, from: start, to: position)
    append(.string, from: start)
    entries[entries.count - 1].spelling = .bare
  }

  /// Reads a string in single or typographic quotes, which ends on its line; false when none
  /// stands here.
  mutating func readForeignQuotes() -> Bool {
    let start = position
    let width = foreignQuote(at: start)
    guard width > 0 else { return false }
    let isDouble = bytes[start + width - 1] >= 0x9C
    var end = start + width
    while end < bytes.count, bytes[end] >= 0x20 {
      let closing = foreignQuote(at: end)
      if closing > 0, isDouble == (bytes[end + closing - 1] >= 0x9C) {
        position = end + closing
        report(.wrongQuotes, from: start, to: position)
        append(.string, from: start + width)
        entries[entries.count - 1].end = end
        entries[entries.count - 1].spelling = .bare
        return true
      }
      end += 1
    }
    return false
  }

  /// How many bytes the quote has that stands at `i`: ' ‘ ’ “ ” „; 0 for anything else.
  func foreignQuote(at i: Int) -> Int {
    if i < bytes.count, bytes[i] == UInt8(ascii: "'") { return 1 }
    guard i + 2 < bytes.count, bytes[i] == 0xE2, bytes[i + 1] == 0x80 else { return 0 }
    switch bytes[i + 2] {
    case 0x98, 0x99, 0x9C, 0x9D, 0x9E: return 3
    default: return 0
    }
  }
}
