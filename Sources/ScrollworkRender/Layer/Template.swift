internal import ScrollworkScene

/// Fills a card's strings in: `{key}` stands for the item's string of that key.
enum Template {
  /// Returns the text of one card.
  ///
  /// What is not a key of the item stays as it is written; the strings filled in are not read again.
  static func fill(_ text: [UInt8], from entries: [Layer.Row.Entry]) -> [UInt8] {
    guard !entries.isEmpty, text.contains(UInt8(ascii: "{")) else { return text }
    var result: [UInt8] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      result += rest[..<open]
      let inside = rest[(open + 1)...]
      let close = inside.firstIndex(of: UInt8(ascii: "}"))
      let entry = close.flatMap { close in
        entries.first { $0.key.bytes.elementsEqual(inside[..<close]) }
      }
      if let entry, let close {
        result += entry.value.bytes
        rest = rest[(close + 1)...]
      } else {
        result.append(UInt8(ascii: "{"))
        rest = inside
      }
    }
    return result + rest
  }
}
