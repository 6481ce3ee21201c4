internal import ScrollworkRender

extension GIFEncoder {
  /// Chooses the palette of the film and appends the header.
  mutating func start(_ frame: Bitmap, _ bytes: inout [UInt8]) {
    if !hasStudied { histogram.add(frame, changes) }
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

  /// Chooses the palette for what changed.
  ///
  /// The film's palette serves wherever it is good enough; elsewhere some frames get one of their own,
  /// made for what changed in the first of them, which serves as long as it is good enough.
  mutating func choose(_ frame: Bitmap) {
    let filmError = painter.error(of: frame, changes, with: &film)
    var error = filmError
    if usesOwn {
      if filmError <= Self.good { return useFilm(filmError) }
      error = painter.error(of: frame, changes, with: &own)
    }
    if error <= max(Self.good, 1.2 * accepted) { return }
    histogram.clear()
    histogram.add(frame, changes)
    fresh.replacePalette(by: PaletteBuilder.palette(for: histogram))
    let least = painter.error(of: frame, changes, with: &fresh)
    if usesOwn && filmError <= 1.2 * least { return useFilm(filmError) }
    if least > 0.75 * error {
      // No palette does much better here; from now on only worse errors ask for another.
      accepted = error
      return
    }
    swap(&own, &fresh)
    (usesOwn, accepted) = (true, least)
    painter.forget()
  }

  private mutating func useFilm(_ error: Double) {
    (usesOwn, accepted) = (false, error)
    painter.forget()
  }

  /// Maps what changed with the palette in use.
  mutating func map(_ frame: Bitmap) {
    if usesOwn {
      painter.map(frame, changes, with: &own)
    } else {
      painter.map(frame, changes, with: &film)
    }
  }

  /// An error that nobody minds, in Oklab's unit: a fifth of a just noticeable difference.
  private static var good: Double { 0.004 }
}
