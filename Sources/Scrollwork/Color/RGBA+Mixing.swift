extension RGBA {
  /// Where two colours are mixed.
  public enum Space: UInt8, Hashable, Sendable {
    /// In the gamma-encoded numbers, as CSS does for its older colours, and Lottie and
    /// Core Animation for all.
    case sRGB
    /// In Oklab, where equal steps look equal: blue to yellow passes no grey.
    case oklab
  }

  /// Returns the colour at a fraction of the way between two others.
  ///
  ///     RGBA.interpolate(from: .clear, to: .white, at: 0.5)  // white at half opacity
  ///
  /// Colours are mixed premultiplied, so that a transparent end lends no hue of its own.
  ///
  /// - Parameters:
  ///   - start: The colour at 0, returned there bit for bit.
  ///   - end: The colour at 1, returned there bit for bit.
  ///   - fraction: Unitless. Outside 0 … 1 the way goes on straight.
  ///   - space: Where they are mixed.
  /// - Returns: The colour there.
  public static func interpolate(
    from start: RGBA,
    to end: RGBA,
    at fraction: Double,
    in space: Space
  ) -> RGBA {
    if fraction == 0 || start == end { return start }
    if fraction == 1 { return end }
    let p = start.premultiplied(in: space)
    let q = end.premultiplied(in: space)
    return RGBA(
      premultiplied: (
        .interpolate(from: p.0, to: q.0, at: fraction),
        .interpolate(from: p.1, to: q.1, at: fraction),
        .interpolate(from: p.2, to: q.2, at: fraction),
        .interpolate(from: p.3, to: q.3, at: fraction)
      ),
      in: space
    )
  }

  /// Returns four numbers that can be mixed one by one: three coordinates times alpha, and alpha.
  ///
  /// - Parameter space: Whether the coordinates are red, green and blue, or Oklab's L, a and b.
  /// - Returns: What `init(premultiplied:in:)` turns back.
  public func premultiplied(in space: Space) -> (Double, Double, Double, Double) {
    if space == .sRGB { return (red * alpha, green * alpha, blue * alpha, alpha) }
    let lab = oklab
    return (lab.l * alpha, lab.a * alpha, lab.b * alpha, alpha)
  }

  /// Creates a colour from four numbers as `premultiplied(in:)` gives them.
  ///
  /// Where alpha is 0 or less, nothing can be seen and the colour is `clear`.
  ///
  /// - Parameters:
  ///   - numbers: Three coordinates times alpha, and alpha.
  ///   - space: The space of the coordinates.
  public init(premultiplied numbers: (Double, Double, Double, Double), in space: Space) {
    let alpha = numbers.3
    guard alpha > 0 else {
      self = .clear
      return
    }
    let x = numbers.0 / alpha
    let y = numbers.1 / alpha
    let z = numbers.2 / alpha
    if space == .sRGB {
      self.init(red: x, green: y, blue: z, alpha: alpha)
    } else {
      self.init(oklab: (x, y, z), alpha: alpha)
    }
  }
}

extension RGBA: Interpolatable {
  /// Returns the colour at a fraction of the way between two others, mixed premultiplied in sRGB.
  public static func interpolate(from start: RGBA, to end: RGBA, at fraction: Double) -> RGBA {
    interpolate(from: start, to: end, at: fraction, in: .sRGB)
  }
}
