internal import ScrollworkExport

/// The options of commands whose formats cannot say all that a scene says, and what they do.
enum ReportOptions {
  static let strict = Option<Bool>(
    flag: "strict",
    help: "make it an error, and write nothing, if the format cannot carry something"
  )
  static let report = Option(
    "report",
    placeholder: "FILE",
    help: "write what was carried, approximated and lost as JSON"
  )
  static let texts = [strict.text, report.text]

  /// Writes the report where it is wished, says on standard error what is lost or approximate, and
  /// ends the command if a loss is an error.
  static func deliver(
    _ report: ExportReport,
    to path: String?,
    isStrict: Bool,
    isQuiet: Bool,
    _ scaffold: Scaffold
  ) throws(Failure) {
    if let path {
      do throws(ExportError) {
        var file = try OutputFile(path, scaffold: scaffold)
        try file.write(Array(report.json.utf8))
        try file.finish()
      } catch { throw .export(error) }
    }
    let isFailure = isStrict && report.hasLosses
    if isFailure { throw Failure(text: report.text(isStrict: true), status: 1) }
    if !isQuiet { Console.complain(report.text()) }
  }
}
