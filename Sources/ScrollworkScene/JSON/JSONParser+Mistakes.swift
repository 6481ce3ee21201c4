extension JSONParser {
  /// Notes a mistake, after which reading goes on if mistakes are explained.
  @inline(__always)
  mutating func report(
    _ id: DiagnosticID,
    from start: Int,
    to end: Int,
    _ arguments: @autoclosure () -> [DiagnosticArgument] = []
  ) throws(Stop) {
    #if hasFeature(Embedded)
    try note(id, start, end, [])
    #else
    try note(id, start, end, arguments())
    #endif
  }

  @inline(never)
  private mutating func note(
    _ id: DiagnosticID,
    _ start: Int,
    _ end: Int,
    _ arguments: [DiagnosticArgument]
  ) throws(Stop) {
    guard explains else { try refuse() }
    problems.add(Diagnostic(id, at: SourceRange(start: start, end: end), arguments))
  }

  /// Ends the reading without saying why.
  @inline(never)
  mutating func refuse() throws(Stop) -> Never {
    let here = SourceRange(start: position, end: position)
    problems = Diagnostics(Diagnostic(.unexpectedCharacter, at: here))
    throw Stop()
  }

  /// Notes a mistake that ends the reading.
  @inline(__always)
  mutating func fail(
    _ id: DiagnosticID,
    from start: Int,
    to end: Int,
    _ arguments: @autoclosure () -> [DiagnosticArgument] = []
  ) throws(Stop) -> Never {
    try report(id, from: start, to: end, arguments())
    throw Stop()
  }

  /// Refuses what is not UTF-8, and steps over a byte order mark.
  mutating func checkEncoding() throws(Stop) {
    let good = wellFormedUTF8Prefix(bytes)
    // Text in UTF-16 that is ASCII but for its zero bytes is well-formed UTF-8.
    let isWide = bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)
    if isWide { try fail(.notUTF8, from: 0, to: 1) }
    if good < bytes.count { try fail(.notUTF8, from: good, to: good + 1) }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      try report(.byteOrderMark, from: 0, to: 3)
      position = 3
    }
  }

  /// Says what is wrong with the character that stands here.
  @inline(never)
  mutating func unexpected() throws(Stop) -> Never {
    guard explains else { try refuse() }
    if position == bytes.count {
      guard open >= 0 else { try fail(.emptyDocument, from: 0, to: 0) }
      let start = entries[open].start
      let closing = closingWord
      try fail(.unclosedBracket, from: start, to: start + 1, [.word(closing)])
    }
    let end = position + utf8Length(current)
    if open >= 0, current == UInt8(ascii: "]") || current == UInt8(ascii: "}") {
      let start = entries[open].start
      let closing = closingWord
      try fail(
        .mismatchedBracket,
        from: position,
        to: end,
        [.word(closing), .place(SourceRange(start: start, end: start + 1))]
      )
    }
    try fail(.unexpectedCharacter, from: position, to: end)
  }

  private var closingWord: StaticWord {
    StaticWord(closingBracket == UInt8(ascii: "}") ? "}" : "]")
  }

  mutating func trailingContent() throws(Stop) -> Never {
    guard explains else { try refuse() }
    let end = max(wordEnd, position + utf8Length(current))
    let whole = entries[0].end
    try fail(
      .trailingContent,
      from: position,
      to: end,
      [.place(SourceRange(start: whole - 1, end: whole))]
    )
  }

  mutating func tooDeep() throws(Stop) -> Never {
    guard explains else { try refuse() }
    let limit = depthLimit
    try fail(.tooDeep, from: position, to: position + 1, [.count(limit)])
  }

  /// Says what a word is that is not a number.
  @inline(never)
  mutating func notANumber(from start: Int, to end: Int) throws(Stop) {
    guard explains else { try refuse() }
    var letters: [UInt8] = []
    for i in start..<end where bytes[i] >= UInt8(ascii: "A") { letters.append(bytes[i] | 0x20) }
    let names = WordList("nan inf infinity")
    let isNotFinite = names.index(of: letters, from: 0, to: letters.count) != nil
    try report(
      isNotFinite ? .notFinite : .unquotedText,
      from: start,
      to: end,
      [.words(WordList("true false null"))]
    )
  }

  @inline(never)
  mutating func skipExtraCommas() throws(Stop) {
    while explains, current == UInt8(ascii: ",") {
      try report(.extraComma, from: position, to: position + 1)
      position += 1
      try skipSpace()
    }
  }

  /// Goes on as if a comma stood before the value that starts here.
  @inline(never)
  mutating func missingComma() throws(Stop) {
    guard explains, startsValue else { try unexpected() }
    try report(.missingComma, from: lastEnd, to: lastEnd)
  }

  /// Goes on as if a colon stood before the value that starts here.
  @inline(never)
  mutating func missingColon() throws(Stop) {
    guard explains else { try refuse() }
    if current == UInt8(ascii: "=") {
      try report(.missingColon, from: position, to: position + 1)
      position += 1
      try skipSpace()
    } else if startsValue {
      try report(.missingColon, from: lastEnd, to: lastEnd)
    } else if position < bytes.count {
      try fail(.missingColon, from: lastEnd, to: lastEnd)
    } else {
      try unexpected()
    }
  }

  /// Goes on as if a value stood here, when a member plainly lacks one.
  @inline(never)
  mutating func missingValue() throws(Stop) {
    let endsMember = current == UInt8(ascii: ",") || current == UInt8(ascii: "}")
    guard explains, open >= 0, entries[open].kind == .object, endsMember else { try unexpected() }
    try report(.missingValue, from: lastEnd, to: lastEnd)
    append(.null, from: position)
  }

  /// Skips a comment.
  ///
  /// Only the first is reported: one is enough to learn the rule.
  @inline(never)
  mutating func skipComment() throws(Stop) {
    let start = position
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    guard explains, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { try unexpected() }
    var end = start + 2
    if next == UInt8(ascii: "/") {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    } else {
      while !(end >= start + 4 && bytes[end - 2] == UInt8(ascii: "*")
        && bytes[end - 1] == UInt8(ascii: "/"))
      {
        if end == bytes.count { try fail(.comment, from: start, to: start + 2) }
        end += 1
      }
    }
    position = end
    if !sawComment { try report(.comment, from: start, to: end) }
    sawComment = true
  }

  private var startsValue: Bool {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): true
    default: startsWord(current) || foreignQuote(at: position) > 0
    }
  }
}
