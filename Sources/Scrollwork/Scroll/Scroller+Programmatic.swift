extension Scroller {
  /// How a scroll that no finger makes gets there.
  public enum Animation: Hashable, Sendable {
    /// At once.
    case none
    /// As a page turns: critically damped, keeping the present velocity.
    case snap
    /// On a spring, keeping the present velocity.
    case spring(Spring)
    /// On a curve that does not overshoot, from a standstill if it begins flat.
    ///
    /// The duration is in seconds, finite and greater than 0.
    case eased(CubicBezier, duration: Double)
  }

  /// Scrolls to an offset, or as near to it as the range allows; a touch is over.
  ///
  /// - Parameters:
  ///   - offset: Points.
  ///   - time: Seconds.
  ///   - animation: How it gets there.
  /// - Returns: False when a number is refused.
  @discardableResult
  public mutating func scroll(
    to offset: Double,
    time: Double,
    animation: Animation
  ) -> Bool {
    switch animation {
    case .none: return scroll(to: offset, time: time, animated: false)
    case .snap: return scroll(to: offset, time: time, animated: true)
    case .spring(let spring):
      guard let (time, from, velocity) = depart(for: offset, time) else { return false }
      let goal = start
      let motion = SpringMotion(spring, from: from, to: goal, velocity: velocity)
      begin(
        Segment(
          kind: .spring,
          start: time,
          duration: motion.settlingTime(tolerance: CriticalMotion.tolerance),
          from: from,
          to: goal,
          velocity: velocity,
          a: spring.mass,
          b: spring.stiffness,
          c: spring.damping
        ),
        isAimed: true
      )
    case .eased(let curve, let duration):
      guard let (time, from, _) = depart(for: offset, time) else { return false }
      let goal = start
      precondition(
        duration > 0 && duration.isFinite,
        "The duration of a scroll must be finite and > 0 s"
      )
      precondition(
        min(curve.y1, curve.y2) >= 0 && max(curve.y1, curve.y2) <= 1,
        "The curve of a scroll must not overshoot: its y must lie in 0 … 1"
      )
      begin(
        Segment(
          kind: .eased,
          start: time,
          duration: duration,
          from: from,
          to: goal,
          velocity: curve.startSlope * (goal - from) / duration,
          a: curve.x1,
          b: curve.y1,
          c: curve.x2,
          d: curve.y2
        ),
        isAimed: true
      )
    }
    return true
  }

  /// Scrolls to an offset, as a page turns or at once.
  ///
  /// - Parameters:
  ///   - offset: Points.
  ///   - time: Seconds.
  ///   - animated: Whether it moves there, or is there at once.
  /// - Returns: False when a number is refused.
  @discardableResult
  public mutating func scroll(to offset: Double, time: Double, animated: Bool) -> Bool {
    guard let (time, from, velocity) = depart(for: offset, time) else { return false }
    if animated {
      aim(Snap(position: from, velocity: velocity, target: start).motion, time: time)
    } else {
      rest(at: start, time: time)
    }
    return true
  }

  /// Begins a gesture towards an offset, which stands in `start` then, as near as the range allows; nil when
  /// a number is refused.
  private mutating func depart(
    for offset: Double,
    _ time: Double
  ) -> (time: Double, from: Double, velocity: Double)? {
    guard accepts(offset, time) else { return nil }
    let time = max(time, lastEventTime)
    gesture &+= 1
    start = clamped(offset)
    return (time, self.offset(at: time), velocity(at: time))
  }

  /// Scrolls to a page or slot, or as near to it as the range allows.
  ///
  /// - Parameters:
  ///   - page: The number of the page, as `page(at:)` counts. It need not be whole.
  ///   - time: Seconds.
  ///   - animation: How it gets there.
  /// - Returns: False when a number is refused.
  @discardableResult
  public mutating func scroll(
    toPage page: Double,
    time: Double,
    animation: Animation = .snap
  ) -> Bool {
    scroll(to: page * configuration.pageLength, time: time, animation: animation)
  }

  /// Takes the velocity away; what is left is the way back into the range or on to the nearest page.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: False when the time is refused.
  @discardableResult
  public mutating func stop(time: Double) -> Bool {
    guard accepts(0, time) else { return false }
    let time = max(time, lastEventTime)
    start = offset(at: time)
    release(start, velocity: 0, time: time)
    return true
  }
}
