public import ScrollworkRender

/// Makes an animated PNG, frame by frame.
///
/// Each frame after the first holds only the smallest rectangle that changed. Times are exact
/// fractions, so every rate whose parts fit in 16 bits plays as it is.
///
/// Source: PNG Specification (Third Edition) §11.3.7, acTL, fcTL and fdAT.
public struct APNGEncoder: FrameEncoder, ~Copyable {
  private let film: Film
  private let loops: Int
  private var stream: PixelStream
  private let shown: Bitmap
  private var sequence: UInt32 = 0
  private var isFirst = true

  /// Creates an encoder for a film.
  ///
  /// - Parameters:
  ///   - film: What is to be written.
  ///   - loops: How often the film plays; 0 is for ever.
  ///   - level: The compression level, as for `PNGEncoder`.
  public init(_ film: Film, loops: Int = 0, level: Int = 6) {
    precondition(loops >= 0, "A film plays 0 (for ever) or more times")
    self.film = film
    self.loops = loops
    stream = PixelStream(level: level)
    shown = Bitmap(width: film.width, height: film.height)
  }

  /// Appends the header with the number of frames.
  public mutating func begin(_ bytes: inout [UInt8]) {
    bytes += PNGChunk.signature
    PNGChunk.appendHeader(
      width: film.width,
      height: film.height,
      hasAlpha: !film.isOpaque,
      to: &bytes
    )
    PNGChunk.append("acTL", to: &bytes) {
      PNGChunk.append32(UInt32(film.frames.count), to: &$0)
      PNGChunk.append32(UInt32(loops), to: &$0)
    }
  }

  /// Appends the part of the frame that changed; one pixel if none did, to hold its time.
  public mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8]) {
    encode(frame, changed: 0..<frame.height, into: &bytes)
  }

  /// Appends the part of the frame that changed, looking for it in some rows alone.
  public mutating func encode(
    _ frame: Bitmap,
    changed rows: Range<Int>,
    into bytes: inout [UInt8]
  ) {
    let change =
      frame.difference(from: shown, within: rows) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    let part = isFirst ? frame.bounds : change
    appendControl(part, to: &bytes)
    if isFirst {
      PNGChunk.append("IDAT", to: &bytes) {
        stream.append(frame, part, hasAlpha: !film.isOpaque, to: &$0)
      }
    } else {
      PNGChunk.append("fdAT", to: &bytes) {
        PNGChunk.append32(sequence, to: &$0)
        stream.append(frame, part, hasAlpha: !film.isOpaque, to: &$0)
      }
      sequence += 1
    }
    shown.copy(part.y..<part.y + part.height, from: frame)
    isFirst = false
  }

  /// Appends the end mark.
  public mutating func end(_ bytes: inout [UInt8]) {
    PNGChunk.append("IEND", to: &bytes) { _ in }
  }

  private mutating func appendControl(_ part: PixelRect, to bytes: inout [UInt8]) {
    // A frame lasts denominator ÷ numerator seconds.
    let isExact = film.rate.numerator <= 0xFFFF && film.rate.denominator <= 0xFFFF
    let milliseconds = 1000 / film.rate.perSecond
    let delay =
      isExact
      ? (UInt16(film.rate.denominator), UInt16(film.rate.numerator))
      : (UInt16(milliseconds.rounded(.toNearestOrEven)), UInt16(1000))
    PNGChunk.append("fcTL", to: &bytes) {
      for value in [sequence, UInt32(part.width), UInt32(part.height)] {
        PNGChunk.append32(value, to: &$0)
      }
      PNGChunk.append32(UInt32(part.x), to: &$0)
      PNGChunk.append32(UInt32(part.y), to: &$0)
      PNGChunk.append16(delay.0, to: &$0)
      PNGChunk.append16(delay.1, to: &$0)
      // Dispose: leave the frame; blend: replace the pixels, their alpha included.
      $0 += [0, 0]
    }
    sequence += 1
  }
}
