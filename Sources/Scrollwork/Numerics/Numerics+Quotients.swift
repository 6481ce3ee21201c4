extension Numerics {
  /// Returns sin(x) ÷ x, and 1 at 0.
  @inlinable
  public static func sinc(_ x: Double) -> Double {
    if x == 0 { return 1 }
    return x.isInfinite ? 0 : sin(x) / x
  }

  /// Returns (eˣ − 1) ÷ x, and 1 at 0.
  ///
  ///     Numerics.relativeExponential(1e-12)  // 1.0000000000005
  @inlinable
  public static func relativeExponential(_ x: Double) -> Double {
    if x == 0 { return 1 }
    return x == .infinity ? x : expMinusOne(x) / x
  }

  /// Returns what `x` leaves beyond a whole multiple of `period`, 0 ≤ result < period.
  ///
  ///     Numerics.floorModulo(-0.5, 5)  // 4.5
  ///
  /// The remainder is exact; only a negative `x` rounds once, and a remainder that would round to
  /// the period is 0, its neighbour on the circle. NaN for an infinite `x`.
  ///
  /// - Parameters:
  ///   - x: Any number.
  ///   - period: Finite, greater than 0.
  /// - Returns: The remainder.
  public static func floorModulo(_ x: Double, _ period: Double) -> Double {
    precondition(period > 0 && period.isFinite, "The period of a remainder must be finite and > 0")
    if !x.isFinite { return .nan }
    // Long division in base 2: every difference is exact.
    var rest = x.magnitude
    var part = period
    while part <= rest * 0.5 { part *= 2 }
    while part >= period {
      if rest >= part { rest -= part }
      part *= 0.5
    }
    if x >= 0 || rest == 0 { return rest }
    let result = period - rest
    return result < period ? result : 0
  }

  /// Returns what `x` leaves beyond a whole multiple of `period`, 0 ≤ result < period.
  ///
  /// - Parameters:
  ///   - x: Any number.
  ///   - period: Greater than 0.
  /// - Returns: The remainder.
  @inlinable
  public static func floorModulo(_ x: Int, _ period: Int) -> Int {
    precondition(period > 0, "The period of a remainder must be > 0")
    let rest = x % period
    return rest < 0 ? rest + period : rest
  }
}
