internal import Scrollwork

/// The few forms of a CSS length that the tables use: `25%`, `5em`, `calc(100% - 5em)`.
struct CSSLength {
  var fraction = 0.0
  var points = 0.0

  /// Reads a sum of percentages, pixels and ems.
  init(_ text: String, fontSize: Double = 16) {
    var sign = 1.0
    let sum = text.replacing("calc(", with: "").replacing(")", with: "")
    for word in sum.split(separator: " ") {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      case _ where word.hasSuffix("%"): fraction += sign * (Double(word.dropLast()) ?? .nan) / 100
      case _ where word.hasSuffix("px"): points += sign * (Double(word.dropLast(2)) ?? .nan)
      case _ where word.hasSuffix("em"):
        points += sign * (Double(word.dropLast(2)) ?? .nan) * fontSize
      default: points = .nan
      }
    }
  }
}

extension ViewTimeline.Place {
  /// Reads `entry 25%`; without a name it is `cover`, without a length the range's own end.
  init(css text: String, isEnd: Bool, fontSize: Double) {
    let names: [(String, ViewTimeline.NamedRange)] = [
      ("entry-crossing", .entryCrossing), ("exit-crossing", .exitCrossing), ("cover", .cover),
      ("contain", .contain), ("entry", .entry), ("exit", .exit),
    ]
    let name = names.first { text.hasPrefix($0.0) }
    let rest = text.dropFirst(name?.0.count ?? 0)
    let length =
      rest.allSatisfy(\.isWhitespace)
      ? CSSLength(isEnd ? "100%" : "0%") : CSSLength(String(rest), fontSize: fontSize)
    self.init(name?.1 ?? .cover, length.fraction, plus: length.points)
  }
}
