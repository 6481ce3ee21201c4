/// The order in which a layer is moved, turned and scaled.
///
///     TransformOrder.scaleTranslateRotate.affine(x: 10, y: 0, scaleX: 2, scaleY: 2, rotation: 0)
///       .tx  // 20: the translation lies inside the scale
///
/// The names list the steps as CSS `transform` does: the first is the outermost, so a step also acts
/// on all that follow it. The web's own `translate`, `rotate` and `scale` properties, and thereby
/// the default here, go in the order `translateRotateScale`.
public enum TransformOrder: UInt8, Hashable, Sendable, CaseIterable {
  /// Moves by x and y as given; the web's order.
  case translateRotateScale
  /// Moves by x and y as given; turns the layer before it is stretched.
  case translateScaleRotate
  /// Turns the displacement as well as the layer.
  case rotateTranslateScale
  /// Turns and scales the displacement as well as the layer.
  case rotateScaleTranslate
  /// Scales the displacement as well as the layer.
  case scaleTranslateRotate
  /// Scales the displacement, which is also turned, as well as the layer.
  case scaleRotateTranslate

  /// Returns the map from a layer's own points to its parent's.
  ///
  /// - Parameters:
  ///   - x: Points to the right.
  ///   - y: Points down.
  ///   - scaleX: The factor along the layer's x, unitless.
  ///   - scaleY: The factor along the layer's y, unitless.
  ///   - rotation: Radians, clockwise on screen. Finite.
  ///   - place: Where the anchor lies in the parent while nothing moves the layer.
  ///   - anchor: The point of the layer about which it turns and scales, in its own points.
  /// - Returns: T(place) · steps in this order · T(−anchor).
  @inlinable
  public func affine(
    x: Double,
    y: Double,
    scaleX: Double,
    scaleY: Double,
    rotation: Double,
    at place: Point = .zero,
    anchor: Point = .zero
  ) -> Affine {
    let (sin, cos) = rotation == 0 ? (0, 1) : Numerics.sinCos(rotation)
    // The linear part: rotation · scale, or scale · rotation.
    let turnsLast =
      self == .translateRotateScale || self == .rotateTranslateScale
      || self == .rotateScaleTranslate
    let a = cos * scaleX
    let b = sin * (turnsLast ? scaleX : scaleY)
    let c = 0 - sin * (turnsLast ? scaleY : scaleX)
    let d = cos * scaleY
    // The displacement, seen through the steps that stand before it.
    var tx = x
    var ty = y
    switch self {
    case .translateRotateScale, .translateScaleRotate: break
    case .rotateTranslateScale:
      tx = cos * x - sin * y
      ty = sin * x + cos * y
    case .scaleTranslateRotate:
      tx = scaleX * x
      ty = scaleY * y
    case .rotateScaleTranslate, .scaleRotateTranslate:
      tx = a * x + c * y
      ty = b * x + d * y
    }
    return Affine(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: place.x + tx - (a * anchor.x + c * anchor.y),
      ty: place.y + ty - (b * anchor.x + d * anchor.y)
    )
  }
}
