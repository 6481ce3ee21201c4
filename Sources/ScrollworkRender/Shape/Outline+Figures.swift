extension Outline {
  /// The handle of a quarter circle of radius 1 drawn as one cubic: off by 0.00027 at most.
  ///
  /// Source: 4 ÷ 3 × (√2 − 1).
  private static let handle = 0.552_284_749_830_793_4

  /// A rectangle at the origin, drawn clockwise from the end of its upper left corner as SVG's is.
  ///
  /// - Parameters:
  ///   - width: At least 0.
  ///   - height: At least 0.
  ///   - radius: Of the corners; no more than half of the shorter side counts, as in SVG and CSS.
  /// - Returns: One closed subpath.
  static func rectangle(width: Double, height: Double, radius: Double = 0) -> Outline {
    var outline = Outline()
    let r = max(0, min(radius, width / 2, height / 2))
    let k = r * (1 - handle)
    outline.move(to: Spot(x: r, y: 0))
    outline.line(to: Spot(x: width - r, y: 0))
    if r > 0 {
      outline.curve(
        Spot(x: width - k, y: 0),
        Spot(x: width, y: k),
        to: Spot(x: width, y: r)
      )
    }
    outline.line(to: Spot(x: width, y: height - r))
    if r > 0 {
      outline.curve(
        Spot(x: width, y: height - k),
        Spot(x: width - k, y: height),
        to: Spot(x: width - r, y: height)
      )
    }
    outline.line(to: Spot(x: r, y: height))
    if r > 0 {
      outline.curve(Spot(x: k, y: height), Spot(x: 0, y: height - k), to: Spot(x: 0, y: height - r))
      outline.line(to: Spot(x: 0, y: r))
      outline.curve(Spot(x: 0, y: k), Spot(x: k, y: 0), to: Spot(x: r, y: 0))
    }
    outline.close()
    return outline
  }

  /// The ellipse that touches the sides of a box at the origin, drawn clockwise from its rightmost
  /// point as SVG's is.
  static func ellipse(width: Double, height: Double) -> Outline {
    let rx = width / 2
    let ry = height / 2
    let kx = rx * handle
    let ky = ry * handle
    var outline = Outline()
    outline.move(to: Spot(x: width, y: ry))
    outline.curve(
      Spot(x: width, y: ry + ky),
      Spot(x: rx + kx, y: height),
      to: Spot(x: rx, y: height)
    )
    outline.curve(Spot(x: rx - kx, y: height), Spot(x: 0, y: ry + ky), to: Spot(x: 0, y: ry))
    outline.curve(Spot(x: 0, y: ry - ky), Spot(x: rx - kx, y: 0), to: Spot(x: rx, y: 0))
    outline.curve(Spot(x: rx + kx, y: 0), Spot(x: width, y: ry - ky), to: Spot(x: width, y: ry))
    outline.close()
    return outline
  }
}
