extension Timing {
  /// Where a moment lies.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It has not begun.
    case before
    /// It plays.
    case active
    /// It has played.
    case after
  }

  /// Which ends of the active time count as active.
  public enum ActiveEnds: UInt8, Hashable, Sendable {
    /// The beginning: for a clock that runs forwards.
    case start
    /// The end: for a clock that runs backwards.
    case end
    /// Both: for a scroll position at its own first or last place.
    case both
  }

  /// Returns where `time` lies.
  ///
  /// - Parameters:
  ///   - time: Seconds. Any but NaN.
  ///   - ends: Which ends of the active time count as active.
  /// - Returns: Source: Web Animations 2, "phases and states".
  @inlinable
  public func phase(at time: Double, including ends: ActiveEnds = .start) -> Phase {
    course.phase(at: time, including: ends)
  }

  /// When it is active, in seconds; before it and after it the progress does not change.
  package var activeTime: ClosedRange<Double> { course.activeBegin...course.activeEnd }
}

extension Timing.Course {
  /// As `Timing.phase(at:including:)`.
  @inlinable
  func phase(at time: Double, including ends: Timing.ActiveEnds) -> Timing.Phase {
    precondition(!time.isNaN, "The time at which a timing is read must be a number")
    let begin = activeBegin
    if time < begin || time == begin && ends == .end { return .before }
    let end = activeEnd
    if time > end || time == end && ends == .start { return .after }
    return .active
  }

  /// The boundary between before and active, in seconds, within 0 … `endTime`.
  @inlinable var activeBegin: Double { Self.bounded(delay, by: endTime) }

  /// The boundary between active and after, in seconds, within 0 … `endTime`.
  @inlinable var activeEnd: Double { Self.bounded(delay + activeDuration, by: endTime) }

  @inlinable
  static func bounded(_ time: Double, by end: Double) -> Double {
    let earlier = time < end ? time : end
    return earlier > 0 ? earlier : 0
  }
}
