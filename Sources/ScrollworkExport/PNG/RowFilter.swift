/// Predicts each row of a picture from its neighbours, and keeps the prediction that errs least.
///
/// Source: PNG Specification (Third Edition) §9; the choice is the sum of absolute differences
/// that §12.7 recommends.
struct RowFilter: ~Copyable {
  private let bytesPerPixel: Int
  private let length: Int
  /// Both rows begin with one pixel of zeros, which is the left neighbour of the first pixel.
  private var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  private let candidates: UnsafeMutablePointer<UInt8>

  /// Prepares for rows of `width` pixels.
  init(width: Int, bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    length = width * bytesPerPixel
    let padded = length + bytesPerPixel
    current = .allocate(capacity: padded)
    previous = .allocate(capacity: padded)
    candidates = .allocate(capacity: 4 * length)
    current.initialize(repeating: 0, count: padded)
    previous.initialize(repeating: 0, count: padded)
    candidates.initialize(repeating: 0, count: 4 * length)
  }

  deinit {
    current.deallocate()
    previous.deallocate()
    candidates.deallocate()
  }

  /// Filters the row that `fill` writes, and puts its filter's number and bytes at `out`.
  mutating func next(
    to out: UnsafeMutablePointer<UInt8>,
    _ fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    swap(&current, &previous)
    let row = current + bytesPerPixel
    let above = previous + bytesPerPixel
    fill(row)
    let (filter, bytes) = best(row: row, above: above)
    out[0] = filter
    (out + 1).update(from: bytes, count: length)
  }

  private func best(
    row: UnsafeMutablePointer<UInt8>,
    above: UnsafeMutablePointer<UInt8>
  ) -> (UInt8, UnsafeMutablePointer<UInt8>) {
    let left = row - bytesPerPixel
    let corner = above - bytesPerPixel
    let up = candidates
    Self.subtract(row, above, length, into: up)
    var least = Self.magnitude(up, length)
    // A row like the one above: nothing can be better than all zeros.
    if least == 0 { return (2, up) }
    var best: (UInt8, UnsafeMutablePointer<UInt8>) = (2, up)
    func consider(_ filter: UInt8, _ bytes: UnsafeMutablePointer<UInt8>) {
      let sum = Self.magnitude(bytes, length)
      if sum < least { (least, best) = (sum, (filter, bytes)) }
    }
    let sub = candidates + length
    Self.subtract(row, left, length, into: sub)
    consider(1, sub)
    let paeth = candidates + 2 * length
    Self.subtractPaeth(row, left, above, corner, length, into: paeth)
    consider(4, paeth)
    let average = candidates + 3 * length
    Self.subtractAverage(row, left, above, length, into: average)
    consider(3, average)
    consider(0, row)
    return best
  }
}
