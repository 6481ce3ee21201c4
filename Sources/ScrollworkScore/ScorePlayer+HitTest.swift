internal import Scrollwork

extension ScorePlayer {
  /// The deck under a point of the frame as it stands, or −1.
  ///
  /// A card outside of its deck's frame still belongs to it.
  func deck(at point: Point) -> Int {
    var place = frame.orderCount
    while place > 0 {
      place -= 1
      let slot = Int(frame.order[place])
      let node = plan.nodes[Int(frame.slots[2 * slot])]
      if node.isGroup || node.deck < 0 && node.row < 0 || !contains(slot, point) { continue }
      return node.deck >= 0 ? node.deck : node.row
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
      let node = plan.nodes[Int(frame.slots[2 * slot])]
      if node.isGroup || !contains(slot, point) { continue }
      var here = slot
      while here >= 0 {
        let index = Int(frame.slots[2 * here])
        if plan.nodes[index].tap > 0 {
          touch.tap = index
          touch.card = frame.card[here]
          touch.cardSlot = 0
          if plan.nodes[index].deck >= 0 {
            let deck = plan.decks[plan.nodes[index].deck]
            touch.cardSlot =
              frame.pooled[deck.firstPlace + (here - deck.firstSlot) / deck.slotsPerCard]
          }
          return
        }
        here = Int(frame.slots[2 * here + 1])
      }
      if node.deck >= 0 { return }
    }
  }

  /// Whether a slot's box, and every box that cuts it, contains the point.
  private func contains(_ slot: Int, _ point: Point) -> Bool {
    guard isInside(slot, point) else { return false }
    var parent = Int(frame.slots[2 * slot + 1])
    while parent >= 0 {
      let isCut = plan.nodes[Int(frame.slots[2 * parent])].kind == 2
      if isCut && !isInside(parent, point) { return false }
      parent = Int(frame.slots[2 * parent + 1])
    }
    return true
  }

  private func isInside(_ slot: Int, _ point: Point) -> Bool {
    guard let inverse = frame.world[slot].inverted() else { return false }
    let local = inverse.applying(to: point)
    let node = plan.nodes[Int(frame.slots[2 * slot])]
    var size = node.size
    var radius = node.radius
    if node.animatesPaint {
      let block = frame.values + Int(frame.blocks[slot])
      func positive(_ number: Double) -> Double { number > 0 ? number : 0 }
      size = Size(
        width: positive(block[ScoreChannel.width]),
        height: positive(block[ScoreChannel.height])
      )
      if node.flags & 256 != 0 { radius = positive(block[ScoreChannel.radius]) }
    }
    // Good enough for a finger: the corners of an ellipse's box are cut as a circle's would be.
    if node.flags & 512 != 0 { radius = .infinity }
    guard local.x >= 0, local.y >= 0, local.x <= size.width, local.y <= size.height else {
      return false
    }
    let shorter = size.width < size.height ? size.width : size.height
    let corner = radius > shorter / 2 ? shorter / 2 : radius
    let dx = corner - (local.x < size.width - local.x ? local.x : size.width - local.x)
    let dy = corner - (local.y < size.height - local.y ? local.y : size.height - local.y)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= corner * corner
  }

  /// Does what the tapped layer says.
  mutating func perform(_ moment: Double) {
    let node = plan.nodes[touch.tap]
    if node.tapEvent > 0 { tapped = node.tapEvent }
    let count = node.tap == 1 ? 1.0 : -1
    switch node.tap {
    case 1, 2:
      if node.deck >= 0 { turnDeck(node.deck, by: count, moment) } else { turn(by: count, moment) }
    case 3: scroll(toPage: node.tapPage, animated: true, moment)
    case 4:
      if node.deck >= 0 { scrollDeck(node.deck, to: touch.cardSlot, animated: true, moment) }
    default: break
    }
  }
}
