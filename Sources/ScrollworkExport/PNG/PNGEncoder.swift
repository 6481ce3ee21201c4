public import ScrollworkRender

/// Makes a PNG file's bytes of one bitmap.
///
///     var encoder = PNGEncoder()
///     let bytes = encoder.encode(bitmap)
///
/// RGB when every pixel is opaque, RGBA with straight alpha otherwise, marked as sRGB. The bytes
/// follow from the pixels and the level alone.
public struct PNGEncoder: FrameEncoder, ~Copyable {
  private var stream: PixelStream

  /// The level that is used unless told otherwise: several times as fast as libpng's own, for files that
  /// are a few percent to an eighth larger.
  public static let usualLevel = 2

  /// Creates an encoder.
  ///
  /// - Parameter level: 0 only stores, 1 is fast, 12 is small and very slow. 6 gives smaller files than
  ///   libpng does unless told otherwise.
  public init(level: Int = PNGEncoder.usualLevel) { stream = PixelStream(level: level) }

  /// Returns the whole file.
  public mutating func encode(_ bitmap: Bitmap) -> [UInt8] {
    let hasAlpha = !bitmap.isOpaque
    var bytes = PNGChunk.signature
    PNGChunk.appendHeader(
      width: bitmap.width,
      height: bitmap.height,
      hasAlpha: hasAlpha,
      to: &bytes
    )
    PNGChunk.append("IDAT", to: &bytes) {
      stream.append(bitmap, bitmap.bounds, hasAlpha: hasAlpha, to: &$0)
    }
    PNGChunk.append("IEND", to: &bytes) { _ in }
    return bytes
  }

  /// Appends nothing: the header waits for the picture.
  public mutating func begin(_ bytes: inout [UInt8]) {}

  /// Appends the whole file.
  public mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8]) {
    bytes += encode(frame)
  }

  /// Appends nothing: a PNG ends with its one picture.
  public mutating func end(_ bytes: inout [UInt8]) {}
}
