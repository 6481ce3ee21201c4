extension JSONDocument {
  /// Reports each key that an object has already had.
  ///
  /// - Complexity: O(members²), with a step that compares two lengths and seldom more.
  package func reportDuplicateKeys(of node: JSONNode, to diagnostics: inout Diagnostics) {
    var end = node.index + 1
    for member in members(of: node) {
      var earlier = node.index + 1
      while earlier < end {
        if isSameText(entries[earlier], entries[member.key.index]) {
          let first = range(of: JSONNode(index: earlier))
          diagnostics.add(Diagnostic(.duplicateKey, at: range(of: member.key), [.place(first)]))
          break
        }
        earlier = entries[earlier + 1].next
      }
      end = member.value.index
    }
  }

  private func isSameText(_ a: JSONEntry, _ b: JSONEntry) -> Bool {
    guard a.spelling == .plain, b.spelling == .plain else { return text(of: a) == text(of: b) }
    guard a.end - a.start == b.end - b.start else { return false }
    for i in 0..<(a.end - a.start) where bytes[a.start + i] != bytes[b.start + i] { return false }
    return true
  }
}
