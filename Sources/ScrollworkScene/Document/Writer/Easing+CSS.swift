package import Scrollwork

extension Easing {
  /// The easing as CSS writes it: by its name when it has one.
  ///
  /// Source: CSS Easing Functions Level 2.
  package var css: String {
    for keyword in Keyword.allCases where keyword.easing == self {
      return "\(keyword.name)"
    }
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      return Self.call(
        "cubic-bezier",
        [curve.x1, curve.y1, curve.x2, curve.y2].map { JSONWriter.text(of: $0) }
      )
    case .steps(let steps):
      var arguments = [JSONWriter.text(of: Double(steps.count))]
      switch steps.jump {
      case .start: arguments.append("jump-start")
      case .end: break
      case .none: arguments.append("jump-none")
      case .both: arguments.append("jump-both")
      }
      return Self.call("steps", arguments)
    case .linearStops(let stops): return Self.call("linear", Self.arguments(of: stops))
    }
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    var text = name + "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      text += argument
    }
    return text + ")"
  }

  /// Inputs that CSS finds by itself are left out.
  private static func arguments(of stops: LinearStops) -> [String] {
    let bare = stops.points.map { LinearStops.Stop($0.output) }
    let isEven = LinearStops(filling: bare) == stops
    var arguments: [String] = []
    for point in stops.points {
      let output = JSONWriter.text(of: point.output)
      arguments.append(isEven ? output : output + " " + percent(point.input))
    }
    return arguments
  }

  /// A number as a percentage: its digits, with the point two places further on.
  private static func percent(_ number: Double) -> String {
    var whole: [UInt8] = []
    var part: [UInt8] = []
    var exponent: [UInt8] = []
    var sign: [UInt8] = []
    var isPart = false
    for byte in JSONWriter.text(of: number).utf8 {
      if !exponent.isEmpty || byte == UInt8(ascii: "e") {
        exponent.append(byte)
      } else if byte == UInt8(ascii: "-") {
        sign.append(byte)
      } else if byte == UInt8(ascii: ".") {
        isPart = true
      } else if isPart {
        part.append(byte)
      } else {
        whole.append(byte)
      }
    }
    for _ in 0..<2 { whole.append(part.isEmpty ? 0x30 : part.removeFirst()) }
    while whole.count > 1, whole[0] == 0x30 { whole.removeFirst() }
    if !part.isEmpty { part.insert(UInt8(ascii: "."), at: 0) }
    let text = sign + whole + part + exponent + [UInt8(ascii: "%")]
    return String(decoding: text, as: UTF8.self)
  }
}
