/// The velocity of a finger when it lifts, from the last few events.
///
///     var tracker = VelocityTracker()
///     tracker.add(0, time: 0)
///     tracker.add(10, time: 0.010)
///     tracker.velocity(at: 0.012)  // 1000, points per second
///     tracker.velocity(at: 0.060)  // 0: the finger has waited
///
/// Time is that of the events, never a clock. At most four samples are kept, in place.
///
/// Source: weights 0.6, 0.35 and 0.05 on the last three segments, oldest first, as others fitted
/// them to `UIScrollView`.
public struct VelocityTracker: Hashable, Sendable {
  /// A place and when it was.
  private struct Sample: Hashable, Sendable {
    var time = 0.0
    var position = 0.0

    func velocity(to next: Sample) -> Double { (next.position - position) / (next.time - time) }
  }

  // Oldest first; the newest is always in `d`.
  private var a = Sample()
  private var b = Sample()
  private var c = Sample()
  private var d = Sample()
  private var count: Int32 = 0

  /// The seconds without an event after which a finger counts as waiting.
  public static var patience: Double { 0.040 }

  /// The shortest time between two samples from which a speed can be told, in seconds.
  ///
  /// Events that come closer together extend the last segment.
  public static var resolution: Double { 0.001 }

  /// Creates a tracker without samples.
  public init() {}

  /// Takes a sample in.
  ///
  /// - Parameters:
  ///   - position: Where the finger is, in points. Finite.
  ///   - time: The time stamp of the event, in seconds. Finite. A time before the last one counts as
  ///     the last one.
  public mutating func add(_ position: Double, time: Double) {
    precondition(position.isFinite && time.isFinite, "A sample of a velocity must be finite")
    let sample = Sample(time: count > 0 && time < d.time ? d.time : time, position: position)
    if count >= 2 && d.time - c.time < Self.resolution {
      d = sample
      return
    }
    (a, b, c, d) = (b, c, d, sample)
    if count < 4 { count += 1 }
  }

  /// Returns the velocity of a finger that lifts at `time`, in points per second.
  ///
  /// 0 when the last event is more than 40 ms ago. Fewer than three segments share the weights of
  /// the latest ones. The result never has the other sign than the last segment.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: Points per second.
  public func velocity(at time: Double) -> Double {
    let a = a
    var (b, c, d, used) = (b, c, d, count)
    if d.time - c.time < Self.resolution {
      // The newest sample is too near to the one before to tell a speed.
      (b, c, d, used) = (a, b, c, used - 1)
    }
    if used < 2 || !(time - self.d.time <= Self.patience) { return 0 }
    let last = c.velocity(to: d)
    var sum = 0.05 * last
    var weights = 0.05
    if used > 2 {
      sum += 0.35 * b.velocity(to: c)
      weights += 0.35
    }
    if used > 3 {
      sum += 0.6 * a.velocity(to: b)
      weights += 0.6
    }
    let velocity = sum / weights
    return velocity * last < 0 ? 0 : velocity
  }

  /// Moves every sample by `distance` points.
  mutating func shift(by distance: Double) {
    a.position += distance
    b.position += distance
    c.position += distance
    d.position += distance
  }
}
