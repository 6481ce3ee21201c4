extension Numerics {
  /// Takes away the multiples of π/2 from a big angle, exactly, with integers.
  ///
  /// Source: Payne and Hanek, "Radian reduction for trigonometric functions", 1983. Of the binary
  /// digits of 2/π only the 192 matter that neither give multiples of 4 nor fall below 2⁻¹³⁷.
  ///
  /// - Parameter angle: At least 2²⁰, or NaN.
  /// - Returns: The quadrant, and the rest, −π/4 … π/4, as a sum of two numbers.
  @usableFromInline
  static func reducedBigAngle(_ angle: Double) -> (n: Int64, high: Double, low: Double) {
    if !angle.isFinite { return (0, .nan, .nan) }
    let exponent = Int(truncatingIfNeeded: angle.bitPattern >> 52) - 1075
    let mantissa = (angle.bitPattern & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
    let mantissaHigh = mantissa >> 32
    let mantissaLow = mantissa & 0xFFFF_FFFF

    // The product, modulo 2¹⁹², 32 bits at a time from the lowest. Its unit is 2⁻¹⁹⁰ quadrants.
    let start = exponent + 62
    let word = start >> 5
    let shift = UInt64(start & 31)
    var carry: UInt64 = 0
    var digitBelow: UInt64 = 0
    var upper: UInt64 = 0
    var lower: UInt64 = 0
    for i in (0..<6).reversed() {
      let pair = UInt64(twoOverPi[word + i]) << 32 | UInt64(twoOverPi[word + i + 1])
      let digit = (pair << shift) >> 32
      let a = digit * mantissaLow
      let b = digitBelow * mantissaHigh
      let sum = (a & 0xFFFF_FFFF) + (b & 0xFFFF_FFFF) + carry
      carry = (a >> 32) + (b >> 32) + (sum >> 32)
      digitBelow = digit
      lower = lower >> 32 | upper << 32
      upper = upper >> 32 | sum << 32
    }

    // The top two bits are the quadrant; a rest above a half counts back from the next one.
    var n = Int64(truncatingIfNeeded: upper >> 62)
    upper = upper << 2 | lower >> 62
    lower = lower << 2
    let isNegative = upper >> 63 != 0
    if isNegative {
      n += 1
      upper = ~upper
      lower = ~lower
    }
    let zeros = Int64(upper.leadingZeroBitCount)
    let bits = upper << UInt64(zeros) | lower >> UInt64(64 - zeros)

    // rest · π/2, both in parts of 26 bits whose products are exact.
    let scale = powerOfTwo(-zeros) * (isNegative ? -1 : 1)
    let a = Double(Int64(bits >> 38)) * 0x1p-26 * scale
    let b = Double(Int64(bits >> 12 & 0x3FF_FFFF)) * 0x1p-52 * scale
    let c = Double(Int64(bits & 0xFFF)) * 0x1p-64 * scale
    let product = a * 0x1.921fb50000000p+0
    let rest =
      (a * 0x1.110b460000000p-26 + b * 0x1.921fb50000000p+0)
      + (a * 0x1.1a62633145c07p-54 + b * 0x1.110b460000000p-26 + c * 0x1.921fb50000000p+0)
    let high = product + rest
    return (n, high, (product - high) + rest)
  }

  /// The binary digits of 2/π after 64 zeros, 32 to a word.
  private static let twoOverPi: [UInt32] = [
    0x0000_0000, 0x0000_0000, 0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0, 0xDB62_9599,
    0x3C43_9041, 0xFE51_63AB, 0xDEBB_C561, 0xB724_6E3A, 0x424D_D2E0, 0x0649_2EEA, 0x09D1_921C,
    0xFE1D_EB1C, 0xB129_A73E, 0xE882_35F5, 0x2EBB_4484, 0xE99C_7026, 0xB45F_7E41, 0x3991_D639,
    0x8353_39F4, 0x9C84_5F8B, 0xBDF9_283B, 0x1FF8_97FF, 0xDE05_980F, 0xEF2F_118B, 0x5A0A_6D1F,
    0x6D36_7ECF, 0x27CB_09B7, 0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B, 0x3D07_39F7,
    0x8A52_92EA, 0x6BFB_5FB1, 0x1F8D_5D08, 0x5603_3046, 0xFC7B_6BAB,
  ]
}
