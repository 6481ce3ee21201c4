internal import ScrollworkRender

/// Rows of pixels to read fast.
enum PixelRows {
  /// The pixels of a row.
  @inline(__always) static func pixels(_ bitmap: Bitmap, _ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(
      (bitmap.baseAddress + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    )
  }
}

extension PixelRect {
  /// The rows that it covers.
  var rows: Range<Int> { y..<y + height }
}
