/// A place or a displacement in the plane, in points; y grows downward.
public struct Point: Hashable, Sendable {
  /// Points to the right.
  public var x: Double

  /// Points down.
  public var y: Double

  /// Creates a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }
}
