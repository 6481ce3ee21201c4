internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// Why a command ends early: what to print, and the exit status.
struct Failure: Error, Equatable {
  /// What goes to standard error, with a line break at its end; may be empty.
  let text: String
  /// 1 when a document or the work failed, 2 when the command line was wrong.
  let status: Int32

  /// The command line is wrong.
  static func usage(_ problems: [UsageProblem]) -> Failure {
    Failure(text: problems.map { "\($0)\n" }.joined().visible, status: 2)
  }

  /// The document or the trace is wrong.
  static func document(_ diagnostics: Diagnostics, _ printer: DiagnosticPrinter) -> Failure {
    Failure(text: printer.text(for: diagnostics), status: 1)
  }

  /// The scene cannot be drawn.
  static func render(_ problems: RenderProblems, _ file: SceneFile) -> Failure {
    Failure(text: file.words(for: problems.all), status: 1)
  }

  /// The file cannot be written; where it is a folder, the help names a file in it.
  static func export(_ error: ExportError, naming file: String? = nil) -> Failure {
    guard let file, case .targetIsFolder(let path) = error else {
      return Failure(text: "\(error)\n".visible, status: 1)
    }
    let inside = path.isEmpty || path.hasSuffix("/") ? path + file : "\(path)/\(file)"
    return export(error, help: "name a file in it, as in \"\(inside)\"")
  }

  /// The file cannot be written, and this is what to do about it.
  static func export(_ error: ExportError, help: String) -> Failure {
    Failure(
      text: "error: \(error.message) [\(error.id)]\n  = help: \(help)\n".visible,
      status: 1
    )
  }

  /// A file cannot be read.
  static func unreadable(_ path: String, _ reason: String, help: String? = nil) -> Failure {
    let help = help.map { "  = help: \($0)\n" } ?? ""
    return Failure(
      text: "error: cannot read \"\(path)\": \(reason) [cannot-read]\n\(help)".visible,
      status: 1
    )
  }
}
