/// The motion of a value on a spring, as a pure function of time.
///
///     let motion = SpringMotion(.bouncy, from: 0, to: 100)
///     motion.position(at: 0.25)         // 98.40…
///     motion.settlingTime(tolerance: 1) // seconds until it stays within 1 of 100
///
/// Positions have any unit, here called points; velocities are that unit per second. Up to time 0
/// the value is at its start, with its initial velocity.
public struct SpringMotion: Hashable, Sendable {
  /// The spring.
  public let spring: Spring

  /// The position at time 0, in points.
  public let from: Double

  /// The position of rest, in points.
  public let to: Double

  /// The velocity at time 0, in points per second.
  public let initialVelocity: Double

  /// Whether the value stops for good where it first reaches `to`.
  public let isClamped: Bool

  /// What evaluation needs, ready to be kept in flat arrays.
  public let coefficients: Coefficients

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The position at time 0, in points. Finite.
  ///   - to: The position of rest, in points. Finite. The same as `from` with a velocity moves
  ///     all the same.
  ///   - velocity: The velocity at time 0, in points per second. Finite.
  ///   - isClamped: Whether the value stops for good where it first reaches `to`.
  public init(
    _ spring: Spring,
    from: Double,
    to: Double,
    velocity: Double = 0,
    isClamped: Bool = false
  ) {
    precondition(
      from.isFinite && to.isFinite && velocity.isFinite,
      "The start, target and velocity of a spring motion must be finite"
    )
    self.spring = spring
    self.from = from
    self.to = to
    self.initialVelocity = velocity
    self.isClamped = isClamped
    self.coefficients = Coefficients(
      spring,
      from: from,
      to: to,
      velocity: velocity,
      isClamped: isClamped
    )
  }

  /// Returns the position at `time` seconds, in points.
  ///
  /// At ∞ this is `to`, or NaN when nothing damps the motion.
  @inlinable
  public func position(at time: Double) -> Double { coefficients.position(at: time) }

  /// Returns the velocity at `time` seconds, in points per second.
  ///
  /// At ∞ this is 0, or NaN when nothing damps the motion.
  @inlinable
  public func velocity(at time: Double) -> Double { coefficients.velocity(at: time) }

  /// Returns position and velocity at `time` seconds, for little more than the price of one.
  ///
  /// The bits are those of `position(at:)` and `velocity(at:)`.
  @inlinable
  public func state(at time: Double) -> (position: Double, velocity: Double) {
    coefficients.state(at: time)
  }

  /// Returns the motion that goes on from here to another target; its time 0 is `time` of this one.
  ///
  /// Position and velocity are continuous. Both are absolute, so a turn half way does not stop
  /// dead, and a new target at the present position still lets the value swing.
  ///
  /// - Parameters:
  ///   - target: The new position of rest, in points. Finite.
  ///   - time: Seconds since the start of this motion. Finite.
  /// - Returns: A motion on the same spring.
  public func retargeted(to target: Double, at time: Double) -> SpringMotion {
    let state = state(at: time)
    return SpringMotion(
      spring,
      from: state.position,
      to: target,
      velocity: state.velocity,
      isClamped: isClamped
    )
  }

  /// The same motion, stopped for good where it first reaches `to`.
  ///
  /// It may still first move away, when its velocity points there, and so a motion without a
  /// distance stops when it comes back.
  public var clamped: SpringMotion {
    SpringMotion(spring, from: from, to: to, velocity: initialVelocity, isClamped: true)
  }
}
