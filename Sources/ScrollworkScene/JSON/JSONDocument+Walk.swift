extension JSONDocument {
  /// How many members an object has, or elements an array; 0 for the rest.
  package func count(of node: JSONNode) -> Int {
    entries[node.index].count
  }

  /// The elements of an array, in order; nothing for the rest.
  package func elements(of node: JSONNode) -> Elements {
    let entry = entries[node.index]
    return Elements(
      entries: entries,
      index: node.index + 1,
      left: entry.kind == .array ? entry.count : 0
    )
  }

  /// The members of an object, in order; nothing for the rest.
  package func members(of node: JSONNode) -> Members {
    let entry = entries[node.index]
    return Members(
      entries: entries,
      index: node.index + 1,
      left: entry.kind == .object ? entry.count : 0
    )
  }

  /// The value of a member, or `nil` when the object has none of that key.
  ///
  /// Of two members with the key it is the first.
  ///
  /// - Complexity: O(members).
  package func value(_ key: StaticString, of node: JSONNode) -> JSONNode? {
    for member in members(of: node) where text(of: member.key, is: key) { return member.value }
    return nil
  }

  /// The elements of an array.
  package struct Elements: Sequence, IteratorProtocol {
    let entries: [JSONEntry]
    var index: Int
    var left: Int

    /// Returns the next element.
    package mutating func next() -> JSONNode? {
      guard left > 0 else { return nil }
      left -= 1
      let node = JSONNode(index: index)
      index = entries[index].next
      return node
    }
  }

  /// The members of an object.
  package struct Members: Sequence, IteratorProtocol {
    let entries: [JSONEntry]
    var index: Int
    var left: Int

    /// Returns the next member.
    package mutating func next() -> JSONMember? {
      guard left > 0 else { return nil }
      left -= 1
      let member = JSONMember(key: JSONNode(index: index), value: JSONNode(index: index + 1))
      index = entries[index + 1].next
      return member
    }
  }
}
