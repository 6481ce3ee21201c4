internal import Scrollwork

extension SceneWriter {
  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  static func value(of color: RGBA) -> JSONValue {
    let bytes = color.bytes
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for byte in [bytes.red, bytes.green, bytes.blue, bytes.alpha] {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    if bytes.alpha == 255 { text.removeLast(2) }
    return .string(String(decoding: text, as: UTF8.self))
  }

  static func value(of fill: Fill) -> JSONValue {
    var members = Members()
    switch fill {
    case .color(let color): return value(of: color)
    case .linear(let from, let to, let stops):
      members.add("gradient", "linear")
      if from != Point(x: 0, y: 0) { members.add("from", value(of: from)) }
      if to != Point(x: 0, y: 1) { members.add("to", value(of: to)) }
      members.add("stops", value(of: stops))
    case .radial(let center, let radius, let stops):
      members.add("gradient", "radial")
      if center != Point(x: 0.5, y: 0.5) { members.add("center", value(of: center)) }
      members.add("radius", radius, unless: 0.5)
      members.add("stops", value(of: stops))
    }
    return members.value
  }

  private static func value(of stops: [GradientStop]) -> JSONValue {
    .array(stops.map { [.number($0.offset), value(of: $0.color)] })
  }

  static func value(of stroke: Stroke) -> JSONValue {
    var members = Members()
    members.add("color", value(of: stroke.color))
    members.add("width", stroke.width, unless: 1)
    switch stroke.cap {
    case .butt: break
    case .round: members.add("cap", "round")
    case .square: members.add("cap", "square")
    }
    switch stroke.join {
    case .miter: break
    case .round: members.add("join", "round")
    case .bevel: members.add("join", "bevel")
    }
    members.add("trimStart", stroke.trimStart, unless: 0)
    members.add("trimEnd", stroke.trimEnd, unless: 1)
    return members.value
  }

  static func value(of shadow: Shadow) -> JSONValue {
    var members = Members()
    if shadow.offset != Point(x: 0, y: 0) { members.add("offset", value(of: shadow.offset)) }
    members.add("blur", shadow.blur, unless: 0)
    members.add("color", value(of: shadow.color))
    return members.value
  }
}
