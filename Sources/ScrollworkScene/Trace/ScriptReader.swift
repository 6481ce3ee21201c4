internal import Scrollwork

/// Reads the short form of a trace.
struct ScriptReader {
  let bytes: [UInt8]
  let viewport: Size
  var trace = Trace()
  var problems = Diagnostics()
  /// The words of the line being read.
  var words: [Range<Int>] = []
  var next = 0
  var failed = false
  /// What the lines so far leave to those that follow.
  var state = State()
  #if !hasFeature(Embedded)
  /// Where the gestures so far are told.
  var marks: [TraceMark] = []
  #endif

  /// What lines have to know of those before them.
  struct State {
    /// When the last gesture ends, so that no two overlap.
    var busyUntil = -Double.infinity
    /// When the last gesture begins.
    var lastStart = -Double.infinity
    /// The word with which it begins.
    var lastGesture = 0..<0
    /// The word `end`, after which nothing comes.
    var end: Range<Int>?
  }

  init(bytes: [UInt8], viewport: Size) {
    self.bytes = bytes
    self.viewport = viewport
  }

  mutating func readAll() {
    let readable = bytes.withUnsafeBufferPointer { wellFormedUTF8Prefix($0) }
    if readable < bytes.count {
      let place = SourceRange(start: readable, end: readable + 1)
      return problems.add(Diagnostic(.notUTF8, at: place))
    }
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      start = 3
      problems.add(Diagnostic(.byteOrderMark, at: SourceRange(start: 0, end: 3)))
    }
    for index in start...bytes.count
    where index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
      split(start..<index)
      if !words.isEmpty {
        next = 0
        failed = false
        readLine()
      }
      start = index + 1
    }
  }

  /// Finds the words of a line, up to a comment.
  private mutating func split(_ line: Range<Int>) {
    words = []
    var start = line.lowerBound
    for index in line.lowerBound...line.upperBound {
      let ends = index == line.upperBound || bytes[index] == UInt8(ascii: "#")
      if ends || bytes[index] == 32 || bytes[index] == 9 || bytes[index] == 13 {
        if index > start { words.append(start..<index) }
        start = index + 1
      }
      if ends { return }
    }
  }

  private mutating func readLine() {
    let verb = words[0]
    next = 1
    #if !hasFeature(Embedded)
    let start = trace.events.count
    defer { mark(from: start) }
    #endif
    if let end = state.end {
      return fail(
        .unexpectedWord,
        verb,
        [
          .word(takes(verb, "end") ? StaticWord("a second end") : StaticWord("after the end")),
          .place(SourceRange(start: end.lowerBound, end: end.upperBound)),
        ]
      )
    }
    if takes(verb, "swipe") {
      readSwipe()
    } else if takes(verb, "drag") {
      readDrag()
    } else if takes(verb, "hold") {
      readHold()
    } else if takes(verb, "tap") {
      readTap()
    } else if takes(verb, "scroll") {
      readScroll()
    } else if takes(verb, "key") {
      readKey()
    } else if takes(verb, "wheel") {
      readWheel()
    } else if takes(verb, "end") {
      readEnd()
    } else {
      fail(
        .unknownInstruction,
        verb,
        [.words(WordList("swipe drag hold tap scroll key wheel end"))]
      )
    }
    if !failed && next < words.count { fail(.unexpectedWord, words[next]) }
  }
}
