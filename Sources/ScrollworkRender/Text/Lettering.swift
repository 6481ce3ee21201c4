internal import CCairo

/// Writes single lines in the house's fonts on a bitmap, as the texts of scenes are written.
///
///     let lettering = try Lettering()
///     lettering.write("Wave", on: bitmap, x: 56, baseline: 80, size: 26, weight: 700, grey: 0.1)
package final class Lettering {
  private let fonts: FontBook

  /// Loads the fonts.
  ///
  /// - Throws: Fonts that are not installed.
  package init() throws(RenderProblems) { fonts = FontBook(try FontFiles()) }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - text: What is written; line breaks in it are spaces.
  ///   - bitmap: Where to.
  ///   - x: The left end, in pixels.
  ///   - baseline: Where the letters stand, in pixels from the top.
  ///   - size: The size of the letters, in pixels.
  ///   - weight: 100 … 900.
  ///   - grey: From 0, black, to 1.
  /// - Returns: How far the line reaches to the right of `x`, in pixels.
  @discardableResult
  package func write(
    _ text: String,
    on bitmap: Bitmap,
    x: Double,
    baseline: Double,
    size: Double,
    weight: Int = 400,
    grey: Double
  ) -> Double {
    let block = TextBlock(
      Array(text.split(whereSeparator: \.isNewline).joined(separator: " ").utf8),
      TextStyle(size: size, weight: weight),
      width: 1_000_000,
      height: 0,
      fonts: fonts
    )
    let line = block.lines[0]
    Surface(over: bitmap).draw { canvas in
      cairo_translate(canvas.cr, x - line.x, baseline - line.baseline)
      block.draw(on: canvas, red: grey, green: grey, blue: grey * 1.04, alpha: 1)
    }
    return line.width
  }
}
