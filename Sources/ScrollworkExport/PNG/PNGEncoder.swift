public import ScrollworkRender

/// Makes a PNG file's bytes of one bitmap.
///
///     let bytes = PNGEncoder().encode(bitmap)
///
/// RGB when every pixel is opaque, RGBA with straight alpha otherwise, marked as sRGB. The bytes
/// follow from the pixels and the level alone. One encoder serves one thread at a time.
public struct PNGEncoder: ~Copyable {
  private let deflater: Deflater

  /// Creates an encoder.
  ///
  /// - Parameter level: 0 only stores, 1 is fast, 12 is small and slow.
  public init(level: Int = 6) { deflater = Deflater(level: level) }

  /// Returns the whole file.
  public func encode(_ bitmap: Bitmap) -> [UInt8] {
    let hasAlpha = !bitmap.isOpaque
    var bytes = PNGChunk.signature
    PNGChunk.appendHeader(
      width: bitmap.width,
      height: bitmap.height,
      hasAlpha: hasAlpha,
      to: &bytes
    )
    PNGChunk.append("IDAT", to: &bytes) {
      appendStream(of: bitmap, bitmap.bounds, hasAlpha: hasAlpha, to: &$0)
    }
    PNGChunk.append("IEND", to: &bytes) { _ in }
    return bytes
  }

  /// Appends the compressed, filtered rows of a part of a bitmap.
  func appendStream(
    of bitmap: Bitmap,
    _ part: PixelRect,
    hasAlpha: Bool,
    to bytes: inout [UInt8]
  ) {
    let bytesPerPixel = hasAlpha ? 4 : 3
    let stride = 1 + part.width * bytesPerPixel
    var filter = RowFilter(width: part.width, bytesPerPixel: bytesPerPixel)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * part.height)
    defer { rows.deallocate() }
    for y in 0..<part.height {
      let pixels = UnsafeBufferPointer(
        rebasing: bitmap.row(part.y + y)[part.x..<part.x + part.width]
      )
      filter.next(to: rows + y * stride) { row in
        if hasAlpha {
          Unpremultiply.rgba(pixels, into: row)
        } else {
          Unpremultiply.rgb(pixels, into: row)
        }
      }
    }
    deflater.compress(
      UnsafeRawBufferPointer(start: rows, count: stride * part.height),
      into: &bytes
    )
  }
}
