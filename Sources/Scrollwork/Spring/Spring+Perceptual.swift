extension Spring {
  /// Creates a spring of mass 1 from its period and damping ratio.
  ///
  /// Source: SwiftUI, `Spring(response:dampingRatio:)`. ω = 2π ÷ response.
  ///
  /// - Parameters:
  ///   - response: Seconds of one period without damping. Finite, greater than 0.
  ///   - dampingRatio: ζ. Finite, not negative.
  /// - Precondition: Both lie in their ranges; documents are checked before this point.
  public init(response: Double, dampingRatio: Double) {
    precondition(
      response > 0 && response.isFinite,
      "The response of a spring must be finite and > 0 s"
    )
    precondition(
      dampingRatio >= 0 && dampingRatio.isFinite,
      "The damping ratio of a spring must be finite and ≥ 0"
    )
    let frequency = 2 * Double.pi / response
    self.init(angularFrequency: frequency, dampingRatio: dampingRatio)
  }

  /// Creates a spring of mass 1 from its perceptual duration and bounce.
  ///
  ///     let spring = Spring(duration: 0.5, bounce: 0.3)  // stiffness 157.9…, damping 17.59…
  ///
  /// Source: SwiftUI, `Spring(duration:bounce:)`. ω = 2π ÷ duration; ζ = 1 − bounce, or
  /// 1 ÷ (1 + bounce) below 0.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion looks finished. Finite, greater than 0.
  ///   - bounce: −1 (exclusive) to 1. 0 never overshoots; 1 never comes to rest. SwiftUI admits
  ///     −1, a spring that never moves; this does not.
  /// - Precondition: Both lie in their ranges; documents are checked before this point.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    precondition(
      duration > 0 && duration.isFinite,
      "The duration of a spring must be finite and > 0 s"
    )
    precondition(bounce > -1 && bounce <= 1, "The bounce of a spring must lie in −1 < bounce ≤ 1")
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// SwiftUI's spring without bounce: duration 0.5 s, bounce 0.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }

  /// SwiftUI's spring with a small bounce: duration 0.5 s, bounce 0.15.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }

  /// SwiftUI's spring with a clear bounce: duration 0.5 s, bounce 0.3.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// Creates a spring of mass 1: k = ω², c = 2ζω.
  init(angularFrequency: Double, dampingRatio: Double) {
    self.init(
      mass: 1,
      stiffness: angularFrequency * angularFrequency,
      damping: 2 * dampingRatio * angularFrequency
    )
  }
}
