/// A flick that loses speed: the content goes on after the finger has left, and stops.
///
///     let flick = Deceleration(position: 0, velocity: 2000)
///     flick.duration  // 2.646…, seconds
///     flick.target    // 994.0…, points
///
/// The speed falls by the same factor every millisecond. The motion is over once the speed is
/// `stopSpeed`; from then on the value rests. Up to time 0 it has its initial state.
///
/// Source: x(t) = x₀ + v₀ ÷ K · (e^(Kt) − 1) with K = 1000 · ln d, as measured on `UIScrollView`.
public struct Deceleration: Hashable, Sendable {
  /// How fast the speed falls.
  public let rate: Rate

  /// The position at time 0, in points.
  public let position: Double

  /// The velocity at time 0, in points per second.
  public let velocity: Double

  /// The speed at which the motion is over, in points per second; 0 makes it endless.
  public let stopSpeed: Double

  /// Seconds until the motion is over; ∞ when `stopSpeed` is 0, 0 when it is too slow to begin.
  public let duration: Double

  /// Creates a deceleration.
  ///
  /// - Parameters:
  ///   - position: The position at time 0, in points. Finite.
  ///   - velocity: The velocity at time 0, in points per second. Finite.
  ///   - rate: How fast the speed falls.
  ///   - stopSpeed: The speed at which the motion is over, in points per second. Finite, not
  ///     negative. `UIScrollView` stops at 10.
  @inline(never)
  public init(
    position: Double,
    velocity: Double,
    rate: Rate = .normal,
    stopSpeed: Double = 10
  ) {
    precondition(
      position.isFinite && velocity.isFinite,
      "The position and velocity of a deceleration must be finite"
    )
    precondition(
      stopSpeed >= 0 && stopSpeed.isFinite,
      "The stop speed of a deceleration must be finite and not negative"
    )
    self.rate = rate
    self.position = position
    self.velocity = velocity
    self.stopSpeed = stopSpeed
    let speed = velocity.magnitude
    duration = speed > stopSpeed ? Numerics.log(stopSpeed / speed) / rate.coefficient : 0
  }

  /// Where the value rests, in points, before any rounding to pixels.
  public var target: Double { position + reach }

  /// The signed distance from `position` to `target`, in points.
  ///
  /// Source: (v₀ − 10 · sgn v₀) ÷ −K agrees with every `targetContentOffset` recorded. The usual
  /// −v₀ ÷ K lands 5 points too far.
  private var reach: Double {
    if duration == 0 { return 0 }
    return (velocity - (velocity > 0 ? stopSpeed : -stopSpeed)) / -rate.coefficient
  }

  /// Returns the position at `time` seconds, in points.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return position }
    if time >= duration { return target }
    return position + Self.distance(velocity, rate.coefficient, time)
  }

  /// How far a velocity carries in `time`, without a stop.
  static func distance(_ velocity: Double, _ coefficient: Double, _ time: Double) -> Double {
    velocity / coefficient * Numerics.expMinusOne(coefficient * time)
  }

  /// Returns the velocity at `time` seconds, in points per second; 0 once the motion is over.
  public func velocity(at time: Double) -> Double {
    if !(time > 0) { return velocity }
    if time > duration { return 0 }
    return velocity * Numerics.exp(rate.coefficient * time)
  }
}

extension Deceleration {
  /// The share of its speed that a deceleration keeps.
  public struct Rate: Hashable, Sendable {
    /// The share of the speed that is left after a millisecond: d, above 0 and below 1.
    public let perMillisecond: Double

    /// K = 1000 · ln d, per second, below 0.
    public let coefficient: Double

    /// Creates a rate.
    ///
    /// - Parameter perMillisecond: The share of the speed that is left after a millisecond, above 0
    ///   and below 1.
    public init(perMillisecond: Double) {
      precondition(
        perMillisecond > 0 && perMillisecond < 1,
        "A deceleration rate must lie between 0 and 1"
      )
      self.init(perMillisecond, coefficient: 1000 * Numerics.log(perMillisecond))
    }

    init(_ perMillisecond: Double, coefficient: Double) {
      self.perMillisecond = perMillisecond
      self.coefficient = coefficient
    }

    /// The rate of `UIScrollView.DecelerationRate.normal`, 0.998.
    public static var normal: Rate { Rate(perMillisecond: 0.998) }

    /// The rate of `UIScrollView.DecelerationRate.fast`, 0.99.
    public static var fast: Rate { Rate(perMillisecond: 0.99) }
  }
}
