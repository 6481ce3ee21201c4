internal import ScrollworkScene

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
