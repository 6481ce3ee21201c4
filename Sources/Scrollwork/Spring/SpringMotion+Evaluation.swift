extension SpringMotion.Coefficients {
  /// Returns the displacement from the target at `time`, of a spring in flat arrays.
  ///
  /// Given `d1` and `d2` in place of `c1` and `c2` it returns the velocity.
  ///
  /// - Parameters:
  ///   - time: Seconds, greater than 0.
  ///   - decay: As in `Coefficients`.
  ///   - split: As in `Coefficients`.
  ///   - c1: As in `Coefficients`.
  ///   - c2: As in `Coefficients`.
  /// - Returns: e^(−decay·t) · (c₁·cos + c₂·sin)(split·t), or with two real decay rates
  ///   e^(−decay·t) · (c₁·e^(split·t) + c₂·(1 − e^(split·t))), which cannot overflow as cosh does.
  @inlinable
  public static func displacement(
    at time: Double,
    decay: Double,
    split: Double,
    c1: Double,
    c2: Double
  ) -> Double {
    let amplitude = Numerics.exp(-decay * time)
    if amplitude == 0 { return 0 }
    if split > 0 {
      let angle = Numerics.sinCos(split * time)
      return amplitude * (c1 * angle.cos + c2 * angle.sin)
    }
    let parts = decayParts(split * time)
    return amplitude * (c1 * parts.falling + c2 * parts.rising)
  }

  /// Returns eˣ and 1 − eˣ, each to all digits, for x ≤ 0.
  @inlinable
  static func decayParts(_ x: Double) -> (falling: Double, rising: Double) {
    let rising = -Numerics.expMinusOne(x)
    return (rising < 0.5 ? 1 - rising : Numerics.exp(x), rising)
  }

  /// Returns the position at `time` seconds, in points.
  @inlinable
  public func position(at time: Double) -> Double {
    if time <= 0 { return start }
    if time >= arrival { return target }
    return target
      + Self.displacement(at: time, decay: decay, split: split, c1: c1, c2: c2)
  }

  /// Returns the velocity at `time` seconds, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double {
    if time <= 0 { return d1 }
    if time >= arrival { return 0 }
    return Self.displacement(at: time, decay: decay, split: split, c1: d1, c2: d2)
  }

  /// Returns position and velocity at `time` seconds, with the bits of the single functions.
  @inlinable
  public func state(at time: Double) -> (position: Double, velocity: Double) {
    if time <= 0 { return (start, d1) }
    if time >= arrival { return (target, 0) }
    let amplitude = Numerics.exp(-decay * time)
    if amplitude == 0 { return (target, 0) }
    if split > 0 {
      let angle = Numerics.sinCos(split * time)
      return (
        target + amplitude * (c1 * angle.cos + c2 * angle.sin),
        amplitude * (d1 * angle.cos + d2 * angle.sin)
      )
    }
    let parts = Self.decayParts(split * time)
    return (
      target + amplitude * (c1 * parts.falling + c2 * parts.rising),
      amplitude * (d1 * parts.falling + d2 * parts.rising)
    )
  }
}
