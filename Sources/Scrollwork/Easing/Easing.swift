/// How progress between two values is paced: the easing functions of CSS.
///
///     Easing.easeInOut.value(at: 0.25)  // 0.12916…
///
/// Input and output progress are unitless. 0 is the start and 1 the end; both may lie outside.
///
/// Source: CSS Easing Functions Level 2.
public enum Easing: Hashable, Sendable {
  /// Output is input.
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case cubicBezier(CubicBezier)
  /// A stair.
  case steps(Steps)
  /// A line from point to point.
  case linearStops(LinearStops)

  /// CSS's `ease`: a quick start and a long end.
  public static var ease: Easing { cubicBezier(0.25, 0.1, 0.25, 1) }

  /// A slow start: CSS's `ease-in`, UIKit's `curveEaseIn`.
  public static var easeIn: Easing { cubicBezier(0.42, 0, 1, 1) }

  /// A slow end: CSS's `ease-out`, UIKit's `curveEaseOut`.
  public static var easeOut: Easing { cubicBezier(0, 0, 0.58, 1) }

  /// A slow start and a slow end: CSS's `ease-in-out`, UIKit's `curveEaseInOut`.
  public static var easeInOut: Easing { cubicBezier(0.42, 0, 0.58, 1) }

  /// What `UIView.animate` paces with when it is told nothing: `easeInOut`.
  public static var viewAnimation: Easing { easeInOut }

  /// One step at the start.
  public static var stepStart: Easing { steps(1, jump: .start) }

  /// One step at the end.
  public static var stepEnd: Easing { steps(1, jump: .end) }

  /// Returns the cubic Bézier curve with the control points (x1, y1) and (x2, y2).
  ///
  /// - Parameters:
  ///   - x1: 0 to 1.
  ///   - y1: Finite.
  ///   - x2: 0 to 1.
  ///   - y2: Finite.
  /// - Returns: The easing.
  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
    .cubicBezier(CubicBezier(x1, y1, x2, y2))
  }

  /// Returns a stair of `count` steps.
  ///
  /// - Parameters:
  ///   - count: At least 1, and at least 2 for `Steps.Jump.none`.
  ///   - jump: Where the stair rises.
  /// - Returns: The easing.
  public static func steps(_ count: Int, jump: Steps.Jump = .end) -> Easing {
    .steps(Steps(count, jump: jump))
  }
}
