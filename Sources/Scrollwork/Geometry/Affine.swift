/// An affine map of the plane: what translations, rotations and scales make together.
///
///     let turned = Affine.rotation(.pi / 2)            // clockwise on screen: y grows downward
///     turned.applying(to: Point(x: 10, y: 0))          // (0, 10)
///
/// A point goes to (a·x + c·y + tx, b·x + d·y + ty). The six numbers come in the order of CSS
/// `matrix(a, b, c, d, tx, ty)` and of Core Graphics.
public struct Affine: Hashable, Sendable {
  /// What x gives to x.
  public var a: Double
  /// What x gives to y.
  public var b: Double
  /// What y gives to x.
  public var c: Double
  /// What y gives to y.
  public var d: Double
  /// Points added to x.
  public var tx: Double
  /// Points added to y.
  public var ty: Double

  /// Creates a map from its six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  @inlinable public static var identity: Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// The map that moves every point by `x` to the right and `y` down, in points.
  @inlinable
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that multiplies distances from the origin; a negative factor mirrors.
  @inlinable
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that turns the plane about the origin, clockwise on screen, by finite radians.
  @inlinable
  public static func rotation(_ radians: Double) -> Affine {
    let (sin, cos) = Numerics.sinCos(radians)
    return Affine(a: cos, b: sin, c: 0 - sin, d: cos, tx: 0, ty: 0)
  }
}
