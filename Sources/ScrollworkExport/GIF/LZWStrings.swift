/// The strings that an LZW encoder knows, and their codes.
///
/// With each code that is learnt one is written, so that what is written is kept by what was learnt. A
/// string of one pixel is named by its code and `single`, all others by their codes.
struct LZWStrings {
  /// Pairs of places.
  ///
  /// The one that is filled first is the low half; what has no room goes to the next pair.
  /// In a place: the code of the string without its last pixel (12 bits), that pixel (8), the string's
  /// code (12). Behind the pairs lies one for what nobody reads.
  private let pairs: UnsafeMutablePointer<UInt64>
  private static var count: Int { 1 << 13 }
  /// For each string that of one free pixel more; greater than every code if it is not known.
  @inline(__always) private var freed: UnsafeMutablePointer<UInt16> {
    UnsafeMutableRawPointer(pairs + Self.count + 1).assumingMemoryBound(to: UInt16.self)
  }
  /// For each code that was learnt the string that was written then.
  @inline(__always) private var written: UnsafeMutablePointer<UInt16> {
    freed + 2 * Int(Self.limit)
  }
  /// What is in a free place: no string begins with the code that clears.
  private var empty: UInt32 = 4 << 20
  /// The code that says that all is forgotten; the one after it ends a picture.
  private(set) var clear: UInt32 = 4

  /// What a string of one pixel has besides its code.
  static var single: UInt32 { limit }
  /// No string.
  static var none: UInt32 { .max }
  /// How many codes there are.
  static var limit: UInt32 { 4096 }

  /// Makes room.
  init() {
    // One piece of memory, so that one register tells where all of it is.
    let numbers = 3 * Int(Self.limit) + 1
    let bytes = 8 * (Self.count + 1) + 2 * numbers
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    pairs = memory.initializeMemory(as: UInt64.self, repeating: 0, count: Self.count + 1)
    (memory + 8 * (Self.count + 1))
      .initializeMemory(as: UInt16.self, repeating: .max, count: numbers)
  }

  /// Frees the memory of all copies.
  func deallocate() { UnsafeMutableRawPointer(pairs).deallocate() }

  /// Starts a picture.
  mutating func begin(codeSize: Int) {
    clear = 1 << UInt32(codeSize)
    empty = clear << 20
  }

  /// The code that is learnt first.
  var first: UInt32 { clear + 2 }

  /// Knows no strings of more than one pixel any more.
  func forget() {
    pairs.update(repeating: UInt64(empty) << 32 | UInt64(empty), count: Self.count)
    freed.update(repeating: .max, count: Int(Self.single + clear))
  }

  /// Writes what was to be written up to a code that is next to be learnt, and a string besides.
  func write(_ string: UInt32, before next: UInt32, to out: inout BitBlocks) {
    written[Int(next)] = UInt16(truncatingIfNeeded: string)
    var bits = out
    var code = first
    while code <= next {
      let width = Self.width(before: code)
      let last = min(next, 1 << width)
      while code + 3 <= last {
        let first = number(code) | number(code + 1) &<< width
        let second = number(code + 2) | number(code + 3) &<< width
        bits.put(first | second &<< (2 &* width), 4 &* width)
        code += 4
      }
      while code <= last {
        bits.put(number(code), width)
        code += 1
      }
    }
    out = bits
  }

  /// The code that was written when another one was learnt.
  @inline(__always) private func number(_ code: UInt32) -> UInt64 {
    UInt64(written[Int(code)]) & UInt64(Self.limit &- 1)
  }

  /// The bits of a code that is written before another one is learnt.
  static func width(before code: UInt32) -> UInt32 { 32 - UInt32((code - 1).leadingZeroBitCount) }
}

extension LZWStrings {
  /// What became of a string and one pixel more.
  struct Step {
    /// The longer string where it is known, else its last pixel's.
    let string: UInt32
    /// 1 if the longer string is not known, else 0.
    let isNew: UInt32
    fileprivate let pair: Int
    fileprivate let key: UInt32
    fileprivate let old: UInt64
  }

  /// Makes a string one pixel longer; most strings end without a branch, since it is hard to foresee.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - pixel: The pixel's index.
  ///   - isFree: 1 if it is free, else 0.
  /// - Returns: What became of it.
  @inline(__always) func step(_ string: UInt32, _ pixel: UInt32, isFree: UInt32) -> Step {
    // The string comes late, so little is done with it.
    step(
      string,
      pixel,
      isFree: isFree,
      pair: Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 19 ^ string)
    )
  }

  @inline(__always) private func step(
    _ string: UInt32,
    _ pixel: UInt32,
    isFree: UInt32,
    pair: Int
  ) -> Step {
    let old = pairs[pair]
    let key = string << 20 | pixel << 12
    // What differs from the key in the last 12 bits alone is a code.
    let (low, high) = (UInt32(truncatingIfNeeded: old) ^ key, UInt32(old >> 32) ^ key)
    let free = UInt32(freed[Int(string)])
    var code = high < Self.limit ? high : pixel | Self.single
    code = low < Self.limit ? low : code
    code = free < isFree &* Self.limit ? free : code
    return Step(string: code, isNew: code >> 12, pair: pair, key: key, old: old)
  }

  /// 0 where a string that was not found can be nowhere else.
  @inline(__always) func isFull(_ step: Step) -> UInt32 { UInt32(step.old >> 32) ^ empty }

  /// Goes on where a pair is full.
  @inline(never) func step(after full: Step, _ string: UInt32, _ pixel: UInt32) -> Step {
    var found = full
    repeat {
      let pair = (found.pair &+ 1) & (Self.count &- 1)
      found = step(string, pixel, isFree: 0, pair: pair)
    } while found.isNew != 0 && isFull(found) != 0
    return found
  }

  /// Writes a string, and learns it with one pixel more, when that was not known; else does nothing.
  @inline(__always) func learn(_ next: UInt32, _ string: UInt32, _ step: Step) {
    pairs[step.isNew != 0 ? step.pair : Self.count] = step.old << 32 | UInt64(step.key | next)
    written[Int(next)] = UInt16(truncatingIfNeeded: string)
  }

  /// Writes a string, and learns it with one free pixel more.
  @inline(__always) func learnFree(_ next: UInt32, _ string: UInt32) {
    freed[Int(string)] = UInt16(truncatingIfNeeded: next)
    written[Int(next)] = UInt16(truncatingIfNeeded: string)
  }
}
