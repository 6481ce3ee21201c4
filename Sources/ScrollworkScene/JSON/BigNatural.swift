/// A natural number of any size: just what an exact decimal conversion needs.
struct BigNatural {
  /// 32 bits each, the lowest first; the highest is not 0.
  private var limbs: [UInt32]

  init(_ value: UInt32) {
    limbs = value == 0 ? [] : [value]
  }

  var isZero: Bool { limbs.isEmpty }

  /// How many bits the number has; 0 for 0.
  var bitWidth: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count * 32 - top.leadingZeroBitCount
  }

  /// Turns the number x into x × `factor` + `term`.
  mutating func multiply(by factor: UInt32, adding term: UInt32 = 0) {
    var carry = UInt64(term)
    for i in 0..<limbs.count {
      carry += UInt64(limbs[i]) * UInt64(factor)
      limbs[i] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Turns the number x into x × 2ⁿ.
  mutating func shiftLeft(by n: Int) {
    multiply(by: 1 << UInt32(n & 31))
    if n >= 32, !isZero { limbs.insert(contentsOf: repeatElement(0, count: n >> 5), at: 0) }
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for i in 0..<limbs.count {
      borrow += Int64(limbs[i]) - (i < other.limbs.count ? Int64(other.limbs[i]) : 0)
      limbs[i] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// −1, 0 or 1 when the number is less than, equal to or greater than another.
  func compare(to other: BigNatural) -> Int {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? -1 : 1 }
    var i = limbs.count
    while i > 0 {
      i -= 1
      if limbs[i] != other.limbs[i] { return limbs[i] < other.limbs[i] ? -1 : 1 }
    }
    return 0
  }
}
