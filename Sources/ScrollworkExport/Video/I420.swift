internal import ScrollworkRender

/// A picture as video codecs take it: a full plane of brightness and two quarter planes of colour.
///
/// BT.709, limited range (16...235 and 16...240), colour samples between two rows and on the even
/// columns, which is what H.264 and VP9 players take for granted. A picture with an odd side is
/// continued by its last row or column. Transparency shows as if on black.
///
/// Source: ITU-R BT.709-6 §3; ITU-T H.264 Annex E, chroma sample location type 0.
struct I420: ~Copyable {
  /// Columns of the brightness plane, even.
  let width: Int
  /// Rows of the brightness plane, even.
  let height: Int
  private let planes: UnsafeMutablePointer<UInt8>
  /// Two rows added up: one array a channel, with one sample more on the left.
  private let sums: UnsafeMutablePointer<Int32>

  /// Prepares for pictures of one size.
  init(width: Int, height: Int) {
    self.width = (width + 1) & ~1
    self.height = (height + 1) & ~1
    planes = .allocate(capacity: self.width * self.height * 3 / 2)
    planes.initialize(repeating: 0, count: self.width * self.height * 3 / 2)
    sums = .allocate(capacity: 3 * (self.width + 1))
    sums.initialize(repeating: 0, count: 3 * (self.width + 1))
  }

  deinit {
    planes.deallocate()
    sums.deallocate()
  }

  /// The three planes, one after the other.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: planes, count: width * height * 3 / 2)
  }

  /// Converts some rows of a picture; all others are as they were.
  mutating func convert(_ bitmap: Bitmap, rows: Range<Int>) {
    if rows.isEmpty { return }
    let blue = planes + width * height
    let red = blue + width * height / 4
    for y in stride(from: rows.lowerBound & ~1, to: rows.upperBound, by: 2) {
      let upper = bitmap.row(y)
      let lower = bitmap.row(min(y + 1, bitmap.height - 1))
      Self.brightness(upper, into: planes + y * width, width: width)
      Self.brightness(lower, into: planes + (y + 1) * width, width: width)
      addRows(upper, lower)
      let start = y / 2 * (width / 2)
      Self.colour(sums, width: width, blue: blue + start, red: red + start)
    }
  }

  /// Y′ = 16 + 219 × (0.2126 R′ + 0.7152 G′ + 0.0722 B′) ÷ 255, in 15-bit fixed point.
  private static func brightness(
    _ row: UnsafeMutableBufferPointer<UInt32>,
    into out: UnsafeMutablePointer<UInt8>,
    width: Int
  ) {
    for x in 0..<row.count {
      let pixel = row[x]
      let red = Int32(truncatingIfNeeded: (pixel >> 16) & 255)
      let green = Int32(truncatingIfNeeded: (pixel >> 8) & 255)
      let blue = Int32(truncatingIfNeeded: pixel & 255)
      let sum = 5983 &* red &+ 20127 &* green &+ 2032 &* blue &+ (16 << 15 | 1 << 14)
      out[x] = UInt8(truncatingIfNeeded: sum >> 15)
    }
    if row.count < width { out[row.count] = out[row.count - 1] }
  }

  private func addRows(
    _ upper: UnsafeMutableBufferPointer<UInt32>,
    _ lower: UnsafeMutableBufferPointer<UInt32>
  ) {
    let red = sums + 1
    let green = red + width + 1
    let blue = green + width + 1
    for x in 0..<upper.count {
      let a = upper[x]
      let b = lower[x]
      red[x] = Int32(truncatingIfNeeded: (a >> 16 & 255) &+ (b >> 16 & 255))
      green[x] = Int32(truncatingIfNeeded: (a >> 8 & 255) &+ (b >> 8 & 255))
      blue[x] = Int32(truncatingIfNeeded: (a & 255) &+ (b & 255))
    }
    for plane in [red, green, blue] {
      plane[-1] = plane[0]
      if upper.count < width { plane[upper.count] = plane[upper.count - 1] }
    }
  }

  /// Cb and Cr from (left + 2 × middle + right) of both rows, that is from 8 times a pixel.
  private static func colour(
    _ sums: UnsafeMutablePointer<Int32>,
    width: Int,
    blue: UnsafeMutablePointer<UInt8>,
    red: UnsafeMutablePointer<UInt8>
  ) {
    let reds = sums
    let greens = reds + width + 1
    let blues = greens + width + 1
    let half: Int32 = 128 << 18 | 1 << 17
    for i in 0..<width / 2 {
      let k = 2 &* i
      let r = reds[k] &+ 2 &* reds[k &+ 1] &+ reds[k &+ 2]
      let g = greens[k] &+ 2 &* greens[k &+ 1] &+ greens[k &+ 2]
      let b = blues[k] &+ 2 &* blues[k &+ 1] &+ blues[k &+ 2]
      blue[i] = UInt8(truncatingIfNeeded: (14392 &* b &- 3298 &* r &- 11094 &* g &+ half) >> 18)
      red[i] = UInt8(truncatingIfNeeded: (14392 &* r &- 13072 &* g &- 1320 &* b &+ half) >> 18)
    }
  }
}
