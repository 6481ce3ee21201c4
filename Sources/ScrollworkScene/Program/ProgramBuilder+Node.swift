internal import Scrollwork

extension ProgramBuilder {
  /// Appends the node of a layer with its resting numbers, and returns its index.
  mutating func append(
    _ layer: Layer,
    size: Size,
    corner: Point,
    to program: inout Program,
    in place: Place
  ) -> Int {
    var rest = Rest(numbers: [0, 0, 1, 1, 0, 1, 0])
    for base in layer.base { setBase(base, size, program.sign, &rest.numbers) }
    let content = content(of: layer, size, program, &rest.paint)
    let isPinned = place.isTop && (layer.isPinned || program.scroll == nil)
    let anchor = Point(
      x: program.isMirrored ? 1 - layer.anchor.x : layer.anchor.x,
      y: layer.anchor.y
    )
    var node = Node(
      details: Node.Details(content, of: layer),
      parent: place.parent,
      deck: place.deck,
      size: size,
      isMirrored: program.isMirrored,
      origin: corner,
      anchor: anchor,
      transform: layer.transform,
      end: 0,
      scrolls: place.isTop && !isPinned,
      pages: layer.pages,
      outset: outset(of: layer, size, rest.paint)
    )
    node.corner = Point(x: place.corner.x + corner.x, y: place.corner.y + corner.y)
    node.ridesContent = place.isTop ? !isPinned : place.scrolls
    node.shownPages = layer.pages ?? place.pages
    program.nodes.append(node)
    rests.append(rest)
    return program.nodes.count - 1
  }

  private func setBase(
    _ base: Layer.BaseValue,
    _ size: Size,
    _ sign: Double,
    _ numbers: inout [Double]
  ) {
    let property = base.property
    let whole = property == .y ? size.height : size.width
    let value = base.value.value(property.dimension, scope.of(whole)) ?? 0
    switch property {
    case .x: numbers[Channel.x] = value * sign
    case .rotation: numbers[Channel.rotation] = value * sign
    case .scale:
      numbers[Channel.scaleX] *= value
      numbers[Channel.scaleY] *= value
    case .scaleX, .scaleY: numbers[Channel.first(of: property)] *= value
    default: numbers[Channel.first(of: property)] = value
    }
  }

  private func content(
    of layer: Layer,
    _ size: Size,
    _ program: Program,
    _ paint: inout RestingPaint
  ) -> Node.Content {
    let shorter = size.width < size.height ? size.width : size.height
    switch layer.content {
    case .group(let group):
      return .group(
        clips: group.clips,
        radius: group.radius.value(.length, scope.of(shorter)) ?? 0
      )
    case .image(let image): return .image(image)
    case .text(let text):
      paint.color = text.color
      return .text(text)
    case .deck: return .deck(program.decks.count)
    case .shape(let shape):
      paint.radius = shape.radius.value(.length, scope.of(shorter)) ?? 0
      if case .color(let color) = shape.fill { paint.fill = color }
      if let stroke = shape.stroke {
        paint.strokeColor = stroke.color
        paint.strokeWidth = stroke.width.value(.length, scope) ?? 1
        paint.trimStart = stroke.trimStart.value(.number, scope) ?? 0
        paint.trimEnd = stroke.trimEnd.value(.number, scope) ?? 1
      }
      return .shape(
        Node.Shape(
          outline: shape.outline,
          fill: shape.fill,
          stroke: shape.stroke,
          radius: paint.radius,
          strokeWidth: paint.strokeWidth,
          trimStart: paint.trimStart,
          trimEnd: paint.trimEnd
        )
      )
    }
  }

  /// How far what a layer shows may reach beyond its box.
  ///
  /// Paths know no bounds before they are drawn: they are kept while they are as near as their own
  /// size.
  private func outset(of layer: Layer, _ size: Size, _ paint: RestingPaint) -> Double {
    var outset: Double = 0
    let longer = size.width > size.height ? size.width : size.height
    switch layer.content {
    case .text(let text): outset = Node.room(for: text, in: size)
    case .shape(let shape):
      outset = paint.strokeWidth * 2
      if case .path = shape.outline { outset += longer }
    default: break
    }
    guard let shadow = layer.shadow else { return outset }
    let reach =
      shadow.offset.x.magnitude > shadow.offset.y.magnitude ? shadow.offset.x : shadow.offset.y
    return outset + reach.magnitude + shadow.blur * 1.5
  }
}

extension Node {
  /// How far a text may reach beyond its box, in points.
  ///
  /// It knows no bounds before it is drawn: it is kept while it is as near as its own size.
  static func room(for text: Layer.Text, in size: Size) -> Double {
    let longer = size.width > size.height ? size.width : size.height
    return longer > text.font.size ? longer : text.font.size
  }
}
