internal import Scrollwork

extension SceneDecoder {
  /// What a layer shows, by the one key that says it; keys of other kinds are out of place.
  mutating func content(_ fields: Fields) -> Layer.Content {
    var kind = -1
    pick(LayerKey.image, fields, &kind)
    pick(LayerKey.text, fields, &kind)
    pick(LayerKey.shape, fields, &kind)
    pick(LayerKey.path, fields, &kind)
    pick(LayerKey.deck, fields, &kind)
    reportForeign(fields, kind)
    switch kind {
    case LayerKey.image: return .image(image(fields))
    case LayerKey.text: return .text(text(of: fields))
    case LayerKey.shape, LayerKey.path: return .shape(shape(fields, isPath: kind == LayerKey.path))
    case LayerKey.deck: return deck(fields)
    default: return .group(group(fields))
    }
  }

  /// Takes a kind that the layer names; a second one is a mistake.
  private mutating func pick(_ key: Int, _ fields: Fields, _ kind: inout Int) {
    guard fields[key] != nil else { return }
    if kind >= 0, let node = fields.key(key) {
      report(.conflictingKeys, at: node, [.word(Self.kindName(kind))])
    } else {
      kind = key
    }
  }

  private static func kindName(_ kind: Int) -> StaticWord {
    switch kind {
    case LayerKey.image: "an image"
    case LayerKey.text: "a text"
    case LayerKey.shape: "a shape"
    case LayerKey.path: "a path"
    case LayerKey.deck: "a deck"
    default: "a group"
    }
  }

  /// Reports keys that belong to another kind of layer.
  @inline(never)
  private mutating func reportForeign(_ fields: Fields, _ kind: Int) {
    for key in LayerKey.fit...LayerKey.stagger {
      guard let node = fields.key(key) else { continue }
      let isHome: Bool
      switch key {
      case LayerKey.image, LayerKey.text, LayerKey.shape, LayerKey.path: isHome = true
      case LayerKey.fit: isHome = kind == LayerKey.image
      case LayerKey.font, LayerKey.color, LayerKey.align, LayerKey.verticalAlign:
        isHome = kind == LayerKey.text
      case LayerKey.fill, LayerKey.stroke: isHome = kind == LayerKey.shape || kind == LayerKey.path
      case LayerKey.radius: isHome = kind == LayerKey.shape || kind < 0
      default: isHome = kind < 0
      }
      if !isHome {
        report(.conflictingKeys, at: node, [.word(Self.kindName(kind))])
      }
    }
  }

  private mutating func image(_ fields: Fields) -> Layer.Image {
    var image = Layer.Image(text(fields[LayerKey.image]) ?? UTF8String([]))
    if let node = fields[LayerKey.image], image.file.isEmpty, document.kind(of: node) == .string {
      report(.badName, at: node)
    }
    checkFilling(fields[LayerKey.image])
    if let fit = word(fields[LayerKey.fit], WordList("contain cover fill none")) {
      image.fit = Layer.Image.Fit(rawValue: UInt8(fit)) ?? .contain
    }
    return image
  }

  private mutating func text(of fields: Fields) -> Layer.Text {
    var text = Layer.Text(lines(fields[LayerKey.text]) ?? UTF8String([]))
    checkFilling(fields[LayerKey.text])
    text.color = color(fields[LayerKey.color], or: .black)
    text.alignment = alignment(fields[LayerKey.align], WordList("start center end"))
    text.verticalAlignment = alignment(
      fields[LayerKey.verticalAlign],
      WordList("top center bottom")
    )
    if let node = fields[LayerKey.font] { text.font = font(node) }
    return text
  }

  private mutating func alignment(_ node: JSONNode?, _ list: WordList) -> Layer.Text.Alignment {
    Layer.Text.Alignment(rawValue: UInt8(word(node, list) ?? 0)) ?? .start
  }

  private mutating func font(_ node: JSONNode) -> Layer.Font {
    var font = Layer.Font()
    guard let fields = fields(node, WordList("family size weight italic lineHeight tracking"))
    else { return font }
    font.family = text(fields[0])
    font.size = number(fields[1], or: 17, 0.5, 2000, "0.5 to 2000")
    if let weight = whole(fields[2], 1, 1000, "a whole number from 1 to 1000") {
      font.weight = Int(weight)
    }
    font.isItalic = boolean(fields[3], or: false)
    font.lineHeight = number(fields[4], or: 1.25, 0.1, 10, "0.1 to 10")
    font.tracking = number(fields[5], or: 0, -1000, 1000, "-1000 to 1000")
    return font
  }

  private mutating func shape(_ fields: Fields, isPath: Bool) -> Layer.Shape {
    var shape = Layer.Shape(.rectangle)
    if isPath {
      shape.outline = .path(path(fields[LayerKey.path]) ?? UTF8String([]))
    } else if word(fields[LayerKey.shape], WordList("rectangle ellipse")) == 1 {
      shape.outline = .ellipse
    }
    shape.fill = fill(fields[LayerKey.fill])
    shape.stroke = stroke(fields[LayerKey.stroke])
    shape.radius = expression(fields[LayerKey.radius], .length, .notNegative)
    return shape
  }

  mutating func group(_ fields: Fields) -> Layer.Group {
    var group = Layer.Group()
    group.clips = boolean(fields[LayerKey.clip], or: false)
    group.radius = expression(fields[LayerKey.radius], .length, .notNegative)
    if let layers = fields[LayerKey.layers] { group.layers = decodeLayers(layers, isTop: false) }
    group.stagger = stagger(fields[LayerKey.stagger], of: group.layers.count)
    return group
  }
}
