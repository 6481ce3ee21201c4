extension Scroller {
  /// A finger comes down on the content, and holds it where it is: momentum and any pending snap are
  /// gone.
  ///
  /// Content that is past its edge is held as a rubber band would hold it.
  ///
  /// - Parameters:
  ///   - coordinate: Where the finger is along the axis, in points.
  ///   - time: Seconds.
  /// - Returns: False when a number is refused.
  @discardableResult
  public mutating func touchDown(at coordinate: Double, time: Double) -> Bool {
    guard accepts(coordinate, time) else { return false }
    let time = max(time, lastEventTime)
    let offset = offset(at: time)
    isCounted = !isTracking && time < settlingTime
    if isCounted { gesture &+= 1 }
    hold(offset, time: time)
    start = offset
    finger = coordinate
    grip = unbanded(offset) + coordinate
    tracker = VelocityTracker()
    tracker.add(offset, time: time)
    return true
  }

  /// The finger moves, and the content with it.
  ///
  /// - Parameters:
  ///   - coordinate: Where the finger is along the axis, in points.
  ///   - time: Seconds.
  /// - Returns: False when a number is refused, or no finger is down.
  @discardableResult
  public mutating func touchMoved(to coordinate: Double, time: Double) -> Bool {
    guard isTracking, accepts(coordinate, time) else { return false }
    let time = max(time, lastEventTime)
    if !isCounted { gesture &+= 1 }
    isCounted = true
    finger = coordinate
    let offset = banded(grip - coordinate)
    hold(offset, time: time)
    tracker.add(offset, time: time)
    return true
  }

  /// The finger lifts: the content goes on with its velocity, back into its range, or to a page.
  ///
  /// - Parameter time: Seconds. More than 40 ms after the last move the finger has waited, and the
  ///   content has no velocity.
  /// - Returns: False when the time is refused, or no finger is down.
  @discardableResult
  public mutating func touchUp(time: Double) -> Bool {
    guard isTracking, accepts(0, time) else { return false }
    let time = max(time, lastEventTime)
    release(target, velocity: tracker.velocity(at: time), time: time)
    return true
  }

  /// The system takes the touch away: the content returns to where it may rest, without momentum.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: False when the time is refused, or no finger is down.
  @discardableResult
  public mutating func touchCancelled(time: Double) -> Bool {
    guard isTracking, accepts(0, time) else { return false }
    release(target, velocity: 0, time: max(time, lastEventTime))
    return true
  }

  /// Whether an event's numbers can be computed with.
  func accepts(_ coordinate: Double, _ time: Double) -> Bool {
    coordinate.magnitude <= 1e15 && time.magnitude <= 1e15
  }

  /// Holds the content under a finger.
  private mutating func hold(_ offset: Double, time: Double) {
    rest(at: offset, time: time)
    isTracking = true
    settlingTime = .infinity
  }

  /// The offset at which content is seen that a finger has pulled to `offset`.
  func banded(_ offset: Double) -> Double {
    guard configuration.range != nil else { return offset }
    let edge = clamped(offset)
    if offset == edge || !configuration.bounces { return edge }
    return edge + RubberBand(dimension: configuration.viewportLength).value(at: offset - edge)
  }

  /// The offset to which a finger would have pulled content that is seen at `offset`.
  ///
  /// Near the full stretch the finger would have to be beyond all screens, so a catch there, which
  /// takes a very short viewport, holds the content at 0.95 of it.
  func unbanded(_ offset: Double) -> Double {
    guard configuration.range != nil else { return offset }
    let edge = clamped(offset)
    if offset == edge { return edge }
    let most = 0.95 * configuration.viewportLength
    let stretch = max(-most, min(offset - edge, most))
    return edge + RubberBand(dimension: configuration.viewportLength).inverse(at: stretch)
  }
}
