internal import Scrollwork

extension ScorePlayer {
  /// How many numbers `report` writes.
  public var reportLength: Int { 6 + 2 * plan.deckCount }

  /// Writes where things are: the viewport's width and height, how many viewports long the content is, the
  /// page, whether all is at rest, and the card last tapped; then of each deck its place in cards and the
  /// slot of the card in its centre, or −1.
  public func report(_ numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = plan.viewport.width
    numbers[1] = plan.viewport.height
    numbers[2] = plan.pages
    numbers[3] = frame.page
    numbers[4] = frame.isSettled ? 1 : 0
    numbers[5] = Double(touch.card)
    for index in 0..<plan.deckCount {
      let deck = plan.decks[index]
      let position = deck.position
      numbers[6 + 2 * index] = Double(position.slot) + position.fraction
      var center = -1
      if deck.poolSize > 0 {
        let key = deck.deck.recyclingKey(ofSlot: position.slot, poolSize: Int64(deck.poolSize))
        center = deck.firstSlot + Int(key) * deck.slotsPerCard
      }
      numbers[7 + 2 * index] = Double(center)
    }
  }

  /// The event of the last tap, counted from 1 as the score has it, and no longer; 0 is none.
  public mutating func takeEvent() -> Int {
    defer { tapped = 0 }
    return tapped
  }

  /// Takes the frame into a running hash, as `FrameHash` does.
  public func combine(into hash: inout UInt64) {
    func combine(_ bits: UInt64) {
      var rest = bits
      for _ in 0..<8 {
        hash = (hash ^ (rest & 0xff)) &* 0x100_0000_01b3
        rest >>= 8
      }
    }
    func combine(_ numbers: UnsafePointer<Double>, _ count: Int) {
      for index in 0..<count { combine((numbers[index] + 0).bitPattern) }
    }
    combine((frame.time + 0).bitPattern)
    combine((frame.offset + 0).bitPattern)
    combine(UInt64(frame.orderCount))
    for place in 0..<frame.orderCount {
      let slot = Int(frame.order[place])
      combine(UInt64(slot))
      combine(UInt64(bitPattern: frame.card[slot]))
      UnsafePointer(frame.local + slot).withMemoryRebound(to: Double.self, capacity: 6) {
        combine($0, 6)
      }
      combine(frame.opacity + slot, 1)
      combine(frame.depth + slot, 1)
      guard plan.nodes[Int(frame.slots[2 * slot])].animatesPaint else { continue }
      combine(frame.values + Int(frame.blocks[slot]) + ScoreChannel.width, 18)
    }
  }
}
