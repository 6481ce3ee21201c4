/// What a track shows beyond its first or last keyframe.
public enum Extrapolation: UInt8, Hashable, Sendable {
  /// The value of that keyframe.
  case hold
  /// The way goes on straight, along the tangent at that keyframe.
  case linear
}
