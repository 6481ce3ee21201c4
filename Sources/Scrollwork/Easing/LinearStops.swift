/// A line from point to point, as CSS writes it with `linear()`.
///
///     let stops = LinearStops([.init(0, at: 0), .init(1.5, at: 0.5), .init(1, at: 1)])
///     stops.value(at: 0.25)  // 0.75
///
/// Two points with one input make a jump.
///
/// Source: CSS Easing 2, "linear easing functions".
public struct LinearStops: Hashable, Sendable {
  /// A point that the line goes through.
  public struct Point: Hashable, Sendable {
    /// Input progress, unitless.
    public let input: Double
    /// Output progress, unitless.
    public let output: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - output: Output progress. Finite.
    ///   - input: Input progress. Finite.
    public init(_ output: Double, at input: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The points by ascending input, at least two.
  public let points: [Point]

  /// Creates a line through points.
  ///
  /// - Parameter points: At least two, with finite numbers, by ascending input.
  public init(_ points: [Point]) {
    precondition(points.count >= 2, "A piecewise linear easing must have at least two points")
    for i in points.indices {
      precondition(
        points[i].input.isFinite && points[i].output.isFinite,
        "The points of a piecewise linear easing must be finite"
      )
      precondition(
        i == 0 || points[i - 1].input <= points[i].input,
        "The inputs of a piecewise linear easing must not descend"
      )
    }
    self.points = points
  }

  /// Returns the output at `x`; outside its points the line goes on along its outer segments.
  ///
  /// On a jump this is the output above it. O(log n).
  ///
  /// - Parameters:
  ///   - x: Input progress, unitless. Any number.
  ///   - isBefore: Whether the motion is before its beginning, so that a jump at the first point
  ///     has not happened yet.
  /// - Returns: Output progress.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    points.withUnsafeBufferPointer { Self.value(at: x, in: $0, isBefore: isBefore) }
  }

  /// Returns the slope at `x`, at a corner that to its right; 0 beyond a jump at an end.
  public func slope(at x: Double) -> Double {
    points.withUnsafeBufferPointer { Self.slope(at: x, in: $0) }
  }

  /// Returns the index of the last point, short of the final one, whose input is not above `x`.
  func segment(at x: Double) -> Int {
    points.withUnsafeBufferPointer { Self.segment(at: x, in: $0) }
  }

  // The same of points that lie in no array.

  package static func value(
    at x: Double,
    in points: UnsafeBufferPointer<Point>,
    isBefore: Bool = false
  ) -> Double {
    if isBefore && x == points[0].input { return points[0].output }
    let i = segment(at: x, in: points)
    let a = points[i]
    let b = points[i + 1]
    if x == b.input { return b.output }
    if x == a.input { return a.output }
    if a.input == b.input { return x < a.input ? a.output : b.output }
    if a.output == b.output { return x.isNaN ? x : a.output }
    return a.output + (x - a.input) / (b.input - a.input) * (b.output - a.output)
  }

  package static func slope(at x: Double, in points: UnsafeBufferPointer<Point>) -> Double {
    let i = segment(at: x, in: points)
    let width = points[i + 1].input - points[i].input
    return width == 0 ? 0 : (points[i + 1].output - points[i].output) / width
  }

  private static func segment(at x: Double, in points: UnsafeBufferPointer<Point>) -> Int {
    var low = 0
    var high = points.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].input <= x { low = middle } else { high = middle }
    }
    return low
  }
}
