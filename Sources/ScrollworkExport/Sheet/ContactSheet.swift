internal import CCairo
public import ScrollworkRender

/// A picture of several moments of a film side by side, each with its time.
///
///     var sheet = ContactSheet(layout, title: "Wave", subtitle: "320 × 568 pt")
///     sheet.place(frame, at: 0, caption: "0.00 s")
///     let bytes = encoder.encode(sheet.bitmap)
///
/// A light ground, frames with round corners, a hairline and a soft shadow.
public struct ContactSheet: ~Copyable {
  /// The sheet as it stands.
  public let bitmap: Bitmap
  let layout: SheetLayout
  private let surface: OpaquePointer
  let cairo: OpaquePointer
  private let lettering: Lettering

  /// Creates a sheet without frames.
  ///
  /// - Parameters:
  ///   - layout: Where the frames lie.
  ///   - title: The name of what is shown.
  ///   - subtitle: What else there is to say about it, in one line.
  /// - Throws: Fonts that are not installed.
  public init(
    _ layout: SheetLayout,
    title: String,
    subtitle: String = ""
  ) throws(RenderProblems) {
    lettering = try Lettering()
    self.layout = layout
    bitmap = Bitmap(width: layout.width, height: layout.height)
    bitmap.clear(to: Self.ground)
    (surface, cairo) = Self.canvas(over: bitmap)
    let unit = layout.unit
    let baseline = (SheetLayout.margin + 24) * unit
    var x = SheetLayout.margin * unit
    x += lettering.write(
      title,
      on: bitmap,
      x: x,
      baseline: baseline,
      size: 26 * unit,
      weight: 700,
      grey: 0.11
    )
    lettering.write(
      subtitle,
      on: bitmap,
      x: x + 16 * unit,
      baseline: baseline,
      size: 17 * unit,
      grey: 0.45
    )
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// What lies behind everything: opaque, as 0xAARRGGBB.
  private static let ground: UInt32 = 0xFFF7_F7F5

  /// Draws a frame and its caption at a place, counted from 0.
  ///
  /// - Precondition: The frame has the layout's cell size.
  public mutating func place(_ frame: Bitmap, at index: Int, caption: String) {
    precondition(
      frame.width == layout.cellWidth && frame.height == layout.cellHeight,
      "A sheet's frame must have the size of its cells"
    )
    let (x, y) = layout.origin(of: index)
    let unit = layout.unit
    let radius = min(14 * unit, Double(frame.width) / 8)
    drawShadow(x: Double(x), y: Double(y), radius: radius)
    cairo_save(cairo)
    traceCell(x: Double(x), y: Double(y), grow: 0, radius: radius)
    cairo_clip(cairo)
    // A frame without ground of its own lies on the sheet's, not on the shadow.
    let ground = Self.ground
    cairo_set_source_rgb(
      cairo,
      Double(ground >> 16 & 0xFF) / 255,
      Double(ground >> 8 & 0xFF) / 255,
      Double(ground & 0xFF) / 255
    )
    cairo_paint(cairo)
    let (source, context) = Self.canvas(over: frame)
    cairo_set_source_surface(cairo, source, Double(x), Double(y))
    cairo_paint(cairo)
    cairo_destroy(context)
    cairo_restore(cairo)
    // The source must not outlive the frame's memory in the context.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.14)
    cairo_surface_destroy(source)
    traceCell(x: Double(x), y: Double(y), grow: -0.5, radius: radius - 0.5)
    cairo_set_line_width(cairo, 1)
    cairo_stroke(cairo)
    cairo_surface_flush(surface)
    lettering.write(
      caption,
      on: bitmap,
      x: Double(x) + 2 * unit,
      baseline: Double(y + frame.height) + 25 * unit,
      size: 15 * unit,
      grey: 0.38
    )
    cairo_surface_mark_dirty(surface)
  }
}
