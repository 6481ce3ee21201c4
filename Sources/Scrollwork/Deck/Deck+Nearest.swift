extension Deck {
  /// Returns the slot with a card that is nearest to a position; nil in an empty deck.
  public func nearestSlot(to position: Position) -> Int64? {
    if count == 0 { return nil }
    return loops ? position.slot : max(0, min(position.slot, count - 1))
  }

  /// Returns the slot of a card that is nearest to a position; of two copies equally far away the
  /// one further on.
  ///
  ///     Deck(count: 5, loops: true, pitch: 64).slot(ofCard: 0, nearestTo: .init(slot: 4))  // 5
  ///
  /// Source: the copy number is ⌊(p − i) ÷ n + ½⌋, here without its rounding.
  ///
  /// - Parameters:
  ///   - card: 0 ..< count.
  ///   - position: Where the row is.
  /// - Returns: A slot.
  public func slot(ofCard card: Int64, nearestTo position: Position) -> Int64 {
    precondition(card >= 0 && card < count, "A card's number must lie in 0 ..< count")
    if !loops { return card }
    let behind = Deck.modulo(position.slot - card, count)
    let copy = position.slot - behind
    let ahead = count - behind
    // The next copy is nearer if ahead − f ≤ behind + f.
    return Double(ahead - behind) <= 2 * position.fraction ? copy + count : copy
  }

  /// Returns the signed distance to a card by the shorter way, in slots; half a turn goes forward.
  ///
  /// - Parameters:
  ///   - card: 0 ..< count.
  ///   - position: Where the row is.
  /// - Returns: Slots.
  public func distance(toCard card: Int64, from position: Position) -> Double {
    viewProgress(ofSlot: slot(ofCard: card, nearestTo: position), at: position)
  }

  /// Returns where this deck should stand after it replaced another: cards came or went.
  ///
  /// - Parameters:
  ///   - slot: Where the old deck stood.
  ///   - old: The old deck.
  ///   - card: The number that the card there has now; nil when it is gone or not known, and the
  ///     same number is kept as far as it exists.
  /// - Returns: The nearest slot of that card; 0 in an empty deck, and after one.
  public func slot(following slot: Int64, of old: Deck, card: Int64? = nil) -> Int64 {
    let nearest = old.nearestSlot(to: Position(slot: slot)) ?? 0
    guard count > 0, let known = card ?? old.card(atSlot: nearest) else { return 0 }
    return self.slot(
      ofCard: max(0, min(known, count - 1)),
      nearestTo: Position(slot: nearest)
    )
  }
}
