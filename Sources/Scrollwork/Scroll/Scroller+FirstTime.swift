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
    // At most three segments with two turns each: what swings on stays within the last two swings.
    for _ in 0..<9 where begin < settlingTime {
      let end = min(settlingTime, seam(after: begin))
      if let found = crossing(of: range, from: begin, to: end) { return found }
      if end == .infinity { return nil }
      begin = max(end, begin.nextUp)
    }
    return range.contains(target) ? max(begin, settlingTime) : nil
  }

  /// The first time after `time` at which the motion turns round or another closed form begins.
  private func seam(after time: Double) -> Double {
    if time >= third.start { return third.turn(after: time) }
    if time >= second.start { return min(second.turn(after: time), third.start) }
    return min(first.turn(after: time), second.start)
  }

  /// The first time between `begin` and `end`, where the motion does not turn, in `range`.
  private func crossing(
    of range: ClosedRange<Double>,
    from begin: Double,
    to end: Double
  ) -> Double? {
    let from = place(at: begin)
    if range.contains(from) { return begin }
    if end == .infinity { return nil }
    // Counted so that it comes up to the nearer bound, at 0.
    let sign = from < range.lowerBound ? 1.0 : -1
    let bound = from < range.lowerBound ? range.lowerBound : range.upperBound
    if (place(at: end) - bound) * sign < 0 { return nil }
    var before = begin
    var after = end
    while true {
      let middle = before + (after - before) / 2
      if !(middle > before && middle < after) { return after }
      if (place(at: middle) - bound) * sign < 0 { before = middle } else { after = middle }
    }
  }
}
