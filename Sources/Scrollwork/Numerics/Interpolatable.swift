/// A value that can lie between two others.
public protocol Interpolatable {
  /// Returns the value at a fraction of the way between two others.
  ///
  /// - Parameters:
  ///   - start: The value at 0, returned there bit for bit.
  ///   - end: The value at 1, returned there bit for bit.
  ///   - fraction: Unitless. Outside 0 … 1 the way goes on straight.
  /// - Returns: The value there.
  static func interpolate(from start: Self, to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Returns the number at a fraction of the way between two others.
  ///
  /// It never turns back: a larger fraction never gives a result that is nearer to `start`, not even
  /// by a rounding. Equal ends give that number at any fraction.
  @inlinable
  public static func interpolate(
    from start: Double,
    to end: Double,
    at fraction: Double
  ) -> Double {
    if start == end { return start }
    let way = end - start
    if fraction >= 1 { return fraction == 1 ? end : end + way * (fraction - 1) }
    // Cannot pass the end before 1: there way · fraction stays half an ulp short of `way` at least,
    // and `way` is wrong by half an ulp at most.
    return start + way * fraction
  }
}
