internal import Scrollwork
internal import ScrollworkScene

extension CSSMarkup {
  /// What a layer looks like when all has come to rest.
  mutating func rest(_ index: Int) {
    let node = program.nodes[index]
    var corner = node.origin
    let anchor = Point(x: node.anchor.x * node.size.width, y: node.anchor.y * node.size.height)
    if node.deck >= 0, program.decks[node.deck].card == index {
      let row = CSSRow(program.decks[node.deck], program)
      corner = Point(x: corner.x - row.slot.x, y: corner.y - row.slot.y)
    }
    var style: [String] = []
    if resizes(index) {
      // The anchor stays where it is while the box grows around it.
      corner = Point(x: corner.x + anchor.x, y: corner.y + anchor.y)
      style.append(
        "translate:\(CSSText.percent(-node.anchor.x)) \(CSSText.percent(-node.anchor.y))"
      )
    }
    style.append("left:\(CSSText.px(corner.x));top:\(CSSText.px(corner.y))")
    style.append("width:\(CSSText.px(node.size.width));height:\(CSSText.px(node.size.height))")
    if node.anchor != Point(x: 0.5, y: 0.5) {
      let (x, y) = (CSSText.percent(node.anchor.x), CSSText.percent(node.anchor.y))
      style.append("transform-origin:\(x) \(y)")
    }
    style += settled(index)
    style += look(of: index)
    sheet.add(".n\(index)", style)
  }

  func resizes(_ index: Int) -> Bool {
    program.motions(of: index).contains {
      Int($0.channel) == Channel.width || Int($0.channel) == Channel.height
    }
  }

  /// The resting transform and opacity: what clocks leave, on the page where the layer lies.
  private func settled(_ index: Int) -> [String] {
    let node = program.nodes[index]
    var values = (0..<Channel.count).map { program.rest($0, of: index) }
    let page = program.page(of: index)
    for motion in program.motions(of: index) where Int(motion.channel) < Channel.count {
      guard let value = program.settledValue(of: motion, page: page) else { continue }
      let place = Int(motion.channel)
      values[place] = motion.operation.combine(values[place], value)
    }
    var steps: [String] = []
    for step in node.transform.steps {
      switch step {
      case .translate:
        if values[Channel.x] != 0 || values[Channel.y] != 0 {
          steps.append(CSSStyler.translate([values[Channel.x], values[Channel.y]]))
        }
      case .rotate:
        if values[Channel.rotation] != 0 {
          steps.append("rotate(\(CSSText.degrees(values[Channel.rotation])))")
        }
      case .scale:
        let (x, y) = (values[Channel.scaleX], values[Channel.scaleY])
        if x != 1 || y != 1 { steps.append("scale(\(CSSText.number(x)),\(CSSText.number(y)))") }
      }
    }
    var style: [String] = []
    if !steps.isEmpty { style.append("transform:" + steps.joined(separator: " ")) }
    if values[Channel.opacity] < 1 {
      style.append("opacity:" + CSSText.number(max(0, values[Channel.opacity])))
    }
    if let pages = node.pages, program.scroll != nil, !pages.contains(page) {
      style.append("visibility:hidden")
    }
    return style
  }

  /// What a layer shows.
  private func look(of index: Int) -> [String] {
    let node = program.nodes[index]
    var style: [String] = []
    let isDrawing = Self.isDrawing(node)
    if let shadow = node.shadow {
      if case .shape = node.content, !isDrawing {
        style.append(CSSPaint.shadow(shadow, isBox: true))
      } else {
        style.append(CSSPaint.shadow(shadow, isBox: false))
      }
    }
    if node.sortsLayers { style.append("isolation:isolate") }
    switch node.content {
    case .group(let clips, let radius):
      if clips { style.append("overflow:clip;border-radius:\(CSSText.px(radius))") }
    case .image(let image):
      let fits = [
        ["contain", "cover", "100% 100%", "auto"], ["contain", "cover", "fill", "none"],
      ]
      let place = Int(image.fit.rawValue)
      style.append("object-fit:\(fits[1][place]);background:center/\(fits[0][place]) no-repeat")
    case .text(let text): style += letters(text, isMirrored: node.isMirrored)
    case .shape(let shape):
      guard !isDrawing else { break }
      style.append("background:\(CSSPaint.background(shape.fill, node.size))")
      if case .ellipse = shape.outline {
        style.append("border-radius:50%")
      } else if shape.radius > 0 {
        style.append("border-radius:\(CSSText.px(shape.radius))")
      }
    case .deck: break
    }
    return style
  }

  private func letters(_ text: Layer.Text, isMirrored: Bool) -> [String] {
    let font = text.font
    let places = ["start", "center", "end"]
    let sides = ["left", "center", "right"]
    let side = Int(text.alignment.rawValue)
    let family = font.family.map {
      "\"\($0)\",".replacing("<", with: "").replacing("\n", with: " ")
    }
    var style = [
      "font:\(font.isItalic ? "italic " : "")\(font.weight) \(CSSText.px(font.size))/"
        + "\(CSSText.number(font.lineHeight)) \(family ?? "")var(--face)",
      "color:\(CSSPaint.color(text.color))",
      "text-align:\(sides[isMirrored ? 2 - side : side])",
    ]
    if text.verticalAlignment != .start {
      style.append("justify-content:\(places[Int(text.verticalAlignment.rawValue)])")
    }
    if font.tracking != 0 { style.append("letter-spacing:\(CSSText.px(font.tracking))") }
    return style
  }
}
