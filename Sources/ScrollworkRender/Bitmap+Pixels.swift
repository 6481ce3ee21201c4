extension Bitmap {
  /// The premultiplied pixel `0xAARRGGBB` at a column and a row, both counted from 0.
  ///
  /// For tests and small things; a loop over a picture takes whole rows.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width, "Bitmap column must lie in 0..<width")
      return row(y)[x]
    }
    set {
      precondition(x >= 0 && x < width, "Bitmap column must lie in 0..<width")
      row(y)[x] = newValue
    }
  }

  /// Sets every pixel to one premultiplied colour `0xAARRGGBB`; transparent unless told.
  ///
  /// - Precondition: No channel is greater than alpha.
  public func clear(to color: UInt32 = 0) {
    let alpha = color >> 24
    precondition(
      (color >> 16) & 255 <= alpha && (color >> 8) & 255 <= alpha && color & 255 <= alpha,
      "A premultiplied colour has no channel greater than its alpha"
    )
    for y in 0..<height { row(y).update(repeating: color) }
  }

  /// Copies every pixel of a bitmap of the same size.
  public func copy(from other: Bitmap) {
    precondition(
      other.width == width && other.height == height,
      "Bitmaps to copy must have one size"
    )
    baseAddress.copyMemory(from: other.baseAddress, byteCount: byteCount)
  }

  /// Whether both have the same size and the same pixels; padding is not looked at.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { row($0).elementsEqual(other.row($0)) }
  }

  /// The pixels of one row, counted from 0 at the top.
  package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    precondition(y >= 0 && y < height, "Bitmap row must lie in 0..<height")
    let start = (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    return UnsafeMutableBufferPointer(start: start, count: width)
  }
}
