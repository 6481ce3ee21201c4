#if !hasFeature(Embedded)
internal import Scrollwork

extension SceneAdviser {
  /// What the layers around a layer do for it.
  struct Surroundings {
    /// Whether it is one of the scene's own.
    var isTop = false
    /// Whether one of them catches its taps, or is a deck that is moved by it.
    var isTouched = false
    /// The animations of a group with a stagger, which play on its layers.
    var animations: [Layer.Animation] = []
  }

  /// Looks at a layer and at all that it contains.
  mutating func advise(_ layer: Layer, _ node: JSONNode, _ around: Surroundings) {
    let own = isStaggered(layer) ? [] : layer.animations
    adviseZeros(layer, node, own + around.animations)
    if around.isTop { advisePages(layer, node) }
    adviseAnimations(layer, node)
    var inner = Surroundings()
    inner.isTouched = around.isTouched || layer.tap != nil
    switch layer.content {
    case .shape(let shape):
      adviseShape(shape, layer, node, isTouched: inner.isTouched)
    case .image:
      adviseSize(node, layer)
    case .group(let group):
      adviseGroup(group, layer, node)
      if group.stagger != nil { inner.animations = layer.animations }
      guard let list = document.value("layers", of: node) else { return }
      for (layer, node) in zip(group.layers, document.elements(of: list)) {
        advise(layer, node, inner)
      }
    case .deck(let row):
      guard let card = document.value("deck", of: node).flatMap({ document.value("card", of: $0) })
      else { return }
      inner.isTouched = true
      advise(row.card.layer, card, inner)
    case .text: break
    }
  }

  private func isStaggered(_ layer: Layer) -> Bool {
    if case .group(let group) = layer.content { group.stagger != nil } else { false }
  }

  // MARK: Never seen

  /// Opacities and scales multiply: what rests at 0 stays there.
  private mutating func adviseZeros(
    _ layer: Layer,
    _ node: JSONNode,
    _ animations: [Layer.Animation]
  ) {
    for base in layer.base where base.value == .constant(0) {
      let key: StaticString
      switch base.property {
      case .opacity: key = "opacity"
      case .scale: key = "scale"
      case .scaleX: key = "scaleX"
      case .scaleY: key = "scaleY"
      default: continue
      }
      let others = animations.filter { animation in
        animation.properties.contains { Self.acts($0.property, on: base.property) }
      }
      guard !others.contains(where: \.replaces), let value = document.value(key, of: node)
      else { continue }
      var arguments: [DiagnosticArgument] = [
        .word(base.property == .opacity ? "a layer with opacity 0" : "a layer with scale 0")
      ]
      if !others.isEmpty { arguments.append(.word("animated")) }
      warn(.neverSeen, at: value, arguments)
    }
  }

  private static func acts(_ property: Property, on other: Property) -> Bool {
    property == other || property == .scale && (other == .scaleX || other == .scaleY)
      || other == .scale && (property == .scaleX || property == .scaleY)
  }

  /// Pages between which the scene never is, however far it is pulled beyond its edges.
  private mutating func advisePages(_ layer: Layer, _ node: JSONNode) {
    guard isLastPageFixed, let pages = layer.pages, let list = document.value("pages", of: node)
    else { return }
    let beyond: Double = scene.scroll?.bounces == true ? 1 : 0
    let isPast =
      beyond > 0 ? pages.lowerBound >= lastPage + beyond : pages.lowerBound > lastPage
    let isBefore = beyond > 0 ? pages.upperBound <= -beyond : pages.upperBound < 0
    if isPast || isBefore { warn(.neverSeen, at: list, [.word("pages"), .value(lastPage)]) }
  }

