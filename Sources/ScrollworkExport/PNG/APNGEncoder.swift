public import ScrollworkRender

/// Makes an animated PNG, frame by frame.
///
/// Each frame after the first holds only the smallest rectangle that changed. A frame like the one before
/// lets that one be shown for longer, or is a single pixel where the number of frames can no longer be
/// corrected, as in a pipe. Times are exact fractions, so every rate whose parts fit in 16 bits plays as
/// it is. Several frames are compressed at once, and come out in their order.
///
/// Source: PNG Specification (Third Edition) §11.3.7, acTL, fcTL and fdAT.
public struct APNGEncoder: FrameEncoder, ~Copyable {
  private let film: Film
  private let loops: Int
  private let timing: APNGTiming
  private let lanes: [APNGLane]
  /// What each lane is about.
  private var pending: [Picture?]
  private let shown: Bitmap
  private var sequence: UInt32 = 0
  /// How many pictures there are so far.
  private var count = 0
  /// Where the number of pictures stands, if it can be corrected.
  private var place: Int?

  /// A picture whose time is not over yet.
  private struct Picture {
    var part: PixelRect
    var sequence: UInt32
    /// For how many frames of the film it is shown.
    var frames = 1
  }

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
    timing = APNGTiming(film.rate)
    let count = Worker.count(workers, jobs: film.frames.count)
    lanes = (0..<count).map { _ in APNGLane(film, level: level, hasThread: count > 1) }
    pending = lanes.map { _ in nil }
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
    appendNumbers(pictures: film.frames.count, to: &bytes)
  }

  /// Appends the header with the greatest number of frames that there may be.
  public mutating func beginCorrectably(_ bytes: inout [UInt8]) {
    begin(&bytes)
    var numbers: [UInt8] = []
    appendNumbers(pictures: 0, to: &numbers)
    place = bytes.count - numbers.count
  }

  /// The number of frames that there are.
  public var correction: FileCorrection? {
    guard let place, count < film.frames.count else { return nil }
    var numbers: [UInt8] = []
    appendNumbers(pictures: count, to: &numbers)
    return FileCorrection(offset: place, bytes: numbers)
  }

  private func appendNumbers(pictures: Int, to bytes: inout [UInt8]) {
    PNGChunk.append("acTL", to: &bytes) {
      PNGChunk.append32(UInt32(pictures), to: &$0)
      PNGChunk.append32(UInt32(loops), to: &$0)
    }
  }

  /// Appends the part of the frame that changed.
  public mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8]) {
    encode(frame, changed: 0..<frame.height, into: &bytes)
  }

  /// Appends the part of the frame that changed, looking for it in some rows alone.
  public mutating func encode(
    _ frame: Bitmap,
    changed rows: Range<Int>,
    into bytes: inout [UInt8]
  ) {
    let change = count == 0 ? frame.bounds : frame.difference(from: shown, within: rows)
    if change == nil && place != nil && hold() { return }
    let part = change ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    let lane = count % lanes.count
    flush(lane, into: &bytes)
    pending[lane] = Picture(part: part, sequence: sequence)
    sequence += 1
    lanes[lane].start(frame, part, sequence: count == 0 ? nil : sequence)
    if count > 0 { sequence += 1 }
    shown.copy(part.y..<part.y + part.height, from: frame)
    count += 1
  }

  /// Shows the last picture for one frame longer, unless its time is full.
  private mutating func hold() -> Bool {
    let lane = (count - 1) % lanes.count
    guard let frames = pending[lane]?.frames, frames < timing.most else { return false }
    pending[lane]?.frames += 1
    return true
  }

  /// Appends what was kept back, and the end mark.
  public mutating func end(_ bytes: inout [UInt8]) {
    for next in count..<count + lanes.count { flush(next % lanes.count, into: &bytes) }
    PNGChunk.append("IEND", to: &bytes) { _ in }
  }

  /// Appends a lane's picture, if it has one, behind what says where and how long it is shown.
  private mutating func flush(_ lane: Int, into bytes: inout [UInt8]) {
    guard let picture = pending[lane] else { return }
    let delay = timing.delay(of: picture.frames)
    PNGChunk.append("fcTL", to: &bytes) {
      let part = picture.part
      for value in [picture.sequence, UInt32(part.width), UInt32(part.height)] {
        PNGChunk.append32(value, to: &$0)
      }
      PNGChunk.append32(UInt32(part.x), to: &$0)
      PNGChunk.append32(UInt32(part.y), to: &$0)
      PNGChunk.append16(delay.numerator, to: &$0)
      PNGChunk.append16(delay.denominator, to: &$0)
      // Dispose: leave the frame; blend: replace the pixels, their alpha included.
      $0 += [0, 0]
    }
    lanes[lane].flush(into: &bytes)
    pending[lane] = nil
  }
}
