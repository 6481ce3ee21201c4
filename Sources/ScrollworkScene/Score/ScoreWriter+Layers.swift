internal import Scrollwork

/// What a layer of a score is, bit by bit.
struct ScoreLayerFlags: OptionSet {
  let rawValue: Int

  static let hasFrame = ScoreLayerFlags(rawValue: 1)
  static let isPinned = ScoreLayerFlags(rawValue: 2)
  static let hasPages = ScoreLayerFlags(rawValue: 4)
  static let animatesPaint = ScoreLayerFlags(rawValue: 8)
  /// Which colours are kept in Oklab; 16, 32 and 64 as `Node.oklab` times 16.
  static let oklab = ScoreLayerFlags(rawValue: 112)
  static let sortsChildren = ScoreLayerFlags(rawValue: 128)
  static let isShape = ScoreLayerFlags(rawValue: 256)
  static let isEllipse = ScoreLayerFlags(rawValue: 512)
  static let isPath = ScoreLayerFlags(rawValue: 1024)
  static let hasStroke = ScoreLayerFlags(rawValue: 2048)
  static let isText = ScoreLayerFlags(rawValue: 4096)
  static let staggers = ScoreLayerFlags(rawValue: 8192)
}

extension ScoreWriter {
  /// The layers of the scene or of a group, whose own animations may move them too.
  mutating func writeLayers(_ layers: [Layer], group: [Layer.Animation] = []) {
    put(layers.count)
    for layer in layers { write(layer, group) }
  }

  private mutating func write(_ layer: Layer, _ group: [Layer.Animation] = []) {
    nodes += 1
    let animations = group + ownAnimations(layer)
    let flags = flags(of: layer, animations)
    rest += Channel.count + (flags.contains(.animatesPaint) ? Channel.paintCount : 0)
    put(kind(of: layer))
    put(flags.rawValue)
    put(Int(layer.transform.rawValue))
    if let frame = layer.frame { put(frame) }
    put(layer.page)
    if let pages = layer.pages {
      put(pages.lowerBound)
      put(pages.upperBound)
    }
    put(layer.anchor.x)
    put(layer.anchor.y)
    putReach(of: layer)
    putTap(of: layer)
    put(layer.base.count)
    for base in layer.base { put(base) }
    putContent(of: layer)
    if flags.contains(.animatesPaint) { putPaint(of: layer) }
    for animation in group { count(animation) }
    put(layer.animations.count)
    for animation in layer.animations {
      if ownsAnimations(layer) { count(animation) }
      write(animation)
    }
    switch layer.content {
    case .group(let inner):
      if let stagger = inner.stagger { write(stagger, inner.layers) }
      writeLayers(inner.layers, group: inner.stagger == nil ? [] : layer.animations)
    case .deck(let row): write(row)
    default: break
    }
  }

  private func kind(of layer: Layer) -> Int {
    switch layer.content {
    case .group(let group): group.clips ? 2 : 1
    case .deck: 3
    default: 0
    }
  }

  mutating func put(_ frame: Layer.Frame) {
    put(frame.x, .length)
    put(frame.y, .length)
    put(frame.width, .length)
    put(frame.height, .length)
  }

  /// How far a shadow reaches beyond what throws it, as two numbers that add up.
  private mutating func putReach(of layer: Layer) {
    guard let shadow = layer.shadow else {
      put(0)
      return put(0)
    }
    let reach =
      shadow.offset.x.magnitude > shadow.offset.y.magnitude ? shadow.offset.x : shadow.offset.y
    put(reach.magnitude)
    put(shadow.blur * 1.5)
  }

  /// 0: nothing; 1: on; 2: back; 3: to a page; 4: to itself; 5: nowhere. Then the page, and one more than
  /// the place of the event.
  private mutating func putTap(of layer: Layer) {
    guard let tap = layer.tap else { return put(0) }
    var page = 0.0
    switch tap.scroll {
    case .next: put(1)
    case .previous: put(2)
    case .page(let target):
      put(3)
      page = target
    case .this: put(4)
    case nil: put(5)
    }
    put(page)
    let event = tap.event.flatMap { name in events.firstIndex { $0.bytes == name.bytes } }
    put(event.map { $0 + 1 } ?? 0)
  }

  /// Its channel; 0 sets, 1 multiplies, 2 multiplies both scales, 3 sets and is mirrored; whether 100 % is
  /// the height; the value.
  private mutating func put(_ base: Layer.BaseValue) {
    let property = base.property
    put(Channel.first(of: property))
    switch property {
    case .x, .rotation: put(3)
    case .scale: put(2)
    case .scaleX, .scaleY: put(1)
    default: put(0)
    }
    put(property == .y)
    put(base.value, property.dimension)
  }

  private mutating func putContent(of layer: Layer) {
    switch layer.content {
    case .group(let group): put(group.radius, .length)
    case .text(let text): put(text.font.size)
    case .shape(let shape):
      put(shape.radius, .length)
      guard let stroke = shape.stroke else { return }
      put(stroke.width, .length, or: 1)
      put(stroke.trimStart, .number)
      put(stroke.trimEnd, .number, or: 1)
    default: break
    }
  }

  /// The colours at rest: of letters, of the inside, of the stroke.
  private mutating func putPaint(of layer: Layer) {
    var color = RGBA.black
    var fill = RGBA.clear
    var stroke = RGBA.clear
    switch layer.content {
    case .text(let text): color = text.color
    case .shape(let shape):
      if case .color(let inside) = shape.fill { fill = inside }
      if let line = shape.stroke { stroke = line.color }
    default: break
    }
    put(color)
    put(fill)
    put(stroke)
  }

  private mutating func write(_ row: Layer.Row) {
    decks += 1
    put(row.visible, .number, .slots, or: 1)
    put(long: row.cardCount)
    put(row.loops)
    put(row.maxFling ?? -1)
    // Far along an endless row it begins as far behind, where no fling reaches the largest number.
    put(long: row.loops && row.start > 1 << 61 ? row.start - row.cardCount : row.start)
    put(Int(row.axis.rawValue))
    put(row.card.width, .length)
    put(row.card.height, .length)
    var card = row.card.layer
    card.frame = nil
    write(card)
  }
}
