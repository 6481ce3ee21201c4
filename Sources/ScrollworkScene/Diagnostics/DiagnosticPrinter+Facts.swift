extension DiagnosticPrinter {
  /// What is wrong with something that a document names rather than with the document: a file, a font.
  package struct Facts {
    let id: String
    let severity: Diagnostic.Severity
    let message: String
    let help: String?
    let range: SourceRange?

    /// Creates the facts.
    ///
    /// - Parameters:
    ///   - id: The stable name of the rule.
    ///   - severity: How bad it is.
    ///   - message: What is wrong, in one line.
    ///   - help: What puts it right.
    ///   - range: Where the document names it; `nil` when it does not.
    package init(
      id: String,
      severity: Diagnostic.Severity,
      message: String,
      help: String?,
      range: SourceRange?
    ) {
      self.id = id
      self.severity = severity
      self.message = message
      self.help = help
      self.range = range
    }
  }

  /// Returns the blocks of such problems, an empty line between two; each ends with a line break.
  package func text(for problems: [Facts]) -> String {
    problems.map { text(for: Block($0)) }.joined(separator: "\n")
  }

  /// Returns such problems as a JSON array of the same shape as that of diagnostics.
  package func json(for problems: [Facts]) -> String {
    JSONWriter().text(of: .array(problems.map { value(of: Block($0)) }))
  }
}

extension DiagnosticPrinter.Block {
  /// The words about something that a document names.
  fileprivate init(_ facts: DiagnosticPrinter.Facts) {
    self.init(
      id: facts.id,
      severity: facts.severity,
      title: facts.message,
      range: facts.range,
      help: facts.help
    )
  }
}
