/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
///     CubicBezier(0.25, 0.1, 0.25, 1).value(at: 0.5)  // 0.80240…
///
/// Source: CSS Easing 2, "cubic Bézier easing functions".
public struct CubicBezier: Hashable, Sendable {
  /// The x of the first control point, 0 to 1.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point, 0 to 1.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  /// Creates a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: 0 to 1.
  ///   - y1: Finite.
  ///   - x2: 0 to 1.
  ///   - y2: Finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1,
      "The x of both control points of a cubic Bézier easing must lie in 0 … 1"
    )
    precondition(
      y1.isFinite && y2.isFinite,
      "The y of both control points of a cubic Bézier easing must be finite"
    )
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The slope at and before 0, which is that of the curve's beginning; 0 when it is vertical.
  @inlinable
  public var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return 0 }
    // The first control point lies on the start: the direction is that to the next one.
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  /// The slope at and after 1, which is that of the curve's end; 0 when it is vertical.
  @inlinable
  public var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 != 1 { return 0 }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    return y1 == 1 ? 1 : 0
  }

  /// Returns y at `x`; outside 0 … 1 along the tangent of the nearer end.
  ///
  /// Exact to about 10⁻¹⁵ times the slope.
  @inlinable
  public func value(at x: Double) -> Double {
    if x > 0 && x < 1 { return Self.coordinate(y1, y2, at: parameter(at: x)) }
    if x <= 0 {
      let slope = startSlope
      return slope == 0 ? 0 : slope * x
    }
    if x >= 1 {
      let slope = endSlope
      return slope == 0 ? 1 : 1 + slope * (x - 1)
    }
    return x
  }

  /// Returns dy/dx at `x`, ±∞ where the curve inside 0 … 1 is vertical.
  @inlinable
  public func slope(at x: Double) -> Double {
    if x <= 0 { return startSlope }
    if x >= 1 { return endSlope }
    if x.isNaN { return x }
    let s = parameter(at: x)
    let dx = Self.derivative(x1, x2, at: s)
    let dy = Self.derivative(y1, y2, at: s)
    if dx > 0 { return dy / dx }
    // Only x₁ = 1, x₂ = 0 has such a place, at ½. Where y turns there, its second derivative is
    // −6·y₂, and with y₂ = 0 the curve is the straight line.
    if dy != 0 { return dy > 0 ? .infinity : -.infinity }
    return y2 < 0 ? .infinity : y2 > 0 ? -.infinity : 1
  }
}
