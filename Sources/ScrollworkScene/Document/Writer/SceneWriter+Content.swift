internal import Scrollwork

extension SceneWriter {
  /// All that a layer shows but for the layers of a group.
  static func addContent(_ content: Layer.Content, to members: inout Members) {
    switch content {
    case .group(let group):
      members.add("clip", group.clips, unless: false)
      members.add("radius", group.radius, unless: 0)
      members.add("stagger", group.stagger.map { value(of: $0) })
    case .image(let image): add(image, to: &members)
    case .text(let text): add(text, to: &members)
    case .shape(let shape): add(shape, to: &members)
    case .deck(let row): members.add("deck", value(of: row))
    }
  }

  private static func add(_ image: Layer.Image, to members: inout Members) {
    members.addText("image", image.file)
    switch image.fit {
    case .contain: break
    case .cover: members.add("fit", "cover")
    case .fill: members.add("fit", "fill")
    case .none: members.add("fit", "none")
    }
  }

  private static func add(_ text: Layer.Text, to members: inout Members) {
    members.addText("text", text.string)
    if text.color != .black { members.add("color", value(of: text.color)) }
    if text.font != Layer.Font() { members.add("font", value(of: text.font)) }
    switch text.alignment {
    case .start: break
    case .center: members.add("align", "center")
    case .end: members.add("align", "end")
    }
    switch text.verticalAlignment {
    case .start: break
    case .center: members.add("verticalAlign", "center")
    case .end: members.add("verticalAlign", "bottom")
    }
  }

  private static func value(of font: Layer.Font) -> JSONValue {
    let house = Layer.Font()
    var members = Members()
    members.addText("family", font.family)
    members.add("size", font.size, unless: house.size)
    members.add("weight", Double(font.weight), unless: Double(house.weight))
    members.add("italic", font.isItalic, unless: false)
    members.add("lineHeight", font.lineHeight, unless: house.lineHeight)
    members.add("tracking", font.tracking, unless: house.tracking)
    return members.value
  }

  private static func add(_ shape: Layer.Shape, to members: inout Members) {
    switch shape.outline {
    case .rectangle: members.add("shape", "rectangle")
    case .ellipse: members.add("shape", "ellipse")
    case .path(let data): members.addText("path", data)
    }
    members.add("radius", shape.radius, unless: 0)
    members.add("fill", shape.fill.map { value(of: $0) })
    members.add("stroke", shape.stroke.map { value(of: $0) })
  }

  private static func value(of rule: Layer.StaggerRule) -> JSONValue {
    var members = Members()
    members.add("delay", rule.delay, unless: 0)
    switch rule.spacing {
    case .each(let time): members.add("each", time.jsonValue)
    case .total(let time): members.add("total", time.jsonValue)
    }
    switch rule.origin {
    case .first: break
    case .last: members.add("from", "last")
    case .center: members.add("from", "center")
    case .edges: members.add("from", "edges")
    case .index(let index): members.add("from", .number(Double(index)))
    }
    if let grid = rule.grid {
      members.add("grid", [.number(Double(grid.columns)), .number(Double(grid.rows))])
    }
    members.add("easing", rule.easing.map { .string($0.css) })
    if rule.ranksVisible { members.add("order", "visible") }
    return members.value
  }

  private static func value(of row: Layer.Row) -> JSONValue {
    var members = Members()
    members.add("count", row.count.map { .number(Double($0)) })
    members.add("visible", row.visible, unless: 1)
    members.add("loop", row.loops, unless: false)
    members.add("maxFling", row.maxFling.map { .number(Double($0)) })
    members.add("start", Double(row.start), unless: 0)
    if row.axis == .vertical { members.add("axis", "vertical") }
    // A row says how many cards it has, in one way or the other.
    if !row.items.isEmpty || row.count == nil {
      var items: [JSONValue] = []
      for item in row.items {
        var entries = Members()
        for entry in item.entries { entries.addText(entry.key.description, entry.value) }
        items.append(entries.value)
      }
      members.add("items", .array(items))
    }
    var card = Members()
    card.add("size", [row.card.width.jsonValue, row.card.height.jsonValue])
    addCommon(row.card.layer, to: &card)
    members.add("card", card.value)
    return members.value
  }
}
