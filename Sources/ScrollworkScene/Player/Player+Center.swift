internal import Scrollwork

extension Player {
  /// The slot of the card nearest to the centre of a deck in the frame as it is shown; -1 when the deck
  /// has no cards.
  public func centerSlot(ofDeck index: Int) -> Int {
    let plan = program.decks[index]
    guard plan.poolSize > 0 else { return -1 }
    let place = plan.deck.recyclingKey(
      ofSlot: frame.decks[index].slot,
      poolSize: Int64(plan.poolSize)
    )
    return plan.firstSlot + Int(place) * plan.slotsPerCard
  }
}
