extension Timing {
  /// Returns the progress of the present iteration, eased.
  ///
  /// - Parameters:
  ///   - time: Seconds. Any but NaN.
  ///   - ends: Which ends of the active time count as active.
  /// - Returns: 0 … 1, or as far beyond as the easing overshoots; from 1 to 0 where the iteration
  ///   runs backwards; nil when it is not in effect.
  @inlinable
  public func progress(at time: Double, including ends: ActiveEnds = .start) -> Double? {
    guard let iteration = course.iteration(at: time, including: ends) else { return nil }
    let isReversed = course.runsBackwards(iteration.index)
    let directed = isReversed ? 1 - iteration.progress : iteration.progress
    return easing.value(
      at: directed,
      isBefore: iteration.phase == (isReversed ? .after : .before)
    )
  }

  /// Returns the number of the present iteration, counted from 0.
  ///
  /// - Parameters:
  ///   - time: Seconds. Any but NaN.
  ///   - ends: Which ends of the active time count as active.
  /// - Returns: An integer, or ∞ after for ever; nil when it is not in effect.
  @inlinable
  public func currentIteration(at time: Double, including ends: ActiveEnds = .start) -> Double? {
    course.iteration(at: time, including: ends)?.index
  }
}

extension Timing.Course {
  /// The progress of the present iteration; nil when it is not in effect.
  package func evenProgress(at time: Double) -> Double? {
    guard let iteration = iteration(at: time, including: .start) else { return nil }
    return runsBackwards(iteration.index) ? 1 - iteration.progress : iteration.progress
  }

  /// Returns the present iteration and how much of it is over, before any turning round.
  ///
  /// Source: Web Animations, "calculating progress": active time, overall progress, simple
  /// iteration progress, current iteration.
  @inlinable
  func iteration(
    at time: Double,
    including ends: Timing.ActiveEnds
  ) -> (phase: Timing.Phase, index: Double, progress: Double)? {
    let phase = phase(at: time, including: ends)
    if phase == .before && fill != .backwards && fill != .both { return nil }
    if phase == .after && fill != .forwards && fill != .both { return nil }
    let whole = activeDuration
    let now = Self.bounded(time, by: endTime)
    let active = now > delay ? now - delay : 0
    // In exact arithmetic the end of the active time is delay + whole, and whole ÷ duration is the
    // number of iterations. With roundings neither holds, and the end state would be missed.
    var played = active / duration
    if now >= delay + whole || active >= whole { played = iterations }
    if phase == .before && duration == 0 { played = 0 }
    let isAtEnd = phase != .before && played == iterations
    let overall = played + iterationStart
    let index = overall.rounded(.down)
    var progress =
      overall == .infinity
      ? iterationStart - iterationStart.rounded(.down) : overall - index
    if progress == 0 && isAtEnd && iterations != 0 { progress = 1 }
    if phase == .after && iterations == .infinity { return (phase, .infinity, progress) }
    return (phase, progress == 1 ? index - 1 : index, progress)
  }

  /// Whether the iteration of this number runs backwards.
  @inlinable
  func runsBackwards(_ index: Double) -> Bool {
    switch direction {
    case .normal: return false
    case .reverse: return true
    case .alternate, .alternateReverse:
      if index == .infinity { return false }
      let isOdd = index - 2 * (index / 2).rounded(.down) != 0
      return isOdd == (direction == .alternate)
    }
  }
}
