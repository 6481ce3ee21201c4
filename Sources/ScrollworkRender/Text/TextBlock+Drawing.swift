internal import CCairo
internal import CPangoFT

extension TextBlock {
  /// Draws the lines in the box's points.
  ///
  /// Letters are filled outlines, so that they stand between pixels wherever they belong; letters
  /// that are pictures keep their own colours.
  func draw(on canvas: Canvas, red: Double, green: Double, blue: Double, alpha: Double) {
    let cr = canvas.cr
    cairo_set_source_rgba(cr, red, green, blue, alpha)
    eachRun { font, glyphs, x, y in
      cairo_move_to(cr, x, y)
      if Self.isPicture(font) {
        Self.drawPictures(font, glyphs, on: canvas, alpha)
      } else {
        pango_cairo_glyph_string_path(cr, font, glyphs)
        cairo_fill(cr)
      }
      return true
    }
    cairo_new_path(cr)
  }

  /// Calls `body` with each run of letters of one font, and where it begins, until that says to stop.
  func eachRun(
    _ body: (
      _ font: UnsafeMutablePointer<PangoFont>,
      _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
      _ x: Double,
      _ y: Double
    ) -> Bool
  ) {
    for line in lines {
      var x = line.x
      var link = line.raw.pointee.runs
      while let node = link {
        let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        link = node.pointee.next
        guard let glyphs = run.pointee.glyphs, let font = run.pointee.item.pointee.analysis.font
        else { continue }
        let y = line.baseline - Double(run.pointee.y_offset) / Self.unit
        guard body(font, glyphs, x, y) else { return }
        x += Double(pango_glyph_string_get_width(glyphs)) / Self.unit
      }
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

  /// Whether a font's letters are pictures.
  static func isPicture(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    )
    var isColor = FcBool(0)
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColor) == FcResultMatch && isColor != 0
  }
}
