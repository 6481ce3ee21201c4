internal import CCairo
internal import Scrollwork

/// A Cairo drawing context on a surface, owned; `Surface.draw` lends one.
final class Canvas {
  /// Cairo's own handle; valid as long as this lives, which a caller's argument does.
  let cr: OpaquePointer
  /// What is drawn on.
  let surface: Surface
  /// The surface's box in pixels.
  let bounds: Box
  /// What is drawn on, when that is not all.
  private(set) var rows: Box?
  /// The pixels that our own loops may draw on.
  private var clip: CanvasClip

  /// Creates a context whose unit is a pixel, with the origin at the upper left.
  init(_ surface: Surface) {
    guard let cr = cairo_create(surface.raw), cairo_status(cr) == CAIRO_STATUS_SUCCESS else {
      fatalError("There is no memory for a drawing context")
    }
    self.cr = cr
    self.surface = surface
    bounds = Box(minX: 0, minY: 0, maxX: Double(surface.width), maxY: Double(surface.height))
    clip = CanvasClip(columns: 0..<surface.width, rows: 0..<surface.height)
  }

  deinit { cairo_destroy(cr) }

  /// Draws on some rows alone, from now on.
  ///
  /// What lies a few pixels beside them counts, since its edge may reach in.
  func limit(to rows: RowSpan) {
    guard rows.end - rows.first < surface.height else { return }
    let height = Double(rows.end - rows.first)
    cairo_rectangle(cr, 0, Double(rows.first), bounds.width, height)
    cairo_clip(cr)
    var part = bounds
    part.minY = Double(rows.first)
    part.maxY = Double(rows.end)
    self.rows = part.grown(by: Compositor.reach)
    clip = CanvasClip(columns: 0..<surface.width, rows: rows.first..<rows.end)
  }

  /// Runs `body` while drawing is cut at a box, given with the map from its points to pixels.
  func cut(at frame: RoundBox, _ map: Affine, _ body: () -> Void) {
    let outer = clip
    clip.cut(at: frame, map)
    saved {
      trace(frame, map)
      cairo_clip(cr)
      body()
    }
    clip = outer
  }

  /// Makes what was drawn transparent outside of a box.
  func erase(outside frame: RoundBox, _ map: Affine) {
    trace(frame, map)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_fill(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  private func trace(_ frame: RoundBox, _ map: Affine) {
    var matrix = map.cairo
    cairo_set_matrix(cr, &matrix)
    frame.outline.trace(on: self)
  }

  /// Lays a picture over what is there.
  ///
  /// - Parameters:
  ///   - picture: What is laid.
  ///   - map: From its pixels to the canvas's.
  ///   - opacity: 0 … 1.
  ///   - mixer: Does it.
  func lay(_ picture: PixelPicture, at map: Affine, opacity: Double, with mixer: PixelMixer) {
    surface.withPixels { _ in
      let grid = surface.grid
      for part in clip.parts {
        picture.draw(
          with: mixer,
          at: map,
          opacity: opacity * part.coverage,
          on: grid,
          in: part.area
        )
      }
    }
  }

  /// Runs `body` and then puts the transform, clip, source and operator back.
  func saved(_ body: () -> Void) {
    cairo_save(cr)
    body()
    cairo_restore(cr)
  }

  /// Makes a picture what is drawn with next, its corner at a place in the canvas's units.
  func setSource(_ surface: Surface, x: Double = 0, y: Double = 0) {
    cairo_set_source_surface(cr, surface.raw, x, y)
  }

  /// Paints what is drawn with through the alpha of a picture, its corner at a place.
  func mask(_ surface: Surface, x: Double, y: Double) {
    cairo_mask_surface(cr, surface.raw, x, y)
  }
}

extension Surface {
  /// Draws on the surface, in pixels from its upper left corner.
  ///
  /// The canvas lives until `body` returns, however early its last use seems to be.
  func draw(_ body: (Canvas) -> Void) {
    let canvas = Canvas(self)
    withExtendedLifetime(canvas) { body(canvas) }
    cairo_surface_flush(raw)
  }
}
