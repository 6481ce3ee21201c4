extension Scroller {
  /// Returns the offset at `time`, in points.
  public func offset(at time: Double) -> Double {
    let time = max(time, lastEventTime)
    if time >= settlingTime { return target }
    let segment = segment(at: time)
    return confined(segment.motion.value(at: time - segment.start))
  }

  /// Returns the velocity of the offset at `time`, in points per second.
  ///
  /// While a finger is down this is the velocity with which the content would go on if the finger
  /// lifted then.
  public func velocity(at time: Double) -> Double {
    let time = max(time, lastEventTime)
    if isTracking { return tracker.velocity(at: time) }
    if time >= settlingTime { return 0 }
    let segment = segment(at: time)
    return segment.motion.velocity(at: time - segment.start)
  }

  /// Returns the offset at `time` in pages: of the snapping, or without it of the viewport.
  ///
  /// On a page this is a whole number exactly.
  public func page(at time: Double) -> Double { pages(offset(at: time)) }

  /// Returns whether the motion is over at `time` and no finger is down.
  public func isSettled(at time: Double) -> Bool { max(time, lastEventTime) >= settlingTime }

  /// The closed form in force at `time`.
  func segment(at time: Double) -> Segment {
    time >= third.start ? third : time >= second.start ? second : first
  }

  /// An offset in pages.
  func pages(_ offset: Double) -> Double { Paging.pages(offset, configuration.pageLength) }

  /// `offset` within the range, or as it is when the content may leave the range.
  func confined(_ offset: Double) -> Double {
    configuration.bounces ? offset : clamped(offset)
  }

  /// `offset` within the range.
  func clamped(_ offset: Double) -> Double {
    guard let range = configuration.range else { return offset }
    return max(range.lowerBound, min(offset, range.upperBound))
  }
}
