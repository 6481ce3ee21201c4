extension Affine {
  /// Returns the map that does `inner` first and then this one.
  ///
  ///     parent.concatenating(child)  // from the child's points to the parent's outside
  ///
  /// This is the matrix product, in the order in which CSS lists transform functions.
  /// `CGAffineTransform.concatenating(_:)` reads the other way round.
  @inlinable
  public func concatenating(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b,
      b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx,
      ty: b * inner.tx + d * inner.ty + ty
    )
  }

  /// The signed area that the unit square becomes.
  @inlinable public var determinant: Double { a * d - b * c }

  /// Returns the map that undoes this one.
  ///
  /// - Returns: Nil when this one flattens the plane, or when doubles cannot hold the inverse.
  @inlinable
  public func inverted() -> Affine? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    let inverse = Affine(
      a: d / area,
      b: 0 - b / area,
      c: 0 - c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
    let isFinite =
      inverse.a.isFinite && inverse.b.isFinite && inverse.c.isFinite && inverse.d.isFinite
      && inverse.tx.isFinite && inverse.ty.isFinite
    return isFinite ? inverse : nil
  }

  /// Returns where a point goes.
  @inlinable
  public func applying(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest upright rectangle around what a rectangle becomes.
  ///
  /// It holds the images of the four corners exactly, up to the rounding of its size.
  @inlinable
  public func bounds(of rect: Rect) -> Rect {
    let (ax, axEnd) = Self.ordered(a * rect.minX, a * rect.maxX)
    let (cy, cyEnd) = Self.ordered(c * rect.minY, c * rect.maxY)
    let (bx, bxEnd) = Self.ordered(b * rect.minX, b * rect.maxX)
    let (dy, dyEnd) = Self.ordered(d * rect.minY, d * rect.maxY)
    let left = ax + cy + tx
    let top = bx + dy + ty
    return Rect(
      x: left,
      y: top,
      width: (axEnd + cyEnd + tx) - left,
      height: (bxEnd + dyEnd + ty) - top
    )
  }

  @inlinable @inline(__always)
  static func ordered(_ x: Double, _ y: Double) -> (Double, Double) { x < y ? (x, y) : (y, x) }
}
