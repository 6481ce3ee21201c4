extension SceneDecoder {
  /// The values of an object by the places of their keys in a list.
  struct Fields {
    let object: JSONNode
    let list: WordList
    /// The keys that are not in the list.
    private(set) var unknown: [JSONNode] = []
    private var keys: [JSONNode?]
    private var values: [JSONNode?]

    /// Creates an object without members.
    init(_ object: JSONNode, _ list: WordList) {
      self.object = object
      self.list = list
      keys = Array(repeating: nil, count: list.count)
      values = keys
    }

    /// The value at a key's place in the list.
    subscript(_ index: Int) -> JSONNode? { values[index] }

    /// The key itself, to underline it.
    func key(_ index: Int) -> JSONNode? { keys[index] }

    mutating func set(_ index: Int, key: JSONNode, value: JSONNode) {
      keys[index] = key
      values[index] = value
    }

    mutating func addUnknown(_ key: JSONNode) { unknown.append(key) }
  }

  /// The members of an object; keys that are not in the list are reported.
  @inline(never)
  mutating func fields(_ node: JSONNode, _ list: WordList, of place: StaticWord = "") -> Fields? {
    guard document.kind(of: node) == .object else {
      reportType(node, needs: "an object")
      return nil
    }
    var fields = Fields(node, list)
    document.reportDuplicateKeys(of: node, to: &problems)
    for member in document.members(of: node) {
      if let index = document.index(of: member.key, in: list) {
        fields.set(index, key: member.key, value: member.value)
      } else {
        report(.unknownKey, at: member.key, [.words(list), .word(place)])
        fields.addUnknown(member.key)
      }
    }
    return fields
  }
}

extension SceneDecoder.Fields {
  /// The same members under the places of another list, where it has them.
  func moved(to other: WordList) -> SceneDecoder.Fields {
    let words = list.words
    var moved = SceneDecoder.Fields(object, other)
    for index in words.indices {
      guard let place = other.index(of: words[index], from: 0, to: words[index].count)
      else { continue }
      if let key = key(index), let value = self[index] { moved.set(place, key: key, value: value) }
    }
    return moved
  }
}
