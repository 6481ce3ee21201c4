internal import ScrollworkRender

extension GIFEncoder {
  /// Chooses the palette of the film and appends the header.
  mutating func start(_ frame: Bitmap, _ bytes: inout [UInt8]) -> ColourMap {
    if !hasStudied { studied.add(frame) }
    let palette = PaletteBuilder.palette(for: studied)
    expectedError = studied.error(with: palette)
    studied = ColourHistogram()
    global = palette
    GIFBlocks.appendHeader(
      width: film.width,
      height: film.height,
      palette: palette,
      loops: loops,
      to: &bytes
    )
    return ColourMap(palette, dithers: dithers)
  }

  /// Maps the part that changed; or everything, to a new palette, if the old one is too far off.
  ///
  /// - Returns: Whether there is a new palette.
  mutating func choose(
    _ frame: Bitmap,
    isFirst: Bool,
    _ part: PixelRect,
    _ map: inout ColourMap
  ) -> Bool {
    let old = isFirst || !film.isOpaque ? nil : previous
    let place = film.isOpaque ? part : frame.bounds
    painter.map(frame, place, unlike: old, with: &map)
    let error = painter.error
    if error <= max(Self.tolerance, 1.6 * expectedError) { return false }
    var histogram = ColourHistogram()
    histogram.add(frame)
    let palette = PaletteBuilder.palette(for: histogram)
    var other = ColourMap(palette, dithers: dithers)
    painter.map(frame, place, unlike: old, with: &other)
    if painter.error > 0.75 * error {
      // No palette does much better here; from now on only worse errors ask for another.
      expectedError = error
      painter.map(frame, place, unlike: old, with: &map)
      return false
    }
    expectedError = max(histogram.error(with: palette), painter.error)
    map = other
    painter.map(frame, frame.bounds, unlike: nil, with: &map)
    return true
  }

  /// An error that nobody minds, in Oklab's unit.
  private static var tolerance: Double { 0.015 }
}
