internal import Scrollwork

extension SceneDecoder {
  mutating func decodeLayers(_ node: JSONNode, isTop: Bool) -> [Layer] {
    var layers: [Layer] = []
    for element in elements(node) ?? [] { layers.append(decodeLayer(element, isTop: isTop)) }
    return layers
  }

  mutating func decodeLayer(_ node: JSONNode, isTop: Bool) -> Layer {
    var layer = Layer(.group(Layer.Group()))
    guard let fields = fields(node, LayerKey.list) else { return layer }
    if isMisspelt(LayerKey.deck, in: fields) { noteDeck(0, loops: false) }
    layer.frame = frame(fields[LayerKey.frame])
    let outer = box
    defer { box = outer }
    if let frame = layer.frame { box = size(frame.width, frame.height) }
    layer.content = content(fields)
    decodeCommon(fields, into: &layer)
    layer.id = name(fields[LayerKey.id])
    if isTop {
      layer.page = number(fields[LayerKey.page], or: 0, -1e6, 1e6, "finite")
      layer.isPinned = word(fields[LayerKey.in], WordList("content screen")) == 1
      layer.pages = pages(fields[LayerKey.pages])
    } else {
      reportMisplaced(fields.key(LayerKey.page))
      reportMisplaced(fields.key(LayerKey.in))
      reportMisplaced(fields.key(LayerKey.pages))
    }
    return layer
  }

  /// Reports a key that only the scene's own layers have.
  private mutating func reportMisplaced(_ key: JSONNode?) {
    guard let key else { return }
    report(.misplacedKey, at: key, [.word(StaticWord("the scene's own layers"))])
  }

  /// What every layer and every card may say.
  mutating func decodeCommon(_ fields: Fields, into layer: inout Layer) {
    layer.label = text(fields[LayerKey.label])
    checkFilling(fields[LayerKey.label])
    layer.anchor = point(fields[LayerKey.anchor], or: Point(x: 0.5, y: 0.5))
    var index = LayerKey.x
    while index <= LayerKey.depth {
      if let node = fields[index], let property = Property(rawValue: UInt8(index - LayerKey.x)) {
        let bound = property == .opacity ? Bound.unit : .any
        layer.base.append(
          Layer.BaseValue(property, expression(node, property.dimension, bound))
        )
      }
      index += 1
    }
    layer.transform = transform(fields[LayerKey.transform])
    layer.tap = tap(fields[LayerKey.tap])
    layer.shadow = shadow(fields[LayerKey.shadow])
    if case .group = layer.content, let key = fields.key(LayerKey.shadow) {
      report(.misplacedKey, at: key, [.word(StaticWord("images, texts and shapes"))])
    }
    for element in fields[LayerKey.animate].flatMap({ elements($0) }) ?? [] {
      if let animation = animation(element, of: layer.content) {
        layer.animations.append(animation)
      }
    }
  }

  mutating func frame(_ node: JSONNode?) -> Layer.Frame? {
    guard let node, let four = elements(node, count: 4) else { return nil }
    return Layer.Frame(
      expression(four[0], .length, whole: box.width),
      expression(four[1], .length, whole: box.height),
      expression(four[2], .length, .notNegative, whole: box.width),
      expression(four[3], .length, .notNegative, whole: box.height)
    )
  }

  /// A size as it is tried.
  func size(_ width: Expression, _ height: Expression) -> Size {
    Size(
      width: width.value(.length, scope.of(box.width)) ?? 0,
      height: height.value(.length, scope.of(box.height)) ?? 0
    )
  }

  /// A layer's name, which no other has.
  private mutating func name(_ node: JSONNode?) -> UTF8String? {
    guard let node, let name = text(node) else { return nil }
    if name.isEmpty { report(.badName, at: node) }
    let hash = Lookup.hash(of: name.bytes)
    if let other = placeOfName.first(hash, where: { names[$0].bytes == name.bytes }) {
      let place = document.range(of: names[other].node)
      report(.duplicateID, at: node, [.place(place)])
      return name
    }
    placeOfName.add(names.count, hash: hash)
    names.append((name.bytes, node))
    return name
  }

  private mutating func pages(_ node: JSONNode?) -> ClosedRange<Double>? {
    guard let node, let pair = elements(node, count: 2) else { return nil }
    let low = number(pair[0], or: 0, -1e6, 1e6, "finite")
    let high = number(pair[1], or: low, -1e6, 1e6, "finite")
    guard low <= high else {
      report(.unsortedOffsets, at: pair[1])
      return nil
    }
    return low...high
  }

  /// Any order of the three steps; those left out join at the end.
  private mutating func transform(_ node: JSONNode?) -> TransformOrder {
    guard let node else { return .translateRotateScale }
    guard document.kind(of: node) == .string else {
      reportType(node, needs: "a string")
      return .translateRotateScale
    }
    let bytes = document.utf8(of: node)
    let list = WordList("translate rotate scale")
    var steps: [TransformOrder.Step] = []
    var end = 0
    while true {
      var start = end
      while start < bytes.count, bytes[start] == 0x20 { start += 1 }
      guard start < bytes.count else { break }
      end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      let index = list.index(of: bytes, from: start, to: end)
      guard let step = index.flatMap({ TransformOrder.Step(rawValue: UInt8($0)) }) else {
        report(.unknownName, at: node, [.words(list)])
        return .translateRotateScale
      }
      steps.append(step)
    }
    guard let order = TransformOrder(steps) else {
      report(.unknownName, at: node, [.words(list)])
      return .translateRotateScale
    }
    return order
  }

  private mutating func tap(_ node: JSONNode?) -> Layer.Tap? {
    guard let node, let fields = fields(node, WordList("scrollTo send")) else { return nil }
    if fields[1] == nil && fields.unknown.isEmpty { reportMissing("scrollTo", 0, of: fields) }
    var tap = Layer.Tap(event: text(fields[1]))
    guard let target = fields[0], let key = fields.key(0) else { return tap }
    if document.number(of: target) != nil {
      let page = number(target, or: 0, 0, 1e6, "0 or above")
      scrollTargets.append((key, target, page))
      tap.scroll = .page(page)
    } else {
      scrollTargets.append((key, target, nil))
      switch word(target, WordList("next previous this")) {
      case 0: tap.scroll = .next
      case 1: tap.scroll = .previous
      case 2:
        tap.scroll = .this
        if !isInCard {
          report(.misplacedKey, at: target, [.word(StaticWord("the card of a deck"))])
        }
      default: break
      }
    }
    return tap
  }
}
