internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// A shape at one moment: its outline in the frame's points, and what it is painted with.
struct ShapeDrawing {
  /// The outline.
  let outline: Outline
  /// The frame's size, which gradients are stretched to.
  let size: Size
  /// What fills it, unless that cannot be seen.
  let fill: Fill?
  /// What follows it, unless that cannot be seen.
  let line: Line?

  /// A stroke with its numbers.
  struct Line {
    /// The colour.
    let color: RGBA
    /// The width in points, above 0.
    let width: Double
    /// How an open end looks.
    let cap: Stroke.Cap
    /// How a corner looks.
    let join: Stroke.Join
    /// The part of the outline that it follows.
    let outline: Outline
  }

  /// Sharp corners longer than this many widths are cut off, as in SVG and Lottie.
  private static let miterLimit = 4.0

  /// A shape as its node says, or as `paint` does where that moves.
  ///
  /// - Parameters:
  ///   - shape: The node's content.
  ///   - path: The outline, for shapes that are path data.
  ///   - size: The node's size in points.
  ///   - paint: What differs at this moment.
  init(_ shape: Node.Shape, path: Outline?, size: Size, paint: Program.Paint?) {
    let size = paint?.size ?? size
    let outline: Outline
    switch shape.outline {
    case .rectangle:
      outline = .rectangle(
        width: size.width,
        height: size.height,
        radius: paint?.radius ?? shape.radius
      )
    case .ellipse: outline = .ellipse(width: size.width, height: size.height)
    case .path: outline = path ?? Outline()
    }
    self.outline = outline
    self.size = size
    var fill = shape.fill
    if case .color = fill, let paint { fill = .color(paint.fill) }
    self.fill = fill.flatMap { $0.isInvisible ? nil : $0 }
    line = shape.stroke.flatMap { stroke in
      let color = paint?.strokeColor ?? stroke.color
      let width = paint?.strokeWidth ?? shape.strokeWidth
      let part = outline.trimmed(
        from: paint?.trimStart ?? shape.trimStart,
        to: paint?.trimEnd ?? shape.trimEnd
      )
      guard color.alpha > 0, width > 0, !part.steps.isEmpty else { return nil }
      return Line(color: color, width: width, cap: stroke.cap, join: stroke.join, outline: part)
    }
  }

  /// A box around all that it paints.
  var ink: Box {
    var box = fill == nil ? Box() : outline.bounds
    if let line {
      let reach =
        line.join == .miter ? Self.miterLimit : line.cap == .square ? 2.0.squareRoot() : 1
      box.join(line.outline.bounds.grown(by: line.width / 2 * reach))
    }
    return box
  }

  /// Draws it in the frame's points.
  ///
  /// - Parameters:
  ///   - canvas: Its units are points, the origin is the frame's corner.
  ///   - opacity: How much of it is seen, 0 … 1; the stroke hides the fill beneath it at any.
  func draw(on canvas: Canvas, opacity: Double = 1) {
    let cr = canvas.cr
    let isLayered = opacity < 1 && fill != nil && line != nil
    if isLayered {
      let box = ink
      cairo_save(cr)
      cairo_rectangle(cr, box.minX, box.minY, box.width, box.height)
      cairo_clip(cr)
      cairo_push_group(cr)
    }
    let share = isLayered ? 1 : opacity
    if let fill {
      outline.trace(on: canvas)
      fill.setSource(on: canvas, size: size, opacity: share)
      cairo_fill(cr)
    }
    if let line { draw(line, on: canvas, opacity: share) }
    guard isLayered else { return }
    cairo_pop_group_to_source(cr)
    cairo_paint_with_alpha(cr, opacity)
    cairo_restore(cr)
  }

  private func draw(_ line: Line, on canvas: Canvas, opacity: Double) {
    let cr = canvas.cr
    line.outline.trace(on: canvas)
    line.color.setSource(on: canvas, opacity: opacity)
    cairo_set_line_width(cr, line.width)
    cairo_set_miter_limit(cr, Self.miterLimit)
    switch line.cap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch line.join {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_stroke(cr)
  }
}
