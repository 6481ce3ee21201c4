internal import Glibc
internal import ScrollworkExport
internal import ScrollworkRender

/// The work has failed and the reason is already on standard error.
struct Failed: Error {}

/// Runs the program and returns its exit status: 0 done, 1 the work failed, 2 a wrong command line.
func run(_ words: [String]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  guard let first = words.first else {
    report(UsageError.noCommand)
    return 2
  }
  if first == "--help" || first == "-h" || first == "help" {
    if first == "help", words.count > 1 { return run([words[1], "--help"]) }
    print(overview, terminator: "")
    return 0
  }
  if first == "--version" {
    print("scrollwork \(version)")
    return 0
  }
  guard let command = commands.first(where: { $0.name == first }) else {
    report(UsageError.unknownCommand(first))
    return 2
  }
  let rest = Array(words.dropFirst())
  if rest.contains("--help") || rest.contains("-h") {
    print(command.help, terminator: "")
    return 0
  }
  do {
    return try command.body(Arguments(rest, for: command))
  } catch let error as UsageError {
    report(error)
    return 2
  } catch let error as ExportError {
    printError(error.message, id: error.id, help: error.help)
    return 1
  } catch let error as RenderProblems {
    for problem in error.all { printProblem(problem) }
    return 1
  } catch {
    return 1
  }
}

/// The release.
let version = "0.1.0"

private func report(_ error: UsageError) {
  let (text, help) = error.message
  printError(text, id: nil, help: help)
}

/// Prints one error, and how to mend it, on standard error.
func printError(_ text: String, id: String?, help: String?) {
  var message = "error: \(text)"
  if let id { message += " [\(id)]" }
  if let help { message += "\n   = help: \(help)" }
  printToError(message)
}

/// Prints what keeps a scene from being drawn, or merely what stands in.
func printProblem(_ problem: RenderProblem) {
  var message = "\(problem.isWarning ? "warning" : "error"): \(problem.description) [\(problem.id)]"
  if let help = problem.help { message += "\n   = help: \(help)" }
  printToError(message)
}

/// Prints a line on standard error.
func printToError(_ line: String) { Terminal.write(line + "\n") }
