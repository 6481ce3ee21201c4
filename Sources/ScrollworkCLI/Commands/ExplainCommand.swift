internal import ScrollworkExport
internal import ScrollworkScene

/// `scrollwork explain`: what a rule means, with a wrong and a right example.
enum ExplainCommand {
  static let command = Command(
    name: "explain",
    summary: "Explain a rule by the name in its brackets.",
    operand: .init(
      placeholder: "ID",
      help: "the rule, such as unknown-easing; all are listed unless given",
      count: 0...1
    ),
    synopsis: "[ID]",
    examples: [("scrollwork explain trailing-comma", "the rule, a wrong and a right example")]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    if !arguments.problems.isEmpty { throw .usage(arguments.problems) }
    guard let name = arguments.operands.first else { return try Tool.say(list, scaffold) }
    if let id = DiagnosticID(name: name) { return try Tool.say(id.explanation, scaffold) }
    if let text = RuleBook.rules.first(where: { $0.id == name })?.text {
      return try Tool.say("# \(name)\n\n\(text)\n", scaffold)
    }
    let near = NearMiss.nearest(to: Array(name.utf8), among: ids.map { Array($0.utf8) })
    throw .usage([.unknownRule(name, near: near.map { String(decoding: $0, as: UTF8.self) })])
  }

  /// Every rule's name.
  static var ids: [String] { DiagnosticID.allCases.map(\.name) + RuleBook.rules.map(\.id) }

  private static var list: String {
    var text = "Rules of scenes and traces\n"
    text += DiagnosticID.allCases.map { "  \($0.name)\n" }.joined()
    text += "\nRules of drawing, of files and of the command line\n"
    text += RuleBook.rules.map { "  \($0.id)\n" }.joined()
    return text + "\n`scrollwork explain ID` explains one of them.\n"
  }
}