  private mutating func adviseShape(
    _ shape: Layer.Shape,
    _ layer: Layer,
    _ node: JSONNode,
    isTouched: Bool
  ) {
    if shape.outline == .ellipse, let radius = key("radius", of: node) {
      warn(.misplacedKey, at: radius, [.word("rectangles")])
    }
    guard shape.fill != nil || shape.stroke != nil else {
      // Something to touch or to speak of need not be seen; what is animated is told there.
      let isAnimated = layer.animations.contains { $0.properties.contains { $0.property.paints } }
      guard !isTouched, layer.label == nil, !isAnimated else { return }
      let kind = document.value("shape", of: node) ?? document.value("path", of: node)
      return warn(.neverSeen, at: kind ?? node, [.word("a shape without fill and stroke")])
    }
    if case .path = shape.outline { return }
    if shape.stroke == nil { adviseSize(node, layer) }
  }

  private mutating func adviseSize(_ node: JSONNode, _ layer: Layer) {
    guard let frame = layer.frame, let list = document.value("frame", of: node) else { return }
    let sides = Array(document.elements(of: list))
    let lengths = [(frame.width, Property.width), (frame.height, .height)]
    for (index, (length, property)) in lengths.enumerated() where length == .constant(0) {
      let grows = layer.animations.contains { $0.properties.contains { $0.property == property } }
      if !grows { warn(.neverSeen, at: sides[2 + index], [.word("a layer without size")]) }
    }
  }

  // MARK: Without effect

  private mutating func adviseGroup(_ group: Layer.Group, _ layer: Layer, _ node: JSONNode) {
    if !group.clips, let radius = key("radius", of: node) {
      warn(.misplacedKey, at: radius, [.word("groups that clip")])
    }
    if group.stagger != nil, !layer.animations.contains(where: { $0.timeline == .clock }),
      let stagger = key("stagger", of: node)
    {
      warn(.misplacedKey, at: stagger, [.word("groups that animate their layers on the clock")])
    }
    if layer.tap != nil, group.layers.isEmpty, let tap = key("tap", of: node) {
      warn(.misplacedKey, at: tap, [.word("layers that contain something")])
    }
  }

  private mutating func adviseAnimations(_ layer: Layer, _ node: JSONNode) {
    guard let list = document.value("animate", of: node) else { return }
    for (animation, node) in zip(layer.animations, document.elements(of: list)) {
      if case .shape(let shape) = layer.content { advisePaint(shape, animation, node) }
      adviseOffsets(animation, node)
    }
  }

  private mutating func advisePaint(
    _ shape: Layer.Shape,
    _ animation: Layer.Animation,
    _ node: JSONNode
  ) {
    var isPlain = false
    if case .color? = shape.fill { isPlain = true }
    if !isPlain, let key = key("fill", of: node) {
      warn(.misplacedKey, at: key, [.word("shapes filled with a colour")])
    }
    if shape.outline != .rectangle, let key = key("radius", of: node) {
      warn(.misplacedKey, at: key, [.word("rectangles")])
    }
    guard shape.stroke == nil else { return }
    for name: StaticString in ["strokeColor", "strokeWidth", "trimStart", "trimEnd"] {
      if let key = key(name, of: node) {
        warn(.misplacedKey, at: key, [.word("shapes with a stroke")])
      }
    }
  }

  /// Offsets that all lie on pages that the scene does not have.
  private mutating func adviseOffsets(_ animation: Layer.Animation, _ node: JSONNode) {
    guard animation.timeline == .scroll, scene.scroll != nil, isLastPageFixed,
      animation.offsets.count > 1, let at = document.value("at", of: node),
      case .constant(let first)? = animation.offsets.first,
      case .constant(let last)? = animation.offsets.last
    else { return }
    if first >= lastPage + 1 && animation.extrapolationBefore == .hold
      || last <= -1 && animation.extrapolationAfter == .hold
    {
      warn(.neverSeen, at: at, [.word("pages of a motion"), .value(lastPage)])
    }
  }

  /// The key of a member.
  private func key(_ name: StaticString, of node: JSONNode) -> JSONNode? {
    for member in document.members(of: node) where document.text(of: member.key, is: name) {
      return member.key
    }
    return nil
  }
}

extension Property {
  /// Whether it is paint of a shape that has none.
  fileprivate var paints: Bool {
    switch self {
    case .fill, .strokeColor, .strokeWidth, .trimStart, .trimEnd: true
    default: false
    }
  }
}
#endif
