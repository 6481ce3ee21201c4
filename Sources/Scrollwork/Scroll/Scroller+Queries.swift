extension Scroller {
  /// Returns the offset at `time`, in points.
  @inline(never)
  public func offset(at time: Double) -> Double {
    let time = max(time, lastEventTime)
    if time >= settlingTime { return target }
    return place(at: time)
  }

  /// Returns the velocity of the offset at `time`, in points per second.
  ///
  /// While a finger is down this is the velocity with which the content would go on if the finger
  /// lifted then.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    let time = max(time, lastEventTime)
    if isTracking { return tracker.velocity(at: time) }
    if time >= settlingTime { return 0 }
    if time >= third.start { return third.velocity(at: time) }
    return time >= second.start ? second.velocity(at: time) : first.velocity(at: time)
  }

  /// Returns the offset at `time` in pages: of the snapping, or without it of the viewport.
  ///
  /// On a page this is a whole number exactly.
  public func page(at time: Double) -> Double { pages(offset(at: time)) }

  /// Returns whether the motion is over at `time` and no finger is down.
  public func isSettled(at time: Double) -> Bool { max(time, lastEventTime) >= settlingTime }

  /// The offset at `time` by the closed form in force, before the motion ends.
  @inline(never)
  func place(at time: Double) -> Double {
    if time >= third.start { return confined(third.value(at: time)) }
    return confined(time >= second.start ? second.value(at: time) : first.value(at: time))
  }

  /// An offset in pages.
  func pages(_ offset: Double) -> Double { Paging.pages(offset, configuration.pageLength) }

  /// `offset` within the range, or as it is when the content may leave the range.
  func confined(_ offset: Double) -> Double {
    configuration.bounces ? offset : clamped(offset)
  }

  /// `offset` within the range.
  @inline(never)
  func clamped(_ offset: Double) -> Double {
    guard let range = configuration.range else { return offset }
    return max(range.lowerBound, min(offset, range.upperBound))
  }
}
