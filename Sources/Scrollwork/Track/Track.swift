/// A value that follows from a place along a timeline.
///
///     let alpha: Track = [-2: 0.6, 0: 1, 2: 1]
///     alpha.value(at: -1)                   // 0.8
///     alpha.value(at: -3)                   // 0.6
///     alpha.extrapolated().value(at: -3)    // 0.4
///
/// At the offset of a keyframe the value is that keyframe's, bit for bit, however the ways to and
/// from it are paced. Two keyframes at one offset are a step: the first rules to the left, the last
/// rules to the right and at the offset itself.
public struct Track<Value: Interpolatable> {
  /// The keyframes by ascending offset.
  public let keyframes: [Keyframe<Value>]

  /// What is shown before the first keyframe.
  public let before: Extrapolation

  /// What is shown after the last keyframe.
  public let after: Extrapolation

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - keyframes: By ascending offset. One makes a constant, none makes a track without values.
  ///   - before: What is shown before the first of them.
  ///   - after: What is shown after the last of them.
  @inlinable
  public init(
    _ keyframes: [Keyframe<Value>],
    before: Extrapolation = .hold,
    after: Extrapolation = .hold
  ) {
    var last = -Double.infinity
    for keyframe in keyframes {
      precondition(last <= keyframe.offset, "The offsets of a track must not descend")
      last = keyframe.offset
    }
    self.keyframes = keyframes
    self.before = before
    self.after = after
  }

  /// Creates a track from one value at 0 to another at 1.
  ///
  /// - Parameters:
  ///   - start: The value at 0.
  ///   - end: The value at 1.
  ///   - easing: How the way is paced.
  @inlinable
  public init(from start: Value, to end: Value, easing: Easing = .linear) {
    self.init([Keyframe(at: 0, start, easing: easing), Keyframe(at: 1, end)])
  }

  /// Returns the track with the same keyframes that goes on straight beyond its ends.
  ///
  /// - Parameters:
  ///   - before: What is shown before the first keyframe.
  ///   - after: What is shown after the last keyframe.
  /// - Returns: The track.
  @inlinable
  public func extrapolated(
    before: Extrapolation = .linear,
    after: Extrapolation = .linear
  ) -> Track {
    Track(keyframes, before: before, after: after)
  }
}

extension Track: ExpressibleByDictionaryLiteral {
  /// Creates a track from offsets and values, by ascending offset; an offset may come twice.
  @inlinable
  public init(dictionaryLiteral elements: (Double, Value)...) {
    self.init(elements.map { Keyframe(at: $0.0, $0.1) })
  }
}

extension Track: Equatable where Value: Equatable {}
extension Track: Hashable where Value: Hashable {}
extension Track: Sendable where Value: Sendable {}
