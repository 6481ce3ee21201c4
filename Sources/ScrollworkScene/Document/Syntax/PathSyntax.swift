/// Tells where SVG path data cannot be read any further, and what should stand there.
///
/// Source: SVG 2, chapter 9.3.9. What draws paths refuses the same data at the same bytes.
package struct PathSyntax {
  private let bytes: [UInt8]
  private var at = 0
  /// The first byte that cannot be read, and what should stand there; nil when all is right.
  package private(set) var problem: (offset: Int, needs: StaticWord)?

  /// Reads path data to its end, or to what is wrong.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipSpace()
    if at < bytes.count, current | 0x20 != UInt8(ascii: "m") { fail("a move (M or m)") }
    while problem == nil, at < bytes.count { readCommand() }
  }

  /// The byte that stands here; 0, which stands for nothing, at the end.
  private var current: UInt8 { at < bytes.count ? bytes[at] : 0 }

  @inline(never)
  private mutating func fail(_ needs: StaticWord, at offset: Int? = nil) {
    if problem == nil { problem = (offset ?? at, needs) }
  }

  /// Reads a command and as many sets of numbers as follow it.
  private mutating func readCommand() {
    let command = current | 0x20
    let count: Int
    switch command {
    case UInt8(ascii: "z"): count = 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): count = 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): count = 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): count = 4
    case UInt8(ascii: "c"): count = 6
    case UInt8(ascii: "a"): count = 7
    default: return fail("a command (one of MZLHVCSQTA)")
    }
    at += 1
    skipSpace()
    guard count > 0 else { return }
    repeat {
      for place in 0..<count where problem == nil {
        if command == UInt8(ascii: "a"), place == 3 || place == 4 {
          readFlag()
        } else {
          readNumber()
        }
      }
      skipSpace()
    } while problem == nil && (isDigit || isSign || current == 0x2E || current == 0x2C)
  }

  private var isDigit: Bool { current &- 0x30 <= 9 }

  private var isSign: Bool { current == UInt8(ascii: "-") || current == UInt8(ascii: "+") }

  @inline(never)
  private mutating func skipSpace() {
    while current == 0x20 || current >= 0x09 && current <= 0x0D && current != 0x0B { at += 1 }
  }

  /// Passes white space, at most one comma, white space.
  private mutating func skipSeparator() {
    skipSpace()
    guard current == UInt8(ascii: ",") else { return }
    at += 1
    skipSpace()
  }

  private mutating func readFlag() {
    skipSeparator()
    guard current == 0x30 || current == 0x31 else { return fail("a flag (0 or 1)") }
    at += 1
  }

  /// Reads a number as SVG writes it, `+.5` and `1.` too, and checks how large it is.
  private mutating func readNumber() {
    skipSeparator()
    let start = at
    if isSign { at += 1 }
    var count = skipDigits()
    if current == UInt8(ascii: ".") {
      at += 1
      count += skipDigits()
    }
    guard count > 0 else { return fail("a number", at: start) }
    if current | 0x20 == UInt8(ascii: "e") {
      let end = at
      at += 1
      if isSign { at += 1 }
      if skipDigits() == 0 { at = end }
    }
    // Beyond this no picture is left, and sums of them would not be finite.
    if !(DecimalNumber(bytes, from: start, to: at).value.magnitude <= 1e9) {
      fail("a number of at most 1e9", at: start)
    }
  }

  /// Passes digits, and says how many.
  @inline(never)
  private mutating func skipDigits() -> Int {
    let start = at
    while isDigit { at += 1 }
    return at - start
  }
}

extension SceneDecoder {
  /// Path data.
  mutating func path(_ node: JSONNode?) -> UTF8String? {
    guard let node, let data = text(node) else { return nil }
    guard let problem = PathSyntax(data.bytes).problem else { return data }
    let whole = document.mark(of: node)
    var range = whole
    // Without escapes the text lies in the document as it is, so its parts can be underlined.
    if data.bytes.count == whole.end - whole.start - 2 {
      var end = problem.offset + 1
      while end < data.bytes.count, data.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let first = whole.start + 1
      range = SourceRange(start: first + problem.offset, end: min(first + end, whole.end - 1))
    }
    problems.add(Diagnostic(.pathData, at: range, [.word(problem.needs)]))
    return data
  }
}
