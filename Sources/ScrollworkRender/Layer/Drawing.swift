internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// What a layer shows at one moment, in its own points, with every decision made.
enum Drawing {
  /// A picture in its frame.
  case picture(Picture, PicturePlace)
  /// A text in its frame.
  case text(TextBlock, RGBA)
  /// An outline, filled and stroked.
  case shape(ShapeDrawing)

  /// A box around all that it paints, in the layer's points.
  var ink: Box {
    switch self {
    case .picture(_, let place): place.shown
    case .text(let block, let color): color.alpha > 0 ? block.ink : Box()
    case .shape(let shape): shape.ink
    }
  }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - canvas: Its units are the layer's points.
  ///   - opacity: 0 … 1.
  func draw(on canvas: Canvas, opacity: Double = 1) {
    switch self {
    case .picture(let picture, let place):
      canvas.saved {
        let shown = place.shown
        cairo_rectangle(canvas.cr, shown.minX, shown.minY, shown.width, shown.height)
        cairo_clip(canvas.cr)
        let area = place.area
        picture.draw(
          on: canvas,
          x: area.minX,
          y: area.minY,
          width: area.width,
          height: area.height
        )
      }
    case .text(let block, let color):
      block.draw(
        on: canvas,
        red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: color.alpha * opacity
      )
    case .shape(let shape): shape.draw(on: canvas, opacity: opacity)
    }
  }

  /// Whether drawing it anew is as cheap as copying a picture of it: one colour inside a plain figure.
  var isCheap: Bool {
    guard case .shape(let shape) = self, shape.line == nil, case .color = shape.fill else {
      return false
    }
    return shape.outline.steps.count <= 10
  }
}
