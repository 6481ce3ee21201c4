internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// Draws layers into pictures of their own.
enum Rasteriser {
  /// The most pixels along a side, and in all: larger layers are drawn smaller and then stretched.
  private static let side = 8192.0
  private static let area = 33_554_432.0
  /// Transparent pixels around a picture, so that its edges mix with nothing.
  private static let apron = 1.0

  /// Draws a layer once.
  ///
  /// - Parameters:
  ///   - drawing: What it shows.
  ///   - shadow: What lies under that, if anything.
  ///   - scale: Pixels a point that are wanted.
  /// - Returns: The picture, without its empty margins; nil when nothing is seen.
  static func raster(of drawing: Drawing, shadow: Shadow?, scale: Double) -> Raster? {
    let ink = ink(of: drawing, shadow: shadow)
    guard !ink.isEmpty else { return nil }
    let scale = bounded(scale, ink)
    let box = pixels(of: ink, scale)
    let surface = Surface(width: Int(box.width), height: Int(box.height))
    surface.draw { canvas in
      draw(drawing, in: box, scale, on: canvas)
      if let shadow { ShadowPainter.paint(shadow, under: canvas, scale: scale) }
    }
    return cropped(surface, box, scale)
  }

  /// The pixels of a picture that holds a box of points, its apron included.
  static func pixels(of ink: Box, _ scale: Double) -> Box {
    Box(
      minX: ink.minX * scale,
      minY: ink.minY * scale,
      maxX: ink.maxX * scale,
      maxY: ink.maxY * scale
    ).wholeOut.grown(by: apron)
  }

  /// Draws what a layer shows on the picture of these pixels.
  static func draw(_ drawing: Drawing, in box: Box, _ scale: Double, on canvas: Canvas) {
    cairo_translate(canvas.cr, -box.minX, -box.minY)
    cairo_scale(canvas.cr, scale, scale)
    drawing.draw(on: canvas)
  }

  /// A box around a layer and its shadow, in points.
  static func ink(of drawing: Drawing, shadow: Shadow?) -> Box {
    var ink = drawing.ink
    guard !ink.isEmpty, let shadow, shadow.color.alpha > 0 else { return ink }
    // Three standard deviations, of which the blur is two.
    var cast = ink.grown(by: shadow.blur * 1.5)
    cast.minX += shadow.offset.x
    cast.maxX += shadow.offset.x
    cast.minY += shadow.offset.y
    cast.maxY += shadow.offset.y
    ink.join(cast)
    return ink
  }

  /// The scale at which a box of points stays within the limits.
  static func bounded(_ scale: Double, _ box: Box) -> Double {
    let most = min(
      side / box.width,
      side / box.height,
      (area / (box.width * box.height)).squareRoot()
    )
    return min(scale, most)
  }

  /// Leaves out transparent margins, since each pixel is paid for in each frame.
  static func cropped(_ surface: Surface, _ box: Box, _ scale: Double) -> Raster? {
    guard let used = usedPixels(of: surface) else { return nil }
    let kept = used.grown(by: apron).cut(
      to: Box(minX: 0, minY: 0, maxX: Double(surface.width), maxY: Double(surface.height))
    )
    let isWorthIt = kept.width * kept.height < 0.8 * box.width * box.height
    guard isWorthIt else { return Raster(surface, x: box.minX, y: box.minY, scale: scale) }
    let part = Surface(width: Int(kept.width), height: Int(kept.height))
    part.draw { canvas in
      cairo_set_operator(canvas.cr, CAIRO_OPERATOR_SOURCE)
      canvas.setSource(surface, x: -kept.minX, y: -kept.minY)
      cairo_paint(canvas.cr)
    }
    return Raster(part, x: box.minX + kept.minX, y: box.minY + kept.minY, scale: scale)
  }

  /// The smallest box of pixels that are not transparent; nil when all are.
  private static func usedPixels(of surface: Surface) -> Box? {
    surface.withPixels { pixels in
      var box = Box()
      for y in 0..<surface.height {
        let row = UnsafeRawPointer(pixels + y * surface.stride)
          .assumingMemoryBound(to: UInt32.self)
        var first = 0
        while first < surface.width && row[first] == 0 { first += 1 }
        guard first < surface.width else { continue }
        var last = surface.width - 1
        while row[last] == 0 { last -= 1 }
        box.join(Double(first), Double(y))
        box.join(Double(last + 1), Double(y + 1))
      }
      return box.isEmpty ? nil : box
    }
  }
}
