internal import Scrollwork

extension ScoreDocument {
  /// Adds what a layer shows: its kind and what that has.
  func add(_ layer: Layer, to members: inout Members) {
    var css = StyleText()
    var isBox = false
    switch layer.content {
    case .group(let group):
      members.add("kind", 0)
      let animations = group.stagger == nil ? [] : layer.animations
      members.addMark("sorts", ScoreWriter.sorts(group.layers, animations))
      members.addMark("clips", group.clips)
      if group.clips { css.add("overflow", "clip") }
    case .deck:
      members.add("kind", 1)
      members.addMark("sorts", true)
    case .image(let image):
      members.add("kind", 2)
      members.addText("file", image.file)
      switch image.fit {
      case .contain: css.add("object-fit", "contain")
      case .cover: css.add("object-fit", "cover")
      case .fill: css.add("object-fit", "fill")
      case .none: css.add("object-fit", "none")
      }
    case .text(let text):
      members.add("kind", 3)
      members.addText("text", text.string)
      members.add("color", SceneWriter.value(of: text.color))
      css.start("color")
      css.add(text.color)
      add(text, to: &css)
    case .shape(let shape):
      isBox = shape.stroke == nil
      if case .path = shape.outline { isBox = false }
      members.add("kind", isBox ? 4 : 5)
      add(shape, to: &members)
    }
    if let shadow = layer.shadow { css.add(shadow, isBox: isBox) }
    if !css.bytes.isEmpty { members.addText("css", UTF8String(css.bytes)) }
  }

  private func add(_ text: Layer.Text, to css: inout StyleText) {
    switch text.alignment {
    case .start: css.add("text-align", isMirrored ? "right" : "left")
    case .center: css.add("text-align", "center")
    case .end: css.add("text-align", isMirrored ? "left" : "right")
    }
    switch text.verticalAlignment {
    case .start: css.add("justify-content", "start")
    case .center: css.add("justify-content", "center")
    case .end: css.add("justify-content", "end")
    }
    if text.font.tracking != 0 {
      css.start("letter-spacing")
      css.add(text.font.tracking, "px")
    }
    css.add(text.font)
  }

  private func add(_ shape: Layer.Shape, to members: inout Members) {
    switch shape.outline {
    case .rectangle: break
    case .ellipse: members.addMark("ellipse", true)
    // No drawing at all is a path too.
    case .path(let data): members.addText("path", data.isEmpty ? "M0 0" : data)
    }
    members.add("fill", shape.fill.map { Self.value(of: $0) })
    guard let stroke = shape.stroke else { return }
    members.add("stroke", SceneWriter.value(of: stroke.color))
    switch stroke.cap {
    case .butt: members.add("cap", "butt")
    case .round: members.add("cap", "round")
    case .square: members.add("cap", "square")
    }
    switch stroke.join {
    case .miter: members.add("join", "miter")
    case .round: members.add("join", "round")
    case .bevel: members.add("join", "bevel")
    }
  }

  /// A colour, or a gradient: the numbers of its line or circle in the unit square, its stops as hosts
  /// want them that mix colours as they are, and as a style sheet has them.
  static func value(of fill: Fill) -> JSONValue {
    let line: [Double]
    let given: [GradientStop]
    var css = StyleText()
    switch fill {
    case .color(let color): return SceneWriter.value(of: color)
    case .linear(let from, let to, let all):
      line = [from.x, from.y, to.x, to.y]
      given = all.plain
      // The page writes what comes before the stops: how far the line turns depends on the box.
      css.add(given, from: from, to: to)
    case .radial(let center, let radius, let all):
      line = [center.x, center.y, radius]
      given = all.plain
      css.add(given, around: center, radius: radius)
    }
    var members = Members()
    members.add("line", .array(line.map { .number($0) }))
    members.add(
      "stops",
      .array(given.map { [.number($0.offset), SceneWriter.value(of: $0.color)] })
    )
    members.addText("css", UTF8String(css.bytes))
    return members.value
  }
}
