extension Spring {
  /// The spring that `CASpringAnimation` starts from: mass 1, stiffness 100, damping 10.
  public static var coreAnimation: Spring { Spring(stiffness: 100, damping: 10) }

  /// Returns the duration that `CASpringAnimation.settlingDuration` gives, in seconds.
  ///
  ///     Spring(stiffness: 100, damping: 5).settlingDuration()  // 2.855…
  ///
  /// Below critical damping it is an envelope's time to fall to 0.001 of the distance,
  /// ln((1 + |β|) ÷ 0.001) ÷ (ζω) with β = (ζω − v₀) ÷ (ω√(1 − ζ²)), which is later than the last
  /// crossing that `SpringMotion.settlingTime(tolerance:)` finds. From critical damping on the
  /// formula has no value, and this is that last crossing. ∞ without damping.
  ///
  /// Source: reproduces the two durations in the documentation of `CASpringAnimation.damping`.
  ///
  /// - Parameter initialVelocity: Distances per second. Finite.
  /// - Returns: Seconds.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let frequency = angularFrequency
    let half = damping / 2 / mass
    if half >= frequency {
      return SpringMotion(self, from: 0, to: 1, velocity: initialVelocity)
        .settlingTime(tolerance: 0.001)
    }
    let damped = ((frequency - half) * (frequency + half)).squareRoot()
    let beta = ((half - initialVelocity) / damped).magnitude
    return Numerics.log((1 + beta) / 0.001) / half
  }
}
