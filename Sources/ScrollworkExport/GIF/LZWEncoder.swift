/// GIF's variety of Lempel–Ziv–Welch compression, over a picture some of whose pixels are free.
///
/// A free pixel may be written as its own index or as the transparent one: both look the same. It
/// is written as whichever makes the known string longer; runs of them are not gone through pixel by
/// pixel.
///
/// Source: CompuServe, "Graphics Interchange Format Version 89a", Appendix F.
struct LZWEncoder: ~Copyable {
  /// A picture's part to encode.
  struct Picture {
    /// The indices, row by row.
    var indices: UnsafePointer<UInt8>
    /// What is on show there: its pixels that are the same are free.
    ///
    /// None in a fresh picture.
    var shown: UnsafePointer<UInt8>?
    /// From the start of a row to the start of the next.
    var stride: Int
    var width: Int
    var height: Int
    /// The index that shows nothing, less than 2 to the power of `codeSize`.
    var transparent: UInt8
    /// The bits of an index, 2...8.
    var codeSize: Int
  }

  private var out: BitBlocks
  private var strings = LZWStrings()
  /// The string that was read and not yet written; none when `run` counts.
  private var prefix = LZWStrings.none
  /// How many transparent pixels were read and not yet written.
  private var run = 0

  /// Prepares to encode pictures of up to this many pixels.
  init(pixels: Int) { out = BitBlocks(codes: pixels) }

  /// Appends the data of one picture: the code size, the blocks and the end.
  mutating func append(_ picture: Picture, to bytes: inout [UInt8]) {
    bytes.append(UInt8(picture.codeSize))
    strings.begin(codeSize: picture.codeSize, runsOf: UInt32(picture.transparent))
    out.put(strings.clear, strings.width)
    (prefix, run) = (LZWStrings.none, 0)
    for y in 0..<picture.height {
      let indices = picture.indices + y * picture.stride
      if let shown = picture.shown {
        addRow(indices, unlike: shown + y * picture.stride, picture)
      } else {
        addRow(indices, picture)
      }
    }
    if run > 0 { prefix = endRun() }
    if prefix != LZWStrings.none { out.put(prefix, strings.width) }
    out.put(strings.clear + 1, strings.lastWidth)
    out.flush(to: &bytes)
  }

  private mutating func addRow(
    _ indices: UnsafePointer<UInt8>,
    unlike shown: UnsafePointer<UInt8>,
    _ picture: Picture
  ) {
    let transparent = UInt32(picture.transparent)
    // Kept at hand while it changes with every symbol.
    var prefix = self.prefix
    var x = 0
    while x < picture.width {
      if prefix == LZWStrings.none {
        let start = x
        x = PixelRows.firstDifference(indices, shown, from: x, to: picture.width)
        run &+= x &- start
        if x == picture.width { break }
        if run == 0 {
          prefix = UInt32(indices[x])
          x &+= 1
          continue
        }
        prefix = endRun()
      }
      let own = UInt32(indices[x])
      let isFree = indices[x] == shown[x]
      let symbol = isFree ? transparent : own
      x &+= 1
      var code = strings.code(prefix, symbol)
      if isFree && !LZWStrings.isCode(code) { code = strings.code(prefix, own) }
      if LZWStrings.isCode(code) {
        prefix = code
        continue
      }
      write(prefix, symbol)
      prefix = symbol
      if isFree { (prefix, run) = (LZWStrings.none, 1) }
    }
    self.prefix = prefix
  }

  private mutating func addRow(_ indices: UnsafePointer<UInt8>, _ picture: Picture) {
    var prefix = self.prefix
    for x in 0..<picture.width {
      let symbol = UInt32(indices[x])
      if prefix == LZWStrings.none {
        prefix = symbol
        continue
      }
      let code = strings.code(prefix, symbol)
      if LZWStrings.isCode(code) {
        prefix = code
        continue
      }
      write(prefix, symbol)
      prefix = symbol
    }
    self.prefix = prefix
  }

  /// Writes transparent pixels that were read, but for the longest known string at their end.
  ///
  /// - Returns: The code of that string.
  private mutating func endRun() -> UInt32 {
    while run > strings.longestRun {
      let prefix = strings.longestRunCode
      let length = strings.longestRun
      write(prefix, strings.runSymbol)
      run -= length
    }
    let prefix = strings.runCode(run)
    run = 0
    return prefix
  }

  /// Writes what was read, and learns it together with the symbol after it.
  @inline(__always) private mutating func write(_ prefix: UInt32, _ symbol: UInt32) {
    out.put(prefix, strings.width)
    if strings.isFull {
      out.put(strings.clear, strings.width)
      strings.forget()
    } else {
      strings.learn(prefix, symbol)
    }
  }
}
