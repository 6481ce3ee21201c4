internal import Scrollwork
internal import ScrollworkScene

/// Colours, fills and shadows as CSS has them.
enum CSSPaint {
  /// A colour in the old notation, whose mixtures browsers premultiply in sRGB.
  static func color(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue].map {
      CSSText.number(min(max($0, 0), 1) * 255, digits: 3)
    }
    return color.alpha >= 1
      ? "rgb(\(parts.joined(separator: ",")))"
      : "rgba(\(parts.joined(separator: ",")),\(CSSText.number(color.alpha, digits: 4)))"
  }

  /// A fill as the background of a box.
  static func background(_ fill: Fill?, _ size: Size) -> String {
    switch fill {
    case nil: return "none"
    case .color(let color): return Self.color(color)
    case .radial(let center, let radius, let stops):
      let reach = CSSText.percent(radius)
      let place = "\(CSSText.percent(center.x)) \(CSSText.percent(center.y))"
      return "radial-gradient(\(reach) \(reach) at \(place),\(list(stops) { $0 }))"
    case .linear(let from, let to, let stops):
      // The line lies in the unit square and is stretched with it; CSS knows lines by their angle.
      let x = (to.x - from.x) * size.height
      let y = (to.y - from.y) * size.width
      let across = abs(size.width * x) + abs(size.height * y)
      let length = across > 0 ? across : 1
      func place(_ u: Double, _ v: Double) -> Double {
        ((u - 0.5) * size.width * x + (v - 0.5) * size.height * y) / length + 0.5
      }
      let start = place(from.x, from.y)
      let reach = place(to.x, to.y) - start
      let angle = 90 + direction(x, y)
      return "linear-gradient(\(CSSText.number(angle, digits: 4))deg,"
        + "\(list(stops) { start + reach * $0 }))"
    }
  }

  private static func list(_ stops: [GradientStop], _ place: (Double) -> Double) -> String {
    stops.map { "\(color($0.color)) \(CSSText.percent(place($0.offset)))" }.joined(separator: ",")
  }

  /// The angle of a direction in degrees, clockwise from the right.
  private static func direction(_ x: Double, _ y: Double) -> Double {
    if y == 0 { return x < 0 ? 180 : 0 }
    if x == 0 { return y < 0 ? -90 : 90 }
    // Found by halving: no library is asked, so that every machine writes the same bytes.
    var (low, high) = (-180.0, 180.0)
    if y > 0 { low = 0 } else { high = 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let (sin, cos) = Numerics.sinCos(middle * .pi / 180)
      if cos * y - sin * x > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A fill as the definition and the value of an SVG paint.
  static func svg(_ fill: Fill?, _ size: Size, name: String) -> (definition: String, value: String)
  {
    func stops(_ list: [GradientStop]) -> String {
      list.plain.map {
        let offset = CSSText.number($0.offset)
        return "<stop offset=\"\(offset)\" stop-color=\"\(color($0.color))\"/>"
      }.joined()
    }
    let unit =
      "gradientUnits=\"userSpaceOnUse\" gradientTransform=\"scale("
      + "\(CSSText.number(size.width)) \(CSSText.number(size.height)))\""
    switch fill {
    case nil: return ("", "none")
    case .color(let color): return ("", Self.color(color))
    case .linear(let from, let to, let list):
      let line = zip(["x1", "y1", "x2", "y2"], [from.x, from.y, to.x, to.y])
        .map { "\($0)=\"\(CSSText.number($1))\"" }.joined(separator: " ")
      return (
        "<linearGradient id=\"\(name)\" \(unit) \(line)>\(stops(list))</linearGradient>",
        "url(#\(name))"
      )
    case .radial(let center, let radius, let list):
      let line = zip(["cx", "cy", "r"], [center.x, center.y, radius])
        .map { "\($0)=\"\(CSSText.number($1))\"" }.joined(separator: " ")
      return (
        "<radialGradient id=\"\(name)\" \(unit) \(line)>\(stops(list))</radialGradient>",
        "url(#\(name))"
      )
    }
  }

  /// A shadow: a box's is blurred by twice the standard deviation, a filter's by that itself.
  static func shadow(_ shadow: Shadow, isBox: Bool) -> String {
    let parts = [shadow.offset.x, shadow.offset.y, isBox ? shadow.blur : shadow.blur / 2]
      .map(CSSText.px).joined(separator: " ")
    let text = "\(parts) \(color(shadow.color))"
    return isBox ? "box-shadow:\(text)" : "filter:drop-shadow(\(text))"
  }
}
