/// What people read about a command, and all that its parser needs.
struct Command: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What follows the name; nil when nothing does.
  var operand: Operand?
  /// How it is called, after its name.
  let synopsis: String
  /// The options, in groups with titles.
  var groups: [Group] = []
  /// What else there is to say, in paragraphs.
  var notes: [String] = []
  /// Calls that work, each with what it does.
  var examples: [(call: String, meaning: String)] = []

  /// The words that are not options.
  struct Operand: Sendable {
    let placeholder: String
    let help: String
    /// How many there may be.
    let count: ClosedRange<Int>
  }

  /// Options that belong together.
  struct Group: Sendable {
    let title: String
    let options: [OptionText]
  }

  /// All options, `--help` among them.
  var options: [OptionText] { groups.flatMap(\.options) + [Command.help.text] }

  /// What every command knows.
  static let help = Option<Bool>(flag: "help", short: "h", help: "show this text")
}
