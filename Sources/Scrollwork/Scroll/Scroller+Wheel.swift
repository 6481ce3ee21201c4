extension Scroller {
  /// The seconds without a turn after which a wheel has stopped.
  public static var wheelPause: Double { 0.15 }

  /// A wheel or a trackpad moves the content by `distance`, at once and never past its range.
  ///
  /// Momentum is gone. Turns less than `wheelPause` apart are one gesture. Once it has stopped,
  /// content with snapping settles: on the nearest page or slot, but on the next one if the series
  /// went at least a fifth of the way to it, as one notch of a wheel does. With `Snapping.pages` a
  /// series goes no further than a finger's gesture does.
  ///
  /// - Parameters:
  ///   - distance: Points, positive towards larger offsets.
  ///   - time: Seconds.
  /// - Returns: False when a number is refused, or a finger is down.
  @discardableResult
  public mutating func wheel(by distance: Double, time: Double) -> Bool {
    guard !isTracking, accepts(distance, time) else { return false }
    let time = max(time, lastEventTime)
    var offset = offset(at: time)
    if time >= wheelEnd {
      start = offset
      gesture &+= 1
    }
    offset = clamped(offset + distance)
    if case .pages(_, let most) = configuration.snapping {
      let reach = Double(most)
      offset = max(
        place(ofPage: startPage - reach),
        min(offset, place(ofPage: startPage + reach))
      )
    }
    let end = time + Self.wheelPause
    if case .none = configuration.snapping {
      rest(at: offset, time: time)
      settlingTime = end
    } else {
      let snap = Snap(position: offset, velocity: 0, target: wheelPlace(offset))
      aim(snap.motion, time: end)
      second = first
      first = Segment(restingAt: offset, from: time)
      lastEventTime = time
    }
    wheelEnd = end
    return true
  }

  /// Where a wheel that stops at `offset` settles.
  private func wheelPlace(_ offset: Double) -> Double {
    let page = pages(offset)
    var goal = startPage + Paging.rounded(page - startPage)
    if goal == startPage {
      let way = page - pages(start)
      if way >= 0.2 { goal += 1 } else if way <= -0.2 { goal -= 1 }
    }
    return place(ofPage: goal)
  }
}
