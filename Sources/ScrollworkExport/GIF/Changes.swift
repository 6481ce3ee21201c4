internal import CPixels
internal import ScrollworkRender

/// Which pixels of a frame are not those of the frame before, one bit each.
struct Changes: ~Copyable {
  private let width: Int
  private let words: Int
  /// For each row its bits, 64 pixels a word, the first the lowest.
  private let masks: UnsafeMutablePointer<UInt64>
  private let kernel: ColourKernel
  /// The rows from the first that changed to the last; bits outside mean nothing.
  private(set) var rows = 0..<0

  init(width: Int, height: Int, _ kernel: ColourKernel) {
    self.width = width
    self.kernel = kernel
    words = (width + 63) / 64
    masks = .allocate(capacity: words * height)
    masks.initialize(repeating: 0, count: words * height)
  }

  deinit { masks.deallocate() }

  /// Says that every pixel of the first rows changed.
  mutating func takeAll(_ height: Int) {
    for y in 0..<height {
      for word in 0..<words {
        let count = width - 64 * word
        masks[y * words + word] = count < 64 ? 1 << UInt64(count) - 1 : .max
      }
    }
    rows = 0..<height
  }

  /// Finds what changed within some rows of a frame, and makes the old frame the new one.
  mutating func take(_ frame: Bitmap, _ all: Range<Int>, from old: Bitmap) {
    var (first, last) = (all.upperBound, all.lowerBound)
    for y in all {
      let masks = masks + y * words
      if kernel.takeChanges(frame.start(ofRow: y), to: old, row: y, into: masks) {
        first = min(first, y)
        last = y + 1
      }
    }
    rows = first..<max(first, last)
  }

  /// Goes through the columns of a row in which pixels changed, from left to right.
  @inline(__always) func forEachColumn(ofRow y: Int, _ body: (Int) -> Void) {
    let masks = masks + y &* words
    for word in 0..<words {
      var bits = masks[word]
      while bits != 0 {
        body(word &* 64 &+ bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  /// Hands over the masks of a row.
  @inline(__always) func withMasks<Result>(
    ofRow y: Int,
    _ body: (UnsafePointer<UInt64>, Int) -> Result
  ) -> Result { body(UnsafePointer(masks + y &* words), words) }

  /// Says that nothing changed in a row.
  func takeNone(ofRow y: Int) { (masks + y * words).update(repeating: 0, count: words) }

  /// Takes back the changes of a row's pixels that have the same bytes in two rows; 63 bytes behind the
  /// rows may be read.
  @inline(__always) func keep(
    _ a: UnsafePointer<UInt8>,
    unlike b: UnsafePointer<UInt8>,
    ofRow y: Int
  ) {
    cpixels_keep_unlike(a, b, Int32(words), masks + y &* words)
  }

  /// The first of some columns in which a pixel of a row changed; the end when there is none.
  @inline(__always) func firstColumn(ofRow y: Int, from start: Int, to end: Int) -> Int {
    let masks = masks + y &* words
    var word = start >> 6
    var bits = masks[word] & UInt64.max &<< UInt64(truncatingIfNeeded: start)
    while bits == 0 {
      word &+= 1
      if word &* 64 >= end { return end }
      bits = masks[word]
    }
    return min(end, word &* 64 &+ bits.trailingZeroBitCount)
  }

  /// The columns from the first that changed in a row to the last; empty when none did.
  @inline(__always) func columns(ofRow y: Int) -> Range<Int> {
    let masks = masks + y &* words
    var first = 0
    while first < words && masks[first] == 0 { first &+= 1 }
    if first == words { return 0..<0 }
    var last = words &- 1
    while masks[last] == 0 { last &-= 1 }
    let start = first &* 64 &+ masks[first].trailingZeroBitCount
    return start..<last &* 64 &+ 64 &- masks[last].leadingZeroBitCount
  }
}
