extension Scroller {
  /// Returns the first time, from `time` on, at which the offset lies within `range`.
  ///
  /// The answer is the exact crossing, found between the turning points of the closed forms; no
  /// frame rate is involved. A crossing of a range that is narrower than the offset's own digits
  /// counts as well.
  ///
  /// - Parameters:
  ///   - range: Offsets in points.
  ///   - time: Seconds, not NaN. A time before the last event counts as the time of that event.
  /// - Returns: Seconds; nil when the motion never gets there as things go now.
  public func firstTime(in range: ClosedRange<Double>, after time: Double) -> Double? {
    precondition(!time.isNaN, "The time from which to look must be a number")
    var begin = max(time, lastEventTime)
    // Three segments with two turns each at the most: what swings on stays within the last two
    // swings.
    for _ in 0..<9 where begin < settlingTime {
      let segment = segment(at: begin)
      let end = min(
        settlingTime,
        segment.start == third.start
          ? .infinity : segment.start == second.start ? third.start : second.start,
        segment.start + segment.motion.turn(after: begin - segment.start)
      )
      if let found = crossing(of: range, in: segment, from: begin, to: end) { return found }
      if end == .infinity { return nil }
      begin = max(end, begin.nextUp)
    }
    return range.contains(target) ? max(begin, settlingTime) : nil
  }

  /// The first time between `begin` and `end` at which a segment that does not turn is in `range`.
  private func crossing(
    of range: ClosedRange<Double>,
    in segment: Segment,
    from begin: Double,
    to end: Double
  ) -> Double? {
    let from = confined(segment.motion.value(at: begin - segment.start))
    if range.contains(from) { return begin }
    if end == .infinity { return nil }
    let to = confined(segment.motion.value(at: end - segment.start))
    let rises = from < range.lowerBound
    if rises ? to < range.lowerBound : to > range.upperBound { return nil }
    var before = begin
    var after = end
    while true {
      let middle = before + (after - before) / 2
      if !(middle > before && middle < after) { return after }
      let value = confined(segment.motion.value(at: middle - segment.start))
      if rises ? value < range.lowerBound : value > range.upperBound {
        before = middle
      } else {
        after = middle
      }
    }
  }
}
