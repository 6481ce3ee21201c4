internal import ScrollworkRender

/// What compresses frames of an animated PNG, on a thread of its own if it has one.
struct APNGLane {
  private let worker: Worker?
  private let bench: Bench

  /// What the thread works with.
  ///
  /// `Sendable` by a rule: its lane waits for the worker before it touches anything.
  private final class Bench: @unchecked Sendable {
    let frame: Bitmap
    let hasAlpha: Bool
    var stream: PixelStream
    var bytes: [UInt8] = []

    init(_ film: Film, level: Int) {
      frame = Bitmap(width: film.width, height: film.height)
      hasAlpha = !film.isOpaque
      stream = PixelStream(level: level)
    }

    /// Appends the pixels: of the picture that all readers show, or of a frame with a sequence number.
    func compress(_ part: PixelRect, sequence: UInt32?) {
      PNGChunk.append(sequence == nil ? "IDAT" : "fdAT", to: &bytes) {
        if let sequence { PNGChunk.append32(sequence, to: &$0) }
        stream.append(frame, part, hasAlpha: hasAlpha, to: &$0)
      }
    }
  }

  /// Prepares a lane, which works on the caller's thread unless it has its own.
  init(_ film: Film, level: Int, hasThread: Bool) {
    worker = hasThread ? Worker() : nil
    bench = Bench(film, level: level)
  }

  /// Has a part of a frame compressed; the frame may be drawn over at once.
  func start(_ frame: Bitmap, _ part: PixelRect, sequence: UInt32?) {
    bench.frame.copy(part.y..<part.y + part.height, from: frame)
    let bench = bench
    if let worker {
      worker.start { bench.compress(part, sequence: sequence) }
    } else {
      bench.compress(part, sequence: sequence)
    }
  }

  /// Waits for what was started and appends it.
  func flush(into bytes: inout [UInt8]) {
    worker?.wait()
    bytes += bench.bytes
    bench.bytes.removeAll(keepingCapacity: true)
  }
}
