internal import Scrollwork

extension ScorePlayer {
  /// Finds when each clock that has not started will start, as things go after `moment`, and when all
  /// will have come to rest.
  mutating func updateStarts(after moment: Double) {
    let settling = settlingTime
    var rest = settling < .infinity ? settling : moment
    isRestless = false
    for index in 0..<plan.triggerCount {
      let trigger = plan.triggers + index
      if ScoreParts.scrolling, !trigger.pointee.isScene, !(trigger.pointee.start < moment) {
        let offsets = trigger.pointee.low...trigger.pointee.high
        trigger.pointee.start =
          rows[content].scroller.firstTime(in: offsets, after: moment) ?? .infinity
      }
      let start = trigger.pointee.start
      guard start < .infinity else { continue }
      if start + trigger.pointee.end > rest { rest = start + trigger.pointee.end }
      if trigger.pointee.isEndless { isRestless = true }
    }
    restingTime = rest
  }

  /// Scrolls to a page of the content, or where that does not scroll to a card of the first deck.
  mutating func scroll(toPage page: Double, animated: Bool, _ moment: Double) {
    guard plan.axis < 0 else {
      rows[content].scroller.scroll(
        to: plan.within(page) * plan.pageLength,
        time: moment,
        animated: animated && plan.reduction == 2
      )
      return
    }
    guard plan.deckCount > 0, plan.decks[0].deck.count > 0 else { return }
    let deck = plan.decks[0].deck
    let last = deck.count - 1
    let whole = page.rounded(.toNearestOrEven)
    var card = whole <= 0 ? 0 : whole >= Double(last) ? last : Int64(whole)
    // A loop has a card beyond its ends, too; what is further than any event names is its last.
    if deck.loops, whole.magnitude <= Self.limit { card = Deck.modulo(Int64(whole), deck.count) }
    // To the nearest copy of the card.
    let here = deck.position(
      atOffset: rows[0].scroller.offset(at: moment),
      origin: rows[0].origin
    )
    scrollDeck(0, to: deck.slot(ofCard: card, nearestTo: here), animated: animated, moment)
  }

  /// Scrolls a deck to a place in its row.
  mutating func scrollDeck(_ index: Int, to slot: Int64, animated: Bool, _ moment: Double) {
    let deck = plan.decks + index
    let offset = Double(slot &- rows[index].origin) * deck.pointee.deck.pitch
    if offset.magnitude <= Self.limit {
      rows[index].scroller.scroll(
        to: offset,
        time: moment,
        animated: animated && plan.reduction == 2
      )
      return rebase(index)
    }
    // What is too far away to be scrolled to is shown at once.
    rows[index] = ScoreRow(
      plan.configuration(of: index, origin: slot),
      at: slot,
      time: moment
    )
  }

  /// Counts the offsets of a deck anew once it is far from where they are 0, so that they keep their
  /// digits.
  func rebase(_ index: Int) {
    guard index < plan.deckCount else { return }
    let row = rows + index
    let deck = plan.decks + index
    let offset = row.pointee.scroller.offset(at: row.pointee.scroller.lastEventTime)
    guard offset.magnitude > 4096 * deck.pointee.deck.pitch else { return }
    deck.pointee.deck.rebase(&row.pointee.scroller, origin: &row.pointee.origin)
  }

  /// Turns by so many pages or cards from where things come to rest.
  mutating func turn(by count: Double, _ moment: Double) {
    if plan.axis >= 0 {
      let here = (rows[content].scroller.target / plan.pageLength).rounded(.toNearestOrEven)
      scroll(toPage: here + count, animated: true, moment)
    } else if plan.deckCount > 0 {
      turnDeck(0, by: count, moment)
    }
  }

  /// Turns a deck by so many cards from where it comes to rest.
  mutating func turnDeck(_ index: Int, by count: Double, _ moment: Double) {
    let deck = plan.decks[index].deck
    let rest = deck.position(
      atOffset: rows[index].scroller.target,
      origin: rows[index].origin
    )
    let slot = deck.within(rest.slot + Int64(count))
    scrollDeck(index, to: slot, animated: true, moment)
  }

  /// A key turns the content, or else the first deck: 0 … 3 are the arrows to the left, right, up and
  /// down, then home, end, page up and page down.
  ///
  /// Arrows go the way they point.
  mutating func press(_ key: Int, _ moment: Double) {
    let axis = plan.axis >= 0 ? plan.axis : plan.deckCount > 0 ? plan.decks[0].axis : 0
    if key == 4 {
      scroll(toPage: 0, animated: true, moment)
    } else if key == 5 {
      scroll(toPage: .greatestFiniteMagnitude, animated: true, moment)
    } else if key < 2 {
      if axis == 0 { turn(by: key == 1 ? plan.sign : -plan.sign, moment) }
    } else if key > 5 || axis == 1 {
      turn(by: key & 1 == 1 ? 1 : -1, moment)
    }
  }
}
