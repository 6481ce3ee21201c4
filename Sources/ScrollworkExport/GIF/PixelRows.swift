internal import ScrollworkRender

/// Rows of pixels to read fast.
enum PixelRows {
  /// The pixels of a row.
  @inline(__always) static func pixels(_ bitmap: Bitmap, _ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(
      (bitmap.baseAddress + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    )
  }

  /// The first of some columns in which two rows differ; the end when there is none.
  @inline(__always) static func firstDifference(
    _ a: UnsafePointer<UInt32>,
    _ b: UnsafePointer<UInt32>,
    from start: Int,
    to end: Int
  ) -> Int {
    var x = start
    if x == end || a[x] != b[x] { return x }
    let (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    while x &+ 4 <= end {
      let some = first.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD2<UInt64>.self)
      if some != second.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD2<UInt64>.self) { break }
      x &+= 4
    }
    while x < end && a[x] == b[x] { x &+= 1 }
    return x
  }

  /// The first of some columns in which two rows of indices differ; the end when there is none.
  @inline(__always) static func firstDifference(
    _ a: UnsafePointer<UInt8>,
    _ b: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    var x = start
    let (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    while x &+ 8 <= end {
      let some = first.loadUnaligned(fromByteOffset: x, as: UInt64.self)
      let unlike = some ^ second.loadUnaligned(fromByteOffset: x, as: UInt64.self)
      if unlike != 0 { return x &+ unlike.littleEndian.trailingZeroBitCount >> 3 }
      x &+= 8
    }
    while x < end && a[x] == b[x] { x &+= 1 }
    return x
  }
}

extension PixelRect {
  /// The rows that it covers.
  var rows: Range<Int> { y..<y + height }
}
