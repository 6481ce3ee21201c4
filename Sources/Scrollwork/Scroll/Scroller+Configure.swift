extension Scroller {
  /// Changes what scrolls, while it scrolls.
  ///
  /// A new length of page keeps the page and the fraction: the viewport was turned or resized. With
  /// the same length the offset and the velocity stay: content was added or taken away. A motion to
  /// a page or a place goes on to it, or where content may no longer rest there to the nearest place
  /// where it may; a free one goes on with its velocity in the new range. A finger keeps its hold.
  ///
  /// - Parameters:
  ///   - configuration: What scrolls from now on.
  ///   - time: Seconds.
  /// - Returns: False when the time is refused.
  /// - Precondition: Every number in the configuration is in its range; documents are checked before
  ///   this point.
  @discardableResult
  public mutating func configure(_ configuration: Configuration, time: Double) -> Bool {
    configuration.check()
    guard accepts(0, time) else { return false }
    let time = max(time, lastEventTime)
    let move = Relocation(
      from: self.configuration.pageLength,
      to: configuration.pageLength,
      by: 0
    )
    let old = offset(at: time)
    let offset = move.place(old)
    let velocity = velocity(at: time) * move.scale
    let isMoving = time < settlingTime
    relocate(move)
    self.configuration = configuration
    if isTracking {
      grip = unbanded(offset) + finger
      let held = banded(grip - finger)
      // The finger is as fast as before, whatever it holds.
      tracker.shift(by: held - old)
      first = Segment(restingAt: held, from: time)
      target = held
      lastEventTime = time
    } else if isMoving && isAimed {
      let place = placeNearest(to: target)
      if place == target {
        lastEventTime = time
      } else {
        settle(offset, velocity, on: place, time)
      }
    } else if isMoving {
      release(offset, velocity: velocity, time: time)
    } else {
      start = offset
      release(offset, velocity: 0, time: time)
    }
    return true
  }

  /// Where content may rest, nearest to `offset`.
  private func placeNearest(to offset: Double) -> Double {
    if case .none = configuration.snapping { return clamped(offset) }
    return place(ofPage: pages(offset).rounded(.toNearestOrEven))
  }

  /// Returns the same scroller with all offsets counted from elsewhere: the present one, the target,
  /// the range and the finger's hold move by `distance`.
  ///
  /// An endless row counts anew from time to time, so that its offsets keep their digits. Pages stay
  /// exact when the distance is a whole number of pages.
  ///
  /// - Parameter distance: Points to add to every offset. Finite.
  /// - Returns: The scroller in the new coordinates.
  public func rebased(by distance: Double) -> Scroller {
    var copy = self
    copy.rebase(by: distance)
    return copy
  }

  /// Counts all offsets from elsewhere, as `rebased(by:)` does.
  mutating func rebase(by distance: Double) {
    precondition(distance.isFinite, "The distance of a rebase must be finite")
    let length = configuration.pageLength
    let move = Relocation(from: length, to: length, by: distance)
    relocate(move)
    if let range = configuration.range {
      configuration.range = move.place(range.lowerBound)...move.place(range.upperBound)
    }
  }

  /// Moves everything that is an offset.
  private mutating func relocate(_ move: Relocation) {
    first.relocate(move)
    second.relocate(move)
    third.relocate(move)
    target = move.place(target)
    start = move.place(start)
    grip += move.shift
    tracker.shift(by: move.shift)
  }
}

/// A change of what offsets mean: to pages of another length, or counted from another place.
struct Relocation {
  let from: Double
  let to: Double
  let shift: Double
  let pages: Double

  init(from: Double, to: Double, by shift: Double) {
    self.from = from
    self.to = to
    self.shift = shift
    pages = Paging.pages(shift, from)
  }

  var scale: Double { to / from }

  /// The new offset of a place; a page stays a page to the last digit.
  @inline(never)
  func place(_ offset: Double) -> Double {
    if from == to && shift == 0 { return offset }
    let page = Paging.pages(offset, from)
    if from != to { return page * to }
    return page == page.rounded(.down) && pages == pages.rounded(.down)
      ? (page + pages) * to : offset + shift
  }
}
