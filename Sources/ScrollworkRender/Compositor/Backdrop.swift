internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// What lies behind every layer: one colour, or a gradient drawn once.
struct Backdrop {
  private let color: RGBA?
  private let picture: Surface?

  /// Prepares a scene's background.
  init(_ fill: Fill, width: Int, height: Int, _ viewport: Size, scale: Double) {
    if case .color(let color) = fill {
      self.color = color
      picture = nil
      return
    }
    let surface = Surface(width: width, height: height)
    surface.draw { canvas in
      cairo_scale(canvas.cr, scale, scale)
      fill.setSource(on: canvas, size: viewport)
      cairo_paint(canvas.cr)
    }
    color = nil
    picture = surface
  }

  /// Replaces all that is on the canvas.
  func draw(on canvas: Canvas) {
    let cr = canvas.cr
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    if let picture {
      canvas.setSource(picture)
    } else {
      color?.setSource(on: canvas)
    }
    cairo_paint(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }
}
