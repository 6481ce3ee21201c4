internal import Scrollwork
internal import ScrollworkScore

extension ScoreWriter {
  /// The layers of the scene or of a group, whose own animations may move them too.
  mutating func writeLayers(_ layers: [Layer], group: [Layer.Animation] = []) {
    put(layers.count)
    for layer in layers { write(layer, group) }
  }

  private mutating func write(_ layer: Layer, _ group: [Layer.Animation] = []) {
    nodes += 1
    let animations = group + Self.ownAnimations(layer)
    let flags = Self.flags(of: layer, animations)
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
    if flags.contains(.animatesPaint) { putPaint(of: layer, flags) }
    for animation in group { count(animation) }
    put(layer.animations.count)
    for animation in layer.animations {
      if Self.ownsAnimations(layer) { count(animation) }
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
    case .group(let group): group.clips ? ScoreKind.clip : ScoreKind.group
    case .deck: ScoreKind.deck
    default: ScoreKind.leaf
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

  /// Where it scrolls to; unless it does nothing then the page, and one more than the place of the event.
  private mutating func putTap(of layer: Layer) {
    guard let tap = layer.tap else { return put(ScoreTap.none) }
    var page = 0.0
    switch tap.scroll {
    case .next: put(ScoreTap.next)
    case .previous: put(ScoreTap.previous)
    case .page(let target):
      put(ScoreTap.page)
      page = target
    case .this: put(ScoreTap.this)
    case nil: put(ScoreTap.event)
    }
    put(page)
    let event = tap.event.flatMap { index(ofEvent: $0) }
    put(event.map { $0 + 1 } ?? 0)
  }

  /// Its channel; what it does to that; whether 100 % is the height; the value.
  private mutating func put(_ base: Layer.BaseValue) {
    let property = base.property
    put(Channel.first(of: property))
    switch property {
    case .x, .rotation: put(ScoreRest.setsMirrored)
    case .scale: put(ScoreRest.multipliesBothScales)
    case .scaleX, .scaleY: put(ScoreRest.multiplies)
    default: put(ScoreRest.sets)
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

  /// The colours at rest as they are mixed: of letters, of the inside, of the stroke.
  private mutating func putPaint(of layer: Layer, _ flags: ScoreLayerFlags) {
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
    for (index, color) in [color, fill, stroke].enumerated() {
      let bit = ScoreLayerFlags.keepsOklab.rawValue << index
      put(color, in: flags.rawValue & bit != 0 ? .oklab : .sRGB)
    }
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
