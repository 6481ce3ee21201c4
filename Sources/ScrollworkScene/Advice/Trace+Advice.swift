#if !hasFeature(Embedded)
extension Trace {
  /// Reads the short form of a trace, and says what probably is not meant on a program.
  package init(
    script: [UInt8],
    on program: Program,
    warnings: inout Diagnostics
  ) throws(Diagnostics) {
    self.init()
    var reader = ScriptReader(bytes: script, viewport: program.environment.viewport)
    reader.readAll()
    if !reader.problems.isEmpty { throw reader.problems }
    self = reader.trace
    var adviser = TraceAdviser(program)
    adviser.advise(self, reader.marks)
    warnings = adviser.problems
  }

  /// Reads a trace document, and says what probably is not meant on a program.
  package init(
    json bytes: [UInt8],
    on program: Program,
    warnings: inout Diagnostics
  ) throws(Diagnostics) {
    let document = try JSONDocument(bytes)
    var decoder = SceneDecoder(document, nil)
    let trace = decoder.decodeTrace(document.root, program.environment.viewport)
    guard decoder.problems.isEmpty else { throw decoder.problems }
    self = trace
    var adviser = TraceAdviser(program)
    adviser.advise(self, decoder.traceMarks)
    warnings = adviser.problems
  }
}

extension SceneDecoder {
  /// Notes where an event is told.
  mutating func mark(_ event: Trace.Event, _ node: JSONNode, at index: Int) {
    var mark = TraceMark(events: index..<(index + 1))
    switch event.kind {
    case .key: (mark.mover, mark.direction) = (place("type", of: node), place("key", of: node))
    case .scroll, .wheel: mark.mover = place("type", of: node)
    default: break
    }
    mark.point = place("x", of: node)
    mark.pointY = place("y", of: node)
    mark.page = place("page", of: node)
    traceMarks.append(mark)
  }

  private func place(_ key: StaticString, of node: JSONNode) -> SourceRange? {
    document.value(key, of: node).map { document.mark(of: $0) }
  }

  /// Takes over the marks of a line, of which a document has but the string.
  mutating func take(_ marks: [TraceMark], of node: JSONNode, after count: Int) {
    let place = document.mark(of: node)
    for var mark in marks {
      mark.events = (mark.events.lowerBound + count)..<(mark.events.upperBound + count)
      if mark.mover != nil { mark.mover = place }
      if mark.direction != nil { mark.direction = place }
      if mark.point != nil { mark.point = place }
      if mark.page != nil { mark.page = place }
      if mark.tap != nil { mark.tap = place }
      traceMarks.append(mark)
    }
  }
}
#endif
