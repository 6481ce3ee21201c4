extension Deceleration {
  /// Returns the time at which the value is at `place`; nil when it does not come by.
  ///
  /// - Parameter place: A position in points.
  /// - Returns: Seconds, 0 … `duration`.
  public func time(at place: Double) -> Double? {
    let distance = place - position
    if distance == 0 { return 0 }
    if place == target { return duration }
    let reach = target - position
    if !(distance.magnitude <= reach.magnitude) || (distance > 0) != (reach > 0) { return nil }
    // Source: t = ln(1 + (place − x₀) · K ÷ v₀) ÷ K.
    let k = rate.coefficient
    let time = Numerics.logOnePlus(distance * k / velocity) / k
    return time < duration ? time : duration
  }

  /// The velocity with which the value comes by at `place`, in points per second.
  ///
  /// Source: v = v₀ + K · (x − x₀), as the speed falls in step with the way.
  func velocity(atPlace place: Double) -> Double {
    velocity + rate.coefficient * (place - position)
  }

  /// Creates the deceleration that starts at `position` and rests at `target`: it solves for the
  /// initial velocity.
  ///
  ///     Deceleration(from: 0, to: 994).velocity  // 1999.99…
  ///
  /// - Parameters:
  ///   - position: The position at time 0, in points. Finite.
  ///   - target: The position of rest, in points. Finite.
  ///   - rate: How fast the speed falls.
  ///   - stopSpeed: As in `init(position:velocity:rate:stopSpeed:)`.
  public init(
    from position: Double,
    to target: Double,
    rate: Rate = .normal,
    stopSpeed: Double = 10
  ) {
    let distance = target - position
    let stop = distance > 0 ? stopSpeed : distance < 0 ? -stopSpeed : 0
    self.init(
      position: position,
      velocity: stop - distance * rate.coefficient,
      rate: rate,
      stopSpeed: stopSpeed
    )
  }

  /// Creates the deceleration that keeps its velocity and rests at `target`: it solves for the rate.
  ///
  /// It is nil when the velocity does not point at the target or is below the stop speed.
  ///
  /// - Parameters:
  ///   - position: The position at time 0, in points. Finite.
  ///   - velocity: The velocity at time 0, in points per second. Finite.
  ///   - target: The position of rest, in points. Finite.
  ///   - stopSpeed: As in `init(position:velocity:rate:stopSpeed:)`.
  public init?(
    from position: Double,
    velocity: Double,
    to target: Double,
    stopSpeed: Double = 10
  ) {
    let distance = target - position
    let excess = velocity.magnitude - stopSpeed
    if !(excess > 0) || distance == 0 || (distance > 0) != (velocity > 0) { return nil }
    let coefficient = -excess / distance.magnitude
    let perMillisecond = Numerics.exp(coefficient / 1000)
    if !(perMillisecond > 0 && perMillisecond < 1) { return nil }
    self.init(
      position: position,
      velocity: velocity,
      rate: Rate(perMillisecond, coefficient: coefficient),
      stopSpeed: stopSpeed
    )
  }
}
