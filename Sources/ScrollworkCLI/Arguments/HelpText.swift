/// The help of a command, set for a terminal of 80 columns.
struct HelpText {
  private static let width = 80
  private static let column = 24

  /// The help of one command.
  static func text(for command: Command) -> String {
    var text = "\(command.summary)\n\nusage: scrollwork \(command.name) \(command.synopsis)\n"
    if let operand = command.operand {
      text += "\n" + entry(operand.placeholder, operand.help)
    }
    for group in command.groups {
      text += "\n\(group.title)\n"
      for option in group.options { text += entry(label(option), option.help) }
    }
    text += "\nHelp\n" + entry(label(Command.help.text), Command.help.text.help)
    for note in command.notes { text += "\n" + wrapped(note, indent: 0) }
    if !command.examples.isEmpty { text += "\nExamples\n" }
    for example in command.examples {
      text += "  \(example.call)\n" + wrapped(example.meaning, indent: 6)
    }
    return text
  }

  /// The help of the whole tool.
  static func text(for commands: [Command]) -> String {
    var text = """
      Scrollwork plays scenes of motion and renders them to pictures and films.

      usage: scrollwork COMMAND [arguments]

      Commands

      """
    for command in commands { text += entry(command.name, command.summary) }
    text += "\nOptions\n"
    text += entry("-h, --help", "show this text, or that of a command")
    text += entry("--version", "show the version")
    text += """

      Try
        scrollwork init hello
        scrollwork render hello -o hello.gif

      The exit status is 0 when all went well, 1 when a document or the work failed,
      and 2 when the command line was wrong.

      """
    return text
  }

  private static func label(_ option: OptionText) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  private static func entry(_ label: String, _ help: String) -> String {
    let lines = lines(help, width: width - column)
    let start = "  " + label
    var text = start
    if start.count + 2 > column {
      text += "\n" + String(repeating: " ", count: column)
    } else {
      text += String(repeating: " ", count: column - start.count)
    }
    let margin = "\n" + String(repeating: " ", count: column)
    return text + lines.joined(separator: margin) + "\n"
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: width - indent).map { margin + $0 + "\n" }.joined()
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
