internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// Paints soft shadows: the alpha of what is there, moved, blurred, coloured, underneath.
///
/// This is CSS `filter: drop-shadow()`: whatever lets light through casts less of it.
enum ShadowPainter {
  /// Paints under all that is on the canvas.
  ///
  /// - Parameters:
  ///   - shadow: Its numbers are points.
  ///   - canvas: What casts it; there must be room for it.
  ///   - scale: Pixels a point.
  static func paint(_ shadow: Shadow, under canvas: Canvas, scale: Double) {
    paint(shadow, of: canvas.surface, under: canvas, scale: scale)
  }

  /// Paints the shadow of a picture under all that is on a canvas of the same size.
  static func paint(
    _ shadow: Shadow,
    of picture: Surface,
    under canvas: Canvas,
    scale: Double
  ) {
    guard shadow.color.alpha > 0 else { return }
    let sigma = shadow.blur / 2 * scale
    let blur = sigma > 0.05 ? Blur(sigma: sigma) : nil
    let margin = blur?.reach ?? 0
    let mask = mask(of: picture, blur, margin: margin)
    let cr = canvas.cr
    canvas.saved {
      cairo_identity_matrix(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OVER)
      shadow.color.setSource(on: canvas)
      canvas.mask(
        mask,
        x: shadow.offset.x * scale - Double(margin),
        y: shadow.offset.y * scale - Double(margin)
      )
    }
  }

  /// The alpha of a picture, blurred, with room around it for what the blur spreads.
  private static func mask(of surface: Surface, _ blur: Blur?, margin: Int) -> Surface {
    let width = surface.width + 2 * margin
    let height = surface.height + 2 * margin
    var plane = [Float](repeating: 0, count: width * height)
    surface.withPixels { pixels in
      plane.withUnsafeMutableBufferPointer { plane in
        for y in 0..<surface.height {
          let row = pixels + y * surface.stride + 3
          let start = (y + margin) * width + margin
          for x in 0..<surface.width { plane[start + x] = Float(row[x * 4]) }
        }
      }
    }
    blur?.apply(to: &plane, width: width, height: height)
    let mask = Surface(width: width, height: height, format: .alpha)
    mask.withPixels { pixels in
      plane.withUnsafeBufferPointer { plane in
        for y in 0..<height {
          let row = pixels + y * mask.stride
          for x in 0..<width { row[x] = UInt8(min(255, max(0, plane[y * width + x] + 0.5))) }
        }
      }
    }
    return mask
  }
}
