/// A stair of equal steps.
///
///     Steps(4).value(at: 0.3)  // 0.25
///
/// Source: CSS Easing 2, "step easing functions".
public struct Steps: Hashable, Sendable {
  /// Where a stair rises.
  public enum Jump: UInt8, Hashable, Sendable, CaseIterable {
    /// At the beginning of each interval, first at 0.
    case start
    /// At the end of each interval, last at 1.
    case end
    /// Only between the intervals: 0 and 1 both last for one.
    case none
    /// At 0, between the intervals, and at 1.
    case both
  }

  /// The number of intervals.
  public let count: Int

  /// Where the stair rises.
  public let jump: Jump

  /// Creates a stair.
  ///
  /// - Parameters:
  ///   - count: The number of intervals: at least 1, and at least 2 for `Jump.none`.
  ///   - jump: Where the stair rises.
  public init(_ count: Int, jump: Jump = .end) {
    precondition(
      count >= (jump == .none ? 2 : 1),
      "A stair must have at least one step, and two when it jumps at neither end"
    )
    self.count = count
    self.jump = jump
  }

  /// The number of rises between the outputs 0 and 1.
  @inlinable
  public var rises: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count) - 1
    case .both: Double(count) + 1
    }
  }

  /// Returns the height of the stair at `x`; it goes on rising outside 0 … 1.
  ///
  /// - Parameters:
  ///   - x: Input progress, unitless. Any number.
  ///   - isBefore: Whether the motion is before its beginning, so that exactly on a rise the
  ///     height is that below it.
  /// - Returns: Output progress.
  @inlinable
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    let position = x * Double(count)
    var step = position.rounded(.down)
    let isOnRise = step == position
    if jump == .start || jump == .both { step += 1 }
    if isBefore && isOnRise { step -= 1 }
    // Within 0 … 1 the height stays there, too.
    if x >= 0 && step < 0 { step = 0 }
    let rises = rises
    if x <= 1 && step > rises { step = rises }
    return step / rises
  }

  /// Returns the first x in 0 … 1 at which the height is `y`; nil when no step has it.
  public func inverse(of y: Double) -> Double? {
    let rises = rises
    let step = (y * rises + 0.5).rounded(.down)
    if !(step >= 0 && step <= rises && step / rises == y) { return nil }
    let position = jump == .start || jump == .both ? step - 1 : step
    if position < 0 { return nil }  // the height below a rise at 0
    let x = position / Double(count)
    // Rounding may have put it below its rise.
    return value(at: x) == y ? x : x.nextUp
  }
}
