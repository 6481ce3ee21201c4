public import ScrollworkRender

/// The bare pixels: B G R A, premultiplied, rows without padding, frame after frame.
public struct RawEncoder: FrameEncoder {
  /// Creates an encoder.
  public init() {}

  /// Appends nothing: the format has no header.
  public mutating func begin(_ bytes: inout [UInt8]) {}

  /// Appends width × height × 4 bytes.
  public mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + frame.width * frame.height * 4)
    for y in 0..<frame.height { bytes.append(contentsOf: UnsafeRawBufferPointer(frame.row(y))) }
  }

  /// Appends nothing: the format has no end.
  public mutating func end(_ bytes: inout [UInt8]) {}
}
