/// The resistance of content that a finger pulls past its edge.
///
///     let band = RubberBand(dimension: 568)
///     band.value(at: 100)          // 50.1…: the content follows at about half the finger's way
///     band.inverse(at: 50.143…)    // 100
///
/// Distances count from the edge, never from event to event; a pull to either side is odd:
/// value(−x) = −value(x). However far the pull, the content stays short of `dimension`.
///
/// Source: y = x·c·D ÷ (x·c + D), exact on samples recorded from `UIScrollView`. The other common
/// form, (1 − 1 ÷ (x·c ÷ D + 1)) · D, loses digits for small x.
public struct RubberBand: Hashable, Sendable {
  /// The length of the viewport along the axis, in points: D.
  public let dimension: Double

  /// How much of the first point of a pull the content follows, above 0: c, 0.55 in UIKit.
  public let coefficient: Double

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: The length of the viewport, in points. Finite, greater than 0.
  ///   - coefficient: The stiffness at the edge. Finite, greater than 0.
  public init(dimension: Double, coefficient: Double = 0.55) {
    precondition(
      dimension > 0 && dimension.isFinite,
      "The dimension of a rubber band must be finite and > 0 points"
    )
    precondition(
      coefficient > 0 && coefficient.isFinite,
      "The coefficient of a rubber band must be finite and > 0"
    )
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns how far the content goes when the finger is `distance` points past the edge.
  ///
  /// - Parameter distance: Points past the edge; negative beyond the other side. Finite.
  /// - Returns: Points past the edge, less than `dimension`.
  public func value(at distance: Double) -> Double {
    let pull = distance * coefficient
    let value = pull / (pull.magnitude / dimension + 1)
    // Beyond 2⁵³ viewports only rounding could reach the dimension.
    if value.magnitude < dimension { return value }
    return value > 0 ? dimension.nextDown : -dimension.nextDown
  }

  /// Returns how far past the edge a finger holds content that is `value` points past it.
  ///
  /// Source: x = D ÷ c · y ÷ (D − y).
  ///
  /// - Parameter value: Points past the edge, less than `dimension`.
  /// - Returns: Points past the edge.
  public func inverse(at value: Double) -> Double {
    precondition(
      value.magnitude < dimension,
      "A rubber band never stretches as far as its dimension"
    )
    return dimension / coefficient * (value / (dimension - value.magnitude))
  }

  /// Returns how many points the content goes per point of the finger: c · (1 − y ÷ D)².
  ///
  /// - Parameter distance: How many points the finger is past the edge. Finite.
  /// - Returns: Unitless, at most `coefficient`.
  public func slope(at distance: Double) -> Double {
    let rest = 1 / ((distance * coefficient).magnitude / dimension + 1)
    return coefficient * rest * rest
  }
}
