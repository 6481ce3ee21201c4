public import ScrollworkRender

/// Writes each frame as a PNG file with the frame's number in its name.
///
/// The files gather in a hidden folder and move to their places together, so that a film that
/// was cut short leaves none. Files of the same names are replaced; others are left alone. A name
/// that ends in a slash makes its folder.
///
/// Several frames are encoded at once, one on each processor; the bytes are the same as on one
/// thread. A frame like the one before is written, not encoded, again. An error of a frame comes
/// with a later one, or with `finish`.
public struct NumberedPNGSink: FrameSink, ~Copyable {
  private let film: Film
  private let name: NumberedName
  private let lanes: [PNGLane]
  private var stale: StaleRows
  private var folder: DraftFolder
  private var next: Int
  /// The lane that has the frame before.
  private var lane = 0

  /// Opens the place for writing.
  ///
  /// - Parameters:
  ///   - film: What is to be written.
  ///   - name: The files' names.
  ///   - level: The compression level, as for `PNGEncoder`.
  ///   - workers: Threads that encode, at least 1; as many as there are processors unless given. With
  ///     one, everything is done by the caller's.
  ///   - scaffold: Where the hidden folder stands meanwhile.
  /// - Throws: `ExportError` when the folder cannot be written to.
  public init(
    _ film: Film,
    to name: NumberedName,
    level: Int = PNGEncoder.usualLevel,
    workers: Int? = nil,
    scaffold: Scaffold
  ) throws(ExportError) {
    self.film = film
    self.name = name
    folder = try DraftFolder(for: name.folder, mayCreate: name.isFolder, scaffold: scaffold)
    let count = Worker.count(workers, jobs: film.frames.count)
    lanes = (0..<count).map { _ in PNGLane(film, level: level, hasThread: count > 1) }
    stale = StaleRows(copies: count, height: film.height)
    next = film.frames.lowerBound
  }

  /// Encodes the next frame.
  public mutating func append(
    _ frame: Bitmap,
    changed rows: Range<Int>
  ) throws(ExportError) {
    film.check(frame, changed: rows)
    let file = name.fileName(of: next)
    if rows.isEmpty && next > film.frames.lowerBound {
      lanes[lane].writeAgain(to: folder.place, as: file)
    } else {
      lane = (lane + 1) % lanes.count
      stale.change(rows)
      let rows = stale.refresh(lane)
      try lanes[lane].write(frame, changed: rows, to: folder.place, as: file)
    }
    next += 1
  }

  /// Moves the files to their places.
  public mutating func finish() throws(ExportError) {
    precondition(next == film.frames.upperBound, "A film is finished when it has all its frames")
    for lane in lanes { try lane.wait() }
    try folder.publish()
  }
}
