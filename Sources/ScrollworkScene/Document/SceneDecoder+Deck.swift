internal import Scrollwork

extension SceneDecoder {
  /// A row of cards, and the strings in which they differ.
  mutating func deck(_ fields: Fields) -> Layer.Content {
    let empty = Layer.Content.group(Layer.Group())
    guard let node = fields[LayerKey.deck] else { return empty }
    guard
      let deck = self.fields(
        node,
        WordList("count visible loop maxFling start axis items card")
      )
    else {
      noteDeck(0, loops: false)
      return empty
    }
    if isInCard { report(.nestedDeck, at: node) }
    guard let cardNode = deck[7] else {
      reportMissing("card", 7, of: deck)
      noteDeck(0, loops: false)
      return empty
    }
    let items = items(deck[6])
    var row = Layer.Row(card(cardNode, of: deck[6]))
    row.items = items
    if deck[6] == nil, !isMisspelt(6, in: deck) { reportMissing("count", 0, of: deck) }
    row.count = whole(deck[0], 0, 4_611_686_018_427_387_904, "a whole number from 0 to 2⁶²")
    row.visible = expression(deck[1], .number, .slots, or: 1)
    row.loops = boolean(deck[2], or: false)
    if let fling = whole(deck[3], 1, 1e6, "a whole number from 1") { row.maxFling = Int(fling) }
    row.start = whole(deck[4], 0, 4_611_686_018_427_387_904, "a whole number from 0 to 2⁶²") ?? 0
    if row.cardCount > 0, row.start >= row.cardCount, let node = deck[4] {
      let last = Double(row.cardCount - 1)
      report(.outOfRange, at: node, [.word(StaticWord("a card of the deck")), .value(last)])
    }
    noteDeck(row.cardCount, loops: row.loops)
    if word(deck[5], WordList("horizontal vertical")) == 1 { row.axis = .vertical }
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
