internal import CCairo
internal import CPangoFT

extension TextBlock {
  /// How much larger letters are traced than they are set: Cairo keeps places in 256ths of a unit.
  private static let precision = 32.0

  /// The outlines of all letters in the box's points; nil when some letters are pictures.
  var outline: Outline? {
    // Cairo leaves out letters that lie far outside of a surface; this one has no edge.
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
      let cr = cairo_create(surface)
    else { fatalError("There is no memory for a drawing context") }
    defer {
      cairo_destroy(cr)
      cairo_surface_destroy(surface)
    }
    cairo_scale(cr, Self.precision, Self.precision)
    var result = Outline()
    var hasPictures = false
    eachRun { font, glyphs, x, y in
      hasPictures = Self.isPicture(font)
      guard !hasPictures else { return false }
      cairo_move_to(cr, x, y)
      pango_cairo_glyph_string_path(cr, font, glyphs)
      result.append(pathOf: cr)
      cairo_new_path(cr)
      return true
    }
    return hasPictures ? nil : result
  }

  /// The letters of a line.
  func string(ofLine index: Int) -> String {
    let line = lines[index].raw.pointee
    guard let text = pango_layout_get_text(layout) else { return "" }
    let bytes = UnsafeRawBufferPointer(start: text + Int(line.start_index), count: Int(line.length))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Outline {
  /// Appends a context's path, in its own units.
  fileprivate mutating func append(pathOf cr: OpaquePointer) {
    guard let path = cairo_copy_path(cr) else { return }
    defer { cairo_path_destroy(path) }
    var index = 0
    while index < Int(path.pointee.num_data), let data = path.pointee.data {
      let header = data[index].header
      func spot(_ place: Int) -> Spot {
        let point = data[index + place].point
        return Spot(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: spot(1))
      case CAIRO_PATH_LINE_TO: line(to: spot(1))
      case CAIRO_PATH_CURVE_TO: curve(spot(1), spot(2), to: spot(3))
      default: close()
      }
      index += Int(header.length)
    }
  }
}
