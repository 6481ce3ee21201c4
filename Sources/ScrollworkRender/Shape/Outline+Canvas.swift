internal import CCairo

extension Outline {
  /// Makes this the canvas's path, in its own units.
  func trace(on canvas: Canvas) {
    let cr = canvas.cr
    cairo_new_path(cr)
    for step in steps {
      switch step {
      case .move(let spot): cairo_move_to(cr, spot.x, spot.y)
      case .line(let spot): cairo_line_to(cr, spot.x, spot.y)
      case .curve(let first, let second, let spot):
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, spot.x, spot.y)
      case .close: cairo_close_path(cr)
      }
    }
  }
}
