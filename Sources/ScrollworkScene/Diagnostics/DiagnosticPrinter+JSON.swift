extension DiagnosticPrinter {
  /// Returns the diagnostics as a JSON array, for editors and other programs.
  ///
  /// Each is an object with `id`, `severity`, `message`, `file` and, unless it is about the whole
  /// document, `offset` and `length` (bytes, from 0), `line`, `column`, `endLine`, `endColumn`
  /// (from 1, columns in bytes of UTF-8) and `pointer` (RFC 6901); with `help`, `notes` and
  /// `replacement` (what to write in place of the range) as far as there are any.
  public func json(for diagnostics: Diagnostics) -> String {
    JSONWriter().text(of: .array(diagnostics.all.map { value(of: block(for: $0)) }))
  }

  func value(of block: Block) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(block.id)),
      .init("severity", .string(block.severityWord)),
      .init("message", .string(block.title)),
      .init("file", .string(file)),
    ]
    if let range = block.range {
      let start = SourcePosition(of: range.start, in: source)
      let end = SourcePosition(of: range.end, in: source)
      let numbers = [
        ("offset", range.start), ("length", range.end - range.start), ("line", start.line),
        ("column", start.column), ("endLine", end.line), ("endColumn", end.column),
      ]
      for (key, number) in numbers { members.append(.init(key, .number(Double(number)))) }
      members.append(.init("pointer", .string(pointer(at: range))))
    }
    if let help = block.help { members.append(.init("help", .string(help))) }
    let notes = block.notes.map { JSONValue.string($0) }
    if !notes.isEmpty { members.append(.init("notes", .array(notes))) }
    if let replacement = block.replacement {
      members.append(.init("replacement", .string(replacement)))
    }
    return .object(members)
  }
}
