/// A critically damped return to a place: as fast as can be without swinging.
///
///     let motion = CriticalMotion(position: 80, velocity: 0, target: 0, frequency: 10)
///     motion.value(at: 0.1)  // 58.8…
///
/// `Bounce` and `Snap` choose the frequency. The value is exactly at the target from `duration` on,
/// and up to time 0 it has its initial state.
///
/// Source: z = (z₀ + (v₀ + ω·z₀)·t)·e^(−ωt), where z is the displacement from the target.
public struct CriticalMotion: Hashable, Sendable {
  /// The position at time 0, in points.
  public let position: Double

  /// The velocity at time 0, in points per second.
  public let velocity: Double

  /// The position of rest, in points.
  public let target: Double

  /// ω, in radians per second.
  public let frequency: Double

  /// Seconds until the value stays within `tolerance` of the target, where it then rests.
  public let duration: Double

  /// How near to its target a motion is taken to have arrived, in points.
  public static var tolerance: Double { 0.05 }

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - position: The position at time 0, in points. Finite.
  ///   - velocity: The velocity at time 0, in points per second. Finite.
  ///   - target: The position of rest, in points. Finite.
  ///   - frequency: ω, in radians per second. Finite, greater than 0.
  public init(position: Double, velocity: Double, target: Double, frequency: Double) {
    precondition(
      position.isFinite && velocity.isFinite && target.isFinite,
      "The start, velocity and target of a motion must be finite"
    )
    precondition(
      frequency > 0 && frequency.isFinite,
      "The frequency of a motion must be finite and > 0"
    )
    let z = position - target
    self.init(
      position: position,
      velocity: velocity,
      target: target,
      frequency: frequency,
      duration: Self.duration(z, velocity, frequency)
    )
  }

  init(position: Double, velocity: Double, target: Double, frequency: Double, duration: Double) {
    self.position = position
    self.velocity = velocity
    self.target = target
    self.frequency = frequency
    self.duration = duration
  }

  /// The displacement at time 0, and the weight of its part that grows with the time.
  private var parts: (z: Double, b: Double) {
    let z = position - target
    return (z, velocity + frequency * z)
  }

  /// Returns the position at `time` seconds, in points.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return position }
    if time >= duration { return target }
    return target + Self.displacement(position - target, velocity, frequency, time)
  }

  /// Returns the velocity at `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    if !(time > 0) { return velocity }
    if time >= duration { return 0 }
    return Self.rate(position - target, velocity, frequency, time)
  }

  /// The displacement from the target that is `z`, and changes at `velocity`, at time 0.
  @inline(never)
  static func displacement(
    _ z: Double,
    _ velocity: Double,
    _ frequency: Double,
    _ time: Double
  ) -> Double {
    (z + (velocity + frequency * z) * time) * Numerics.exp(-frequency * time)
  }

  /// The velocity, which solves the same equation: at time 0 it changes at z″ = −ω·(2z′ + ω·z).
  static func rate(
    _ z: Double,
    _ velocity: Double,
    _ frequency: Double,
    _ time: Double
  ) -> Double {
    displacement(velocity, -frequency * (2 * velocity + frequency * z), frequency, time)
  }

  /// When the value turns round, in seconds; nil when it never does after time 0.
  public var turningTime: Double? {
    let (z, b) = parts
    // Source: z′ = 0 at 1 ÷ ω − z₀ ÷ b.
    let time = 1 / frequency - z / b
    return time > 0 && time < duration ? time : nil
  }

  /// When the value passes through its target, in seconds; nil when it only comes to rest there.
  public var crossingTime: Double? {
    let (z, b) = parts
    let time = -z / b
    return time > 0 && time < duration ? time : nil
  }
}
