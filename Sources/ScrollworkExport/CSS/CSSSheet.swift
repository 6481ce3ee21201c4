/// A style sheet in the making: rules in the order they came, and keyframes shared by all that are alike.
struct CSSSheet {
  /// A selector with its declarations.
  private(set) var rules: [(selector: String, body: String)] = []
  private var keyframes: [String] = []
  private var names: [String: String] = [:]
  /// What keeps its names apart from those of another sheet of the page.
  let prefix: String

  init(prefix: String) { self.prefix = prefix }

  /// Adds declarations of a selector, if there are any.
  mutating func add(_ selector: String, _ declarations: [String]) {
    guard !declarations.isEmpty else { return }
    rules.append((selector, declarations.joined(separator: ";")))
  }

  /// The name of keyframes, which are written once.
  mutating func name(ofKeyframes body: String) -> String {
    if let name = names[body] { return name }
    let name = "\(prefix)\(names.count)"
    names[body] = name
    keyframes.append("@keyframes \(name){\(body)}")
    return name
  }

  /// The declarations that play animations, the first one undermost.
  ///
  /// The shorthand sets the timeline back, so that the timeline follows it.
  mutating func declarations(of animations: [CSSAnimation]) -> [String] {
    guard !animations.isEmpty else { return [] }
    let list = animations.map { "\($0.timing) \(name(ofKeyframes: $0.keyframes))" }
    var declarations = ["animation:" + list.joined(separator: ",")]
    func add(_ property: String, _ values: [String], unless usual: String) {
      guard values.contains(where: { $0 != usual }) else { return }
      let isOne = values.allSatisfy { $0 == values[0] }
      declarations.append(property + ":" + (isOne ? values[0] : values.joined(separator: ",")))
    }
    add("animation-timeline", animations.map(\.timeline), unless: "auto")
    add("animation-range", animations.map(\.range), unless: "normal")
    add("animation-composition", animations.map { $0.adds ? "add" : "replace" }, unless: "replace")
    // Chromium takes a single trigger for that of the first animation only.
    let triggers = animations.map(\.trigger)
    if triggers.contains(where: { $0 != "none" }) {
      declarations.append("animation-trigger:" + triggers.joined(separator: ","))
    }
    return declarations
  }

  /// The text of the sheet, a rule a line.
  var text: String {
    (keyframes + grouped.map { "\($0.selectors.joined(separator: ",")){\($0.body)}" })
      .map { $0 + "\n" }.joined()
  }

  /// Neighbouring rules with one body share it.
  private var grouped: [(selectors: [String], body: String)] {
    var grouped: [(selectors: [String], body: String)] = []
    for rule in rules {
      if grouped.last?.body == rule.body {
        grouped[grouped.count - 1].selectors.append(rule.selector)
      } else {
        grouped.append(([rule.selector], rule.body))
      }
    }
    return grouped
  }
}
