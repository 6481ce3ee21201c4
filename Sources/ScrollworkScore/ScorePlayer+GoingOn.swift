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
  package mutating func goOn(from old: borrowing ScorePlayer, at given: Double) {
    time = given > old.time ? given : old.time
    for row in 0..<plan.rowCount { move(row, from: old) }
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

  /// A deck goes on with the card and the fraction at which it was, the content with its page.
  private func move(_ row: Int, from old: borrowing ScorePlayer) {
    let was = old.rows + row
    var origin = was.pointee.origin
    if row == content || old.plan.decks[row].deck.count == plan.decks[row].deck.count {
      rows[row] = was.pointee
      let configuration = plan.configuration(of: row, origin: origin)
      if rows[row].scroller.configure(configuration, time: time) { return }
    } else {
      let deck = old.plan.decks + row
      let here = deck.pointee.deck.position(
        atOffset: was.pointee.scroller.offset(at: time),
        origin: origin
      )
      origin = plan.decks[row].deck.slot(following: here.slot, of: deck.pointee.deck)
    }
    rows[row] = ScoreRow(plan.configuration(of: row, origin: origin), at: origin, time: time)
  }
}
