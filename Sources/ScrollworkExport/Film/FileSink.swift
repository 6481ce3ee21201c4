public import ScrollworkRender

/// A sink that lets an encoder make the bytes and streams them into one file.
///
///     let film = Film(width: 320, height: 568, rate: FrameRate(50), frames: 0..<100)
///     var sink = try FileSink(GIFEncoder(film), film, to: "wave.gif", scaffold: Scaffold())
///     for frame in frames { try sink.append(frame) }
///     try sink.finish()
///
/// While a frame is encoded on a thread of its own, the next one can be drawn; the bytes are the
/// same as on one thread. An error of a frame comes with the next one, or with `finish`.
public struct FileSink<Encoder: FrameEncoder & ~Copyable>: FrameSink, ~Copyable {
  private let film: Film
  private let press: Press<Encoder>
  /// The frame that is being encoded; none when that happens at once.
  private let copy: Bitmap?
  private let worker: Worker?
  private var count = 0

  /// Opens the target.
  ///
  /// - Parameters:
  ///   - encoder: What makes the bytes.
  ///   - film: What is to be written.
  ///   - path: The target: a file, a device, a pipe, or `-`.
  ///   - workers: Threads to use, at least 1. With one, everything is done by the caller's.
  ///   - scaffold: Where the temporary file stands meanwhile.
  /// - Throws: `ExportError` when the target cannot be written.
  public init(
    _ encoder: consuming Encoder,
    _ film: Film,
    to path: String,
    workers: Int? = nil,
    scaffold: Scaffold
  ) throws(ExportError) {
    let file = try OutputFile(path, scaffold: scaffold)
    press = Press(encoder, file)
    self.film = film
    let worker = Worker.count(workers, jobs: film.frames.count) > 1 ? Worker() : nil
    self.worker = worker
    copy = worker == nil ? nil : Bitmap(width: film.width, height: film.height)
  }

  /// Encodes the next frame and writes what comes of it.
  public mutating func append(
    _ frame: Bitmap,
    changed rows: Range<Int>
  ) throws(ExportError) {
    film.check(frame, changed: rows)
    let rows = count == 0 ? 0..<film.height : rows
    count += 1
    guard let worker, let copy else {
      press.print(frame, changed: rows)
      return try press.check()
    }
    worker.wait()
    try press.check()
    copy.copy(rows, from: frame)
    let press = press
    worker.start { press.print(copy, changed: rows) }
  }

  /// Writes the end of the file and gives it its name.
  public mutating func finish() throws(ExportError) {
    precondition(count == film.frames.count, "A film is finished when it has all its frames")
    worker?.wait()
    try press.check()
    try press.finish()
  }
}

/// An encoder and the file of its bytes, for one thread at a time.
///
/// `Sendable` because of that rule: its owner waits for the worker before it touches it.
private final class Press<Encoder: FrameEncoder & ~Copyable>: @unchecked Sendable {
  private var encoder: Encoder
  private var file: OutputFile
  private var buffer: [UInt8] = []
  private var error: ExportError?

  init(_ encoder: consuming Encoder, _ file: consuming OutputFile) {
    self.encoder = encoder
    self.file = file
    if self.file.isRegular {
      self.encoder.beginCorrectably(&buffer)
    } else {
      self.encoder.begin(&buffer)
    }
  }

  /// Encodes and writes a frame; after an error does nothing.
  func print(_ frame: Bitmap, changed rows: Range<Int>) {
    if error != nil { return }
    encoder.encode(frame, changed: rows, into: &buffer)
    do throws(ExportError) { try flush() } catch { self.error = error }
  }

  /// Throws what went wrong so far.
  func check() throws(ExportError) { if let error { throw error } }

  /// Writes the end and gives the file its name.
  func finish() throws(ExportError) {
    encoder.end(&buffer)
    try flush()
    if file.isRegular, let correction = encoder.correction { try file.correct(correction) }
    try file.finish()
  }

  private func flush() throws(ExportError) {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
