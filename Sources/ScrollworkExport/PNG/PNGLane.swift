internal import ScrollworkRender

/// An encoder with a thread of its own, and the frame that it works on.
struct PNGLane {
  private let worker = Worker()
  private let bench: Bench

  /// What the thread works with.
  ///
  /// `Sendable` by a rule: its lane waits for the worker before it touches anything.
  private final class Bench: @unchecked Sendable {
    let frame: Bitmap
    var png: PNGEncoder
    var error: ExportError?

    init(_ film: Film, level: Int) {
      frame = Bitmap(width: film.width, height: film.height)
      png = PNGEncoder(level: level)
    }

    func write(to place: DraftFolder.Place, as name: String) {
      do throws(ExportError) {
        try place.add(png.encode(frame), name: name)
      } catch { self.error = error }
    }
  }

  /// Starts the thread.
  init(_ film: Film, level: Int) { bench = Bench(film, level: level) }

  /// Has a frame encoded and written, after the one before.
  func write(_ frame: Bitmap, to place: DraftFolder.Place, as name: String) throws(ExportError) {
    try wait()
    bench.frame.copy(from: frame)
    let bench = bench
    if let worker {
      worker.start { bench.write(to: place, as: name) }
    } else {
      bench.write(to: place, as: name)
    }
  }

  /// Waits for the frame in hand; throws what went wrong.
  func wait() throws(ExportError) {
    worker?.wait()
    if let error = bench.error { throw error }
  }
}
