/// The motion on to a page or a card: it keeps its velocity, never passes the target and ends on it
/// exactly.
///
///     let snap = Snap(position: 120, velocity: 900, target: 320)
///     snap.value(at: snap.duration)  // 320
///
/// Critically damped. Where a velocity towards the target would carry it past, the frequency is
/// raised to |v₀| ÷ |Δ|, with which the value glides in exponentially.
public struct Snap: Hashable, Sendable {
  /// The motion about the target.
  public let motion: CriticalMotion

  /// The least ω of a snap, in radians per second: 2π ÷ 0.4.
  public static var frequency: Double { 2 * Double.pi / 0.4 }

  /// Creates a snap.
  ///
  /// - Parameters:
  ///   - position: The position at time 0, in points. Finite.
  ///   - velocity: The velocity at time 0, in points per second. Finite. At the target itself there
  ///     is no way left to lose it on, so a snap without a distance is at rest.
  ///   - target: The position of rest, in points. Finite.
  ///   - frequency: The least ω, in radians per second. Finite, greater than 0.
  @inline(never)
  public init(
    position: Double,
    velocity: Double,
    target: Double,
    frequency: Double = Snap.frequency
  ) {
    let distance = target - position
    var start = velocity
    var needed = velocity / distance
    if distance == 0 || !needed.isFinite {
      start = 0
      needed = 0
    }
    motion = CriticalMotion(
      position: position,
      velocity: start,
      target: target,
      frequency: needed > frequency ? needed : frequency
    )
  }

  /// The position of rest, in points.
  public var target: Double { motion.target }

  /// Seconds until the value rests at the target.
  public var duration: Double { motion.duration }

  /// Returns the position at `time` seconds, in points.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// Returns the velocity at `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }
}
