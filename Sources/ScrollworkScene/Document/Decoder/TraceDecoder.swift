public import Scrollwork

extension Trace {
  /// Reads a trace document: `{ "events": [ … ] }`, or `{ "script": [ … ] }` with lines of the short form.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - viewport: Where the gestures of a script take place.
  /// - Throws: Everything that is wrong with it at once.
  public init(json bytes: [UInt8], viewport: Size) throws(Diagnostics) {
    let document = try JSONDocument(bytes)
    var decoder = SceneDecoder(document, nil)
    let trace = decoder.decodeTrace(document.root, viewport)
    guard decoder.problems.isEmpty else { throw decoder.problems }
    self = trace
  }
}

extension SceneDecoder {
  mutating func decodeTrace(_ node: JSONNode, _ viewport: Size) -> Trace {
    var trace = Trace()
    guard let fields = fields(node, WordList("$schema trace viewport end events script"))
    else { return trace }
    _ = text(fields[1])
    if fields[3] != nil { trace.end = number(fields[3], or: 0, 0, 86400, "0 to 86400") }
    if let script = fields[5] {
      reportConflict(fields, 4, "script")
      var state = ScriptReader.State()
      for line in elements(script) ?? [] { decodeLine(line, viewport, &state, into: &trace) }
      if state.end != nil {
        reportConflict(fields, 3, "an end in the script")
      } else if let node = fields[3], let end = trace.end, end < state.lastStart {
        reportRange(node, "not before the last gesture begins")
      }
      return trace
    }
    guard let events = fields[4] else {
      // A document with other keys is something else, such as a scene.
      if fields.unknown.isEmpty { reportMissing("events", 4, of: fields) }
      return trace
    }
    for element in elements(events) ?? [] {
      let last = trace.events.last?.time ?? 0
      guard let event = event(element, after: last, until: trace.end) else { continue }
      #if !hasFeature(Embedded)
      mark(event, element, at: trace.events.count)
      #endif
      trace.events.append(event)
    }
    return trace
  }

  /// A line of the short form, in a string.
  private mutating func decodeLine(
    _ node: JSONNode,
    _ viewport: Size,
    _ state: inout ScriptReader.State,
    into trace: inout Trace
  ) {
    guard let line = text(node) else { return }
    var reader = ScriptReader(bytes: line.bytes, viewport: viewport)
    reader.state = state
    reader.readAll()
    state = reader.state
    for problem in reader.problems.all {
      // Places in the line are none in the document.
      var arguments: [DiagnosticArgument] = []
      for argument in problem.arguments {
        if case .place = argument { continue }
        arguments.append(argument)
      }
      problems.add(Diagnostic(problem.id, at: document.mark(of: node), arguments))
    }
    #if !hasFeature(Embedded)
    take(reader.marks, of: node, after: trace.events.count)
    #endif
    trace.events.append(contentsOf: reader.trace.events)
    if let end = reader.trace.end { trace.end = end }
  }

  /// One event; none but those of a finger that is down comes after the end.
  private mutating func event(
    _ node: JSONNode,
    after last: Double,
    until end: Double?
  ) -> Trace.Event? {
    guard let fields = fields(node, WordList("t type id x y dx dy key page animated"))
    else { return nil }
    reportMissing("t", 0, of: fields)
    reportMissing("type", 1, of: fields)
    let time = number(fields[0], or: 0, 0, 86400, "0 to 86400")
    if time < last, let node = fields[0], document.number(of: node) == time {
      report(.unsortedOffsets, at: node)
    }
    let type = word(fields[1], WordList("down move up cancel wheel key scroll"))
    if let end, time > end, type == 0 || type ?? 0 > 3, let node = fields[0] {
      reportRange(node, "not after the end of the trace")
    }
    let id = Int32(whole(fields[2], -2e9, 2e9, "a whole number") ?? 1)
    switch type {
    case 0: return .init(time: time, .down(id: id, place(fields, 3, 4)))
    case 1: return .init(time: time, .move(id: id, place(fields, 3, 4)))
    case 2: return .init(time: time, .up(id: id))
    case 3: return .init(time: time, .cancel(id: id))
    case 4:
      return .init(
        time: time,
        .wheel(by: place(fields, 5, 6), at: place(fields, 3, 4))
      )
    case 5:
      let list = WordList("left right up down home end page-up page-down")
      reportMissing("key", 7, of: fields)
      guard let index = word(fields[7], list), let key = Trace.Key(rawValue: UInt8(index))
      else { return nil }
      return .init(time: time, .key(key))
    case 6:
      reportMissing("page", 8, of: fields)
      let page = number(fields[8], or: 0, -1e6, 1e6, "finite")
      return .init(
        time: time,
        .scroll(page: page, animated: boolean(fields[9], or: true))
      )
    default: return nil
    }
  }

  private mutating func place(_ fields: Fields, _ x: Int, _ y: Int) -> Point {
    reportMissing(x == 3 ? "x" : "dx", x, of: fields)
    reportMissing(y == 4 ? "y" : "dy", y, of: fields)
    return Point(
      x: number(fields[x], or: 0, -1e6, 1e6, "finite"),
      y: number(fields[y], or: 0, -1e6, 1e6, "finite")
    )
  }
}
