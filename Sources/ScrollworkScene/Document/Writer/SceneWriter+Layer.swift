internal import Scrollwork

extension SceneWriter {
  static func value(of layer: Layer) -> JSONValue {
    var members = Members()
    members.addText("id", layer.id)
    members.add("page", layer.page, unless: 0)
    if layer.isPinned { members.add("in", "screen") }
    if let pages = layer.pages {
      members.add("pages", [.number(pages.lowerBound), .number(pages.upperBound)])
    }
    if let frame = layer.frame {
      members.add(
        "frame",
        [
          frame.x.jsonValue, frame.y.jsonValue, frame.width.jsonValue, frame.height.jsonValue,
        ]
      )
    }
    addCommon(layer, to: &members)
    return members.value
  }

  /// What layers and cards have in common; the layers of a group come last.
  static func addCommon(_ layer: Layer, to members: inout Members) {
    addContent(layer.content, to: &members)
    members.addText("label", layer.label)
    if layer.anchor != Point(x: 0.5, y: 0.5) { members.add("anchor", value(of: layer.anchor)) }
    for base in layer.base { members.add(key(of: base.property), base.value.jsonValue) }
    if layer.transform != .translateRotateScale {
      members.add("transform", value(of: layer.transform))
    }
    members.add("shadow", layer.shadow.map { value(of: $0) })
    members.add("tap", layer.tap.map { value(of: $0) })
    if !layer.animations.isEmpty {
      members.add("animate", .array(layer.animations.map { value(of: $0) }))
    }
    if case .group(let group) = layer.content, !group.layers.isEmpty {
      members.add("layers", .array(group.layers.map { value(of: $0) }))
    }
  }

  static func value(of point: Point) -> JSONValue { [.number(point.x), .number(point.y)] }

  /// The first two steps, which the third follows from.
  private static func value(of order: TransformOrder) -> JSONValue {
    switch order {
    case .translateRotateScale: "translate rotate"
    case .translateScaleRotate: "translate scale"
    case .rotateTranslateScale: "rotate translate"
    case .rotateScaleTranslate: "rotate scale"
    case .scaleTranslateRotate: "scale translate"
    case .scaleRotateTranslate: "scale rotate"
    }
  }

  private static func value(of tap: Layer.Tap) -> JSONValue {
    var members = Members()
    switch tap.scroll {
    case nil: break
    case .next: members.add("scrollTo", "next")
    case .previous: members.add("scrollTo", "previous")
    case .this: members.add("scrollTo", "this")
    case .page(let page): members.add("scrollTo", .number(page))
    }
    members.addText("send", tap.event)
    return members.value
  }

  static func key(of property: Property) -> String {
    switch property {
    case .x: "x"
    case .y: "y"
    case .scale: "scale"
    case .scaleX: "scaleX"
    case .scaleY: "scaleY"
    case .rotation: "rotation"
    case .opacity: "opacity"
    case .depth: "depth"
    case .width: "width"
    case .height: "height"
    case .radius: "radius"
    case .strokeWidth: "strokeWidth"
    case .trimStart: "trimStart"
    case .trimEnd: "trimEnd"
    case .color: "color"
    case .fill: "fill"
    case .strokeColor: "strokeColor"
    }
  }
}
