internal import ScrollworkRender

extension GIFEncoder {
  /// Chooses the palette of the film and appends the header.
  mutating func start(_ frame: Bitmap, _ bytes: inout [UInt8]) -> ColourMap {
    if !hasStudied { studied.add(frame) }
    let palette = PaletteBuilder.palette(for: studied)
    expectedError = studied.error(with: palette)
    studied = ColourHistogram()
    GIFBlocks.appendHeader(
      width: film.width,
      height: film.height,
      palette: palette,
      loops: loops,
      to: &bytes
    )
    return ColourMap(palette, dithers: dithers)
  }

  /// Maps the part that changed; or everything, when another palette takes over.
  ///
  /// The film's palette is used wherever it is good enough, since a change of palettes draws
  /// everything anew and moves every edge between two colours a little. A frame that it does not
  /// suit gets one of its own, which stays until it does not suit either or the film's does again.
  ///
  /// - Returns: Whether another palette has taken over.
  mutating func choose(
    _ frame: Bitmap,
    _ part: PixelRect,
    unlike old: Bitmap?,
    _ global: inout ColourMap
  ) -> Bool {
    painter.map(frame, part, unlike: old, with: &global)
    if var own = self.own.take() {
      if painter.error <= Self.good {
        painter.map(frame, frame.bounds, unlike: nil, with: &global)
        return true
      }
      painter.map(frame, part, unlike: old, with: &own)
      self.own = own
    }
    let error = painter.error
    let expected = own == nil ? expectedError : expectedOwnError
    if error <= max(Self.bearable, 2 * expected) { return false }
    return chooseOwn(frame, part, unlike: old, instead: error, &global)
  }

  /// Chooses a palette for this frame, if that is worth it.
  private mutating func chooseOwn(
    _ frame: Bitmap,
    _ part: PixelRect,
    unlike old: Bitmap?,
    instead error: Double,
    _ global: inout ColourMap
  ) -> Bool {
    var histogram = ColourHistogram()
    histogram.add(frame)
    let palette = PaletteBuilder.palette(for: histogram)
    var map = ColourMap(palette, dithers: dithers)
    painter.map(frame, part, unlike: old, with: &map)
    if painter.error <= 0.6 * error {
      expectedOwnError = max(histogram.error(with: palette), painter.error)
      painter.map(frame, frame.bounds, unlike: nil, with: &map)
      own = map
      return true
    }
    // No palette does much better here; from now on only worse errors ask for another.
    if var own = self.own.take() {
      expectedOwnError = error
      painter.map(frame, part, unlike: old, with: &own)
      self.own = own
    } else {
      expectedError = error
      painter.map(frame, part, unlike: old, with: &global)
    }
    return false
  }

  /// An error that nobody minds, in Oklab's unit: one just noticeable difference.
  private static var good: Double { 0.02 }
  /// An error up to which steadiness is worth more than exactness.
  private static var bearable: Double { 0.028 }
}
