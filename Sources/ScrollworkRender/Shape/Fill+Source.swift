internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

extension Fill {
  /// Makes this what the canvas draws with next.
  ///
  /// A gradient lies in the unit square of the frame, and is stretched with it: lines of one colour
  /// run as they would in a square that is then scaled.
  ///
  /// - Parameters:
  ///   - canvas: Its units are points, the origin is the frame's corner.
  ///   - size: The frame's size in points.
  ///   - opacity: What the alphas are multiplied by, 0 … 1.
  func setSource(on canvas: Canvas, size: Size, opacity: Double = 1) {
    switch self {
    case .color(let color): color.setSource(on: canvas, opacity: opacity)
    case .linear(let from, let to, let stops):
      Self.setSource(
        cairo_pattern_create_linear(from.x, from.y, to.x, to.y),
        stops,
        on: canvas,
        size,
        opacity
      )
    case .radial(let center, let radius, let stops):
      Self.setSource(
        cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius),
        stops,
        on: canvas,
        size,
        opacity
      )
    }
  }

  private static func setSource(
    _ pattern: OpaquePointer?,
    _ stops: [GradientStop],
    on canvas: Canvas,
    _ size: Size,
    _ opacity: Double
  ) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in ColorStops.spread(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.offset,
        color.red,
        color.green,
        color.blue,
        color.alpha * opacity
      )
    }
    var matrix = cairo_matrix_t(
      xx: 1 / max(size.width, 1e-6),
      yx: 0,
      xy: 0,
      yy: 1 / max(size.height, 1e-6),
      x0: 0,
      y0: 0
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(canvas.cr, pattern)
  }

  /// Whether nothing of it can be seen.
  var isInvisible: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .linear(_, _, let stops), .radial(_, _, let stops):
      stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }
}

extension RGBA {
  /// Makes this what the canvas draws with next.
  func setSource(on canvas: Canvas, opacity: Double = 1) {
    cairo_set_source_rgba(canvas.cr, red, green, blue, alpha * opacity)
  }
}
