internal import ScrollworkRender

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The rows that it covers.
  var rows: Range<Int> { y..<y + height }
}

extension Bitmap {
  /// The whole picture.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle outside of which both have the same pixels; none when all are the same.
  func difference(from other: Bitmap) -> PixelRect? {
    difference(from: other, within: 0..<height)
  }

  /// The smallest rectangle outside of which some rows of both have the same pixels; none when all are
  /// the same.
  func difference(from other: Bitmap, within rows: Range<Int>) -> PixelRect? {
    guard let top = rows.first(where: { differs(from: other, row: $0) }) else { return nil }
    var bottom = rows.upperBound - 1
    while !differs(from: other, row: bottom) { bottom -= 1 }
    var left = width
    var right = -1
    for y in top...bottom {
      let a = row(y)
      let b = other.row(y)
      var x = 0
      while x < left && a[x] == b[x] { x += 1 }
      left = min(left, x)
      x = width - 1
      while x > right && a[x] == b[x] { x -= 1 }
      right = max(right, x)
    }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The first pixel of a row, for loops that stay within it.
  @inline(__always) func start(ofRow y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self))
  }

  /// Copies some rows of a bitmap of the same size.
  func copy(_ rows: Range<Int>, from other: Bitmap) {
    precondition(
      other.width == width && other.height == height && (rows.isEmpty || rows.upperBound <= height),
      "Bitmaps to copy must have one size, and the rows"
    )
    if rows.isEmpty { return }
    let start = rows.lowerBound * bytesPerRow
    (baseAddress + start).copyMemory(
      from: other.baseAddress + start,
      byteCount: rows.count * bytesPerRow
    )
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    for y in 0..<height {
      var all: UInt32 = 0xFF00_0000
      for pixel in row(y) { all &= pixel }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  private func differs(from other: Bitmap, row y: Int) -> Bool {
    var difference: UInt32 = 0
    let a = row(y)
    let b = other.row(y)
    for x in 0..<width { difference |= a[x] ^ b[x] }
    return difference != 0
  }
}
