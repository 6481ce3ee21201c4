internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

extension LottieMaker {
  /// A subpath in the format's way: vertices, and handles from them.
  static func path(_ contour: Contour, stretch: Double = 1) -> LottieValue {
    func pair(_ x: Double, _ y: Double) -> LottieValue { .numbers([x, y * stretch]) }
    return [
      "c": .flag(contour.isClosed),
      "v": .list(contour.vertices.map { pair($0.spot.x, $0.spot.y) }),
      "i": .list(
        contour.vertices.map { pair($0.arriving.x - $0.spot.x, $0.arriving.y - $0.spot.y) }
      ),
      "o": .list(
        contour.vertices.map { pair($0.leaving.x - $0.spot.x, $0.leaving.y - $0.spot.y) }
      ),
    ]
  }

  /// A rectangle at the origin with round corners.
  static func roundedRectangle(_ size: Size, radius: Double) -> LottieValue {
    path(Contour.rectangle(size, radius: radius))
  }

  /// Where a linear gradient begins and ends in a frame of this size, so that lines of one colour
  /// run as in a unit square stretched to the frame.
  static func ends(_ from: Point, _ to: Point, in size: Size) -> (Point, Point) {
    let start = Point(x: from.x * size.width, y: from.y * size.height)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    guard size.width > 0, size.height > 0, square > 0 else {
      return (start, Point(x: to.x * size.width, y: to.y * size.height))
    }
    // How fast the progress grows to the right and down; the axis leads that way.
    let (gx, gy) = (dx / size.width / square, dy / size.height / square)
    let length = gx * gx + gy * gy
    return (start, Point(x: start.x + gx / length, y: start.y + gy / length))
  }

  /// A fill by a gradient.
  ///
  /// - Parameters:
  ///   - type: 1 along a line, 2 outward.
  ///   - start: Where the first colour is.
  ///   - end: Where the last one is.
  ///   - stops: The colours.
  /// - Returns: A shape item.
  static func gradient(
    _ type: Int,
    _ start: Point,
    _ end: Point,
    _ stops: [GradientStop]
  ) -> LottieValue {
    let stops = ColorStops.spread(stops)
    var numbers: [Double] = []
    for stop in stops {
      numbers += [stop.offset, stop.color.red, stop.color.green, stop.color.blue]
    }
    if stops.contains(where: { $0.color.alpha < 1 }) {
      for stop in stops { numbers += [stop.offset, stop.color.alpha] }
    }
    return [
      "ty": "gf", "t": .whole(type), "s": constant([start.x, start.y]),
      "e": constant([end.x, end.y]), "o": constant([100]), "r": 1,
      "g": ["p": .whole(stops.count), "k": ["a": 0, "k": .list(numbers.map { .fine($0) })]],
    ]
  }

  /// What lies behind every layer.
  mutating func background(_ sheet: inout Sheet, width: Double, height: Double) -> LottieValue {
    sheet.count += 1
    let still: LottieValue = [
      "o": Self.constant([100]), "r": Self.constant([0]), "p": Self.constant([0, 0]),
      "a": Self.constant([0, 0]), "s": Self.constant([100, 100]),
    ]
    let size = program.environment.viewport
    func layer(_ type: Int) -> LottieValue {
      [
        "ddd": 0, "ty": .whole(type), "ind": .whole(sheet.count), "nm": "background", "sr": 1,
        "ks": still, "ao": 0, "ip": 0, "op": .whole(reel.frames), "st": 0, "bm": 0,
      ]
    }
    let box: LottieValue = [
      "ty": "rc", "d": 1, "p": Self.constant([size.width / 2, size.height / 2]),
      "s": Self.constant([size.width, size.height]), "r": Self.constant([0]),
    ]
    let paint: LottieValue
    switch program.background {
    case .color(let color) where color.alpha >= 1:
      return layer(1)
        .with("sw", .number(width)).with("sh", .number(height)).with("sc", .text(Self.hex(color)))
    case .color(let color):
      let (red, green, blue) = (color.red, color.green, color.blue)
      paint = [
        "ty": "fl", "c": ["a": 0, "k": .list([red, green, blue, 1].map { .fine($0) })],
        "o": Self.constant([color.alpha * 100]), "r": 1,
      ]
    case .linear(let from, let to, let stops):
      let (start, end) = Self.ends(from, to, in: size)
      paint = Self.gradient(1, start, end, stops)
    case .radial(let center, let radius, let stops):
      let start = Point(x: center.x * size.width, y: center.y * size.width)
      let end = Point(x: start.x + radius * size.width, y: start.y)
      let square: LottieValue = [
        "ty": "rc", "d": 1, "p": Self.constant([size.width / 2, size.width / 2]),
        "s": Self.constant([size.width, size.width]), "r": Self.constant([0]),
      ]
      let group = Self.group(
        "fill",
        [square, Self.gradient(2, start, end, stops)],
        scaleY: size.height / size.width
      )
      return layer(4).with("shapes", [group])
    }
    return layer(4).with("shapes", [Self.group("fill", [box, paint])])
  }

  /// A colour as the web writes it, without its alpha.
  static func hex(_ color: RGBA) -> String {
    func pair(_ value: Double) -> String {
      let byte = Int(saturating: min(1, max(0, value)) * 255)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + pair(color.red) + pair(color.green) + pair(color.blue)
  }
}
