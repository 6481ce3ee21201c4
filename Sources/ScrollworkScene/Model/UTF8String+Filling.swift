extension UTF8String {
  /// Returns the text of one card: `{key}` stands for the item's string of that key.
  ///
  ///     let item = Layer.Row.Item([.init("name", "Ada")])
  ///     UTF8String("Hello, {name}").filled(from: item)  // Hello, Ada
  ///
  /// What is no key of the item stays as it is written; the strings filled in are not read again.
  ///
  /// - Parameter item: The strings of the card, as `Program.item(ofDeck:card:)` has them; nil outside of
  ///   decks, where the text stays as it is.
  /// - Returns: The text with its strings filled in.
  /// - Complexity: O(n × m) for n bytes and m entries.
  public func filled(from item: Layer.Row.Item?) -> UTF8String {
    guard let item, bytes.contains(UInt8(ascii: "{")) else { return self }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      result += rest[..<open]
      let inside = rest[(open + 1)...]
      let close = inside.firstIndex(of: UInt8(ascii: "}"))
      let entry = close.flatMap { close in
        item.entries.first { $0.key.bytes.elementsEqual(inside[..<close]) }
      }
      if let entry, let close {
        result += entry.value.bytes
        rest = rest[(close + 1)...]
      } else {
        result.append(UInt8(ascii: "{"))
        rest = inside
      }
    }
    return UTF8String(result + rest)
  }
}
