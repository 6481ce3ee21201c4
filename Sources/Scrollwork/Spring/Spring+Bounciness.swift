extension Spring {
  /// Creates a spring of mass 1 from the bounciness and speed of Facebook's pop.
  ///
  /// pop's own defaults are bounciness 4 and speed 12: stiffness 342.1…, damping 30.48….
  ///
  /// Source: pop, `POPSpringAnimation` and its tension conversion.
  ///
  /// - Parameters:
  ///   - bounciness: 0 to 20, unitless.
  ///   - speed: 0 to 20, unitless.
  /// - Precondition: Both lie in their ranges; documents are checked before this point.
  public init(bounciness: Double, speed: Double) {
    precondition(
      bounciness >= 0 && bounciness <= 20,
      "The bounciness of a spring must lie in 0 … 20"
    )
    precondition(speed >= 0 && speed <= 20, "The speed of a spring must lie in 0 … 20")
    let bounce = 0.8 * bounciness / 34
    let tension = 0.5 + 199.5 * speed / 34
    let still = Spring.frictionWithoutBounce(tension: tension)
    let friction = still + (0.01 - still) * (2 * bounce - bounce * bounce)
    self.init(
      mass: 1,
      stiffness: 194 + 3.62 * (tension - 30),
      damping: 25 + 3 * (friction - 8)
    )
  }

  /// pop's cubics for the friction at which a tension just does not bounce.
  private static func frictionWithoutBounce(tension x: Double) -> Double {
    if x <= 18 { return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28 }
    if x <= 44 { return ((0.000044 * x - 0.006) * x + 0.36) * x + 2 }
    return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84
  }
}
