internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

extension LottieMaker {
  /// Writes a filled and stroked outline.
  mutating func addShape(
    _ shape: Node.Shape,
    _ seen: Actor,
    _ moves: Actor?,
    to sheet: inout Sheet,
    _ place: Place
  ) {
    var items: [LottieValue] = []
    if let stroke = shape.stroke { items.append(line(stroke, shape, seen, place)) }
    if let fill = shape.fill { items.append(inside(fill, shape, seen, place)) }
    guard !items.isEmpty else { return }
    sheet.count += 1
    let layer = layer(
      seen,
      type: 4,
      number: sheet.count,
      place,
      isStill: moves == nil
    )
    sheet.layers.append(layer.with("shapes", .list(items)))
  }

  /// A group of shape items; the last is its transform.
  static func group(
    _ name: String,
    _ items: [LottieValue],
    scaleY: Double = 1
  ) -> LottieValue {
    let transform: LottieValue = [
      "ty": "tr", "p": constant([0, 0]), "a": constant([0, 0]),
      "s": constant([100, scaleY * 100]), "r": constant([0]), "o": constant([100]),
    ]
    return ["ty": "gr", "nm": .text(name), "it": .list(items + [transform])]
  }

  // MARK: Outlines

  /// A shape's outline as items; they move where its size does.
  ///
  /// `stretch` is what downward lengths are multiplied by.
  mutating func outline(
    _ shape: Node.Shape,
    _ seen: Actor,
    _ place: Place,
    stretch: Double = 1,
    asPath: Bool = false
  ) -> [LottieValue] {
    let size = program.nodes[seen.node].size
    let movesSize = seen.hasPaint && !(seen.rests(.width) && seen.rests(.height))
    let movesRadius = seen.hasPaint && !seen.rests(.radius)
    let isRounded = shape.radius > 0 && stretch != 1
    switch shape.outline {
    case .rectangle where !asPath && !isRounded || movesSize || movesRadius:
      let (center, extent) = box(seen, place, size, stretch)
      let radius =
        movesRadius
        ? paint([.radius], seen, place, [options.tolerance.points], "radius", .points)
        : Self.constant([shape.radius])
      return [["ty": "rc", "d": 1, "p": center, "s": extent, "r": radius]]
    case .ellipse where !asPath || movesSize:
      let (center, extent) = box(seen, place, size, stretch)
      return [["ty": "el", "d": 1, "p": center, "s": extent]]
    default: return paths(of: seen, stretch: stretch)
    }
  }

  /// The centre and the size of a shape's box.
  private mutating func box(
    _ seen: Actor,
    _ place: Place,
    _ size: Size,
    _ stretch: Double
  ) -> (center: LottieValue, extent: LottieValue) {
    guard seen.hasPaint, !(seen.rests(.width) && seen.rests(.height)) else {
      return (
        Self.constant([size.width / 2, size.height / 2 * stretch]),
        Self.constant([size.width, size.height * stretch])
      )
    }
    let points = options.tolerance.points
    func track(_ factor: Double) -> Track {
      Track(actor: seen, window: place.window, channels: [.width, .height]) { value, index in
        value * factor * (index == 1 ? stretch : 1)
      }
    }
    return (
      property(track(0.5), [points / 2, points / 2], "centre", .points),
      property(track(1), [points, points], "size", .points)
    )
  }

  /// The subpaths of a layer at rest.
  private mutating func paths(of seen: Actor, stretch: Double = 1) -> [LottieValue] {
    let key = PictureKey(node: seen.node, item: seen.item, isShadow: false)
    if stretch == 1, let known = outlines[key] { return known }
    let contours = art.contours(ofNode: seen.node, item: seen.item) ?? []
    let paths = contours.map { contour -> LottieValue in
      ["ty": "sh", "ks": ["a": 0, "k": Self.path(contour, stretch: stretch)]]
    }
    if stretch == 1 { outlines[key] = paths }
    return paths
  }

  /// The outlines of a text; nil when its letters have none.
  mutating func letters(of seen: Actor) -> [LottieValue]? {
    guard art.contours(ofNode: seen.node, item: seen.item) != nil else { return nil }
    return paths(of: seen)
  }

  // MARK: Paint

  private mutating func inside(
    _ fill: Fill,
    _ shape: Node.Shape,
    _ seen: Actor,
    _ place: Place
  ) -> LottieValue {
    let size = program.nodes[seen.node].size
    switch fill {
    case .color(let color):
      let outline = outline(shape, seen, place)
      return Self.group("fill", outline + [solid(color, seen, place)])
    case .linear(let from, let to, let stops):
      noteStretch(seen)
      let outline = outline(shape, seen, place)
      let (start, end) = Self.ends(from, to, in: size)
      return Self.group("fill", outline + [Self.gradient(1, start, end, stops.plain)])
    case .radial(let center, let radius, let stops):
      // A circle as wide as the frame, squeezed with its outline to the frame's height.
      noteStretch(seen)
      let isFlat = size.height <= 0 || size.width <= 0
      let stretch = isFlat ? 1 : size.width / size.height
      let outline = outline(shape, seen, place, stretch: stretch)
      let start = Point(x: center.x * size.width, y: center.y * size.width)
      let end = Point(x: start.x + radius * size.width, y: start.y)
      let items = outline + [Self.gradient(2, start, end, stops.plain)]
      return Self.group("fill", items, scaleY: 1 / stretch)
    }
  }

  /// A gradient keeps to the size at rest.
  private mutating func noteStretch(_ seen: Actor) {
    guard seen.hasPaint, !(seen.rests(.width) && seen.rests(.height)) else { return }
    report.note(
      .lost,
      "stretching of a gradient",
      at: pointer(seen),
      because: "it keeps to the shape's size at rest while the size moves"
    )
  }
}
