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
    var search = RootSearch(from: lower, to: upper, tolerance: tolerance)
    while search.goesOn(function(search.place)) {}
    return search.root
  }

  /// Returns the double half way from `a` to `b` in the order of their representations.
  static func middle(_ a: Double, _ b: Double) -> Double {
    let x = rank(a)
    let y = rank(b)
    let m = (x & y) &+ ((x ^ y) >> 1)  // the mean without overflow
    return Double(bitPattern: UInt64(bitPattern: m < 0 ? Int64.min &- m : m))
  }

  /// Numbers the doubles in their order, with 0 for both zeros.
  static func rank(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
}

/// The search of `Numerics.root`, apart from the function: it is the same code for all of them.
@usableFromInline
struct RootSearch {
  /// Where the value of the function is wanted.
  @usableFromInline var place: Double
  /// What was found, once the search is over.
  @usableFromInline var root: Double?

  // The ends of the bracket, and what the function is there.
  private var a: Double
  private var b: Double
  private var fa = 0.0
  private var fb = 0.0
  // The weights of false position: an end that stays gets half its value, so that it moves soon.
  private var wa = 0.0
  private var wb = 0.0
  private var bisects = false
  private var known = 0
  private let tolerance: Double

  @usableFromInline
  init(from lower: Double, to upper: Double, tolerance: Double) {
    place = lower
    a = lower
    b = upper
    self.tolerance = tolerance
  }

  /// Takes in the value at `place`; returns whether it wants another.
  @usableFromInline @inline(never)
  mutating func goesOn(_ value: Double) -> Bool {
    if value == 0 {
      root = place
      return false
    }
    known += 1
    if known == 1 {
      (fa, wa, place) = (value, value, b)
      return true
    }
    if known == 2 {
      (fb, wb) = (value, value)
      if !(fa < 0 && fb > 0 || fa > 0 && fb < 0) { return false }
    } else if (value < 0) == (fa < 0) {
      (a, fa, wa) = (place, value, value)
      wb *= 0.5
    } else {
      (b, fb, wb) = (place, value, value)
      wa *= 0.5
    }
    if b - a > tolerance {
      place = bisects ? Numerics.middle(a, b) : a - wa * ((b - a) / (wb - wa))
      if !(place > a && place < b) { place = Numerics.middle(a, b) }
      bisects.toggle()
      if place > a && place < b { return true }
    }
    root = fa.magnitude < fb.magnitude ? a : b
    return false
  }
}
