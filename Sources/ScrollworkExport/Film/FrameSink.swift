public import ScrollworkRender

/// Takes the frames of a film one after another, and makes a file of them.
///
/// Nothing appears under the target's name before `finish`. A sink that is dropped before then,
/// because of an error or for any other reason, leaves nothing behind.
public protocol FrameSink: ~Copyable {
  /// Takes the next frame. The bitmap may be drawn over as soon as this returns.
  ///
  /// - Precondition: It has the film's size.
  mutating func append(_ frame: Bitmap) throws(ExportError)

  /// Completes the file and gives it its name.
  ///
  /// - Precondition: Every frame of the film was appended, and `finish` was not called before.
  mutating func finish() throws(ExportError)
}

/// Turns frames into bytes, and knows nothing of files.
public protocol FrameEncoder: ~Copyable, SendableMetatype {
  /// Appends what comes before the first frame.
  mutating func begin(_ bytes: inout [UInt8])
  /// Appends what this frame adds; an encoder may keep some of it back.
  mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8])
  /// Appends what was kept back, and what comes after the last frame.
  mutating func end(_ bytes: inout [UInt8])
}
