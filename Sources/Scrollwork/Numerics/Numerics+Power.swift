extension Numerics {
  /// Returns `x` to the power `y`.
  ///
  ///     Numerics.power(0.998, 1000)  // 0.13506…
  ///
  /// Error at most 1 ulp. The special values are those of IEEE 754's `pow`: a power of 0 is 1
  /// whatever is raised to it, a negative number has powers only for integers.
  ///
  /// - Parameters:
  ///   - x: The base.
  ///   - y: The exponent.
  /// - Returns: The power, or NaN where there is none.
  public static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let base = x.magnitude
    let isInteger = y.rounded(.down) == y
    let isOdd = isInteger && (y * 0.5).rounded(.down) != y * 0.5
    let sign: Double = x.sign == .minus && isOdd ? -1 : 1
    if base == 0 || base == .infinity || y.isInfinite {
      if base == 1 { return 1 }
      return (base < 1) == (y < 0) ? sign * .infinity : sign * 0
    }
    if x < 0 && !isInteger { return .nan }

    let logarithm = preciseLog(base)
    let estimate = y * logarithm.high
    if !(estimate.magnitude < 800) { return estimate > 0 ? sign * .infinity : sign * 0 }
    let product = exactProduct(y, logarithm.high)
    let p = exponentialParts(product.high)
    let high = 1 + p.r
    let tail = p.tail + (product.low + y * logarithm.low) * (high + p.tail)
    return sign * scaled(high + ((1 - high) + p.r + tail), by: p.k)
  }

  /// Returns ln `x` as a sum of two doubles, good to about 2⁻⁶⁵ of itself, for 0 < x < ∞.
  private static func preciseLog(_ x: Double) -> (high: Double, low: Double) {
    let isSubnormal = x < 0x1p-1022
    let (f, k) = scaled(isSubnormal ? x * 0x1p54 : x, k: isSubnormal ? -54 : 0)

    // s = f ÷ (2 + f), with the remainder of the division.
    let divisor = 2 + f
    let divisorLow = f - (divisor - 2)
    let s = f / divisor
    let p = exactProduct(s, divisor)
    let sLow = ((f - p.high) - p.low - s * divisorLow) / divisor

    // 2·artanh(s) = s·(2 + z·(2/3 + z·c)), z = s², with everything but c in two parts.
    let z = exactProduct(s, s)
    let zLow = z.low + 2 * s * sLow
    // (2·artanh(s) − 2s − 2s³/3) ÷ s⁵
    var c = 0.12914712487981975
    c = c * z.high + 0.13285868812922935
    c = c * z.high + 0.1538557746404964
    c = c * z.high + 0.18181808210911693
    c = c * z.high + 0.22222222271326872
    c = c * z.high + 0.2857142857133801
    c = c * z.high + 0.4000000000000003
    let term = z.high * c
    let third = 0x1.5555555555555p-1 + term
    let thirdLow = ((0x1.5555555555555p-1 - third) + term) + 0x1.5555555555555p-55
    let u = exactProduct(z.high, third)
    let factor = 2 + u.high
    let factorLow = ((2 - factor) + u.high) + (u.low + (z.high * thirdLow + zLow * third))
    let w = exactProduct(s, factor)
    let wLow = w.low + (s * factorLow + sLow * factor)

    let base = k * ln2High
    let sum = base + w.high
    let rest = (w.high - (sum - base)) + (wLow + k * ln2Low)
    let high = sum + rest
    return (high, (sum - high) + rest)
  }

  /// Returns a·b as a sum of two doubles, without a fused multiply-add.
  ///
  /// Source: T. J. Dekker, "A floating-point technique for extending the available precision", 1971.
  private static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let product = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let low = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return (product, low)
  }

  /// Returns two numbers of at most 26 bits whose sum is `a`.
  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let c = a * 0x1.0000002p27
    let high = c - (c - a)
    return (high, a - high)
  }
}
