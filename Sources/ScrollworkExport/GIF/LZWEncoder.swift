internal import ScrollworkRender

/// GIF's variety of Lempel–Ziv–Welch compression, over a picture some of whose pixels are free.
///
/// A free pixel may be written as its own index or as the transparent one: both look the same. It
/// is written as whichever makes the known string longer; runs of them are not gone through pixel by
/// pixel.
///
/// Where strings end is hard to foresee, so most of them end without a branch.
///
/// Source: CompuServe, "Graphics Interchange Format Version 89a", Appendix F.
struct LZWEncoder: ~Copyable {
  /// A picture's part to encode.
  struct Picture {
    /// The whole picture's indices, row by row.
    var indices: UnsafePointer<UInt8>
    /// What is on show there: pixels that are the same are free, all others are among the changes.
    ///
    /// None in a fresh picture.
    var shown: UnsafePointer<UInt8>?
    /// From the start of a row to the start of the next.
    var stride: Int
    var part: PixelRect
    /// The index that shows nothing, less than 2 to the power of `codeSize`.
    var transparent: UInt8
    /// The bits of an index, 2...8.
    var codeSize: Int
  }

  private var out: BitBlocks
  private var strings = LZWStrings()
  /// The code that is learnt next.
  private var next: UInt32 = 0
  /// The string that was read and not yet written; none when `run` counts.
  private var string = LZWStrings.none
  /// How many free pixels were read and not yet written.
  private var run = 0
  /// The strings of free pixels alone, by their lengths.
  private let runs: UnsafeMutablePointer<UInt32>
  /// The longest of them that is known.
  private var longestRun = 1

  /// Prepares to encode pictures of up to this many pixels.
  init(pixels: Int) {
    out = BitBlocks(codes: pixels)
    runs = .allocate(capacity: Int(LZWStrings.limit) + 1)
    runs.initialize(repeating: 0, count: Int(LZWStrings.limit) + 1)
  }

  deinit {
    out.deallocate()
    strings.deallocate()
    runs.deallocate()
  }

  /// Appends the data of one picture: the code size, the blocks and the end.
  mutating func append(
    _ picture: Picture,
    _ changes: borrowing Changes,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(picture.codeSize))
    strings.begin(codeSize: picture.codeSize)
    runs[1] = UInt32(picture.transparent) | LZWStrings.single
    out.put(UInt64(strings.clear), UInt32(picture.codeSize + 1))
    forget()
    (string, run) = (LZWStrings.none, 0)
    let columns = picture.part.x..<picture.part.x + picture.part.width
    for y in picture.part.rows {
      let indices = picture.indices + y * picture.stride
      if let shown = picture.shown {
        addRow(indices, unlike: shown + y * picture.stride, columns, y, changes)
      } else {
        addRow(indices, columns)
      }
    }
    if run > 0 { endRun() }
    strings.write(string, before: next, to: &out)
    // As if what was written had taught one more code.
    out.put(UInt64(strings.clear + 1), min(12, LZWStrings.width(before: next + 1)))
    out.flush(to: &bytes)
  }

  private mutating func addRow(
    _ indices: UnsafePointer<UInt8>,
    unlike shown: UnsafePointer<UInt8>,
    _ columns: Range<Int>,
    _ y: Int,
    _ changes: borrowing Changes
  ) {
    var x = columns.lowerBound
    let end = columns.upperBound
    while x < end {
      if string == LZWStrings.none {
        let start = x
        x = changes.firstColumn(ofRow: y, from: x, to: end)
        run &+= x &- start
        if x == end { break }
        if run == 0 {
          string = UInt32(indices[x]) | LZWStrings.single
          x &+= 1
          continue
        }
        endRun()
      }
      x = addPixels(indices, unlike: shown, from: x, to: end)
    }
  }

  /// Adds pixels up to a free one that ends a string, or to the end.
  private mutating func addPixels(
    _ indices: UnsafePointer<UInt8>,
    unlike shown: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    var x = start
    while x < end {
      // Each pixel makes the strings one more, or none.
      let stop = min(end, x &+ Int(LZWStrings.limit &- next))
      if stop == x {
        let isFree: UInt32 = indices[x] == shown[x] ? 1 : 0
        let pixel = UInt32(indices[x])
        add(pixel, isFree, strings.step(string, pixel, isFree: isFree))
        x &+= 1
      } else {
        x = addFewPixels(indices, unlike: shown, from: x, to: stop)
      }
      if string == LZWStrings.none { break }
    }
    return x
  }

  /// Adds no more pixels than strings can be learnt.
  @inline(__always) private mutating func addFewPixels(
    _ indices: UnsafePointer<UInt8>,
    unlike shown: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    // At hand while they change with every pixel.
    var (next, string) = (next, string)
    let strings = strings
    var x = start
    repeat {
      let pixel = UInt32(indices[x])
      let isFree: UInt32 = indices[x] == shown[x] ? 1 : 0
      let step = strings.step(string, pixel, isFree: isFree)
      x &+= 1
      if (0 &- step.isNew) & (isFree | strings.isFull(step)) != 0 {
        (self.next, self.string) = (next, string)
        add(pixel, isFree, step)
        (next, string) = (self.next, self.string)
        if string == LZWStrings.none { return x }
        continue
      }
      strings.learn(next, string, step)
      next &+= step.isNew
      string = step.string
    } while x < end
    (self.next, self.string) = (next, string)
    return x
  }

  private mutating func addRow(_ indices: UnsafePointer<UInt8>, _ columns: Range<Int>) {
    for x in columns {
      let pixel = UInt32(indices[x])
      if string == LZWStrings.none {
        string = pixel | LZWStrings.single
      } else {
        add(pixel, 0, strings.step(string, pixel, isFree: 0))
      }
    }
  }

  /// Makes the string that was read one pixel longer, or writes it.
  @inline(never) private mutating func add(
    _ pixel: UInt32,
    _ isFree: UInt32,
    _ first: LZWStrings.Step
  ) {
    let isFurther = first.isNew != 0 && strings.isFull(first) != 0
    let step = isFurther ? strings.step(after: first, string, pixel) : first
    if step.isNew == 0 {
      string = step.string
      return
    }
    if next == LZWStrings.limit {
      writeAll()
    } else if isFree == 0 {
      strings.learn(next, string, step)
      next &+= 1
    } else {
      learnFree()
    }
    string = step.string
    if isFree != 0 { (string, run) = (LZWStrings.none, 1) }
  }

  private mutating func learnFree() {
    strings.learnFree(next, string)
    if string == runs[longestRun] {
      longestRun &+= 1
      runs[longestRun] = next
    }
    next &+= 1
  }

  /// Writes free pixels that were read, but for the longest known string at their end.
  private mutating func endRun() {
    while run > longestRun {
      let longest = longestRun
      string = runs[longest]
      if next == LZWStrings.limit { writeAll() } else { learnFree() }
      run &-= longest
    }
    string = runs[run]
    run = 0
  }

  /// Writes what was to be written, and forgets it.
  private mutating func writeAll() {
    strings.write(string, before: next, to: &out)
    out.put(UInt64(strings.clear), 12)
    forget()
  }

  private mutating func forget() {
    strings.forget()
    next = strings.first
    longestRun = 1
  }
}
