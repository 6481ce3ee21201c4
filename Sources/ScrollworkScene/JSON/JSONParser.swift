/// Reads a JSON text onto the tape, and gathers what breaks the rules.
///
/// The grammar is walked by one loop; an open container remembers its parent in its own tape entry,
/// so that no text, however deep, uses the stack.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  var position = 0
  /// Where the token before the white space ended: the place of what is missing.
  var lastEnd = 0
  var entries: [JSONEntry] = []
  var problems = Diagnostics()
  /// The innermost open container, or −1.
  var open = -1
  var depth = 0
  var sawComment = false

  /// Whether mistakes are told apart, and those that leave no doubt about the rest are passed over.
  ///
  /// Otherwise the first of any kind is an unexpected character. Both ways refuse the same texts.
  var explains = true

  /// Thrown after a mistake that leaves the rest in doubt.
  struct Stop: Error {}

  /// Reads everything: the tape, which can be walked whatever happens, and the mistakes.
  static func read(
    _ bytes: [UInt8],
    depthLimit: Int,
    explains: Bool = true
  ) -> (entries: [JSONEntry], problems: Diagnostics) {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes, depthLimit: depthLimit)
      parser.explains = explains
      parser.run()
      return (parser.entries, parser.problems)
    }
  }

  @inline(never)
  private mutating func run() {
    do throws(Stop) {
      try checkEncoding()
      try readDocument()
    } catch {
      while open >= 0 { close(at: bytes.count) }
      if entries.isEmpty { append(.null, from: 0) }
    }
  }

  private mutating func readDocument() throws(Stop) {
    try skipSpace()
    if position == bytes.count { try unexpected() }
    while true {
      let parent = open
      let isOpened = try readValue()
      if parent >= 0 { entries[parent].count += 1 }
      if isOpened {
        // A container has been opened: its first part, unless it is empty.
        try skipSpace()
        try skipExtraCommas()
        if current != closingBracket {
          try readKeyIfNeeded()
          continue
        }
      }
      if try !readSeparators() { return }
    }
  }

  /// Reads what follows a value: closing brackets, then a comma.
  ///
  /// False at the document's end.
  @inline(never)
  private mutating func readSeparators() throws(Stop) -> Bool {
    while true {
      if open >= 0, current == closingBracket {
        close(at: position + 1)
        position += 1
      }
      try skipSpace()
      guard open >= 0 else {
        if position < bytes.count { try trailingContent() }
        return false
      }
      if current == closingBracket { continue }
      if current == UInt8(ascii: ",") {
        let comma = position
        position += 1
        try skipSpace()
        try skipExtraCommas()
        if current == closingBracket {
          try report(.trailingComma, from: comma, to: comma + 1)
          continue
        }
      } else {
        try missingComma()
      }
      try readKeyIfNeeded()
      return true
    }
  }

  private mutating func readKeyIfNeeded() throws(Stop) {
    if entries[open].kind == .object { try readKey() }
  }

  /// Opens a container at the bracket that stands here.
  @inline(never)
  mutating func openContainer(_ kind: JSONKind) throws(Stop) {
    if depth == depthLimit {
      try tooDeep()
    }
    let parent = open
    open = entries.count
    depth += 1
    position += 1
    append(kind, from: position - 1)
    entries[open].next = parent
  }

  @inline(never)
  private mutating func close(at end: Int) {
    let parent = entries[open].next
    entries[open].next = entries.count
    entries[open].end = end
    open = parent
    depth -= 1
  }

  /// Puts a value on the tape that reaches up to `end`, which is here unless said otherwise.
  @inline(never)
  mutating func append(
    _ kind: JSONKind,
    from start: Int,
    to end: Int = -1,
    number: Double = 0,
    spelling: JSONEntry.Spelling = .plain
  ) {
    entries.append(
      JSONEntry(
        kind: kind,
        spelling: spelling,
        start: start,
        end: end < 0 ? position : end,
        next: entries.count + 1,
        number: number
      )
    )
  }
}
