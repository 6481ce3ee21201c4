internal import CCairo
internal import Glibc
internal import Scrollwork

/// The scene on which compositors are measured: four pictures and eight texts, drawn once, that move,
/// grow, shrink and fade in 300 frames of a telephone's screen; turned or not.
struct LayerScene {
  static let width = 780
  static let height = 1688
  static let frames = 300
  static let background: UInt32 = 0xFF20_2830

  /// A layer's pixels, with one transparent pixel on each side.
  struct Layer {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// The pixels with their edge.
    var base: UnsafeMutablePointer<UInt32> {
      UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)).assumingMemoryBound(
        to: UInt32.self
      )
    }
    var stride: Int { Int(cairo_image_surface_get_stride(surface)) / 4 }
    /// The pixels without it.
    var inside: UnsafeMutablePointer<UInt32> { base + stride + 1 }
  }

  /// Where a layer is in a frame.
  struct Place {
    let x: Double
    let y: Double
    let scale: Double
    let opacity: Double
    let angle: Double

    /// From a layer's pixels, without the edge, to the frame's.
    func map(_ layer: Layer) -> Affine {
      Affine.translation(x: x, y: y)
        .concatenating(angle == 0 ? .identity : .rotation(angle))
        .concatenating(.scale(x: scale, y: scale))
        .concatenating(.translation(x: -Double(layer.width) / 2, y: -Double(layer.height) / 2))
    }
  }

  let layers: [Layer]
  let isTurned: Bool

  init(isTurned: Bool) {
    self.isTurned = isTurned
    layers = (0..<4).map(Self.picture) + (0..<8).map(Self.text)
  }

  /// Where layer `k` is in frame `f`.
  func place(_ k: Int, _ f: Int) -> Place {
    let (t, p) = (Double(f) / 60, Double(k) * 0.37)
    return Place(
      x: Double(Self.width) * (0.5 + 0.3 * sin(1.3 * t + 3 * p)),
      y: Double(Self.height) * (0.5 + 0.4 * cos(0.9 * t + 5 * p)),
      scale: 1 + 0.25 * sin(2 * t + p),
      opacity: 0.55 + 0.4 * sin(t + p),
      angle: isTurned ? 0.3 * sin(t + p) : 0
    )
  }

  private static func layer(_ width: Int, _ height: Int, _ draw: (OpaquePointer) -> Void) -> Layer {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(width + 2),
        Int32(height + 2)
      ), let cr = cairo_create(surface)
    else { fatalError("There is no memory for a layer") }
    cairo_translate(cr, 1, 1)
    draw(cr)
    cairo_destroy(cr)
    cairo_surface_flush(surface)
    return Layer(surface: surface, width: width, height: height)
  }

  /// A picture with round corners.
  private static func picture(_ k: Int) -> Layer {
    layer(400, 400) { cr in
      let radius = 48.0
      for (x, y, turns) in [(352.0, 48.0, 3.0), (352, 352, 0), (48, 352, 1), (48, 48, 2)] {
        cairo_arc(cr, x, y, radius, turns * .pi / 2, (turns + 1) * .pi / 2)
      }
      cairo_close_path(cr)
      let ramp = cairo_pattern_create_linear(0, 0, 400, 400)
      cairo_pattern_add_color_stop_rgb(ramp, 0, Double(k % 3) / 2, 0.3, 0.9)
      cairo_pattern_add_color_stop_rgb(ramp, 1, 0.9, Double(k % 5) / 4, 0.2)
      cairo_set_source(cr, ramp)
      cairo_fill(cr)
      cairo_pattern_destroy(ramp)
      cairo_set_source_rgba(cr, 1, 1, 1, 0.5)
      cairo_arc(cr, 200, 200, 110, 0, 2 * .pi)
      cairo_fill(cr)
    }
  }

  private static func text(_ k: Int) -> Layer {
    layer(640, 64) { cr in
      cairo_select_font_face(cr, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
      cairo_set_font_size(cr, 40)
      cairo_set_source_rgb(cr, 1, 1, 1)
      cairo_move_to(cr, 4, 46)
      cairo_show_text(cr, "Scrollwork line \(k) quick fox")
    }
  }
}
