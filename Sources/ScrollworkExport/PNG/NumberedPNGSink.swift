public import ScrollworkRender

/// Writes each frame as a PNG file with the frame's number in its name.
///
/// The files gather in a hidden folder and move to their places together, so that a film that
/// was cut short leaves none. Files of the same names are replaced; others are left alone. A name
/// that ends in a slash makes its folder.
///
/// Several frames are encoded at once, one on each processor; the bytes are the same as on one
/// thread. An error of a frame comes with a later one, or with `finish`.
public struct NumberedPNGSink: FrameSink, ~Copyable {
  private let film: Film
  private let name: NumberedName
  private let lanes: [PNGLane]
  private var folder: DraftFolder
  private var next: Int

  /// Opens the place for writing.
  public init(
    _ film: Film,
    to name: NumberedName,
    level: Int = 6,
    scaffold: Scaffold
  ) throws(ExportError) {
    self.film = film
    self.name = name
    folder = try DraftFolder(for: name.folder, mayCreate: name.isFolder, scaffold: scaffold)
    let count = min(Worker.processors, film.frames.count, 16)
    lanes = (0..<count).map { _ in PNGLane(film, level: level) }
    next = film.frames.lowerBound
  }

  /// Encodes the next frame.
  public mutating func append(
    _ frame: Bitmap,
    changed rows: Range<Int>
  ) throws(ExportError) {
    film.check(frame, changed: rows)
    let lane = lanes[(next - film.frames.lowerBound) % lanes.count]
    try lane.write(frame, to: folder.place, as: name.fileName(of: next))
    next += 1
  }

  /// Moves the files to their places.
  public mutating func finish() throws(ExportError) {
    precondition(next == film.frames.upperBound, "A film is finished when it has all its frames")
    for lane in lanes { try lane.wait() }
    try folder.publish()
  }
}
