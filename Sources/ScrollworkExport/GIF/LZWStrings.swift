/// The strings that an LZW encoder knows, and their codes.
struct LZWStrings: ~Copyable {
  /// Open addressing: the code of the string without its last symbol (12 bits), that symbol (8), the
  /// string's code (12).
  private let table: UnsafeMutablePointer<UInt32>
  private static let size = 1 << 13
  private static let empty = UInt32.max
  /// No code at all.
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
    table = .allocate(capacity: Self.size)
    table.initialize(repeating: Self.empty, count: Self.size)
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
    runSymbol = symbol
    runs[1] = symbol
    forget()
  }

  /// Knows no strings of more than one symbol any more.
  mutating func forget() {
    table.update(repeating: Self.empty, count: Self.size)
    next = clear + 2
    width = clear.trailingZeroBitCount + 1
    longestRun = 1
  }

  /// Whether nothing more can be learnt.
  @inline(__always) var isFull: Bool { next >= Self.limit }

  /// The bits of the code that ends the picture, after the last string.
  var lastWidth: Int { next == 1 << UInt32(width) && width < 12 ? width + 1 : width }

  /// Gives the next code to a string whose place is free.
  @inline(__always) mutating func learn(_ slot: Int, _ prefix: UInt32, _ symbol: UInt32) {
    table[slot] = (prefix << 8 | symbol) << 12 | next
    if symbol == runSymbol && prefix == runs[longestRun] {
      longestRun &+= 1
      runs[longestRun] = next
    }
    if next == 1 << UInt32(truncatingIfNeeded: width) { width &+= 1 }
    next &+= 1
  }

  /// The code of a known run.
  func runCode(_ length: Int) -> UInt32 { runs[length] }

  /// The code of the longest known run.
  var longestRunCode: UInt32 { runs[longestRun] }

  /// Where a string is, or would be.
  @inline(__always) func slot(_ prefix: UInt32, _ symbol: UInt32) -> Int {
    let key = prefix << 8 | symbol
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 19)
    while table[slot] != Self.empty && table[slot] >> 12 != key {
      slot = (slot &+ 1) & (Self.size &- 1)
    }
    return slot
  }

  @inline(__always) func isTaken(_ slot: Int) -> Bool { table[slot] != Self.empty }

  @inline(__always) func code(_ slot: Int) -> UInt32 { table[slot] & 0xFFF }
}
