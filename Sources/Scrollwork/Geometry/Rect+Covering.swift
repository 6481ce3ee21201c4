extension Rect {
  /// The smallest rectangle that holds this one and another.
  package func union(_ other: Rect) -> Rect {
    let left = minX < other.minX ? minX : other.minX
    let top = minY < other.minY ? minY : other.minY
    return Rect(
      x: left,
      y: top,
      width: (maxX > other.maxX ? maxX : other.maxX) - left,
      height: (maxY > other.maxY ? maxY : other.maxY) - top
    )
  }
}

extension Size {
  /// Whether a box of this size with round corners holds a point, which counts from its corner.
  ///
  /// A radius beyond half of the shorter side is taken as that.
  package func holds(_ point: Point, radius: Double) -> Bool {
    guard point.x >= 0, point.y >= 0, point.x <= width, point.y <= height else { return false }
    let shorter = width < height ? width : height
    let corner = radius > shorter / 2 ? shorter / 2 : radius
    let dx = corner - (point.x < width - point.x ? point.x : width - point.x)
    let dy = corner - (point.y < height - point.y ? point.y : height - point.y)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= corner * corner
  }
}
