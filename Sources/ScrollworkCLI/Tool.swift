internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// The command `scrollwork`.
enum Tool {
  /// The version of the command and of everything in it.
  static let version = "0.1.0"

  /// Every command, in the order of the help.
  static let commands = [
    InitCommand.command, CheckCommand.command, RenderCommand.command, SheetCommand.command,
    TraceCommand.command, StudioCommand.command, WebCommand.command, CSSCommand.command,
    LottieCommand.command, ExplainCommand.command,
  ]

  /// Runs a command line, without the name of the tool itself.
  ///
  /// - Returns: The exit status: 0, 1 when a document or the work failed, 2 when the words are wrong.
  static func run(_ words: [String]) -> Int32 {
    let scaffold = Scaffold()
    SignalGuard.install(scaffold)
    SystemFonts.ignore()
    do throws(Failure) {
      try run(words, scaffold)
      return 0
    } catch {
      Console.complain(error.text)
      return error.status
    }
  }

  private static func run(_ words: [String], _ scaffold: Scaffold) throws(Failure) {
    guard let first = words.first else {
      throw Failure(text: HelpText.text(for: commands), status: 2)
    }
    if first == "--version", words.count > 1 { throw .usage([.extraOperand(words[1])]) }
    if first == "--version" { return try say("scrollwork \(version)\n", scaffold) }
    let isHelp = ["help", "--help", "-h"].contains(first)
    if isHelp && words.count == 1 { return try say(HelpText.text(for: commands), scaffold) }
    if isHelp && words.count > 2 { throw .usage([.extraOperand(words[2])]) }
    let name = isHelp ? words[1] : first
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .usage([problem(with: name)])
    }
    var arguments = Arguments(words.dropFirst(), for: command)
    if isHelp || arguments.has(Command.help) {
      return try say(HelpText.text(for: command), scaffold)
    }
    try call(name, &arguments, scaffold)
  }

  private static func call(
    _ name: String,
    _ arguments: inout Arguments,
    _ scaffold: Scaffold
  ) throws(Failure) {
    switch name {
    case InitCommand.command.name: try InitCommand.run(&arguments, scaffold)
    case CheckCommand.command.name: try CheckCommand.run(&arguments, scaffold)
    case RenderCommand.command.name: try RenderCommand.run(&arguments, scaffold)
    case SheetCommand.command.name: try SheetCommand.run(&arguments, scaffold)
    case TraceCommand.command.name: try TraceCommand.run(&arguments, scaffold)
    case StudioCommand.command.name: try StudioCommand.run(&arguments, scaffold)
    case WebCommand.command.name: try WebCommand.run(&arguments, scaffold)
    case CSSCommand.command.name: try CSSCommand.run(&arguments, scaffold)
    case LottieCommand.command.name: try LottieCommand.run(&arguments, scaffold)
    default: try ExplainCommand.run(&arguments, scaffold)
    }
  }

  private static func problem(with name: String) -> UsageProblem {
    if name.hasPrefix("-") {
      let near = NearMiss.nearest(
        to: Array(name.utf8),
        among: ["--version", "--help"].map { Array($0.utf8) }
      )
      return .unknownOption(
        name,
        near: near.map { String(decoding: $0, as: UTF8.self) }
          ?? (name.lowercased() == "-v" ? "--version" : nil),
        command: "scrollwork"
      )
    }
    let near = NearMiss.nearest(to: Array(name.utf8), among: commands.map { Array($0.name.utf8) })
    return .unknownCommand(name, near: near.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Writes text to standard output; a reader that has read enough is no failure.
  static func say(_ text: String, _ scaffold: Scaffold) throws(Failure) {
    do throws(ExportError) {
      var output = try OutputFile("-", scaffold: scaffold)
      try output.write(Array(text.utf8))
    } catch .closedPipe {
      return
    } catch { throw .export(error) }
  }
}
