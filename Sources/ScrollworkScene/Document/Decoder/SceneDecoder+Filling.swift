extension SceneDecoder {
  /// Checks that each `{key}` of a text in a card is a key of the deck's items, each key once.
  ///
  /// A word between braces counts as a key: letters, digits, hyphens, points and underscores. What else
  /// stands in braces is text.
  @inline(never)
  mutating func checkFilling(_ node: JSONNode?) {
    guard isInCard, !cardItems.isEmpty, let node, document.kind(of: node) == .string else { return }
    let text = document.mark(of: node)
    var at = text.start
    while at < text.end {
      at += 1
      guard document.bytes[at - 1] == UInt8(ascii: "{") else { continue }
      let start = at
      while at < text.end, Self.isPartOfKey(document.bytes[at]) { at += 1 }
      guard at > start, document.bytes[at] == UInt8(ascii: "}") else { continue }
      check(key: SourceRange(start: start, end: at))
    }
  }

  /// Reports a key that no item has, or else each item that lacks it.
  private mutating func check(key range: SourceRange) {
    let key = Array(document.bytes[range.start..<range.end])
    for known in filledKeys where known == key { return }
    filledKeys.append(key)
    var lacking: [JSONNode] = []
    for item in cardItems where !has(item, key) { lacking.append(item) }
    if lacking.count == cardItems.count {
      problems.add(Diagnostic(.unknownName, at: range, [.names(keysOfItems)]))
    } else {
      for item in lacking {
        report(.missingKey, at: item, [.names([key]), .place(range)])
      }
    }
  }

  private func has(_ item: JSONNode, _ key: [UInt8]) -> Bool {
    for member in document.members(of: item) where document.utf8(of: member.key) == key {
      return true
    }
    return false
  }

  /// The keys of all items, each once, in the order in which they come.
  private var keysOfItems: [[UInt8]] {
    var keys: [[UInt8]] = []
    for item in cardItems {
      for member in document.members(of: item) {
        let key = document.utf8(of: member.key)
        var isKnown = false
        for known in keys where known == key { isKnown = true }
        if !isKnown { keys.append(key) }
      }
    }
    return keys
  }

  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
