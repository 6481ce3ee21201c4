internal import CCairo
internal import CPangoFT

/// A text set in a box: lines with their places, ready to be drawn.
///
/// It is set when something of it is first asked for.
///
/// It wraps between words, or within one that is wider than the box. Baselines are exactly
/// `style.linePitch` apart whatever fonts a line mixes, and the first lies where CSS puts it: half of
/// what the pitch leaves above the first font's ascent. What is longer than the box is drawn outside
/// of it.
final class TextBlock {
  /// What it is set in.
  let fonts: FontBook
  /// How it is set.
  let style: TextStyle
  /// The box's width in points.
  let width: Double
  /// The box's height in points.
  let height: Double
  /// The lines from top to bottom; at least one.
  private(set) lazy var lines: [Line] = placedLines()
  private let text: [UInt8]
  private var madeLayout: OpaquePointer?

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

  /// A block of `text`, which is UTF-8, in a box of this size in points.
  init(_ text: [UInt8], _ style: TextStyle, width: Double, height: Double, fonts: FontBook) {
    // A zero would end the text early in C.
    self.text = text.contains(0) ? text.filter { $0 != 0 } : text
    self.style = style
    self.width = width
    self.height = height
    self.fonts = fonts
  }

  deinit { if let madeLayout { g_object_unref(UnsafeMutableRawPointer(madeLayout)) } }

  /// Pango's layout; valid as long as this lives.
  var layout: OpaquePointer {
    if let madeLayout { return madeLayout }
    let layout = makeLayout(of: text)
    madeLayout = layout
    return layout
  }

  /// How many letters no font has.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// What all lines paint, in the box's points.
  var ink: Box { lines.reduce(into: Box()) { $0.join($1.ink) } }
}
