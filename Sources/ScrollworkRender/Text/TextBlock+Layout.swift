internal import CCairo
internal import CPangoFT

extension TextBlock {
  /// Pango counts in 1024ths.
  static let unit = 1024.0

  /// Pango's whole number for a length, rounded up so that what just fits does fit.
  private static func units(_ length: Double) -> Int32 {
    // Pango's numbers have 31 bits; no screen is a million points wide.
    Int32((min(length, 1_000_000) * unit).rounded(.up))
  }

  /// The font of a style, with what stands in for it; the caller frees it.
  private static func description(of style: TextStyle, in fonts: FontBook) -> OpaquePointer {
    guard let font = pango_font_description_new() else {
      fatalError("There is no memory for a text")
    }
    var families = FontBook.house
    if let family = style.family, fonts.has(family) { families.insert(family, at: 0) }
    pango_font_description_set_family(font, families.joined(separator: ","))
    pango_font_description_set_absolute_size(font, min(style.size, 100_000) * unit)
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight)))
    pango_font_description_set_style(font, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return font
  }

  /// Has Pango set a text.
  func makeLayout(of text: [UInt8]) -> OpaquePointer {
    guard let layout = pango_layout_new(fonts.context) else {
      fatalError("There is no memory for a text")
    }
    let font = Self.description(of: style, in: fonts)
    defer { pango_font_description_free(font) }
    pango_layout_set_font_description(layout, font)
    Self.setAttributes(style, on: layout)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, Self.units(max(0, width - style.tracking)))
    text.withUnsafeBytes { bytes in
      pango_layout_set_text(
        layout,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count)
      )
    }
    return layout
  }

  /// Sets what a font cannot say.
  private static func setAttributes(_ style: TextStyle, on layout: OpaquePointer) {
    let attributes = pango_attr_list_new()
    if style.tracking != 0 {
      let spacing = Int32((style.tracking * unit).rounded(.toNearestOrEven))
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
    }
    // Pango tells fonts the language that it guesses from the environment; the letters must not
    // depend on it.
    pango_attr_list_insert(attributes, pango_attr_font_features_new("locl=0"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The lines of the layout, placed as the style says.
  func placedLines() -> [Line] {
    let font = Self.description(of: style, in: fonts)
    defer { pango_font_description_free(font) }
    var lines: [Line] = []
    let count = Int(pango_layout_get_line_count(layout))
    let pitch = style.linePitch
    let (ascent, descent) = metrics(of: font)
    let top = (height - pitch * Double(count)) * style.verticalAlignment.share
    let start = style.isMirrored ? 1 - style.alignment.share : style.alignment.share
    for index in 0..<count {
      guard let raw = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      var ink = PangoRectangle()
      var logical = PangoRectangle()
      pango_layout_line_get_extents(raw, &ink, &logical)
      // As browsers and UIKit do, the space after the last letter belongs to the line.
      let trail = logical.width > 0 ? style.tracking : 0
      let lineWidth = Double(logical.width) / Self.unit + trail
      var x = (width - lineWidth) * start
      if raw.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue { x += trail }
      let baseline = top + pitch * Double(index) + (pitch - ascent - descent) / 2 + ascent
      lines.append(
        Line(
          raw: raw,
          x: x,
          baseline: baseline,
          width: lineWidth,
          ink: Self.box(ink, x: x, y: baseline)
        )
      )
    }
    return lines
  }

  private static func box(_ rectangle: PangoRectangle, x: Double, y: Double) -> Box {
    let left = x + Double(rectangle.x) / unit
    let top = y + Double(rectangle.y) / unit
    return Box(
      minX: left,
      minY: top,
      maxX: left + Double(rectangle.width) / unit,
      maxY: top + Double(rectangle.height) / unit
    )
  }

  /// The ascent and descent of the first font, in points.
  private func metrics(of description: OpaquePointer) -> (ascent: Double, descent: Double) {
    guard let font = pango_font_map_load_font(fonts.map, fonts.context, description) else {
      return (0, 0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    return (
      Double(pango_font_metrics_get_ascent(metrics)) / Self.unit,
      Double(pango_font_metrics_get_descent(metrics)) / Self.unit
    )
  }
}
