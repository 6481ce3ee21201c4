extension SpringMotion {
  /// A spring motion resolved into the numbers that one evaluation needs.
  ///
  /// The displacement from the target and the velocity solve the same equation, so both have the
  /// form `displacement(at:decay:split:_:_:)`. A player keeps each number in an array of its own
  /// and calls that function in a plain loop.
  public struct Coefficients: Hashable, Sendable {
    /// The position at time 0, in points.
    public let start: Double

    /// The position of rest, in points.
    public let target: Double

    /// The time from which on the value is at rest at `target`, in seconds; ∞ unless clamped.
    public let arrival: Double

    /// The rate of the slowest decay, per second.
    public let decay: Double

    /// Above 0, the angular frequency of an oscillation; below 0, the distance of two decay rates.
    ///
    /// Per second, never 0. The second rate is `decay − split`.
    public let split: Double

    /// The displacement at time 0, in points.
    public let c1: Double

    /// The weight of the second part of the displacement, in points.
    public let c2: Double

    /// The velocity at time 0, in points per second.
    public let d1: Double

    /// The weight of the second part of the velocity, in points per second.
    public let d2: Double

    /// Resolves a motion.
    init(_ spring: Spring, from: Double, to: Double, velocity: Double, isClamped: Bool) {
      let x = from - to
      let frequency = (spring.stiffness / spring.mass).squareRoot()
      let half = spring.damping / 2 / spring.mass
      // √|ω² − half²| by its factors, which neither cancel twice nor overflow.
      let root = (frequency - half).magnitude.squareRoot() * (frequency + half).squareRoot()
      start = from
      target = to
      c1 = x
      d1 = velocity
      if half < frequency {
        decay = half
        split = root
        c2 = (velocity + half * x) / root
        d2 = -(half * velocity + frequency * (frequency * x)) / root
      } else {
        // The slow rate as a quotient: as a difference it would cancel. At critical damping both
        // rates agree; a distance of 10⁻³⁰ of them gives t·e^(−ωt) to all digits, without a case.
        let fast = half + root
        let slow = frequency * (frequency / fast)
        let distance = max(2 * root, half * 1e-30)
        decay = slow
        split = -distance
        c2 = (velocity + fast * x) / distance
        d2 = -slow * c2
      }
      arrival =
        isClamped
        ? Self.arrival(split: split, c1: c1, c2: c2) : .infinity
    }

    /// Returns the first time above 0 at which the displacement is 0; ∞ when it never is.
    ///
    /// 0 for a value that is at rest on its target.
    static func arrival(split: Double, c1: Double, c2: Double) -> Double {
      if c1 == 0 && c2 == 0 { return 0 }
      return SpringMotion.zero(split: split, c1, c2)
    }
  }

  /// Returns the first time above 0 at which the sum of the two parts is 0; ∞ when it never is.
  static func zero(split: Double, _ a: Double, _ b: Double) -> Double {
    if split < 0 { return a / b < 0 ? Numerics.logOnePlus(-a / b) / -split : .infinity }
    let halfTurn = Double.pi / split
    if a == 0 { return halfTurn }
    // At half a turn the value is −a; rounding there must not hide the change of sign.
    return Numerics.root(from: 0, to: halfTurn) { time in
      time == halfTurn ? -a : sum(a, b, split * time)
    } ?? halfTurn
  }

  @inline(never)
  private static func sum(_ a: Double, _ b: Double, _ x: Double) -> Double {
    let angle = Numerics.sinCos(x)
    return a * angle.cos + b * angle.sin
  }
}
