/// The loops over a row's bytes; plain, so that the compiler turns them into vector code.
extension RowFilter {
  typealias Bytes = UnsafeMutablePointer<UInt8>

  /// The sum of the bytes' distances from 0, each byte taken as −128...127.
  static func magnitude(_ bytes: Bytes, _ count: Int) -> UInt32 {
    var sum: UInt32 = 0
    var start = 0
    while start < count {
      // 256 × 128 fits in 16 bits, and narrow sums make wide vectors.
      let end = min(start &+ 256, count)
      var part: UInt16 = 0
      for k in start..<end { part &+= UInt16(min(bytes[k], 0 &- bytes[k])) }
      sum &+= UInt32(part)
      start = end
    }
    return sum
  }

  static func subtract(_ row: Bytes, _ other: Bytes, _ count: Int, into out: Bytes) {
    for k in 0..<count { out[k] = row[k] &- other[k] }
  }

  static func subtractAverage(
    _ row: Bytes,
    _ left: Bytes,
    _ above: Bytes,
    _ count: Int,
    into out: Bytes
  ) {
    for k in 0..<count {
      let mean = (UInt16(left[k]) &+ UInt16(above[k])) >> 1
      out[k] = row[k] &- UInt8(truncatingIfNeeded: mean)
    }
  }

  static func subtractPaeth(
    _ row: Bytes,
    _ left: Bytes,
    _ above: Bytes,
    _ corner: Bytes,
    _ count: Int,
    into out: Bytes
  ) {
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
}
