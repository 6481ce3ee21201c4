/// An upright rectangle, in points; y grows downward.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point

  /// The extent to the right and down, at least 0.
  public var size: Size

  /// Creates a rectangle from its top left corner and its extent.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left edge, its top edge and its extent, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }

  /// The top edge.
  @inlinable public var minY: Double { origin.y }

  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }

  /// The point half way between the edges.
  @inlinable public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether the two share an area; touching edges share none.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
  }

  /// The area that both share, of size zero when they share none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = minX > other.minX ? minX : other.minX
    let top = minY > other.minY ? minY : other.minY
    guard intersects(other) else { return Rect(x: left, y: top, width: 0, height: 0) }
    let right = maxX < other.maxX ? maxX : other.maxX
    let bottom = maxY < other.maxY ? maxY : other.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside; the left and top edge belong to it, the other two do not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
