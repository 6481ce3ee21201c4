import ScrollworkScene

/// A document that breaks one rule, and what is found in it.
struct DiagnosticCase: CustomStringConvertible, Sendable {
  let id: DiagnosticID
  let source: [UInt8]
  let found: Diagnostics

  var description: String { id.name }

  /// A document that the JSON reader refuses.
  init(_ id: DiagnosticID, _ source: String) {
    self.init(id, Array(source.utf8))
  }

  /// A document that the JSON reader refuses.
  init(_ id: DiagnosticID, _ source: [UInt8]) {
    self.id = id
    self.source = source
    do throws(Diagnostics) {
      let document = try JSONDocument(source)
      var found = Diagnostics()
      document.reportDuplicateKeys(of: document.root, to: &found)
      self.found = found
    } catch {
      found = error
    }
  }

  /// A document in which the part between ‹ and › is wrong, and ‹‹ and ›› mark another place.
  init(_ id: DiagnosticID, marked: String, _ arguments: [DiagnosticArgument] = []) {
    var source: [UInt8] = []
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for character in marked {
      switch character {
      case "‹": starts.append(source.count)
      case "›": ranges.append(SourceRange(start: starts.removeLast(), end: source.count))
      default: source += Array(String(character).utf8)
      }
    }
    self.id = id
    self.source = source
    var arguments = arguments
    if ranges.count > 1 { arguments.append(.place(ranges[0])) }
    found = Diagnostics(Diagnostic(id, at: ranges[ranges.count - 1], arguments))
  }
}
