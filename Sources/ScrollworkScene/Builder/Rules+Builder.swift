public import Scrollwork

extension Layer.StaggerRule {
  /// Returns starts that lie this far apart.
  ///
  /// - Parameters:
  ///   - spacing: Seconds between neighbours, at least 0.
  ///   - delay: Seconds before the first.
  ///   - origin: Where it starts.
  ///   - grid: Columns and rows, when it spreads in two dimensions.
  ///   - easing: How the delays are spread.
  ///   - ranksVisible: Whether only the layers that start on screen are ranked.
  /// - Returns: The stagger.
  public static func each(
    _ spacing: Expression,
    delay: Expression = 0,
    from origin: Origin = .first,
    grid: GridSize? = nil,
    easing: Easing? = nil,
    ranksVisible: Bool = false
  ) -> Layer.StaggerRule {
    rule(.each(spacing), delay, origin, grid, easing, ranksVisible)
  }

  /// Returns starts that take this long together.
  ///
  /// - Parameters:
  ///   - spacing: Seconds from the first start to the last, at least 0.
  ///   - delay: Seconds before the first.
  ///   - origin: Where it starts.
  ///   - grid: Columns and rows, when it spreads in two dimensions.
  ///   - easing: How the delays are spread.
  ///   - ranksVisible: Whether only the layers that start on screen are ranked.
  /// - Returns: The stagger.
  public static func total(
    _ spacing: Expression,
    delay: Expression = 0,
    from origin: Origin = .first,
    grid: GridSize? = nil,
    easing: Easing? = nil,
    ranksVisible: Bool = false
  ) -> Layer.StaggerRule {
    rule(.total(spacing), delay, origin, grid, easing, ranksVisible)
  }

  private static func rule(
    _ spacing: Spacing,
    _ delay: Expression,
    _ origin: Origin,
    _ grid: GridSize?,
    _ easing: Easing?,
    _ ranksVisible: Bool
  ) -> Layer.StaggerRule {
    var rule = Layer.StaggerRule(spacing)
    rule.delay = delay
    rule.origin = origin
    rule.grid = grid
    rule.easing = easing
    rule.ranksVisible = ranksVisible
    return rule
  }
}

extension Layer.SpringRule {
  /// Returns UIKit's spring: a duration after which its envelope is at 0.001, and a damping ratio.
  ///
  /// Both are above 0; the duration is in seconds.
  public static func uikit(duration: Expression, dampingRatio: Expression) -> Layer.SpringRule {
    .init(.uikit(duration: duration, dampingRatio: dampingRatio))
  }

  /// Returns a spring of mass and stiffness above 0, and damping of at least 0.
  public static func physical(
    mass: Expression = 1,
    stiffness: Expression,
    damping: Expression
  ) -> Layer.SpringRule {
    .init(.physical(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// Returns SwiftUI's older spring: a response in seconds, above 0, and a damping ratio.
  public static func response(
    _ response: Expression,
    dampingRatio: Expression
  ) -> Layer.SpringRule {
    .init(.response(response, dampingRatio: dampingRatio))
  }

  /// Returns SwiftUI's spring: how long it seems to take, in seconds, and its bounce, −1 … 1.
  public static func perceptual(duration: Expression, bounce: Expression = 0) -> Layer.SpringRule {
    .init(.perceptual(duration: duration, bounce: bounce))
  }

  /// Returns Pop's spring: bounciness and speed, each 0 to 20.
  public static func pop(bounciness: Expression, speed: Expression) -> Layer.SpringRule {
    .init(.pop(bounciness: bounciness, speed: speed))
  }

  /// SwiftUI's `smooth`.
  public static var smooth: Layer.SpringRule { .init(.smooth) }

  /// SwiftUI's `snappy`.
  public static var snappy: Layer.SpringRule { .init(.snappy) }

  /// SwiftUI's `bouncy`.
  public static var bouncy: Layer.SpringRule { .init(.bouncy) }

  /// Returns the spring with an initial velocity, in distances a second.
  public func velocity(_ velocity: Expression) -> Layer.SpringRule {
    var rule = numbered
    rule.velocity = velocity
    return rule
  }

  /// Returns the spring so that it never passes its target.
  public func clamped() -> Layer.SpringRule {
    var rule = numbered
    rule.clamps = true
    return rule
  }

  /// A document gives velocities and clamps to springs of numbers alone.
  private var numbered: Layer.SpringRule {
    var rule = self
    switch spelling {
    case .smooth: rule.spelling = .perceptual(duration: 0.5, bounce: 0)
    case .snappy: rule.spelling = .perceptual(duration: 0.5, bounce: 0.15)
    case .bouncy: rule.spelling = .perceptual(duration: 0.5, bounce: 0.3)
    default: break
    }
    return rule
  }
}
