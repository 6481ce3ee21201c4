extension JSONDocument {
  /// Reports each key that an object has already had.
  ///
  /// - Complexity: O(members).
  package func reportDuplicateKeys(of node: JSONNode, to diagnostics: inout Diagnostics) {
    let count = count(of: node)
    guard kind(of: node) == .object, count > 1 else { return }
    // Open addressing: a slot holds the tape place of a key, or 0.
    var size = 4
    while size < count * 2 { size *= 2 }
    var slots = [Int](repeating: 0, count: size)
    for member in members(of: node) {
      let key = utf8(of: member.key)
      var hash: UInt32 = 0x811C_9DC5  // FNV-1a
      for byte in key { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 {
        let earlier = JSONNode(index: slots[slot])
        if utf8(of: earlier) == key {
          diagnostics.add(
            Diagnostic(.duplicateKey, at: range(of: member.key), [.place(range(of: earlier))])
          )
          break
        }
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == 0 { slots[slot] = member.key.index }
    }
  }
}
