/// The strings that an LZW encoder knows, and their codes.
struct LZWStrings: ~Copyable {
  /// Pairs of places: the first of a pair is filled first, and what has no room goes to the next pair.
  ///
  /// In a place: the code of the string without its last symbol (12 bits), that symbol (8), the string's
  /// code (12).
  private let table: UnsafeMutablePointer<UInt32>
  private static let pairs = 1 << 13
  /// What is in a free place: no string begins with the code that clears.
  private var empty: UInt32 = 4 << 20
  /// No code at all; greater than every code.
  static let none = UInt32.max
  private static let limit: UInt32 = 4096

  /// The code that says that all is forgotten; the one after it ends a picture.
  private(set) var clear: UInt32 = 4
  /// The bits of a code now.
  private(set) var width = 3
  private var next: UInt32 = 6
  /// The symbol whose runs have codes that can be found by their length.
  private(set) var runSymbol: UInt32 = 0
  private let runs: UnsafeMutablePointer<UInt32>
  /// The longest run that is known.
  private(set) var longestRun = 1

  init() {
    table = .allocate(capacity: 2 * Self.pairs)
    table.initialize(repeating: empty, count: 2 * Self.pairs)
    runs = .allocate(capacity: Int(Self.limit))
    runs.initialize(repeating: 0, count: Int(Self.limit))
  }

  deinit {
    table.deallocate()
    runs.deallocate()
  }

  /// Starts a picture.
  mutating func begin(codeSize: Int, runsOf symbol: UInt32) {
    clear = 1 << UInt32(codeSize)
    empty = clear << 20
    runSymbol = symbol
    runs[1] = symbol
    forget()
  }

  /// Knows no strings of more than one symbol any more.
  mutating func forget() {
    table.update(repeating: empty, count: 2 * Self.pairs)
    next = clear + 2
    width = clear.trailingZeroBitCount + 1
    longestRun = 1
  }

  /// Whether nothing more can be learnt.
  @inline(__always) var isFull: Bool { next >= Self.limit }

  /// The bits of the code that ends the picture, after the last string.
  var lastWidth: Int { next == 1 << UInt32(width) && width < 12 ? width + 1 : width }

  /// Gives the next code to a string that is not known.
  @inline(__always) mutating func learn(_ prefix: UInt32, _ symbol: UInt32) {
    var place = 2 &* Self.pair(prefix, symbol)
    if table[place &+ 1] != empty { place = freePair(after: place) }
    if table[place] != empty { place &+= 1 }
    table[place] = prefix << 20 | symbol << 12 | next
    if symbol == runSymbol && prefix == runs[longestRun] {
      longestRun &+= 1
      runs[longestRun] = next
    }
    if next == 1 << UInt32(truncatingIfNeeded: width) { width &+= 1 }
    next &+= 1
  }

  @inline(never) private func freePair(after full: Int) -> Int {
    var place = full
    repeat { place = (place &+ 2) & (2 &* Self.pairs &- 1) } while table[place &+ 1] != empty
    return place
  }

  /// The code of a known run.
  func runCode(_ length: Int) -> UInt32 { runs[length] }

  /// The code of the longest known run.
  var longestRunCode: UInt32 { runs[longestRun] }

  /// Where a string is, unless the pair is full.
  ///
  /// The prefix comes late, so little is done with it.
  @inline(__always) private static func pair(_ prefix: UInt32, _ symbol: UInt32) -> Int {
    Int(truncatingIfNeeded: (symbol &* 0x9E37_79B1) >> 19 ^ prefix)
  }

  /// The code of a string; `none` or another number greater than every code when it is not known.
  @inline(__always) func code(_ prefix: UInt32, _ symbol: UInt32) -> UInt32 {
    let key = prefix << 20 | symbol << 12
    var place = 2 &* Self.pair(prefix, symbol)
    while true {
      let (first, second) = (table[place], table[place &+ 1])
      // What differs from the key in the last 12 bits alone.
      let code = min(first ^ key, second ^ key)
      if code < Self.limit || second == empty { return code }
      place = (place &+ 2) & (2 &* Self.pairs &- 1)
    }
  }

  /// Whether a number is a code.
  @inline(__always) static func isCode(_ number: UInt32) -> Bool { number < limit }
}
