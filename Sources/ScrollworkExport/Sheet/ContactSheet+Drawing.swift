internal import CCairo
internal import ScrollworkRender

extension ContactSheet {
  static func canvas(over bitmap: Bitmap) -> (OpaquePointer, OpaquePointer) {
    let bytes = bitmap.baseAddress.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes,
        CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width),
        Int32(bitmap.height),
        Int32(bitmap.bytesPerRow)
      ),
      let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    else { fatalError("There is no memory for a drawing context") }
    return (surface, cairo)
  }

  /// Traces a cell with round corners, grown by so many pixels on each side.
  func traceCell(x: Double, y: Double, grow: Double, radius: Double) {
    let (left, top) = (x - grow, y - grow)
    let right = x + Double(layout.cellWidth) + grow
    let bottom = y + Double(layout.cellHeight) + grow
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right - radius, top + radius, radius, -quarter, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, quarter)
    cairo_arc(cairo, left + radius, bottom - radius, radius, quarter, 2 * quarter)
    cairo_arc(cairo, left + radius, top + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }

  /// A soft shadow, made of many faint shapes that grow outwards.
  func drawShadow(x: Double, y: Double, radius: Double) {
    let reach = 18 * layout.unit
    let steps = max(6, Int(reach))
    cairo_set_source_rgba(cairo, 0.1, 0.1, 0.2, 0.11 / Double(steps))
    for step in 1...steps {
      let grow = reach * Double(step) / Double(steps) - reach / 3
      traceCell(x: x, y: y + 6 * layout.unit, grow: grow, radius: max(1, radius + grow))
      cairo_fill(cairo)
    }
  }
}
