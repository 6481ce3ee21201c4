internal import CPixels

/// From rows of pixels to rows of brightness and colour, as fast as the processor can; the same bytes on
/// every one.
struct PlaneRows {
  typealias Pixels = UnsafeBufferPointer<UInt32>
  typealias Bytes = UnsafeMutablePointer<UInt8>

  private let isWide: Bool

  /// The fastest loops that the processor has.
  static let fastest = PlaneRows(isWide: cpixels_is_wide())
  /// The loops that every processor has.
  static let portable = PlaneRows(isWide: false)

  private init(isWide: Bool) { self.isWide = isWide }

  /// Y′ = 16 + 219 × (0.2126 R′ + 0.7152 G′ + 0.0722 B′) ÷ 255, in 15-bit fixed point.
  func brightness(_ row: Pixels, into out: Bytes) {
    if isWide, let start = row.baseAddress {
      return cpixels_brightness(start, Int32(row.count), out)
    }
    for x in 0..<row.count {
      let pixel = row[x]
      let red = Int32(truncatingIfNeeded: (pixel >> 16) & 255)
      let green = Int32(truncatingIfNeeded: (pixel >> 8) & 255)
      let blue = Int32(truncatingIfNeeded: pixel & 255)
      let sum = 5983 &* red &+ 20127 &* green &+ 2032 &* blue &+ (16 << 15 | 1 << 14)
      out[x] = UInt8(truncatingIfNeeded: sum >> 15)
    }
  }

  /// Cb and Cr from (left + 2 × middle + right) of both rows, that is from 8 times a pixel.
  ///
  /// Beyond the edges the first and the last pixel go on.
  func colours(_ upper: Pixels, _ lower: Pixels, blue: Bytes, red: Bytes) {
    if isWide, let first = upper.baseAddress, let second = lower.baseAddress {
      return cpixels_colours(first, second, Int32(upper.count), blue, red)
    }
    let half: Int32 = 128 << 18 | 1 << 17
    var left = Self.sum(upper[0], lower[0])
    for x in stride(from: 0, to: upper.count, by: 2) {
      let middle = Self.sum(upper[x], lower[x])
      let right = x + 1 < upper.count ? Self.sum(upper[x + 1], lower[x + 1]) : middle
      let sum = left &+ middle &+ middle &+ right
      let (r, g, b) = (sum[0], sum[1], sum[2])
      blue[x / 2] = UInt8(truncatingIfNeeded: (14392 &* b &- 3298 &* r &- 11094 &* g &+ half) >> 18)
      red[x / 2] = UInt8(truncatingIfNeeded: (14392 &* r &- 13072 &* g &- 1320 &* b &+ half) >> 18)
      left = right
    }
  }

  /// Red, green and blue of two pixels together.
  private static func sum(_ a: UInt32, _ b: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: (a >> 16 & 255) &+ (b >> 16 & 255)),
      Int32(truncatingIfNeeded: (a >> 8 & 255) &+ (b >> 8 & 255)),
      Int32(truncatingIfNeeded: (a & 255) &+ (b & 255)),
      0
    )
  }
}
