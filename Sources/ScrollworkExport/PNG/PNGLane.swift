internal import ScrollworkRender

/// An encoder, the frame that it works on, and a thread of its own if there is one.
struct PNGLane {
  private let worker: Worker?
  private let bench: Bench

  /// What the thread works with.
  ///
  /// `Sendable` by a rule: its lane waits for the worker before it touches anything.
  private final class Bench: @unchecked Sendable {
    let frame: Bitmap
    var png: PNGEncoder
    var bytes: [UInt8] = []
    var error: ExportError?

    init(_ film: Film, level: Int) {
      frame = Bitmap(width: film.width, height: film.height)
      png = PNGEncoder(level: level)
    }

    /// Writes the bytes at hand under a name; after an error does nothing.
    func write(to place: DraftFolder.Place, as name: String) {
      if error != nil { return }
      do throws(ExportError) { try place.add(bytes, name: name) } catch { self.error = error }
    }
  }

  /// Prepares a lane, which works on the caller's thread unless it has its own.
  init(_ film: Film, level: Int, hasThread: Bool) {
    worker = hasThread ? Worker() : nil
    bench = Bench(film, level: level)
  }

  /// Has a frame encoded and written, after the one before.
  ///
  /// - Parameters:
  ///   - frame: The frame, which may be drawn over at once.
  ///   - rows: Those in which it differs from the one that this lane had last.
  ///   - place: The hidden folder.
  ///   - name: The file's name.
  /// - Throws: What went wrong with a frame before.
  func write(
    _ frame: Bitmap,
    changed rows: Range<Int>,
    to place: DraftFolder.Place,
    as name: String
  ) throws(ExportError) {
    try wait()
    bench.frame.copy(rows, from: frame)
    run { bench in
      bench.bytes = bench.png.encode(bench.frame)
      bench.write(to: place, as: name)
    }
  }

  /// Has the bytes of the frame before written once more, under another name.
  func writeAgain(to place: DraftFolder.Place, as name: String) {
    run { bench in bench.write(to: place, as: name) }
  }

  /// Waits for all that is in hand; throws what went wrong.
  func wait() throws(ExportError) {
    worker?.wait()
    if let error = bench.error { throw error }
  }

  private func run(_ job: @escaping @Sendable (Bench) -> Void) {
    let bench = bench
    if let worker { worker.start { job(bench) } } else { job(bench) }
  }
}
