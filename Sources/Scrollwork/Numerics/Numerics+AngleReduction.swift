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
      let pair = UInt64(twoOverPi(word + i)) << 32 | UInt64(twoOverPi(word + i + 1))
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
  ///
  /// A constant table for the compiler, where an array would be made and counted at run time.
  private static func twoOverPi(_ word: Int) -> UInt32 {
    switch word {
    case 2: 0xA2F9_836E
    case 3: 0x4E44_1529
    case 4: 0xFC27_57D1
    case 5: 0xF534_DDC0
    case 6: 0xDB62_9599
    case 7: 0x3C43_9041
    case 8: 0xFE51_63AB
    case 9: 0xDEBB_C561
    case 10: 0xB724_6E3A
    case 11: 0x424D_D2E0
    case 12: 0x0649_2EEA
    case 13: 0x09D1_921C
    case 14: 0xFE1D_EB1C
    case 15: 0xB129_A73E
    case 16: 0xE882_35F5
    case 17: 0x2EBB_4484
    case 18: 0xE99C_7026
    case 19: 0xB45F_7E41
    case 20: 0x3991_D639
    case 21: 0x8353_39F4
    case 22: 0x9C84_5F8B
    case 23: 0xBDF9_283B
    case 24: 0x1FF8_97FF
    case 25: 0xDE05_980F
    case 26: 0xEF2F_118B
    case 27: 0x5A0A_6D1F
    case 28: 0x6D36_7ECF
    case 29: 0x27CB_09B7
    case 30: 0x4F46_3F66
    case 31: 0x9E5F_EA2D
    case 32: 0x7527_BAC7
    case 33: 0xEBE5_F17B
    case 34: 0x3D07_39F7
    case 35: 0x8A52_92EA
    case 36: 0x6BFB_5FB1
    case 37: 0x1F8D_5D08
    case 38: 0x5603_3046
    case 39: 0xFC7B_6BAB
    default: 0
    }
  }
}
