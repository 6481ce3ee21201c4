extension Layer {
  /// Returns a row of cards.
  ///
  ///     Layer.deck(width: 72.vw, height: 500, visible: 5, items: [["name": "Map"]]) {
  ///       Layer.group { Layer.text("{name}") }
  ///         .animate(.view(at: [-2, 0, 2], .opacity(0.6, 1, 1)))
  ///     }
  ///
  /// - Parameters:
  ///   - width: The width of a card, in points; at least 0.
  ///   - height: The height of a card, in points; at least 0.
  ///   - visible: Slots to a screen; above 0.
  ///   - count: Cards, 0 … 2⁶²; nil is the number of items.
  ///   - loops: Whether the first card follows the last.
  ///   - maxFling: The most cards that one flick passes; nil sets no limit.
  ///   - start: The card in the centre at first.
  ///   - axis: The direction of the row.
  ///   - items: What differs from card to card: strings for the `{keys}` of the card.
  ///   - card: The template of every card: a group that has neither name nor frame, since its slot
  ///     places it.
  /// - Returns: The row; its frame is the viewport of the cards.
  public static func deck(
    width: Expression,
    height: Expression,
    visible: Expression = 1,
    count: Int64? = nil,
    loops: Bool = false,
    maxFling: Int? = nil,
    start: Int64 = 0,
    axis: Scene.Axis = .horizontal,
    items: [Row.Item] = [],
    card: () -> Layer
  ) -> Layer {
    let layer = card()
    guard case .group = layer.content else { preconditionFailure("A card must be a group") }
    precondition(
      layer.id == nil && layer.frame == nil && layer.page == 0 && layer.pages == nil
        && !layer.isPinned,
      "A card must have neither name, frame nor page, since its slot places it"
    )
    var row = Row(Row.Card(width: width, height: height, layer: layer))
    row.visible = visible
    row.count = count
    row.loops = loops
    row.maxFling = maxFling
    row.start = start
    row.axis = axis
    row.items = items
    return Layer(.deck(row))
  }
}

extension Layer.Row.Item: ExpressibleByDictionaryLiteral {
  /// Creates an item from keys and their strings.
  public init(dictionaryLiteral elements: (UTF8String, UTF8String)...) {
    var entries: [Layer.Row.Entry] = []
    for (key, value) in elements { entries.append(Layer.Row.Entry(key, value)) }
    self.init(entries)
  }
}
