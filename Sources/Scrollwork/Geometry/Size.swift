/// A width and a height, in points, each at least 0.
public struct Size: Hashable, Sendable {
  /// Points from the left edge to the right one.
  public var width: Double

  /// Points from the top edge to the bottom one.
  public var height: Double

  /// Creates a size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }
}
