extension Easing {
  /// Returns the output progress at the input progress `x`.
  ///
  /// Outside 0 … 1 a curve goes on along its end tangents, a stair goes on rising, and a line goes
  /// on along its outer segments.
  ///
  /// - Parameters:
  ///   - x: Input progress, unitless. Any number.
  ///   - isBefore: CSS's before flag: the motion has not begun, or has been played back to before
  ///     its beginning, so that exactly on a jump the value is that below it.
  /// - Returns: Output progress.
  @inlinable
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    switch self {
    case .linear: x
    case .cubicBezier(let curve): curve.value(at: x)
    case .steps(let steps): steps.value(at: x, isBefore: isBefore)
    case .linearStops(let stops): stops.value(at: x, isBefore: isBefore)
    }
  }

  /// Returns the derivative of the output by the input at `x`.
  ///
  /// At a corner this is the slope to its right; a jump has none, and counts as flat.
  ///
  /// - Parameter x: Input progress, unitless. Any number.
  /// - Returns: The slope, ±∞ where a curve inside 0 … 1 is vertical.
  @inlinable
  public func slope(at x: Double) -> Double {
    switch self {
    case .linear: 1
    case .cubicBezier(let curve): curve.slope(at: x)
    case .steps: 0
    case .linearStops(let stops): stops.slope(at: x)
    }
  }

  /// Returns the first input in 0 … 1 whose output is `y`; nil when there is none.
  ///
  ///     Easing.easeInOut.inverse(of: 0.5)            // 0.5
  ///     Easing.steps(4).inverse(of: 0.6)             // nil
  ///
  /// - Parameter y: Output progress, unitless.
  /// - Returns: Input progress.
  public func inverse(of y: Double) -> Double? {
    switch self {
    case .linear: y >= 0 && y <= 1 ? y : nil
    case .cubicBezier(let curve): curve.inverse(of: y)
    case .steps(let steps): steps.inverse(of: y)
    case .linearStops(let stops): stops.inverse(of: y)
    }
  }
}
