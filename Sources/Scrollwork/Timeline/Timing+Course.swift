extension Timing {
  /// A timing whose iterations are not eased: plain numbers, which a player may keep in a table.
  @usableFromInline
  package struct Course: Hashable, Sendable {
    // As `Timing` has them.
    @usableFromInline package let delay: Double
    @usableFromInline package let endDelay: Double
    @usableFromInline package let duration: Double
    @usableFromInline package let iterations: Double
    @usableFromInline package let iterationStart: Double
    @usableFromInline package let direction: Direction
    @usableFromInline package let fill: Fill

    /// Creates a course, as `Timing` is created.
    package init(
      delay: Double = 0,
      endDelay: Double = 0,
      duration: Double = 0,
      iterations: Double = 1,
      iterationStart: Double = 0,
      direction: Direction = .normal,
      fill: Fill = .none
    ) {
      precondition(delay.isFinite && endDelay.isFinite, "The delays of a timing must be finite")
      precondition(duration >= 0, "The duration of a timing must be at least 0 s")
      precondition(iterations >= 0, "The number of iterations of a timing must be at least 0")
      precondition(
        iterationStart >= 0 && iterationStart.isFinite,
        "The iteration start of a timing must be finite and at least 0"
      )
      self.delay = delay
      self.endDelay = endDelay
      self.duration = duration
      self.iterations = iterations
      self.iterationStart = iterationStart
      self.direction = direction
      self.fill = fill
    }

    /// Seconds from the first to the last moment that it plays, perhaps ∞.
    @inlinable package var activeDuration: Double {
      duration == 0 || iterations == 0 ? 0 : duration * iterations
    }

    /// Seconds from 0 until all is over, end delay included; at least 0, perhaps ∞.
    @inlinable package var endTime: Double {
      let end = delay + activeDuration + endDelay
      return end > 0 ? end : 0
    }
  }
}
