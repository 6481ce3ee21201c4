internal import Scrollwork

extension Deck {
  /// The nearest slot in which the row can rest.
  @inline(never)
  func within(_ slot: Int64) -> Int64 {
    let last = count > 0 ? count - 1 : 0
    return loops ? slot : slot < 0 ? 0 : slot > last ? last : slot
  }
}

extension ScorePlan {
  @inline(never)
  mutating func addDeck(_ index: Int, _ place: ScorePlace) {
    let visible = number()
    let count = long()
    let loops = answer()
    let maxFling = whole()
    let start = long()
    let axis = whole()
    let pitch = (axis == 1 ? place.size.height : place.size.width) / visible
    // A row without length shows nothing.
    let isSeen = pitch >= 1e-6 && pitch.isFinite
    let deck = Deck(
      count: isSeen ? count : 0,
      loops: loops,
      pitch: isSeen ? pitch : 1,
      maxFling: maxFling < 0 ? nil : maxFling
    )
    let width = number(place.size.width)
    let height = number(place.size.height)
    nodes[index].row = deckCount
    decks.advanced(by: deckCount).initialize(
      to: ScoreDeck(
        node: index,
        card: nodeCount,
        axis: axis,
        deck: deck,
        start: start
      )
    )
    deckTotal += 1
    var inside = place
    inside.deck = deckCount - 1
    addLayer(inside, delay: 0, Size(width: width, height: height))
    decks[inside.deck].end = nodeCount
  }
}
