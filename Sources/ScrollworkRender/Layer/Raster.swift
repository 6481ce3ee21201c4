internal import CCairo
internal import Scrollwork

/// A layer drawn once, to be copied into frames: its pixels with a transparent edge around them.
final class Raster {
  /// The pixels.
  let surface: Surface
  /// Where the upper left pixel lies, in pixels from the layer's corner.
  let x: Double
  /// Where the upper left pixel lies, in pixels from the layer's corner.
  let y: Double
  /// Pixels a point.
  let scale: Double
  /// The frame that last showed it, for forgetting what is not used.
  var lastUse = 0
  private let pattern: OpaquePointer
  private var filter = CAIRO_FILTER_BILINEAR

  /// Below this scale four neighbours are too few to mix: pixels between them would be lost.
  private static let leastBilinear = 0.7

  /// Takes over drawn pixels.
  init(_ surface: Surface, x: Double, y: Double, scale: Double) {
    guard let pattern = cairo_pattern_create_for_surface(surface.raw) else {
      fatalError("There is no memory for a picture")
    }
    self.surface = surface
    self.x = x
    self.y = y
    self.scale = scale
    self.pattern = pattern
    cairo_pattern_set_filter(pattern, filter)
  }

  deinit { cairo_pattern_destroy(pattern) }

  /// Copies it into a canvas.
  ///
  /// - Parameters:
  ///   - canvas: Where to; its transform is replaced.
  ///   - map: From the layer's points to the canvas's pixels.
  ///   - opacity: 0 … 1.
  ///   - journal: Is told about Cairo's calls.
  func draw(on canvas: Canvas, _ map: Affine, opacity: Double, journal: CallJournal? = nil) {
    let placed = Self.placed(at: map, scale: scale, x: x, y: y)
    let wanted =
      placed.leastStretch < Self.leastBilinear ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    if wanted != filter {
      filter = wanted
      cairo_pattern_set_filter(pattern, wanted)
    }
    var matrix = placed.cairo
    journal?.note(.paint(pattern, matrix, wanted, opacity), keeping: self)
    let cr = canvas.cr
    cairo_set_matrix(cr, &matrix)
    cairo_set_source(cr, pattern)
    if opacity >= 1 { cairo_paint(cr) } else { cairo_paint_with_alpha(cr, opacity) }
  }

  /// From a picture's pixels to a canvas's.
  ///
  /// - Parameters:
  ///   - map: From the layer's points to the canvas's pixels.
  ///   - scale: Pixels a point.
  ///   - x: Where the upper left pixel lies, in pixels from the layer's corner.
  ///   - y: The same downward.
  /// - Returns: A map, made a move by whole pixels when it is one but for rounding.
  static func placed(at map: Affine, scale: Double, x: Double, y: Double) -> Affine {
    let shrink = 1 / scale
    return Affine(
      a: map.a * shrink,
      b: map.b * shrink,
      c: map.c * shrink,
      d: map.d * shrink,
      tx: map.tx,
      ty: map.ty
    ).concatenating(.translation(x: x, y: y)).snapped
  }
}
