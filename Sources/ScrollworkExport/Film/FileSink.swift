public import ScrollworkRender

/// A sink that lets an encoder make the bytes and streams them into one file.
///
///     let film = Film(width: 320, height: 568, rate: FrameRate(50), frames: 0..<100)
///     var sink = try FileSink(GIFEncoder(film), film, to: "wave.gif", scaffold: Scaffold())
///     for frame in frames { try sink.append(frame) }
///     try sink.finish()
public struct FileSink<Encoder: FrameEncoder & ~Copyable>: FrameSink, ~Copyable {
  private let film: Film
  private var encoder: Encoder
  private var file: OutputFile
  private var buffer: [UInt8] = []
  private var count = 0

  /// Opens the target.
  public init(
    _ encoder: consuming Encoder,
    _ film: Film,
    to path: String,
    scaffold: Scaffold
  ) throws(ExportError) {
    file = try OutputFile(path, scaffold: scaffold)
    self.encoder = encoder
    self.film = film
    self.encoder.begin(&buffer)
  }

  /// Encodes the next frame and writes what came of it.
  public mutating func append(_ frame: Bitmap) throws(ExportError) {
    precondition(
      frame.width == film.width && frame.height == film.height,
      "A frame must have its film's size"
    )
    encoder.encode(frame, into: &buffer)
    count += 1
    try flush()
  }

  /// Writes the end of the file and gives it its name.
  public mutating func finish() throws(ExportError) {
    precondition(count == film.frames.count, "A film is finished when it has all its frames")
    encoder.end(&buffer)
    try flush()
    try file.finish()
  }

  private mutating func flush() throws(ExportError) {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
