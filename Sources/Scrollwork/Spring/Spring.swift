/// A damped spring, described by its physics or by how it looks.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     SpringMotion(spring, from: 0, to: 100).position(at: 0.25)  // 98.40…
///
/// However it was said, a spring is kept as mass m, stiffness k and damping c, of
/// m·x″ + c·x′ + k·(x − target) = 0.
public struct Spring: Hashable, Sendable {
  /// The mass m, finite and greater than 0.
  public let mass: Double

  /// The stiffness k in mass ÷ s², finite and greater than 0.
  public let stiffness: Double

  /// The damping c in mass ÷ s, finite and not negative; with 0 nothing comes to rest.
  public let damping: Double

  /// Creates a spring from its physics.
  ///
  ///     Spring(stiffness: 100, damping: 10).dampingRatio  // 0.5
  ///
  /// - Parameters:
  ///   - mass: Finite, greater than 0.
  ///   - stiffness: Mass ÷ s². Finite, greater than 0.
  ///   - damping: Mass ÷ s. Finite, not negative.
  /// - Precondition: All lie in their ranges; documents are checked before this point.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0 && mass.isFinite, "The mass of a spring must be finite and > 0")
    precondition(
      stiffness > 0 && stiffness.isFinite,
      "The stiffness of a spring must be finite and > 0"
    )
    precondition(damping >= 0 && damping.isFinite, "The damping of a spring must be finite and ≥ 0")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The angular frequency without damping, ω = √(k ÷ m), in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio ζ = c ÷ (2√(k·m)): below 1 overshoots, 1 is critical, above 1 creeps.
  public var dampingRatio: Double {
    damping / (2 * stiffness.squareRoot() * mass.squareRoot())
  }

  /// The period without damping, 2π ÷ ω, in seconds; also SwiftUI's perceptual duration.
  public var response: Double { 2 * Double.pi / angularFrequency }

  /// SwiftUI's bounce: 1 − ζ below critical damping, 1 ÷ ζ − 1 above it.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The overshoot of a motion that starts at rest, as a fraction of the distance.
  ///
  /// e^(−πζ ÷ √(1 − ζ²)) below critical damping, 0 from there on.
  public var overshoot: Double {
    let ratio = dampingRatio
    if ratio >= 1 { return 0 }
    return Numerics.exp(-Double.pi * ratio / ((1 - ratio) * (1 + ratio)).squareRoot())
  }
}
