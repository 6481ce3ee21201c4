/// When and how often something plays, as a pure function of time.
///
///     let timing = Timing(delay: 1, duration: 2, iterations: 2, direction: .alternate, fill: .both)
///     timing.progress(at: 4)   // 0.5, on the way back
///     timing.progress(at: 60)  // 0: it ended where it began, and stays
///
/// Source: Web Animations, the timing model. Two things differ from a browser, both outside
/// 0 … `endTime`, where a browser's clock seldom gets: there the state of the nearer end holds,
/// also when a negative delay has cut something off.
public struct Timing: Hashable, Sendable {
  /// Seconds before it begins; negative to begin in the middle.
  public let delay: Double

  /// Seconds that still belong to it after it has played; negative to cut its end off.
  public let endDelay: Double

  /// Seconds of one iteration, at least 0, perhaps ∞.
  public let duration: Double

  /// How often it plays, at least 0, perhaps a fraction or ∞.
  public let iterations: Double

  /// Where in its iterations it begins: 0.5 is the middle of the first.
  public let iterationStart: Double

  /// Which iterations run backwards.
  public let direction: Direction

  /// What is shown before and after.
  public let fill: Fill

  /// How each iteration is paced as a whole.
  public let easing: Easing

  /// Which way the iterations run.
  public enum Direction: UInt8, Hashable, Sendable {
    /// All forwards.
    case normal
    /// All backwards.
    case reverse
    /// Forwards and backwards by turns.
    case alternate
    /// Backwards and forwards by turns.
    case alternateReverse
  }

  /// What is shown outside the active time.
  public enum Fill: UInt8, Hashable, Sendable {
    /// Nothing: there is no progress.
    case none
    /// Afterwards, the end.
    case forwards
    /// Before, the beginning.
    case backwards
    /// Before the beginning, afterwards the end.
    case both
  }

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - delay: Seconds before it begins. Finite.
  ///   - endDelay: Seconds that still belong to it after it has played. Finite.
  ///   - duration: Seconds of one iteration. At least 0; ∞ is allowed.
  ///   - iterations: How often it plays. At least 0; fractions and ∞ are allowed.
  ///   - iterationStart: Where in its iterations it begins. Finite, at least 0.
  ///   - direction: Which iterations run backwards.
  ///   - fill: What is shown before and after.
  ///   - easing: How each iteration is paced as a whole; within it, keyframes have their own.
  public init(
    delay: Double = 0,
    endDelay: Double = 0,
    duration: Double = 0,
    iterations: Double = 1,
    iterationStart: Double = 0,
    direction: Direction = .normal,
    fill: Fill = .none,
    easing: Easing = .linear
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
    self.easing = easing
  }

  /// Seconds from the first to the last moment that it plays, perhaps ∞.
  @inlinable public var activeDuration: Double {
    duration == 0 || iterations == 0 ? 0 : duration * iterations
  }

  /// Seconds from 0 until all is over, end delay included; at least 0, perhaps ∞.
  @inlinable public var endTime: Double {
    let end = delay + activeDuration + endDelay
    return end > 0 ? end : 0
  }
}
