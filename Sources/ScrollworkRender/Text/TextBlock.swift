internal import CCairo
internal import CPangoFT

/// A text set in a box: lines with their places, ready to be drawn.
///
/// It wraps between words, or within one that is wider than the box. Baselines are exactly
/// `style.linePitch` apart whatever fonts a line mixes, and the first lies where CSS puts it: half of
/// what the pitch leaves above the first font's ascent. What is longer than the box is drawn outside
/// of it.
final class TextBlock {
  /// Pango's layout; valid as long as this lives.
  let layout: OpaquePointer
  /// What it is set in.
  let fonts: FontBook
  /// The lines from top to bottom; at least one.
  private(set) var lines: [Line] = []

  /// One line.
  struct Line {
    let raw: UnsafeMutablePointer<PangoLayoutLine>
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
    lines = placedLines(style, width: width, height: height, font)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// How many letters no font has.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// What all lines paint, in the box's points.
  var ink: Box { lines.reduce(into: Box()) { $0.join($1.ink) } }
}
