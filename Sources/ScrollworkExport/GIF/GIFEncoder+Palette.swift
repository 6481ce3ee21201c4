internal import ScrollworkRender

extension GIFEncoder {
  /// Chooses the palette of the film and appends the header.
  mutating func start(_ frame: Bitmap, _ bytes: inout [UInt8]) {
    if !hasStudied { histogram.add(frame) }
    film.replacePalette(by: PaletteBuilder.palette(for: histogram))
    histogram.clear()
    GIFBlocks.appendHeader(
      width: painter.width,
      height: painter.height,
      palette: film.palette,
      loops: loops,
      to: &bytes
    )
  }

  /// Maps what changed; or everything, when another palette takes over.
  ///
  /// A palette stays as long as it is good enough, since a change of palettes draws everything anew
  /// and moves every edge between two colours a little. Where it is not, the frame gets one of its
  /// own, unless the film's is about as good.
  ///
  /// - Returns: Whether another palette has taken over.
  mutating func choose(_ frame: Bitmap, _ rows: Range<Int>, unlike old: Bitmap?) -> Bool {
    let error = error(of: frame, rows, unlike: old)
    if error > max(Self.good, 1.5 * accepted) && replacePalette(frame, rows, old, instead: error) {
      map(frame, 0..<frame.height, unlike: nil)
      return true
    }
    map(frame, rows, unlike: old)
    return false
  }

  /// Chooses another palette, if that is worth it.
  private mutating func replacePalette(
    _ frame: Bitmap,
    _ rows: Range<Int>,
    _ old: Bitmap?,
    instead error: Double
  ) -> Bool {
    histogram.clear()
    histogram.add(frame)
    fresh.replacePalette(by: PaletteBuilder.palette(for: histogram))
    let least = painter.error(of: frame, rows, unlike: old, with: &fresh)
    if usesOwn {
      let filmError = painter.error(of: frame, rows, unlike: old, with: &film)
      if filmError <= max(Self.good, 1.2 * least) {
        (usesOwn, accepted) = (false, filmError)
        return true
      }
    }
    if least > 0.75 * error {
      // No palette does much better here; from now on only worse errors ask for another.
      accepted = error
      return false
    }
    swap(&own, &fresh)
    (usesOwn, accepted) = (true, least)
    return true
  }

  private mutating func error(of frame: Bitmap, _ rows: Range<Int>, unlike old: Bitmap?) -> Double {
    usesOwn
      ? painter.error(of: frame, rows, unlike: old, with: &own)
      : painter.error(of: frame, rows, unlike: old, with: &film)
  }

  private mutating func map(_ frame: Bitmap, _ rows: Range<Int>, unlike old: Bitmap?) {
    if usesOwn {
      painter.map(frame, rows, unlike: old, with: &own)
    } else {
      painter.map(frame, rows, unlike: old, with: &film)
    }
  }

  /// An error that nobody minds, in Oklab's unit: a third of a just noticeable difference.
  private static var good: Double { 0.006 }
}
