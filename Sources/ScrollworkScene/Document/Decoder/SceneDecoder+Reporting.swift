extension SceneDecoder {
  /// Notes a mistake; where nobody reads messages, without what is said in them.
  @inline(__always)
  mutating func report(
    _ id: DiagnosticID,
    at node: JSONNode,
    _ arguments: @autoclosure () -> [DiagnosticArgument] = []
  ) {
    #if hasFeature(Embedded)
    note(id, node)
    #else
    problems.add(Diagnostic(id, at: document.mark(of: node), arguments()))
    #endif
  }

  @inline(never)
  private mutating func note(_ id: DiagnosticID, _ node: JSONNode) {
    problems.add(Diagnostic(id, at: document.mark(of: node)))
  }

  /// Reports a value of the wrong kind.
  @inline(never)
  mutating func reportType(_ node: JSONNode, needs: StaticWord) {
    let kind = document.kind(of: node)
    report(.wrongType, at: node, [.kind(kind), .word(needs)])
  }

  /// Reports a value that is too small or too large.
  @inline(never)
  mutating func reportRange(_ node: JSONNode, _ range: StaticWord) {
    report(.outOfRange, at: node, [.word(range)])
  }

  /// Reports a key that is out of place beside another.
  @inline(never)
  mutating func reportConflict(_ fields: Fields, _ index: Int, _ beside: StaticWord) {
    guard let key = fields.key(index) else { return }
    report(.conflictingKeys, at: key, [.word(beside)])
  }

  /// Reports that a key is not there, unless an unknown one is a misspelling of it.
  @inline(never)
  mutating func reportMissing(_ key: StaticWord, _ index: Int, of fields: Fields) {
    if fields[index] != nil || isMisspelt(index, in: fields) { return }
    report(.missingKey, at: fields.object, [.word(key)])
  }

  /// Whether an unknown key is nearest to the one at a place of the list.
  func isMisspelt(_ index: Int, in fields: Fields) -> Bool {
    if fields.unknown.isEmpty { return false }
    let words = fields.list.words
    for key in fields.unknown {
      if let near = NearMiss.nearest(to: document.utf8(of: key), among: words),
        near == words[index]
      {
        return true
      }
    }
    return false
  }
}
