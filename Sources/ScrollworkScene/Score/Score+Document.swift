internal import Scrollwork
internal import ScrollworkScore

extension Score {
  /// The score with all that it shows, as a page reads it: compact JSON in UTF-8.
  ///
  /// The first key is `score`, by which a page tells it from a document; after the numbers comes what
  /// does not move: names, texts, files, outlines and colours, in the words of style sheets. What
  /// differs from a default alone is written. Same scene, same bytes.
  public var document: [UInt8] {
    JSONWriter(columns: nil).bytes(of: ScoreDocument.value(of: self))
  }
}

/// Turns a score into JSON values.
///
/// A node stands for each layer in document order, a group before its layers and a card's template
/// once, as the nodes of a `Program` do; it has no number that depends on a viewport or a parameter.
/// Its `kind` is 0 for a group, 1 a deck, 2 a picture, 3 a text, 4 a shape that is a box, and 5 one that
/// is drawn; its `css` says what never changes.
struct ScoreDocument {
  typealias Members = SceneWriter.Members

  /// Whether text runs from the right.
  let isMirrored: Bool
  /// What was found so far.
  private var nodes: [JSONValue] = []
  private var decks: [JSONValue] = []

  init(isMirrored: Bool) { self.isMirrored = isMirrored }

  static func value(of score: Score) -> JSONValue {
    let scene = score.scene
    var document = ScoreDocument(isMirrored: scene.direction == .rightToLeft)
    for layer in scene.layers { document.add(layer, parent: -1, deck: -1) }
    var members = Members()
    members.add("score", .array(score.numbers.map { .number($0) }))
    members.add("check", .number(Double(check(score.numbers))))
    members.addText("name", scene.name)
    members.add("width", .number(scene.size.width))
    members.add("height", .number(scene.size.height))
    members.add("axis", .number(scene.scroll.map { Double($0.axis.rawValue) } ?? -1))
    members.add("direction", document.isMirrored ? "rtl" : "ltr")
    members.addMark("sorts", ScoreWriter.sorts(scene.layers, []))
    members.add("touch", touch(scene))
    members.add("background", value(of: scene.background))
    members.add("parameters", .array(scene.parameters.map { value(of: $0) }))
    members.add("events", .array(score.events.map { .string($0.description) }))
    members.add("nodes", .array(document.nodes))
    members.add("decks", .array(document.decks))
    return members.value
  }

  /// A hash of a score's numbers, by which a page tells whether they are those that were written.
  ///
  /// It is that of their halves, the lower first, in base 31 below 10⁹; it starts from the format's
  /// version, so that a score of another one does not pass.
  private static func check(_ numbers: [Double]) -> UInt64 {
    var hash = UInt64(scoreVersion)
    for number in numbers {
      let bits = number.bitPattern
      hash = (hash * 31 + (bits & 0xFFFF_FFFF)) % 1_000_000_000
      hash = (hash * 31 + (bits >> 32)) % 1_000_000_000
    }
    return hash
  }

  private static func value(of parameter: Parameter) -> JSONValue {
    var members = Members()
    members.addText("name", parameter.name)
    members.add("value", .number(parameter.value))
    members.add("min", parameter.minimum.map { .number($0) })
    members.add("max", parameter.maximum.map { .number($0) })
    members.add("step", parameter.step.map { .number($0) })
    members.addText("label", parameter.label)
    return members.value
  }

  /// Adds a layer and what it contains.
  private mutating func add(
    _ layer: Layer,
    parent: Int,
    deck: Int,
    group: [Layer.Animation] = []
  ) {
    let index = nodes.count
    var members = Members()
    if parent >= 0 { members.add("parent", .number(Double(parent))) }
    if deck >= 0 { members.add("deck", .number(Double(deck))) }
    members.addText("id", layer.id)
    members.addText("label", layer.label)
    members.addText("role", Self.role(of: layer))
    members.addText("class", Self.classes(of: layer))
    add(layer, to: &members)
    let flags = ScoreWriter.flags(of: layer, group + ScoreWriter.ownAnimations(layer))
    let oklab = flags.rawValue / ScoreLayerFlags.keepsOklab.rawValue
    if oklab != 0 { members.add("oklab", .number(Double(oklab))) }
    nodes.append(members.value)
    switch layer.content {
    case .group(let group):
      let turns = group.stagger == nil ? [] : layer.animations
      for child in group.layers { add(child, parent: index, deck: deck, group: turns) }
    case .deck(let row):
      let own = decks.count
      decks.append(Self.value(of: row, node: index))
      add(row.card.layer, parent: index, deck: own)
    default: break
    }
  }

  /// The classes of a page's own style sheet: what can be selected, and what can be tapped.
  private static func classes(of layer: Layer) -> UTF8String? {
    if case .text = layer.content { return layer.tap == nil ? "text" : "text tap" }
    return layer.tap == nil ? nil : "tap"
  }

  /// What a screen reader takes a layer for: what can be tapped, or a picture or group with a name.
  private static func role(of layer: Layer) -> UTF8String? {
    if layer.tap != nil { return "button" }
    if layer.label == nil { return nil }
    switch layer.content {
    case .image: return nil
    case .shape: return "img"
    default: return "group"
    }
  }

  private static func value(of row: Layer.Row, node: Int) -> JSONValue {
    var items: [JSONValue] = []
    for item in row.items {
      var strings = Members()
      for entry in item.entries { strings.addText(entry.key.description, entry.value) }
      items.append(strings.value)
    }
    var members = Members()
    members.add("node", .number(Double(node)))
    members.add("axis", .number(Double(row.axis.rawValue)))
    members.add("items", .array(items))
    return members.value
  }

  /// What a page keeps of touches, as style sheets write it: what does not scroll here is left to it.
  private static func touch(_ scene: Scene) -> JSONValue {
    var (across, down) = (false, false)
    func note(_ axis: Scene.Axis) {
      switch axis {
      case .horizontal: across = true
      case .vertical: down = true
      }
    }
    func visit(_ layers: [Layer]) {
      for layer in layers {
        switch layer.content {
        case .group(let group): visit(group.layers)
        case .deck(let row): note(row.axis)
        default: break
        }
      }
    }
    if let scroll = scene.scroll { note(scroll.axis) }
    visit(scene.layers)
    switch (across, down) {
    case (false, false): return ""
    case (true, false): return "pan-y pinch-zoom"
    case (false, true): return "pan-x pinch-zoom"
    case (true, true): return "pinch-zoom"
    }
  }
}

extension SceneWriter.Members {
  /// Adds a 1 for what is so.
  mutating func addMark(_ key: String, _ truth: Bool) {
    if truth { add(key, 1) }
  }
}
