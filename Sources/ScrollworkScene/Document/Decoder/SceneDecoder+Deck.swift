internal import Scrollwork

extension SceneDecoder {
  /// The most cards of a deck, 2⁶².
  private static var mostCards: Double { 0x1p62 }

  /// A row of cards, and the strings in which they differ.
  mutating func deck(_ fields: Fields) -> Layer.Content {
    let empty = Layer.Content.group(Layer.Group())
    guard let node = fields[LayerKey.deck] else { return empty }
    guard let deck = self.fields(node, DeckKey.list) else {
      noteDeck(0, loops: false)
      return empty
    }
    if isInCard { report(.nestedDeck, at: node) }
    guard let cardNode = deck[DeckKey.card] else {
      reportMissing("card", DeckKey.card, of: deck)
      noteDeck(0, loops: false)
      return empty
    }
    let items = items(deck[DeckKey.items])
    var row = Layer.Row(card(cardNode, of: deck[DeckKey.items]))
    row.items = items
    if deck[DeckKey.items] == nil, !isMisspelt(DeckKey.items, in: deck) {
      reportMissing("count", DeckKey.count, of: deck)
    }
    row.count = whole(deck[DeckKey.count], 0, Self.mostCards, "a whole number from 0 to 2⁶²")
    row.visible = expression(deck[DeckKey.visible], .number, .slots, or: 1)
    row.loops = boolean(deck[DeckKey.loop], or: false)
    if let fling = whole(deck[DeckKey.maxFling], 1, 1e6, "a whole number from 1") {
      row.maxFling = Int(fling)
    }
    row.start = whole(deck[DeckKey.start], 0, Self.mostCards, "a whole number from 0 to 2⁶²") ?? 0
    if row.cardCount > 0, row.start >= row.cardCount, let node = deck[DeckKey.start] {
      let last = Double(row.cardCount - 1)
      report(.outOfRange, at: node, [.word(StaticWord("a card of the deck")), .value(last)])
    }
    noteDeck(row.cardCount, loops: row.loops)
    if word(deck[DeckKey.axis], WordList("horizontal vertical")) == 1 { row.axis = .vertical }
    return .deck(row)
  }

  private mutating func items(_ node: JSONNode?) -> [Layer.Row.Item] {
    guard let node else { return [] }
    var items: [Layer.Row.Item] = []
    for element in elements(node) ?? [] {
      guard document.kind(of: element) == .object else {
        reportType(element, needs: "an object of strings")
        continue
      }
      document.reportDuplicateKeys(of: element, to: &problems)
      var entries: [Layer.Row.Entry] = []
      for member in document.members(of: element) {
        entries.append(
          Layer.Row.Entry(
            UTF8String(document.utf8(of: member.key)),
            text(member.value) ?? UTF8String([])
          )
        )
      }
      items.append(Layer.Row.Item(entries))
    }
    return items
  }

  private mutating func card(_ node: JSONNode, of items: JSONNode?) -> Layer.Row.Card {
    var layer = Layer(.group(Layer.Group()))
    var card = Layer.Row.Card(width: 0, height: 0, layer: layer)
    // A card's keys are a group's, with a size in place of a frame.
    let list = WordList(
      """
      size label anchor x y scale scaleX scaleY rotation opacity depth transform animate tap \
      radius layers clip stagger
      """
    )
    guard let own = fields(node, list, of: "a card") else { return card }
    if let size = own[0] {
      if let pair = elements(size, count: 2) {
        card.width = expression(pair[0], .length, .notNegative, whole: box.width)
        card.height = expression(pair[1], .length, .notNegative, whole: box.height)
      }
    } else {
      reportMissing("size", 0, of: own)
    }
    let outside = (isInCard, box, cardItems, filledKeys)
    isInCard = true
    box = size(card.width, card.height)
    cardItems = []
    filledKeys = []
    if let items {
      for item in document.elements(of: items) where document.kind(of: item) == .object {
        cardItems.append(item)
      }
    }
    defer { (isInCard, box, cardItems, filledKeys) = outside }
    let fields = own.moved(to: LayerKey.list)
    layer.content = .group(group(fields))
    decodeCommon(fields, into: &layer)
    card.layer = layer
    return card
  }
}
