package import Scrollwork

/// What a score looks like at one moment, by slot, as `Frame` has it.
///
/// Plain memory of its player's.
package struct ScoreFrame {
  /// Seconds since the scene appeared.
  package internal(set) var time = 0.0
  /// Points scrolled, and the same in pages.
  package internal(set) var offset = 0.0
  package internal(set) var page = 0.0
  /// Whether everything has come to rest.
  package internal(set) var isSettled = false
  /// How many slots there are.
  package let slotCount: Int
  /// The visible slots, back to front.
  package internal(set) var order: UnsafeMutablePointer<Int32>
  package internal(set) var orderCount = 0
  /// The slots that differ from the last frame that was taken.
  package let changed: UnsafeMutablePointer<Int32>
  package internal(set) var changedCount = 0
  /// What differs, with the bits of `Frame.Changes`.
  package let changes: UnsafeMutablePointer<UInt8>
  package let local: UnsafeMutablePointer<Affine>
  package let world: UnsafeMutablePointer<Affine>
  package let opacity: UnsafeMutablePointer<Double>
  package let depth: UnsafeMutablePointer<Double>
  /// The card shown; −1 outside of decks.
  package let card: UnsafeMutablePointer<Int64>
  /// The node and the containing slot of each slot, or −1.
  package let slots: UnsafeMutablePointer<Int32>
  /// Six numbers of each node: width, height, corner radius, stroke width, trim start and end.
  package let nodes: UnsafeMutablePointer<Double>

  /// The blocks of all nodes and then of all pools.
  let values: UnsafeMutablePointer<Double>
  /// Where each slot's block begins.
  let blocks: UnsafeMutablePointer<Int32>
  /// The numbers last shown, to tell whether paint moved.
  let paint: UnsafeMutablePointer<Double>
  /// The number of the frame, and that in which each slot was last visible.
  var generation: UInt32 = 1
  let seen: UnsafeMutablePointer<UInt32>
  /// The deck slot that each place of each pool shows.
  let pooled: UnsafeMutablePointer<Int64>
  /// What was visible in the frame before.
  var earlier: UnsafeMutablePointer<Int32>
  /// Room for siblings in the order of their depth.
  let sorted: UnsafeMutablePointer<Int32>
  let depths: UnsafeMutablePointer<Double>
  var sortedCount = 0
  /// How much of the scene is left while a page changes.
  var fade = 1.0
  /// Whether the changes have been read.
  var isTaken = false

  /// Makes room for the frames of a plan, and numbers its slots.
  init(_ plan: inout ScorePlan) {
    var count = 0
    for index in 0..<plan.nodeCount where !plan.nodes[index].isInDeck {
      plan.nodes[index].slot = count
      count += 1
    }
    var numbers = plan.restCount
    var places = 0
    for index in 0..<plan.deckCount {
      let deck = plan.decks + index
      deck.pointee.firstSlot = count
      deck.pointee.firstBlock = numbers
      deck.pointee.firstPlace = places
      for node in deck.pointee.card..<deck.pointee.end {
        plan.nodes[node].slot = node - deck.pointee.card
        numbers += deck.pointee.poolSize * plan.nodes[node].blockLength
      }
      count += deck.pointee.poolSize * deck.pointee.slotsPerCard
      places += deck.pointee.poolSize
    }
    slotCount = count
    order = plan.arena.room(count, Int32.self)
    earlier = plan.arena.room(count, Int32.self)
    changed = plan.arena.room(count, Int32.self)
    changes = plan.arena.room(count, UInt8.self)
    local = plan.arena.room(count, Affine.self)
    world = plan.arena.room(count, Affine.self)
    opacity = plan.arena.room(count, Double.self)
    depth = plan.arena.room(count, Double.self)
    card = plan.arena.room(count, Int64.self)
    slots = plan.arena.room(2 * count, Int32.self)
    nodes = plan.arena.room(6 * plan.nodeCount, Double.self)
    values = plan.arena.room(numbers, Double.self)
    blocks = plan.arena.room(count, Int32.self)
    paint = plan.arena.room(numbers, Double.self)
    seen = plan.arena.room(count, UInt32.self)
    pooled = plan.arena.room(places, Int64.self)
    sorted = plan.arena.room(plan.nodeCount + places, Int32.self)
    depths = plan.arena.room(plan.nodeCount + places, Double.self)
    for slot in 0..<count {
      changes[slot] = 0
      local[slot] = .identity
      world[slot] = .identity
      opacity[slot] = 1
      depth[slot] = 0
      card[slot] = -1
      seen[slot] = 0
    }
    for place in 0..<places { pooled[place] = .min }
    for number in 0..<numbers { paint[number] = .nan }
    describe(plan)
  }

  /// Says of each slot what it belongs to, and of each node how large it rests.
  @inline(never)
  private func describe(_ plan: borrowing ScorePlan) {
    for index in 0..<plan.nodeCount {
      let node = plan.nodes + index
      let numbers = nodes + 6 * index
      numbers[0] = node.pointee.size.width
      numbers[1] = node.pointee.size.height
      numbers[2] = node.pointee.radius
      numbers[3] = node.pointee.strokeWidth
      numbers[4] = node.pointee.trimStart
      numbers[5] = node.pointee.trimEnd
      if !node.pointee.isInDeck {
        describe(
          node.pointee.slot,
          index,
          node.pointee.parent < 0 ? -1 : plan.nodes[node.pointee.parent].slot,
          node.pointee.block
        )
        continue
      }
      let deck = plan.decks + node.pointee.deck
      let length = plan.cardLength(of: deck)
      for place in 0..<deck.pointee.poolSize {
        let root = deck.pointee.firstSlot + place * deck.pointee.slotsPerCard
        describe(
          root + node.pointee.slot,
          index,
          index == deck.pointee.card
            ? plan.nodes[deck.pointee.node].slot : root + node.pointee.parent - deck.pointee.card,
          deck.pointee.firstBlock + place * length + node.pointee.block
            - plan.nodes[deck.pointee.card].block
        )
      }
    }
  }

  private func describe(_ slot: Int, _ node: Int, _ parent: Int, _ block: Int) {
    slots[2 * slot] = Int32(node)
    slots[2 * slot + 1] = Int32(parent)
    blocks[slot] = Int32(block)
  }

  /// Forgets the changes once they have been read.
  mutating func forget() {
    guard isTaken else { return }
    isTaken = false
    for index in 0..<changedCount { changes[Int(changed[index])] = 0 }
    changedCount = 0
  }

  /// Adds to what is noted of a slot; a slot that comes or goes does not do both.
  @inline(never)
  mutating func mark(_ slot: Int, _ bits: UInt8) {
    if changes[slot] == 0 {
      changed[changedCount] = Int32(slot)
      changedCount += 1
    }
    let kept = bits & 3 != 0 ? changes[slot] & ~3 : changes[slot]
    changes[slot] = kept | bits
  }

  /// Adds a sibling to the stretch that begins at `first`; equal depths stay as they came.
  @inline(never)
  mutating func insert(_ item: Int, _ depth: Double, after first: Int) {
    var place = sortedCount
    sortedCount += 1
    while place > first, depths[place - 1] > depth {
      sorted[place] = sorted[place - 1]
      depths[place] = depths[place - 1]
      place -= 1
    }
    sorted[place] = Int32(item)
    depths[place] = depth
  }
}
