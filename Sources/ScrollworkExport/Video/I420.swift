internal import ScrollworkRender

/// A picture as video codecs take it: a full plane of brightness and two quarter planes of colour.
///
/// BT.709, limited range (16...235 and 16...240), colour samples between two rows and on the even
/// columns, which is what H.264 and VP9 players take for granted. A picture with an odd side is
/// continued by its last row or column. Transparency shows as if on black.
///
/// Source: ITU-R BT.709-6 §3; ITU-T H.264 Annex E, chroma sample location type 0.
///
/// `Sendable` by a rule: who converts into it is the only one who holds it, until it is handed over.
final class I420: @unchecked Sendable {
  /// Columns of the brightness plane, even.
  let width: Int
  /// Rows of the brightness plane, even.
  let height: Int
  private let rows: PlaneRows
  private let planes: UnsafeMutablePointer<UInt8>

  /// Prepares for pictures of one size.
  init(width: Int, height: Int, _ rows: PlaneRows = .fastest) {
    self.width = (width + 1) & ~1
    self.height = (height + 1) & ~1
    self.rows = rows
    planes = .allocate(capacity: self.width * self.height * 3 / 2)
    planes.initialize(repeating: 0, count: self.width * self.height * 3 / 2)
  }

  deinit { planes.deallocate() }

  /// The three planes, one after the other.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: planes, count: width * height * 3 / 2)
  }

  /// Converts some rows of a picture; all others are as they were.
  func convert(_ bitmap: Bitmap, rows changed: Range<Int>) {
    if changed.isEmpty { return }
    let blue = planes + width * height
    let red = blue + width * height / 4
    for y in stride(from: changed.lowerBound & ~1, to: changed.upperBound, by: 2) {
      let upper = UnsafeBufferPointer(bitmap.row(y))
      let lower = UnsafeBufferPointer(bitmap.row(min(y + 1, bitmap.height - 1)))
      brightness(upper, row: y)
      brightness(lower, row: y + 1)
      let start = y / 2 * (width / 2)
      rows.colours(upper, lower, blue: blue + start, red: red + start)
    }
  }

  private func brightness(_ row: UnsafeBufferPointer<UInt32>, row y: Int) {
    let out = planes + y * width
    rows.brightness(row, into: out)
    if row.count < width { out[row.count] = out[row.count - 1] }
  }
}
