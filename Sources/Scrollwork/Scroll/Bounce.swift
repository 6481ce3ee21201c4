/// The return of content that has gone past its edge.
///
///     let bounce = Bounce(edge: 0, position: 0, velocity: -3000)
///     bounce.peak?.value  // −100.9…, points: 0.0337 of the speed
///
/// A fling into an edge hands its velocity at the exact crossing to a bounce from the edge. Content
/// that is let go beyond the edge bounces back from where it is.
///
/// Source: critically damped with ω = 2π ÷ 0.575, fitted to recordings of `UIScrollView`.
public struct Bounce: Hashable, Sendable {
  /// The motion about the edge.
  public let motion: CriticalMotion

  /// ω of `UIScrollView`, in radians per second: 10.927….
  public static var frequency: Double { 2 * Double.pi / 0.575 }

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - edge: The edge to come to rest at, in points. Finite.
  ///   - position: The position at time 0, in points. Finite.
  ///   - velocity: The velocity at time 0, in points per second. Finite.
  ///   - frequency: ω, in radians per second. Finite, greater than 0.
  public init(
    edge: Double,
    position: Double,
    velocity: Double,
    frequency: Double = Bounce.frequency
  ) {
    motion = CriticalMotion(
      position: position,
      velocity: velocity,
      target: edge,
      frequency: frequency
    )
  }

  /// The edge, in points.
  public var edge: Double { motion.target }

  /// Seconds until the content rests at the edge.
  public var duration: Double { motion.duration }

  /// Returns the position at `time` seconds, in points.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// Returns the velocity at `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// Where and when the content turns round; nil when it only comes back.
  public var peak: (time: Double, value: Double)? {
    guard let time = motion.turningTime else { return nil }
    return (time, motion.value(at: time))
  }

  /// When content on its way in reaches the edge with speed left, in seconds; nil when it comes to
  /// rest there.
  public var crossingTime: Double? { motion.crossingTime }
}
