extension DiagnosticPrinter {
  /// Returns the diagnostics as a JSON array, for editors and other programs.
  ///
  /// Each is an object with `id`, `severity`, `message`, `file` and, unless it is about the whole
  /// document, `offset` and `length` (bytes, from 0), `line`, `column`, `endLine`, `endColumn`
  /// (from 1, columns in bytes of UTF-8) and `pointer` (RFC 6901); with `help`, `notes` and
  /// `replacement` (what to write in place of the range) as far as there are any.
  public func json(for diagnostics: Diagnostics) -> String {
    var list: [JSONValue] = []
    for diagnostic in diagnostics.all { list.append(value(of: diagnostic)) }
    return JSONWriter().text(of: .array(list))
  }

  /// What is wrong with something that a document names rather than with the document.
  package struct Facts {
    private let id: String
    private let isError: Bool
    private let message: String
    private let help: String?

    package init(id: String, isError: Bool, message: String, help: String?) {
      self.id = id
      self.isError = isError
      self.message = message
      self.help = help
    }

    fileprivate func value(in file: String) -> JSONValue {
      var members: [JSONValue.Member] = [
        .init("id", .string(id)),
        .init("severity", .string(isError ? "error" : "warning")),
        .init("message", .string(message)),
        .init("file", .string(file)),
      ]
      if let help { members.append(.init("help", .string(help))) }
      return .object(members)
    }
  }

  /// Returns such problems as a JSON array of the same shape, without places.
  package func json(for problems: [Facts]) -> String {
    JSONWriter().text(of: .array(problems.map { $0.value(in: file) }))
  }

  private func value(of diagnostic: Diagnostic) -> JSONValue {
    let message = Message(diagnostic, in: source)
    var members: [JSONValue.Member] = [
      .init("id", .string(message.words.name)),
      .init("severity", .string(diagnostic.severity == .error ? "error" : "warning")),
      .init("message", .string(message.title)),
      .init("file", .string(file)),
    ]
    if let range = diagnostic.range {
      let start = SourcePosition(of: range.start, in: source)
      let end = SourcePosition(of: range.end, in: source)
      let numbers = [
        ("offset", range.start), ("length", range.end - range.start), ("line", start.line),
        ("column", start.column), ("endLine", end.line), ("endColumn", end.column),
      ]
      for (key, number) in numbers { members.append(.init(key, .number(Double(number)))) }
      members.append(.init("pointer", .string(pointer(at: range))))
    }
    if let help = message.help { members.append(.init("help", .string(help))) }
    let notes = message.notes.map { JSONValue.string($0) }
    if !notes.isEmpty { members.append(.init("notes", .array(notes))) }
    if diagnostic.range != nil, let replacement = message.replacement {
      members.append(.init("replacement", .string(replacement)))
    }
    return .object(members)
  }
}
