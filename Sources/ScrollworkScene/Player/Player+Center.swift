internal import Scrollwork

extension Player {
  /// The slot of the card nearest to the centre of a deck in the frame as it is shown; -1 when the deck
  /// has no cards.
  ///
  /// What is pulled beyond its end is nearest to the card there.
  public func centerSlot(ofDeck index: Int) -> Int {
    let plan = program.decks[index]
    guard plan.poolSize > 0 else { return -1 }
    let slot = frame.decks[index].slot
    let nearest = plan.deck.loops ? slot : min(max(0, slot), plan.deck.count - 1)
    let place = plan.deck.recyclingKey(ofSlot: nearest, poolSize: Int64(plan.poolSize))
    return plan.firstSlot + Int(place) * plan.slotsPerCard
  }
}
