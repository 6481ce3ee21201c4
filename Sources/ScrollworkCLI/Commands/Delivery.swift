internal import ScrollworkExport

/// Where an export goes, and who hears what it could not carry.
struct Delivery {
  private let path: String?
  private let report: String?
  /// What its file is called in a folder, if the output is one.
  private let name: String
  private let isStrict: Bool
  private let isQuiet: Bool

  /// The option for where a command's file goes.
  static func output(_ what: String) -> Option<String> {
    Option(
      "output",
      short: "o",
      placeholder: "FILE",
      help: "where the \(what) goes; \"-\" is standard output"
    )
  }

  static let strict = Option<Bool>(
    flag: "strict",
    help: "make it an error, and write nothing, if the format cannot carry something"
  )
  static let report = Option(
    "report",
    placeholder: "FILE",
    help: "write what was carried, approximated and lost as JSON"
  )
  /// The options of commands whose formats cannot say all that a scene says.
  static let texts = [strict.text, report.text]

  /// Reads what a command was told; a missing output is a problem of the arguments.
  init(
    _ arguments: inout Arguments,
    _ output: Option<String>,
    command: String,
    naming name: String,
    _ ending: Ending
  ) {
    self.name = name
    isQuiet = arguments[StageOptions.quiet] ?? false
    isStrict = arguments[Self.strict] ?? false
    report = arguments[Self.report]
    path = arguments[output]
    if let path, let report, path == report || Self.isStandard(path) && Self.isStandard(report) {
      arguments.report(.conflict("--output \(path)", "--report \(report)"))
    } else {
      for problem in [ending.problem(with: path), Ending.report.problem(with: report)] {
        if let problem { arguments.report(problem) }
      }
    }
    if path == nil && !arguments.has(output) {
      arguments.report(.missingOption(output.text, command: command))
    }
  }

  /// Whether a path leads to standard output.
  private static func isStandard(_ path: String) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }

  /// Writes the report where it is wished, says on standard error what is lost or approximate, ends the
  /// command if a loss is an error, and writes the file.
  func deliver(_ bytes: [UInt8], _ report: ExportReport, _ scaffold: Scaffold) throws(Failure) {
    if let path = self.report {
      try Self.write(Array(report.json.utf8), to: path, naming: "report.json", scaffold)
    }
    if isStrict && report.hasLosses {
      throw Failure(text: report.text(isStrict: true), status: 1)
    }
    if !isQuiet { Console.complain(report.text()) }
    if let path { try Self.write(bytes, to: path, naming: name, scaffold) }
  }

  /// Writes a whole file, or none.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    naming name: String,
    _ scaffold: Scaffold
  ) throws(Failure) {
    do throws(ExportError) {
      var file = try OutputFile(path, scaffold: scaffold)
      try file.write(bytes)
      try file.finish()
    } catch { throw .export(error, naming: name) }
  }
}
