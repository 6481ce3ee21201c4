extension CubicBezier {
  /// Returns a coordinate of the curve at the parameter `s`.
  ///
  /// - Parameters:
  ///   - p: The coordinate of the first control point.
  ///   - q: The coordinate of the second control point.
  ///   - s: 0 to 1.
  /// - Returns: 3(1 − s)²s·p + 3(1 − s)s²·q + s³.
  @inlinable
  public static func coordinate(_ p: Double, _ q: Double, at s: Double) -> Double {
    let b = 3 * (q - p) - 3 * p
    let a = 1 - 3 * (q - p)
    return ((a * s + b) * s + 3 * p) * s
  }

  /// Returns the derivative of a coordinate by the parameter `s`.
  ///
  /// - Parameters:
  ///   - p: The coordinate of the first control point.
  ///   - q: The coordinate of the second control point.
  ///   - s: 0 to 1.
  /// - Returns: 3(1 − s)²p + 6(1 − s)s(q − p) + 3s²(1 − q).
  @inlinable
  public static func derivative(_ p: Double, _ q: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p + 2 * r * s * (q - p) + s * s * (1 - q))
  }

  /// Returns the parameter at which the curve's x is `x`, 0 < x < 1.
  ///
  /// Newton's method inside a bracket that every step narrows; a step that leaves it becomes a
  /// bisection. At most 100 steps, usually 4 or 5.
  @inlinable
  public func parameter(at x: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    var s = x
    for _ in 0..<100 {
      let excess = Self.coordinate(x1, x2, at: s) - x
      if excess == 0 { return s }
      if excess < 0 { lower = s } else { upper = s }
      let step = excess / Self.derivative(x1, x2, at: s)
      var next = s - step
      // The error after a step is about the square of the step.
      if step.magnitude <= 1e-9 * s { return next }
      if !(next > lower && next < upper) { next = lower + (upper - lower) * 0.5 }
      if next == s { return s }
      s = next
    }
    return s
  }

  /// Returns the first x in 0 … 1 at which y is `y`; nil when there is none.
  public func inverse(of y: Double) -> Double? {
    // Between the places where y turns it is monotone.
    let turns = turningParameters
    var lower = 0.0
    for upper in [turns.first, turns.second, 1] {
      let root = Numerics.root(from: lower, to: upper) { s in
        // At the end the polynomial may miss 1 by rounding.
        (s == 1 ? 1 : Self.coordinate(y1, y2, at: s)) - y
      }
      if let root { return root == 1 ? 1 : Self.coordinate(x1, x2, at: root) }
      lower = upper
    }
    return nil
  }

  /// The parameters inside 0 … 1 at which y turns, in order; 1 in place of one that is missing.
  private var turningParameters: (first: Double, second: Double) {
    // dy/ds ÷ 3 = a·s² + 2b·s + c
    let a = 1 - 3 * (y2 - y1)
    let b = (y2 - y1) - y1
    let c = y1
    let discriminant = b * b - a * c
    if !(discriminant > 0) { return (1, 1) }
    // Without cancellation: one root is w ÷ a, the other c ÷ w.
    let root = discriminant.squareRoot()
    let w = b < 0 ? root - b : -root - b
    let inside: (Double) -> Double = { $0 > 0 && $0 < 1 ? $0 : 1 }
    let one = inside(w / a)
    let other = inside(c / w)
    return one < other ? (one, other) : (other, one)
  }
}
