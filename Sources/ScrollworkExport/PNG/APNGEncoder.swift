public import ScrollworkRender

/// Makes an animated PNG, frame by frame.
///
/// Each frame after the first holds only the smallest rectangle that changed. Times are exact
/// fractions, so every rate whose parts fit in 16 bits plays as it is. Several frames are compressed at
/// once, and come out in their order.
///
/// Source: PNG Specification (Third Edition) §11.3.7, acTL, fcTL and fdAT.
public struct APNGEncoder: FrameEncoder, ~Copyable {
  private let film: Film
  private let loops: Int
  private let lanes: [APNGLane]
  private let shown: Bitmap
  private var count = 0
  private var sequence: UInt32 = 0

  /// Creates an encoder for a film.
  ///
  /// - Parameters:
  ///   - film: What is to be written.
  ///   - loops: How often the film plays; 0 is for ever.
  ///   - level: The compression level, as for `PNGEncoder`.
  ///   - workers: Threads that compress, at least 1; as many as there are processors unless given. With
  ///     one, everything is done by the caller's.
  public init(
    _ film: Film,
    loops: Int = 0,
    level: Int = PNGEncoder.usualLevel,
    workers: Int? = nil
  ) {
    precondition(loops >= 0, "A film plays 0 (for ever) or more times")
    self.film = film
    self.loops = loops
    let count = Worker.count(workers, jobs: film.frames.count)
    lanes = (0..<count).map { _ in APNGLane(film, level: level, hasThread: count > 1) }
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
    let lane = lanes[count % lanes.count]
    lane.flush(into: &bytes)
    let change =
      frame.difference(from: shown, within: rows) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    let part = count == 0 ? frame.bounds : change
    var control: [UInt8] = []
    appendControl(part, to: &control)
    lane.start(frame, part, after: control, sequence: count == 0 ? nil : sequence)
    if count > 0 { sequence += 1 }
    shown.copy(part.y..<part.y + part.height, from: frame)
    count += 1
  }

  /// Appends the end mark.
  public mutating func end(_ bytes: inout [UInt8]) {
    for place in count..<count + lanes.count { lanes[place % lanes.count].flush(into: &bytes) }
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
