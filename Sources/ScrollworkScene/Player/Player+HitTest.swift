public import Scrollwork

extension Player {
  /// The visible slots under a point of the viewport in the frame as it is shown, front to back.
  ///
  /// Groups are left out; what a group cuts off is not there. Complexity: the number of visible slots.
  @inline(never)
  public func slots(at point: Point) -> [Int] {
    var found: [Int] = []
    for slot in frame.order.reversed() where contains(Int(slot), point) {
      if case .group = program.node(ofSlot: Int(slot)).content { continue }
      found.append(Int(slot))
    }
    return found
  }

  /// Whether a slot's box, and every box that cuts it, contains the point.
  private func contains(_ slot: Int, _ point: Point) -> Bool {
    guard isInside(slot, point, radius: cornerRadius(slot)) else { return false }
    var parent = program.parent(ofSlot: slot)
    while parent >= 0 {
      if case .group(true, let radius) = program.node(ofSlot: parent).content {
        guard isInside(parent, point, radius: radius) else { return false }
      }
      parent = program.parent(ofSlot: parent)
    }
    return true
  }

  @inline(never)
  private func isInside(_ slot: Int, _ point: Point, radius: Double) -> Bool {
    guard let inverse = frame.world[slot].inverted() else { return false }
    let local = inverse.applying(to: point)
    let size = program.paint(ofSlot: slot, in: frame)?.size ?? program.node(ofSlot: slot).size
    return size.holds(local, radius: radius)
  }

  private func cornerRadius(_ slot: Int) -> Double {
    guard case .shape(let shape) = program.node(ofSlot: slot).content else { return 0 }
    if case .ellipse = shape.outline {
      // Good enough for a finger: the corners of the box are cut as a circle's would be.
      return .infinity
    }
    return program.paint(ofSlot: slot, in: frame)?.radius ?? shape.radius
  }

  /// The deck under a point, or -1.
  ///
  /// A card outside of its deck's frame still belongs to it.
  func deck(at point: Point) -> Int {
    for slot in slots(at: point) {
      let node = program.node(ofSlot: slot)
      if node.deck >= 0 { return node.deck }
      if case .deck(let deck) = node.content { return deck }
    }
    return -1
  }

  /// The front-most layer with a tap at the point.
  ///
  /// Layers without one let a tap through, but a card covers what lies behind it.
  func tap(at point: Point) -> PlayerState.Tap? {
    for slot in slots(at: point) {
      var here = slot
      while here >= 0 {
        if program.node(ofSlot: here).tap != nil {
          return PlayerState.Tap(
            node: Int32(program.nodeIndex(ofSlot: here)),
            card: frame.card[here],
            cardSlot: cardSlot(ofSlot: here)
          )
        }
        here = program.parent(ofSlot: here)
      }
      if program.node(ofSlot: slot).deck >= 0 { return nil }
    }
    return nil
  }

  /// Where the card that a slot is part of lies in its deck's row; 0 outside of decks.
  private func cardSlot(ofSlot slot: Int) -> Int64 {
    let deck = program.node(ofSlot: slot).deck
    guard deck >= 0 else { return 0 }
    let plan = program.decks[deck]
    return scene.pooled[plan.firstPlace + (slot - plan.firstSlot) / plan.slotsPerCard]
  }

  /// Does what a tapped layer says.
  mutating func perform(_ hit: PlayerState.Tap, _ time: Double) {
    let node = program.nodes[Int(hit.node)]
    guard let tap = node.tap else { return }
    if let event = tap.event { actions.append(.event(event, card: hit.card)) }
    switch tap.scroll {
    case .next: node.deck >= 0 ? turnDeck(node.deck, by: 1, time) : turn(by: 1, time)
    case .previous: node.deck >= 0 ? turnDeck(node.deck, by: -1, time) : turn(by: -1, time)
    case .page(let page): scroll(toPage: page, animated: true, time)
    case .this:
      if node.deck >= 0 { scrollDeck(node.deck, to: hit.cardSlot, animated: true, time) }
    case nil: break
    }
  }
}
