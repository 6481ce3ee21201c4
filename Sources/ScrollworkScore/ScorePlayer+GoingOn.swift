internal import Scrollwork

extension ScorePlayer {
  /// Goes on where another player of the same score was, which had another viewport, other parameters or
  /// another wish.
  ///
  /// The content keeps its page and fraction, a deck its card and fraction, a finger its hold, and a clock
  /// that has started goes on. The next frame says of every visible layer that it appeared.
  ///
  /// - Parameters:
  ///   - old: What played before.
  ///   - given: When, in seconds; before the last event it counts as the time of that event. Finite.
  public mutating func goOn(from old: borrowing ScorePlayer, at given: Double) {
    time = given > old.time ? given : old.time
    if var moved = old.scroller, moved.configure(plan.scrollConfiguration, time: time) {
      scroller = moved
    }
    for index in 0..<plan.deckCount { move(index, old.rows + index, old.plan.decks + index) }
    for index in 1..<plan.triggerCount {
      let trigger = plan.triggers + index
      for place in 1..<old.plan.triggerCount {
        let known = old.plan.triggers + place
        if known.pointee.page == trigger.pointee.page,
          known.pointee.node == trigger.pointee.node,
          known.pointee.start < time
        {
          trigger.pointee.start = known.pointee.start
        }
      }
    }
    touch = old.touch
    if frame.slotCount != old.frame.slotCount { touch.tap = -1 }
    updateStarts(after: time)
  }

  /// A deck goes on with the card and the fraction at which it was.
  private func move(
    _ index: Int,
    _ row: UnsafePointer<ScoreRow>,
    _ old: UnsafePointer<ScoreDeck>
  ) {
    let deck = plan.decks + index
    var origin = row.pointee.origin
    if old.pointee.deck.count == deck.pointee.deck.count {
      rows[index] = row.pointee
      let configuration = plan.configuration(of: deck, origin: origin)
      if rows[index].scroller.configure(configuration, time: time) { return }
    } else {
      let here = old.pointee.deck.position(
        atOffset: row.pointee.scroller.offset(at: time),
        origin: origin
      )
      origin = deck.pointee.deck.slot(following: here.slot, of: old.pointee.deck)
    }
    rows[index] = ScoreRow(plan, deck, at: origin, time: time)
  }
}
