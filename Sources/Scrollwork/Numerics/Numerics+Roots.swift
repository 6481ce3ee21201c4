extension Numerics {
  /// Returns a place between `lower` and `upper` where `function` changes its sign.
  ///
  ///     Numerics.root(from: 0, to: 2) { $0 * $0 - 2 }  // 1.4142135623730951
  ///
  /// A step of false position (Illinois) alternates with a bisection of the *representations* of
  /// the two ends, so the bracket shrinks to neighbouring doubles within 130 evaluations whatever
  /// the function does, also for a root near 0 in a wide bracket.
  ///
  /// - Parameters:
  ///   - lower: The left end. Finite.
  ///   - upper: The right end. Finite, not less than `lower`.
  ///   - tolerance: A bracket as narrow as this ends the search. 0 asks for all digits.
  ///   - function: A continuous function.
  /// - Returns: The end of the last bracket at which the function is nearer to 0; nil when its
  ///   values at `lower` and `upper` have the same sign, or one is NaN.
  @inlinable
  public static func root(
    from lower: Double,
    to upper: Double,
    tolerance: Double = 0,
    of function: (Double) -> Double
  ) -> Double? {
    precondition(lower.isFinite && upper.isFinite, "The bracket of a root must be finite")
    precondition(lower <= upper, "The bracket of a root must not be empty")
    var a = lower
    var b = upper
    var fa = function(a)
    var fb = function(b)
    if fa == 0 { return a }
    if fb == 0 { return b }
    if !(fa < 0 && fb > 0 || fa > 0 && fb < 0) { return nil }
    // The weights of false position: an end that stays gets half its value, so that it moves soon.
    var wa = fa
    var wb = fb
    var bisects = false
    while b - a > tolerance {
      var m = bisects ? middle(a, b) : a - wa * ((b - a) / (wb - wa))
      if !(m > a && m < b) {
        m = middle(a, b)
        if m == a || m == b { break }
      }
      bisects.toggle()
      let fm = function(m)
      if fm == 0 { return m }
      if (fm < 0) == (fa < 0) {
        (a, fa, wa) = (m, fm, fm)
        wb *= 0.5
      } else {
        (b, fb, wb) = (m, fm, fm)
        wa *= 0.5
      }
    }
    return fa.magnitude < fb.magnitude ? a : b
  }

  /// Returns the double half way from `a` to `b` in the order of their representations.
  @inlinable
  static func middle(_ a: Double, _ b: Double) -> Double {
    let x = rank(a)
    let y = rank(b)
    let m = (x & y) &+ ((x ^ y) >> 1)  // the mean without overflow
    return Double(bitPattern: UInt64(bitPattern: m < 0 ? Int64.min &- m : m))
  }

  /// Numbers the doubles in their order, with 0 for both zeros.
  @inlinable
  static func rank(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
}
