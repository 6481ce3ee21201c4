internal import ScrollworkScene

/// Numbers as a style sheet has them: no more digits than can be told apart, and no exponents.
enum CSSText {
  /// A plain number with at most so many decimals.
  static func number(_ value: Double, digits: Int = 6) -> String {
    // Style sheets know neither infinity nor what is no number.
    guard value.isFinite else { return value.isNaN ? "0" : value < 0 ? "-1e38" : "1e38" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let units = (value * scale).rounded(.toNearestOrEven)
    guard units != 0 else { return "0" }
    guard units.magnitude < 9e15 else { return JSONWriter.text(of: value) }
    var text = String(Int64(units.magnitude))
    while text.utf8.count <= digits { text = "0" + text }
    let split = text.index(text.endIndex, offsetBy: -digits)
    var part = text[split...]
    while part.last == "0" { part.removeLast() }
    let whole = text[..<split] == "0" && !part.isEmpty ? "" : text[..<split]
    return (units < 0 ? "-" : "") + whole + (part.isEmpty ? "" : "." + part)
  }

  /// A length in CSS pixels, which are points.
  static func px(_ value: Double) -> String {
    let text = number(value, digits: 4)
    return text == "0" ? text : text + "px"
  }

  /// A duration or delay.
  static func seconds(_ value: Double) -> String { number(value, digits: 6) + "s" }

  /// A part of a whole, 1 being all of it.
  static func percent(_ value: Double) -> String { number(value * 100, digits: 6) + "%" }

  /// An angle given in radians.
  static func degrees(_ radians: Double) -> String {
    number(radians * (180 / Double.pi), digits: 4) + "deg"
  }
}
