public import ScrollworkRender

/// Writes each frame as a PNG file with the frame's number in its name.
///
/// The files gather in a hidden folder and move to their places together, so that a film that
/// was cut short leaves none. Files of the same names are replaced; others are left alone. A name
/// that ends in a slash makes its folder.
public struct NumberedPNGSink: FrameSink, ~Copyable {
  private let film: Film
  private let name: NumberedName
  private var png: PNGEncoder
  private var folder: DraftFolder
  private var next: Int

  /// Opens the place for writing.
  public init(
    _ film: Film,
    to name: NumberedName,
    level: Int = 7,
    scaffold: Scaffold
  ) throws(ExportError) {
    self.film = film
    self.name = name
    png = PNGEncoder(level: level)
    folder = try DraftFolder(for: name.folder, mayCreate: name.isFolder, scaffold: scaffold)
    next = film.frames.lowerBound
  }

  /// Encodes the next frame.
  public mutating func append(_ frame: Bitmap) throws(ExportError) {
    precondition(
      frame.width == film.width && frame.height == film.height,
      "A frame must have its film's size"
    )
    try folder.add(png.encode(frame), name: name.fileName(of: next))
    next += 1
  }

  /// Moves the files to their places.
  public mutating func finish() throws(ExportError) {
    precondition(next == film.frames.upperBound, "A film is finished when it has all its frames")
    try folder.publish()
  }
}
