import Scrollwork
import Testing

/// A reader of the easings that the reference tables write as CSS text.
enum EasingText {
  static func easing(_ text: String) throws -> Easing {
    if let keyword = Easing.Keyword.allCases.first(where: { $0.name.description == text }) {
      return keyword.easing
    }
    let arguments = arguments(of: text)
    switch text.prefix(while: { $0 != "(" }) {
    case "cubic-bezier":
      let numbers = try arguments.map { try #require(Double($0)) }
      return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    case "steps":
      let jump = arguments.count > 1 ? try #require(Self.jump(arguments[1])) : Steps.Jump.end
      return .steps(try #require(Int(arguments[0])), jump: jump)
    case "linear":
      return .linearStops(try #require(LinearStops(filling: try stops(arguments))))
    default:
      throw UnknownEasing(text: text)
    }
  }

  struct UnknownEasing: Error {
    let text: String
  }

  /// What stands between the parentheses, cut at the commas.
  static func arguments(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return [] }
    let inside = text[text.index(after: open)...].dropLast()
    return inside.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Stops like "0.5 25% 75%".
  static func stops(_ texts: [String]) throws -> [LinearStops.Stop] {
    try texts.map { text in
      let words = text.split(separator: " ")
      let inputs = try words.dropFirst().map { try #require(Double($0.dropLast())) / 100 }
      return LinearStops.Stop(
        try #require(Double(words[0])),
        input: inputs.first,
        end: inputs.count > 1 ? inputs[1] : nil
      )
    }
  }

  static func jump(_ text: String) -> Steps.Jump? {
    switch text {
    case "start", "jump-start": Steps.Jump.start
    case "end", "jump-end": Steps.Jump.end
    case "jump-none": Steps.Jump.none
    case "jump-both": Steps.Jump.both
    default: nil
    }
  }
}
