internal import CCairo
internal import Scrollwork

extension Affine {
  /// The same map for Cairo.
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// How much longer the sides of the unit square become; the larger of the two.
  var stretch: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  /// Whether it leaves upright rectangles upright.
  var isUpright: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

  /// Whether something of the plane is left to draw on, and Cairo's numbers can hold it.
  var isDrawable: Bool {
    let area = abs(determinant)
    return area > 1e-12 && area < 1e12 && abs(tx) < 1e6 && abs(ty) < 1e6
  }

  /// The box around what a box becomes.
  func box(around box: Box) -> Box {
    guard !box.isEmpty else { return box }
    let rect = bounds(
      of: Rect(x: box.minX, y: box.minY, width: box.width, height: box.height)
    )
    return Box(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// Whether it is a move and nothing else, but for rounding.
  var isShift: Bool { abs(a - 1) < 1e-7 && abs(d - 1) < 1e-7 && abs(b) < 1e-7 && abs(c) < 1e-7 }

  /// Whether no distance grows, but for rounding.
  var isNotEnlarging: Bool { stretch < 1 + 1e-6 }

  /// The same map, made a move by whole pixels when it is one but for rounding: pixels are then copied.
  var snapped: Affine {
    guard isShift else { return self }
    var copy = Affine.translation(x: tx, y: ty)
    let x = tx.rounded(.toNearestOrEven)
    let y = ty.rounded(.toNearestOrEven)
    // Nobody sees less than a 256th of a pixel.
    if abs(tx - x) < 1.0 / 512 { copy.tx = x }
    if abs(ty - y) < 1.0 / 512 { copy.ty = y }
    return copy
  }
}
