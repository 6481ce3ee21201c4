internal import CPixels

/// What is done to the rows of a PNG, as fast as the processor can; the same bytes on every one.
struct FilterRows {
  typealias Bytes = UnsafeMutablePointer<UInt8>

  /// How many bytes more than asked for may be written.
  static let excess = 8

  /// How many bytes of a row are not what their neighbours predict, by PNG's filter.
  struct Errors: Equatable {
    /// Filter 1: like the pixel on the left.
    var sub: Int
    /// Filter 2: like the pixel above.
    var up: Int
    /// Filter 4: like the nearest to left + above − corner.
    var paeth: Int
  }

  private let isWide: Bool

  /// The fastest loops that the processor has.
  static let fastest = FilterRows(isWide: cpixels_is_wide())
  /// The loops that every processor has.
  static let portable = FilterRows(isWide: false)

  private init(isWide: Bool) { self.isWide = isWide }

  /// Writes pixels as R G B bytes, as they look on black.
  func rgb(_ pixels: UnsafeBufferPointer<UInt32>, into out: Bytes) {
    if isWide, let start = pixels.baseAddress {
      cpixels_rgb(start, Int32(pixels.count), out)
    } else {
      Unpremultiply.rgb(pixels, into: out)
    }
  }

  /// Counts what each filter would leave of a row, before which, as before the one above, lies one
  /// pixel more; `scratch` has room for a row.
  func errors(
    _ row: Bytes,
    above: Bytes,
    pixel: Int,
    count: Int,
    _ scratch: Bytes
  ) -> Errors {
    if isWide {
      var errors: (Int32, Int32, Int32) = (0, 0, 0)
      withUnsafeMutableBytes(of: &errors) {
        let errors = $0.assumingMemoryBound(to: Int32.self).baseAddress
        cpixels_count_errors(row, above, Int32(pixel), Int32(count), errors)
      }
      return Errors(sub: Int(errors.0), up: Int(errors.1), paeth: Int(errors.2))
    }
    subtract(row, row - pixel, count, into: scratch)
    let sub = Self.errors(scratch, count)
    subtract(row, above, count, into: scratch)
    let up = Self.errors(scratch, count)
    subtractPaeth(row, above: above, pixel: pixel, count: count, into: scratch)
    return Errors(sub: sub, up: up, paeth: Self.errors(scratch, count))
  }

  /// Filters 1 and 2.
  func subtract(_ row: Bytes, _ other: Bytes, _ count: Int, into out: Bytes) {
    for k in 0..<count { out[k] = row[k] &- other[k] }
  }

  /// Filter 4.
  func subtractPaeth(_ row: Bytes, above: Bytes, pixel: Int, count: Int, into out: Bytes) {
    if isWide {
      return cpixels_subtract_paeth(row, above, Int32(pixel), Int32(count), out)
    }
    let left = row - pixel
    let corner = above - pixel
    for k in 0..<count {
      let a = Int16(left[k])
      let b = Int16(above[k])
      let c = Int16(corner[k])
      let toLeft = b &- c
      let toAbove = a &- c
      let toCorner = toLeft &+ toAbove
      let pa = toLeft < 0 ? 0 &- toLeft : toLeft
      let pb = toAbove < 0 ? 0 &- toAbove : toAbove
      let pc = toCorner < 0 ? 0 &- toCorner : toCorner
      let aboveOrCorner = pb <= pc ? b : c
      let guess = pa <= pb && pa <= pc ? a : aboveOrCorner
      out[k] = row[k] &- UInt8(truncatingIfNeeded: guess)
    }
  }

  /// How many bytes are not 0.
  private static func errors(_ bytes: Bytes, _ count: Int) -> Int {
    var sum = 0
    var start = 0
    while start < count {
      // Narrow sums make wide vectors.
      let end = min(start &+ 255, count)
      var part: UInt8 = 0
      for k in start..<end { part &+= bytes[k] == 0 ? 0 : 1 }
      sum &+= Int(part)
      start = end
    }
    return sum
  }
}
