internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

extension Rasteriser {
  /// Draws a shadow without what casts it.
  ///
  /// - Parameters:
  ///   - shadow: Its numbers are points.
  ///   - drawing: What casts it.
  ///   - scale: Pixels a point that are wanted.
  /// - Returns: The picture, without its empty margins; nil when nothing is seen.
  static func shadow(_ shadow: Shadow, of drawing: Drawing, scale: Double) -> Raster? {
    let ink = ink(of: drawing, shadow: shadow)
    guard !ink.isEmpty, shadow.color.alpha > 0 else { return nil }
    let scale = bounded(scale, ink)
    let box = pixels(of: ink, scale)
    let (width, height) = (Int(box.width), Int(box.height))
    let caster = Surface(width: width, height: height)
    caster.draw { draw(drawing, in: box, scale, on: $0) }
    let surface = Surface(width: width, height: height)
    surface.draw { ShadowPainter.paint(shadow, of: caster, under: $0, scale: scale) }
    return cropped(surface, box, scale)
  }
}
