internal import CCairo
internal import CPangoFT

/// A text set in a box: lines with their places, ready to be drawn.
///
/// It wraps between words, or within one that is wider than the box. Baselines are exactly
/// `style.linePitch` apart whatever fonts a line mixes, and the first lies where CSS puts it: half of
/// what the pitch leaves above the first font's ascent. What is longer than the box is drawn outside
/// of it.
final class TextBlock {
  private let layout: OpaquePointer
  private let fonts: FontBook
  /// The lines from top to bottom; at least one.
  private(set) var lines: [Line] = []

  /// One line.
  struct Line {
    fileprivate let raw: UnsafeMutablePointer<PangoLayoutLine>
    /// Where its left end lies in the box, in points.
    let x: Double
    /// Where its baseline lies in the box, in points.
    let baseline: Double
    /// How wide it is, in points, tracking after the last letter included.
    let width: Double
    /// What it paints, in the box's points.
    let ink: Box
  }

  /// Sets `text`, which is UTF-8, in a box of this size in points.
  init(_ text: [UInt8], _ style: TextStyle, width: Double, height: Double, fonts: FontBook) {
    guard let layout = pango_layout_new(fonts.context) else {
      fatalError("There is no memory for a text")
    }
    self.layout = layout
    self.fonts = fonts
    let font = Self.description(of: style, in: fonts)
    defer { pango_font_description_free(font) }
    pango_layout_set_font_description(layout, font)
    Self.setAttributes(style, on: layout)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, Self.units(max(0, width - style.tracking)))
    // A zero would end the text early in C.
    let clean = text.contains(0) ? text.filter { $0 != 0 } : text
    clean.withUnsafeBytes { bytes in
      pango_layout_set_text(
        layout,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count)
      )
    }
    place(style, width: width, height: height, font)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// How many letters no font has.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// What all lines paint, in the box's points.
  var ink: Box { lines.reduce(into: Box()) { $0.join($1.ink) } }

  /// Draws the lines in the box's points.
  ///
  /// Letters are filled outlines, so that they stand between pixels wherever they belong; letters
  /// that are pictures keep their own colours.
  func draw(on canvas: Canvas, red: Double, green: Double, blue: Double, alpha: Double) {
    let cr = canvas.cr
    cairo_set_source_rgba(cr, red, green, blue, alpha)
    for line in lines {
      var x = line.x
      var link = line.raw.pointee.runs
      while let node = link {
        let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        link = node.pointee.next
        guard let glyphs = run.pointee.glyphs, let font = run.pointee.item.pointee.analysis.font
        else { continue }
        cairo_move_to(cr, x, line.baseline - Double(run.pointee.y_offset) / Self.unit)
        if Self.isPicture(font) {
          Self.drawPictures(font, glyphs, on: canvas, alpha)
        } else {
          pango_cairo_glyph_string_path(cr, font, glyphs)
          cairo_fill(cr)
        }
        x += Double(pango_glyph_string_get_width(glyphs)) / Self.unit
      }
    }
    cairo_new_path(cr)
  }

  /// Whether any letter is a picture, which takes no colour from outside.
  var hasPictures: Bool {
    lines.contains { line in
      var link = line.raw.pointee.runs
      while let node = link {
        let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        if let font = run.pointee.item.pointee.analysis.font, Self.isPicture(font) { return true }
        link = node.pointee.next
      }
      return false
    }
  }

  /// Draws coloured glyphs, as opaque as the text that they are part of.
  private static func drawPictures(
    _ font: UnsafeMutablePointer<PangoFont>,
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    on canvas: Canvas,
    _ alpha: Double
  ) {
    let cr = canvas.cr
    guard alpha < 1 else { return pango_cairo_show_glyph_string(cr, font, glyphs) }
    guard alpha > 0 else { return }
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(cr, &x, &y)
    cairo_push_group(cr)
    cairo_move_to(cr, x, y)
    pango_cairo_show_glyph_string(cr, font, glyphs)
    canvas.saved {
      cairo_pop_group_to_source(cr)
      cairo_paint_with_alpha(cr, alpha)
    }
  }

  private static func isPicture(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    )
    var isColor = FcBool(0)
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColor) == FcResultMatch && isColor != 0
  }
}

extension TextBlock {
  /// Pango counts in 1024ths.
  fileprivate static let unit = 1024.0

  /// Pango's whole number for a length, rounded up so that what just fits does fit.
  fileprivate static func units(_ length: Double) -> Int32 {
    // Pango's numbers have 31 bits; no screen is a million points wide.
    Int32((min(length, 1_000_000) * unit).rounded(.up))
  }

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

  private func place(_ style: TextStyle, width: Double, height: Double, _ font: OpaquePointer) {
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
