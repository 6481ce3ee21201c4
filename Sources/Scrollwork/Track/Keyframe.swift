/// A value at a place along a timeline.
public struct Keyframe<Value: Interpolatable> {
  /// The place: seconds, pages, slots or a fraction, as the timeline counts.
  public let offset: Double

  /// The value there.
  public let value: Value

  /// How the way from here to the next keyframe is paced.
  public let easing: Easing

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - offset: The place along the timeline. Finite.
  ///   - value: The value there. Finite.
  ///   - easing: How the way to the next keyframe is paced.
  @inlinable
  public init(at offset: Double, _ value: Value, easing: Easing = .linear) {
    precondition(offset.isFinite, "The offset of a keyframe must be finite")
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}

extension Keyframe: Equatable where Value: Equatable {}
extension Keyframe: Hashable where Value: Hashable {}
extension Keyframe: Sendable where Value: Sendable {}
