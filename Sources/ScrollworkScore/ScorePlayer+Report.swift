package import Scrollwork

extension ScorePlayer {
  /// How many numbers `report` writes.
  package var reportLength: Int { 7 + 3 * plan.deckCount }

  /// Writes where things are: the viewport's width and height, how many viewports long the content is, the
  /// page and the nearest whole one, whether all is at rest, and the card last tapped; then of each deck its
  /// place in cards, the nearest that has one, and the slot of the card there, or −1.
  ///
  /// What is pulled beyond its end is nearest to that.
  package func report(_ numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = plan.viewport.width
    numbers[1] = plan.viewport.height
    numbers[2] = plan.pages
    numbers[3] = frame.page
    numbers[4] = (plan.within(frame.page) + 0.5).rounded(.down)
    numbers[5] = frame.isSettled ? 1 : 0
    numbers[6] = Double(touch.card)
    for index in 0..<plan.deckCount {
      let deck = plan.decks + index
      let position = rows[index].position
      let nearest = deck.pointee.deck.within(position.slot)
      let about = numbers + (7 + 3 * index)
      about[0] = Double(position.slot) + position.fraction
      about[1] = Double(nearest)
      var center = -1
      if deck.pointee.poolSize > 0 {
        let key = deck.pointee.deck.recyclingKey(
          ofSlot: nearest,
          poolSize: Int64(deck.pointee.poolSize)
        )
        center = deck.pointee.firstSlot + Int(key) * deck.pointee.slotsPerCard
      }
      about[2] = Double(center)
    }
  }

  /// The event of the last tap, counted from 1 as the score has it, and no longer; 0 is none.
  package mutating func takeEvent() -> Int {
    defer { tapped = 0 }
    return tapped
  }

  /// Takes the frame into a running hash, as `FrameHash` does.
  package func combine(into hash: inout Fingerprint) {
    hash.combine(frame.time)
    hash.combine(frame.offset)
    hash.combine(UInt64(frame.orderCount))
    for place in 0..<frame.orderCount {
      let slot = Int(frame.order[place])
      hash.combine(UInt64(slot))
      hash.combine(UInt64(bitPattern: frame.card[slot]))
      UnsafePointer(frame.local + slot).withMemoryRebound(to: Double.self, capacity: 6) {
        for index in 0..<6 { hash.combine($0[index]) }
      }
      hash.combine(frame.opacity[slot])
      hash.combine(frame.depth[slot])
      guard plan.nodes[Int(frame.slots[2 * slot])].animatesPaint else { continue }
      let paint = frame.values + Int(frame.blocks[slot]) + ScoreChannel.width
      for index in 0..<ScoreChannel.paintCount { hash.combine(paint[index]) }
    }
  }
}
