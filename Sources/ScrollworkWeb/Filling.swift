package import ScrollworkScene

/// The strings of a card: `{key}` stands for the item's string of that key.
package enum Filling {
  /// Returns the text of one card; what is no key of the item stays as it is written.
  package static func fill(_ text: UTF8String, from item: Layer.Row.Item?) -> UTF8String {
    guard let item else { return text }
    var result: [UInt8] = []
    var rest = text.bytes[...]
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

extension [Layer] {
  /// Visits every layer in document order, those of a card once for each item of its deck.
  func visit(item: Layer.Row.Item? = nil, _ body: (Layer, Layer.Row.Item?) -> Void) {
    for layer in self {
      body(layer, item)
      switch layer.content {
      case .group(let group): group.layers.visit(item: item, body)
      case .deck(let row):
        if row.items.isEmpty { [row.card.layer].visit(body) }
        for item in row.items { [row.card.layer].visit(item: item, body) }
      default: break
      }
    }
  }
}
