import Scrollwork
import ScrollworkScene
import TestSupport

/// Makes scenes that the reader accepts, using every part of the document.
struct RandomScene {
  var random: SeededGenerator
  var parameters: [Parameter] = []
  /// Whether there are pages to scroll to.
  var scrolls = false
  private var layerCount = 0

  init(_ random: SeededGenerator) { self.random = random }

  mutating func scene() -> Scene {
    var scene = Scene(name(), size: Size(width: number(1...2000), height: number(1...2000)))
    for index in 0..<Int.random(in: 0...3, using: &random) {
      var parameter = Parameter(UTF8String("p\(index)"), number(1...50))
      if chance() { parameter.minimum = number(-10...1) }
      if chance() { parameter.maximum = number(50...90) }
      if chance() { parameter.step = number(0.001...1) }
      if chance() { parameter.label = name() }
      parameters.append(parameter)
    }
    scene.parameters = parameters
    if chance() { scene.background = fill() }
    if chance() { scene.direction = .rightToLeft }
    if chance() { scene.reducedMotion = pick([.still, .full]) }
    if chance(2) {
      scrolls = true
      var scroll = Scene.Scroll(pages: .max(1, expression(.number)))
      if chance() { scroll.axis = .vertical }
      scroll.maxPages = pick([1, nil, 3])
      scroll.bounces = chance()
      scroll.deceleratesFast = chance()
      scene.scroll = scroll
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      var layer = layer(depth: 0, isInCard: false)
      if chance() { layer.page = number(-3...3) }
      if chance() { layer.isPinned = true }
      if chance() {
        let low = number(-3...3)
        layer.pages = low...(low + number(0...3))
      }
      scene.layers.append(layer)
    }
    return scene
  }

  mutating func layer(depth: Int, isInCard: Bool) -> Layer {
    let kinds = depth < 3 ? (isInCard ? 5 : 6) : 4
    let content: Layer.Content
    switch Int.random(in: 0..<kinds, using: &random) {
    case 0: content = .image(image())
    case 1: content = .text(text())
    case 2, 3: content = .shape(shape())
    case 4: content = .group(group(depth: depth, isInCard: isInCard))
    default: content = .deck(row(depth: depth))
    }
    var layer = Layer(content)
    if chance() {
      layerCount += 1
      layer.id = UTF8String("layer \(layerCount)")
    }
    if chance() {
      layer.frame = Layer.Frame(
        expression(.length),
        expression(.length),
        positive(.length),
        positive(.length)
      )
    }
    decorate(&layer, isInCard: isInCard)
    if case .group = content {
    } else if chance() {
      layer.shadow = Shadow(offset: point(), blur: number(0...90), color: color())
    }
    return layer
  }

  /// What layers and cards have in common.
  private mutating func decorate(_ layer: inout Layer, isInCard: Bool) {
    if chance() { layer.label = name() }
    if chance() { layer.anchor = point() }
    for property in Property.allCases where property.rawValue <= Property.depth.rawValue {
      guard chance(8) else { continue }
      let value = property == .opacity ? unit() : expression(property.dimension)
      layer.base.append(.init(property, value))
    }
    if chance() { layer.transform = pick(Array(TransformOrder.allCases)) }
    if chance() {
      var targets: [Layer.Tap.Target] = isInCard ? [.this, .next, .previous] : []
      if scrolls { targets += [.next, .previous, .page(number(0...5))] }
      if !targets.isEmpty { layer.tap = .init(scroll: pick(targets)) }
      if targets.isEmpty || chance() {
        layer.tap = .init(scroll: layer.tap?.scroll, event: name())
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      layer.animations.append(animation(of: layer.content, isInCard: isInCard))
    }
  }

  private mutating func image() -> Layer.Image {
    var image = Layer.Image(name())
    image.fit = pick([.contain, .cover, .fill, .none])
    return image
  }

  private mutating func text() -> Layer.Text {
    var text = Layer.Text(pick([name(), "", "滚动\n\"\\\t é 😀"]))
    if chance() { text.color = color() }
    text.alignment = pick([.start, .center, .end])
    text.verticalAlignment = pick([.start, .center, .end])
    if chance() { text.font.family = name() }
    if chance() { text.font.size = number(1...90) }
    if chance() { text.font.weight = Int.random(in: 1...1000, using: &random) }
    if chance() { text.font.isItalic = true }
    if chance() { text.font.lineHeight = number(1...2) }
    if chance() { text.font.tracking = number(-2...2) }
    return text
  }

  private mutating func shape() -> Layer.Shape {
    var shape = Layer.Shape(pick([.rectangle, .ellipse, .path("M0 0 L10 10 Z")]))
    if chance() { shape.fill = fill() }
    if chance() {
      var stroke = Stroke(color: color())
      if chance() { stroke.width = positive(.length) }
      stroke.cap = pick([.butt, .round, .square])
      stroke.join = pick([.miter, .round, .bevel])
      if chance() { stroke.trimStart = unit() }
      if chance() { stroke.trimEnd = unit() }
      shape.stroke = stroke
    }
    if case .path = shape.outline { return shape }
    if chance() { shape.radius = positive(.length) }
    return shape
  }

  private mutating func group(depth: Int, isInCard: Bool) -> Layer.Group {
    var group = Layer.Group()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      group.layers.append(layer(depth: depth + 1, isInCard: isInCard))
    }
    group.clips = chance()
    if chance() { group.radius = positive(.length) }
    if chance() {
      let time = positive(.time)
      var rule = Layer.StaggerRule(chance() ? .each(time) : .total(time))
      if chance() { rule.delay = expression(.time) }
      rule.origin = pick([
        .first, .last, .center, .edges, .index(max(0, group.layers.count - 1)),
      ])
      if chance() { rule.grid = .init(columns: 3, rows: 4) }
      if chance() { rule.easing = easing() }
      rule.ranksVisible = chance()
      group.stagger = rule
    }
    return group
  }

  private mutating func row(depth: Int) -> Layer.Row {
    var layer = Layer(.group(group(depth: depth + 1, isInCard: true)))
    decorate(&layer, isInCard: true)
    let card = Layer.Row.Card(width: positive(.length), height: positive(.length), layer: layer)
    var row = Layer.Row(card)
    if chance() { row.visible = .max(1, expression(.number)) }
    for index in 0..<Int.random(in: 0...3, using: &random) {
      row.items.append(.init([.init("name", name()), .init("key", UTF8String("\(index)"))]))
    }
    if chance() { row.count = pick([1, 12, 4_611_686_018_427_387_904]) }
    if row.cardCount > 11 { row.start = 7 }
    row.loops = chance()
    if chance() { row.maxFling = 3 }
    if chance() { row.axis = .vertical }
    return row
  }
}
