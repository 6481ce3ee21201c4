public import Scrollwork

extension RGBA: ExpressibleByStringLiteral {
  /// Creates a colour from its spelling in documents, such as `"#ff8d6b"` or `"#ffffff99"`.
  ///
  /// - Precondition: The literal is `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  public init(stringLiteral value: String) {
    guard let color = RGBA(css: Array(value.utf8)) else {
      preconditionFailure("A colour must be spelled #rgb, #rgba, #rrggbb or #rrggbbaa")
    }
    self = color
  }

  /// The nearest colour that a document can spell: of whole bytes.
  var inBytes: RGBA {
    let bytes = bytes
    return RGBA(bytes: bytes.red, bytes.green, bytes.blue, bytes.alpha)
  }
}

extension Fill: ExpressibleByStringLiteral {
  /// Creates a fill of one colour from the colour's spelling.
  ///
  /// - Precondition: The literal is `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  public init(stringLiteral value: String) { self = .color(RGBA(stringLiteral: value)) }

  /// Returns colours along a line.
  ///
  ///     .linearGradient([(0, "#fff1df"), (1, "#ff9d83")])
  ///
  /// - Parameters:
  ///   - stops: Offsets, 0 … 1 and rising, with their colours; at least two.
  ///   - start: Where offset 0 lies, in the unit square of the frame.
  ///   - end: Where offset 1 lies, in the unit square of the frame.
  /// - Returns: The fill.
  public static func linearGradient(
    _ stops: [(Double, RGBA)],
    from start: Point = Point(x: 0, y: 0),
    to end: Point = Point(x: 0, y: 1)
  ) -> Fill {
    .linear(from: start, to: end, stops: list(stops))
  }

  /// Returns colours outward from a point.
  ///
  /// - Parameters:
  ///   - stops: Offsets, 0 … 1 and rising, with their colours; at least two.
  ///   - center: The point, in the unit square of the frame.
  ///   - radius: Where offset 1 lies, in sides of the frame; above 0.
  /// - Returns: The fill.
  public static func radialGradient(
    _ stops: [(Double, RGBA)],
    center: Point = Point(x: 0.5, y: 0.5),
    radius: Double = 0.5
  ) -> Fill {
    .radial(center: center, radius: radius, stops: list(stops))
  }

  private static func list(_ stops: [(Double, RGBA)]) -> [GradientStop] {
    precondition(stops.count >= 2, "A gradient must have at least two stops")
    var list: [GradientStop] = []
    for (offset, color) in stops {
      precondition(
        offset >= (list.last?.offset ?? 0) && offset <= 1,
        "The offsets of a gradient must rise from 0 to 1"
      )
      list.append(GradientStop(offset, color.inBytes))
    }
    return list
  }

  /// The nearest fill that a document can spell: its colours are of whole bytes.
  var inBytes: Fill {
    switch self {
    case .color(let color): .color(color.inBytes)
    case .linear(let from, let to, let stops):
      .linear(from: from, to: to, stops: stops.map { GradientStop($0.offset, $0.color.inBytes) })
    case .radial(let center, let radius, let stops):
      .radial(
        center: center,
        radius: radius,
        stops: stops.map { GradientStop($0.offset, $0.color.inBytes) }
      )
    }
  }
}

extension Stroke {
  /// Creates a line along an outline.
  ///
  /// - Parameters:
  ///   - color: The colour, rounded to whole bytes.
  ///   - width: The width in points, at least 0.
  ///   - cap: How an open end looks.
  ///   - join: How a corner looks.
  ///   - trimStart: Where along the outline it begins, 0 … 1.
  ///   - trimEnd: Where along the outline it ends, 0 … 1.
  public init(
    _ color: RGBA,
    width: Expression = 1,
    cap: Cap = .butt,
    join: Join = .miter,
    trimStart: Expression = 0,
    trimEnd: Expression = 1
  ) {
    self.init(color: color.inBytes)
    self.width = width
    self.cap = cap
    self.join = join
    self.trimStart = trimStart
    self.trimEnd = trimEnd
  }
}
