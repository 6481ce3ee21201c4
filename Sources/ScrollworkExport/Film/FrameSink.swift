public import ScrollworkRender

/// Takes the frames of a film one after another, and makes a file of them.
///
///     let rows = renderer.update(bitmap, to: player.frame)
///     try sink.append(bitmap, changed: rows)
///
/// Nothing appears under the target's name before `finish`. A sink that is dropped before then,
/// because of an error or for any other reason, leaves nothing behind.
public protocol FrameSink: ~Copyable {
  /// Takes the next frame. The bitmap may be drawn over as soon as this returns.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the film's size.
  ///   - rows: All rows in which it may differ from the frame before; none when it does not. Of the
  ///     film's first frame every row counts, whatever is said.
  /// - Throws: What went wrong with this frame or with one before.
  mutating func append(_ frame: Bitmap, changed rows: Range<Int>) throws(ExportError)

  /// Completes the file and gives it its name.
  ///
  /// - Precondition: Every frame of the film was appended, and `finish` was not called before.
  mutating func finish() throws(ExportError)
}

extension FrameSink where Self: ~Copyable {
  /// Takes the next frame, of which nothing is known.
  ///
  /// - Precondition: It has the film's size.
  public mutating func append(_ frame: Bitmap) throws(ExportError) {
    try append(frame, changed: 0..<frame.height)
  }
}

/// Turns frames into bytes, and knows nothing of files.
public protocol FrameEncoder: ~Copyable, SendableMetatype {
  /// Appends what comes before the first frame.
  mutating func begin(_ bytes: inout [UInt8])
  /// Appends what comes before the first frame, where it can still be corrected at the end.
  ///
  /// Unless an encoder has a use for that, it need not have this.
  mutating func beginCorrectably(_ bytes: inout [UInt8])
  /// Appends what this frame adds; an encoder may keep some of it back.
  mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8])
  /// Appends what this frame adds, knowing in which rows it may differ from the frame before.
  ///
  /// The bytes are those of `encode(_:into:)`. Unless an encoder has a use for the rows, it need not
  /// have this.
  mutating func encode(_ frame: Bitmap, changed rows: Range<Int>, into bytes: inout [UInt8])
  /// Appends what was kept back, and what comes after the last frame.
  mutating func end(_ bytes: inout [UInt8])
  /// What must be written over earlier bytes after `end`; only asked for after `beginCorrectably`.
  var correction: FileCorrection? { get }
}

/// Bytes that take the place of others in a file.
public struct FileCorrection: Hashable, Sendable {
  /// Where the first of them lies, counted from the beginning of the file.
  public var offset: Int
  /// The bytes.
  public var bytes: [UInt8]

  /// Creates a correction.
  public init(offset: Int, bytes: [UInt8]) {
    self.offset = offset
    self.bytes = bytes
  }
}

extension FrameEncoder where Self: ~Copyable {
  /// Appends what this frame adds, wherever it changed.
  public mutating func encode(
    _ frame: Bitmap,
    changed rows: Range<Int>,
    into bytes: inout [UInt8]
  ) { encode(frame, into: &bytes) }

  /// Appends what comes before the first frame.
  public mutating func beginCorrectably(_ bytes: inout [UInt8]) { begin(&bytes) }

  /// Nothing is corrected.
  public var correction: FileCorrection? { nil }
}

extension Film {
  /// Checks that a frame belongs to the film.
  func check(_ frame: Bitmap, changed rows: Range<Int>) {
    precondition(
      frame.width == width && frame.height == height,
      "A frame must have its film's size"
    )
    precondition(
      rows.isEmpty || rows.lowerBound >= 0 && rows.upperBound <= height,
      "The rows that changed must lie in their frame"
    )
  }
}
