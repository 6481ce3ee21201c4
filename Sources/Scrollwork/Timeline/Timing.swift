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
  /// All of it but the easing.
  @usableFromInline package let course: Course

  /// How each iteration is paced as a whole.
  public let easing: Easing

  /// Seconds before it begins; negative to begin in the middle.
  @inlinable public var delay: Double { course.delay }

  /// Seconds that still belong to it after it has played; negative to cut its end off.
  @inlinable public var endDelay: Double { course.endDelay }

  /// Seconds of one iteration, at least 0, perhaps ∞.
  @inlinable public var duration: Double { course.duration }

  /// How often it plays, at least 0, perhaps a fraction or ∞.
  @inlinable public var iterations: Double { course.iterations }

  /// Where in its iterations it begins: 0.5 is the middle of the first.
  @inlinable public var iterationStart: Double { course.iterationStart }

  /// Which iterations run backwards.
  @inlinable public var direction: Direction { course.direction }

  /// What is shown before and after.
  @inlinable public var fill: Fill { course.fill }

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
    course = Course(
      delay: delay,
      endDelay: endDelay,
      duration: duration,
      iterations: iterations,
      iterationStart: iterationStart,
      direction: direction,
      fill: fill
    )
    self.easing = easing
  }

  /// Seconds from the first to the last moment that it plays, perhaps ∞.
  @inlinable public var activeDuration: Double { course.activeDuration }

  /// Seconds from 0 until all is over, end delay included; at least 0, perhaps ∞.
  @inlinable public var endTime: Double { course.endTime }
}
