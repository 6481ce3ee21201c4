/// What the command line knows of one of its commands.
struct Command: Sendable {
  /// The word that names it.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// How it is written, after `scrollwork`.
  let usage: String
  /// What stands after the options in its help.
  let notes: String
  /// How many plain arguments it takes.
  let arguments: ClosedRange<Int>
  /// The options it knows.
  let options: [Option]
  /// Does the work and returns the exit status.
  let body: @Sendable (Arguments) throws -> Int32

  /// An option of a command.
  struct Option: Sendable {
    /// Its long name, dashes included.
    let name: String
    /// A short name, dash included.
    var short: String?
    /// What its value is called; nil when it has none.
    var value: String?
    /// What it does.
    let help: String
  }

  /// The help of the command.
  var help: String {
    var text = "\(summary)\n\nusage: scrollwork \(usage)\n"
    if !options.isEmpty {
      text += "\noptions:\n"
      let width = options.map { Self.spelling($0).count }.max() ?? 0
      for option in options {
        let spelling = Self.spelling(option)
        let padding = String(repeating: " ", count: width - spelling.count)
        let indent = "\n" + String(repeating: " ", count: width + 4)
        text += "  \(spelling)\(padding)  "
        text += option.help.split(separator: "\n").joined(separator: indent) + "\n"
      }
    }
    return notes.isEmpty ? text : text + "\n" + notes + "\n"
  }

  private static func spelling(_ option: Option) -> String {
    let names = option.short.map { "\($0), \(option.name)" } ?? option.name
    return option.value.map { "\(names) \($0)" } ?? names
  }
}

/// Every command, in the order of the help.
let commands: [Command] = [
  renderCommand, checkCommand, sheetCommand, traceCommand, explainCommand, initCommand,
]

/// The help of the whole program.
var overview: String {
  var text = """
    Scrollwork turns a scene (layers, and how time and scrolling move them) into motion.

    usage: scrollwork COMMAND …

    commands:

    """
  let width = commands.map(\.name.count).max() ?? 0
  for command in commands {
    let padding = String(repeating: " ", count: width - command.name.count)
    text += "  \(command.name)\(padding)  \(command.summary)\n"
  }
  return text + """

    `scrollwork COMMAND --help` says more. `scrollwork init my-scene` makes a scene to begin with.
    exit status: 0 done, 1 the document or the work failed, 2 the command was not understood

    """
}
