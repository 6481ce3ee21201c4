internal import Scrollwork

extension ScorePlayer {
  /// The deck under a point of the frame as it stands, or −1.
  ///
  /// A card outside of its deck's frame still belongs to it.
  func deck(at point: Point) -> Int {
    guard plan.deckCount > 0 else { return -1 }
    var place = frame.orderCount
    while place > 0 {
      place -= 1
      let slot = Int(frame.order[place])
      let node = plan.nodes + Int(frame.slots[2 * slot])
      if node.pointee.isGroup || !node.pointee.isInDeck && !node.pointee.isDeck
        || !contains(slot, point)
      {
        continue
      }
      return node.pointee.isInDeck ? node.pointee.deck : node.pointee.row
    }
    return -1
  }

  /// Finds the front-most layer with a tap at the point.
  ///
  /// Layers without one let a tap through, but a card covers what lies behind it.
  mutating func findTap(at point: Point) {
    var place = frame.orderCount
    while place > 0 {
      place -= 1
      let slot = Int(frame.order[place])
      let node = plan.nodes + Int(frame.slots[2 * slot])
      if node.pointee.isGroup || !contains(slot, point) { continue }
      var here = slot
      while here >= 0 {
        let index = Int(frame.slots[2 * here])
        if plan.nodes[index].tap != ScoreTap.none {
          touch.tap = index
          touch.card = frame.card[here]
          touch.cardSlot = 0
          if plan.nodes[index].isInDeck {
            let deck = plan.decks + plan.nodes[index].deck
            let place = (here - deck.pointee.firstSlot) / deck.pointee.slotsPerCard
            touch.cardSlot = frame.pooled[deck.pointee.firstPlace + place]
          }
          return
        }
        here = Int(frame.slots[2 * here + 1])
      }
      if node.pointee.isInDeck { return }
    }
  }

  /// Whether a slot's box, and every box that cuts it, contains the point.
  private func contains(_ slot: Int, _ point: Point) -> Bool {
    guard isInside(slot, point) else { return false }
    var parent = Int(frame.slots[2 * slot + 1])
    while parent >= 0 {
      let isCut = plan.nodes[Int(frame.slots[2 * parent])].kind == ScoreKind.clip
      if isCut && !isInside(parent, point) { return false }
      parent = Int(frame.slots[2 * parent + 1])
    }
    return true
  }

  private func isInside(_ slot: Int, _ point: Point) -> Bool {
    guard let inverse = frame.world[slot].inverted() else { return false }
    let local = inverse.applying(to: point)
    let node = plan.nodes + Int(frame.slots[2 * slot])
    var size = node.pointee.size
    var radius = node.pointee.radius
    if node.pointee.animatesPaint {
      let block = frame.values + Int(frame.blocks[slot])
      func positive(_ number: Double) -> Double { number > 0 ? number : 0 }
      size = Size(
        width: positive(block[ScoreChannel.width]),
        height: positive(block[ScoreChannel.height])
      )
      if node.pointee.flags.contains(.isShape) { radius = positive(block[ScoreChannel.radius]) }
    }
    // Good enough for a finger: the corners of an ellipse's box are cut as a circle's would be.
    if node.pointee.flags.contains(.isEllipse) { radius = .infinity }
    return size.holds(local, radius: radius)
  }

  /// Does what the tapped layer says.
  mutating func perform(_ moment: Double) {
    let node = plan.nodes + touch.tap
    if node.pointee.tapEvent > 0 { tapped = node.pointee.tapEvent }
    let deck = node.pointee.isInDeck ? node.pointee.deck : -1
    switch node.pointee.tap {
    case ScoreTap.next, ScoreTap.previous:
      let count = node.pointee.tap == ScoreTap.next ? 1.0 : -1
      if deck >= 0 { turnDeck(deck, by: count, moment) } else { turn(by: count, moment) }
    case ScoreTap.page: scroll(toPage: node.pointee.tapPage, animated: true, moment)
    case ScoreTap.this:
      if deck >= 0 { scrollDeck(deck, to: touch.cardSlot, animated: true, moment) }
    default: break
    }
  }
}
