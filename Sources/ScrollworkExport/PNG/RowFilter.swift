/// Predicts each row of a picture from its neighbours, and keeps the prediction that is right most often.
///
/// What was predicted rightly is 0, and long runs of one byte are what deflate packs best and finds
/// fastest. In flat art and in text that counts for more than how far the others are off. Two filters
/// are left out, since they are hardly ever right: the mean of two pixels, and none.
///
/// Source: PNG Specification (Third Edition) §9.
struct RowFilter: ~Copyable {
  private let rows: FilterRows
  private let pixel: Int
  private let length: Int
  /// Both rows begin with one pixel of zeros, which is the left neighbour of the first pixel.
  private var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  private let scratch: UnsafeMutablePointer<UInt8>

  /// Prepares for rows of `width` pixels.
  init(width: Int, bytesPerPixel: Int, _ rows: FilterRows = .fastest) {
    self.rows = rows
    pixel = bytesPerPixel
    length = width * bytesPerPixel
    let padded = length + bytesPerPixel + FilterRows.excess
    current = .allocate(capacity: padded)
    previous = .allocate(capacity: padded)
    scratch = .allocate(capacity: length)
    current.initialize(repeating: 0, count: padded)
    previous.initialize(repeating: 0, count: padded)
    scratch.initialize(repeating: 0, count: length)
  }

  deinit {
    current.deallocate()
    previous.deallocate()
    scratch.deallocate()
  }

  /// Filters the row that `fill` writes, and puts its filter's number and bytes at `out`.
  mutating func next(
    to out: UnsafeMutablePointer<UInt8>,
    _ fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    swap(&current, &previous)
    let row = current + pixel
    let above = previous + pixel
    fill(row)
    let errors = rows.errors(row, above: above, pixel: pixel, count: length, scratch)
    if errors.up <= errors.sub && errors.up <= errors.paeth {
      out[0] = 2
      rows.subtract(row, above, length, into: out + 1)
    } else if errors.sub <= errors.paeth {
      out[0] = 1
      rows.subtract(row, row - pixel, length, into: out + 1)
    } else {
      out[0] = 4
      rows.subtractPaeth(row, above: above, pixel: pixel, count: length, into: out + 1)
    }
  }
}
