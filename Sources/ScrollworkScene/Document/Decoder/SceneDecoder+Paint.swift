internal import Scrollwork

extension SceneDecoder {
  /// A colour.
  @inline(never)
  mutating func color(_ node: JSONNode?, or value: RGBA) -> RGBA {
    guard let node else { return value }
    guard document.kind(of: node) == .string else {
      reportType(node, needs: "a colour in quotes")
      return value
    }
    if document.text(of: node, is: "transparent") { return .clear }
    guard let color = RGBA(css: document.utf8(of: node)) else {
      report(.badColor, at: node)
      return value
    }
    return color
  }

  /// A colour or a gradient.
  @inline(never)
  mutating func fill(_ node: JSONNode?) -> Fill? {
    guard let node else { return nil }
    guard document.kind(of: node) == .object else { return .color(color(node, or: .clear)) }
    guard let fields = fields(node, WordList("gradient from to center radius stops"))
    else { return nil }
    let kind = word(fields[0], WordList("linear radial"))
    reportMissing("gradient", 0, of: fields)
    let stops = stops(fields)
    if kind == 1 {
      reportConflict(fields, 1, "a radial gradient")
      reportConflict(fields, 2, "a radial gradient")
      return .radial(
        center: point(fields[3], or: Point(x: 0.5, y: 0.5)),
        radius: number(fields[4], or: 0.5, 1e-9, 1e9, "above 0"),
        stops: stops
      )
    }
    reportConflict(fields, 3, "a linear gradient")
    reportConflict(fields, 4, "a linear gradient")
    return .linear(
      from: point(fields[1], or: Point(x: 0, y: 0)),
      to: point(fields[2], or: Point(x: 0, y: 1)),
      stops: stops
    )
  }

  private mutating func stops(_ fields: Fields) -> [GradientStop] {
    guard let node = fields[5] else {
      reportMissing("stops", 5, of: fields)
      return []
    }
    var stops: [GradientStop] = []
    let elements = elements(node) ?? []
    for element in elements {
      guard let pair = self.elements(element, count: 2) else { continue }
      let offset = number(pair[0], or: 0, 0, 1, "0 to 1")
      if let last = stops.last, offset < last.offset { report(.unsortedOffsets, at: pair[0]) }
      stops.append(GradientStop(offset, color(pair[1], or: .clear)))
    }
    if elements.count < 2, document.kind(of: node) == .array {
      report(.wrongCount, at: node, [.count(elements.count), .count(2)])
    }
    return stops
  }

  mutating func stroke(_ node: JSONNode?) -> Stroke? {
    guard let node,
      let fields = fields(node, WordList("color width cap join trimStart trimEnd"))
    else { return nil }
    reportMissing("color", 0, of: fields)
    var stroke = Stroke(color: color(fields[0], or: .black))
    stroke.width = expression(fields[1], .length, .notNegative, or: 1)
    if let cap = word(fields[2], WordList("butt round square")) {
      stroke.cap = Stroke.Cap(rawValue: UInt8(cap)) ?? .butt
    }
    if let join = word(fields[3], WordList("miter round bevel")) {
      stroke.join = Stroke.Join(rawValue: UInt8(join)) ?? .miter
    }
    stroke.trimStart = expression(fields[4], .number, .unit, or: 0)
    stroke.trimEnd = expression(fields[5], .number, .unit, or: 1)
    return stroke
  }

  mutating func shadow(_ node: JSONNode?) -> Shadow? {
    guard let node, let fields = fields(node, WordList("offset blur color")) else { return nil }
    reportMissing("color", 2, of: fields)
    return Shadow(
      offset: point(fields[0], or: Point(x: 0, y: 0)),
      blur: number(fields[1], or: 0, 0, 1000, "0 to 1000"),
      color: color(fields[2], or: .black)
    )
  }
}

extension RGBA {
  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  init?(css bytes: [UInt8]) {
    guard let first = bytes.first, first == UInt8(ascii: "#") else { return nil }
    let count = bytes.count - 1
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var parts: [Double] = []
    let width = count < 5 ? 1 : 2
    var index = 1
    while index < bytes.count {
      var value: UInt32 = 0
      for place in index..<index + width {
        guard let digit = hexadecimalDigit(bytes[place]) else { return nil }
        value = value * 16 + digit
      }
      if width == 1 { value *= 17 }
      parts.append(Double(value) / 255)
      index += width
    }
    self.init(
      red: parts[0],
      green: parts[1],
      blue: parts[2],
      alpha: parts.count > 3 ? parts[3] : 1.0
    )
  }
}
