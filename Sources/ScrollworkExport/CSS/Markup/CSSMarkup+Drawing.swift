internal import Scrollwork
internal import ScrollworkScene

extension CSSMarkup {
  /// A shape that is no box.
  func drawing(_ shape: Node.Shape, _ index: Int) -> String {
    let size = program.nodes[index].size
    let (definition, fill) = CSSPaint.svg(shape.fill, size, name: "g\(index)")
    // Without a width or a height there is no rectangle or ellipse, but still a line.
    let isLine = !resizes(index) && (size.width == 0 || size.height == 0)
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    let (middle, center) = (CSSText.number(size.width / 2), CSSText.number(size.height / 2))
    let outline: String
    switch shape.outline {
    case .rectangle where isLine: outline = "path d=\"M0 0H\(width)V\(height)H0Z\""
    case .ellipse where isLine:
      outline =
        "path d=\"M\(width) \(center)L\(middle) \(height)L0 \(center)L\(middle) 0Z\""
    case .rectangle:
      let round = min(shape.radius, size.width / 2, size.height / 2)
      outline = "rect width=\"100%\" height=\"100%\" rx=\"\(CSSText.number(round))\""
    case .ellipse: outline = "ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\""
    case .path(let data): outline = "path d=\"\(text(Self.quoted(data.bytes)))\""
    }
    var drawing = "<svg>\(definition.isEmpty ? "" : "<defs>\(definition)</defs>")"
    drawing += "<\(outline) class=\"f\" fill=\"\(fill)\"/>"
    if let stroke = shape.stroke {
      let caps = ["butt", "round", "square"]
      let joins = ["miter", "round", "bevel"]
      var line = " stroke=\"\(CSSPaint.color(stroke.color))\""
      line += " stroke-width=\"\(CSSText.number(shape.strokeWidth))\""
      line += " stroke-linecap=\"\(caps[Int(stroke.cap.rawValue)])\""
      line += " stroke-linejoin=\"\(joins[Int(stroke.join.rawValue)])\""
      let isTrimmed = shape.trimStart > 0 || shape.trimEnd < 1
      let isMoving = program.motions(of: index).contains {
        Int($0.channel) == Channel.trimStart || Int($0.channel) == Channel.trimEnd
      }
      if isTrimmed || isMoving {
        let length = CSSText.number(max(0, shape.trimEnd - shape.trimStart))
        line += " pathLength=\"1\" stroke-dasharray=\"\(length) 2\""
        line += " stroke-dashoffset=\"\(CSSText.number(-shape.trimStart))\""
      }
      drawing += "<\(outline) class=\"l\" fill=\"none\"\(line)/>"
    }
    return drawing + "</svg>"
  }

  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") ? 0x20 : $0 }
  }
}
