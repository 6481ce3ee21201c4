extension Deck {
  /// Returns the view progress of a slot: its signed distance from the centre, in slots.
  ///
  /// - Parameters:
  ///   - slot: A slot, within ±2⁶².
  ///   - position: Where the row is: the place at the centre of the viewport.
  /// - Returns: … −2, −1, 0, 1, 2 … at rest; 0 in the centre.
  @inlinable
  public func viewProgress(ofSlot slot: Int64, at position: Position) -> Double {
    Double(slot - position.slot) - position.fraction
  }

  /// Returns the slots whose view progress lies within `reach`, and that hold a card.
  ///
  /// A pure function of the position: a jump across the whole deck shows the right cards at once.
  ///
  /// - Parameters:
  ///   - position: Where the row is.
  ///   - reach: The view progress between which a card can be seen, within ±2³¹. It follows from
  ///     what the cards' tracks do, not from how many slots fit a screen.
  /// - Returns: The slots, in their order.
  public func visibleSlots(at position: Position, reach: ClosedRange<Double>) -> Range<Int64> {
    precondition(
      reach.lowerBound >= -0x1p31 && reach.upperBound <= 0x1p31,
      "The reach of a deck must lie within ±2³¹ slots"
    )
    var low = position.slot + Int64((reach.lowerBound + position.fraction).rounded(.up))
    var high = position.slot + Int64((reach.upperBound + position.fraction).rounded(.down))
    // The sums may have rounded past a slot at the very end of the reach.
    if viewProgress(ofSlot: low - 1, at: position) >= reach.lowerBound { low -= 1 }
    if viewProgress(ofSlot: high + 1, at: position) <= reach.upperBound { high += 1 }
    if count == 0 { return position.slot..<position.slot }
    if !loops {
      low = max(low, 0)
      high = min(high, count - 1)
    }
    return low..<max(low, high + 1)
  }

  /// Returns how many views a pool must hold for all the slots that can be seen at once.
  ///
  /// - Parameter reach: The view progress between which a card can be seen, within ±2³¹.
  /// - Returns: A number of views.
  public func poolSize(reach: ClosedRange<Double>) -> Int64 {
    precondition(
      reach.lowerBound >= -0x1p31 && reach.upperBound <= 0x1p31,
      "The reach of a deck must lie within ±2³¹ slots"
    )
    let most = Int64((reach.upperBound - reach.lowerBound).rounded(.down)) + 1
    return count == 0 ? 0 : loops ? most : min(most, count)
  }

  /// Returns which view of a pool shows a slot: 0 ..< `poolSize`.
  ///
  /// A slot keeps its view while it can be seen, and no two that can be seen share one.
  ///
  /// - Parameters:
  ///   - slot: A slot.
  ///   - poolSize: How many views there are, greater than 0.
  /// - Returns: The number of the view.
  @inlinable
  public func recyclingKey(ofSlot slot: Int64, poolSize: Int64) -> Int64 {
    precondition(poolSize > 0, "A pool of views must hold at least 1")
    return Deck.modulo(slot, poolSize)
  }
}
