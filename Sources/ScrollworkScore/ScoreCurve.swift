internal import Scrollwork

/// An easing of a score.
struct ScoreCurve {
  /// As `ScoreCurveKind` has it.
  var kind: Int
  var bezier: CubicBezier
  /// How many steps or points there are.
  var count: Int
  /// Where the points stand, or where the stair rises.
  var points: UnsafeRawPointer

  private var steps: Steps {
    let jump = points.load(as: Double.self)
    return Steps(count, jump: Steps.Jump(rawValue: UInt8(jump)) ?? .end)
  }

  private var stops: UnsafeBufferPointer<LinearStops.Point> {
    UnsafeBufferPointer(start: points.assumingMemoryBound(to: LinearStops.Point.self), count: count)
  }

  func value(at x: Double) -> Double {
    if kind == ScoreCurveKind.bezier { return bezier.value(at: x) }
    return kind == ScoreCurveKind.steps ? steps.value(at: x) : LinearStops.value(at: x, in: stops)
  }

  func slope(at x: Double) -> Double {
    if kind == ScoreCurveKind.bezier { return bezier.slope(at: x) }
    return kind == ScoreCurveKind.steps ? 0 : LinearStops.slope(at: x, in: stops)
  }
}
