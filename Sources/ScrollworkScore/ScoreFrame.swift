public import Scrollwork

/// What a score looks like at one moment, by slot, as `Frame` has it.
///
/// Plain memory that its player frees.
public struct ScoreFrame {
  /// Seconds since the scene appeared.
  public internal(set) var time = 0.0
  /// Points scrolled, and the same in pages.
  public internal(set) var offset = 0.0
  public internal(set) var page = 0.0
  /// Whether everything has come to rest.
  public internal(set) var isSettled = false
  /// How many slots there are.
  public let slotCount: Int
  /// The visible slots, back to front.
  public internal(set) var order: UnsafeMutablePointer<Int32>
  public internal(set) var orderCount = 0
  /// The slots that differ from the last frame that was taken.
  public let changed: UnsafeMutablePointer<Int32>
  public internal(set) var changedCount = 0
  /// What differs, with the bits of `Frame.Changes`.
  public let changes: UnsafeMutablePointer<UInt8>
  public let local: UnsafeMutablePointer<Affine>
  public let world: UnsafeMutablePointer<Affine>
  public let opacity: UnsafeMutablePointer<Double>
  public let depth: UnsafeMutablePointer<Double>
  /// The card shown; −1 outside of decks.
  public let card: UnsafeMutablePointer<Int64>
  /// The node and the containing slot of each slot, or −1.
  public let slots: UnsafeMutablePointer<Int32>
  /// Six numbers of each node: width, height, corner radius, stroke width, trim start and end.
  public let nodes: UnsafeMutablePointer<Double>

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
    for index in 0..<plan.nodeCount where plan.nodes[index].deck < 0 {
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
    order = .allocate(capacity: count)
    earlier = .allocate(capacity: count)
    changed = .allocate(capacity: count)
    changes = .allocate(capacity: count)
    local = .allocate(capacity: count)
    world = .allocate(capacity: count)
    opacity = .allocate(capacity: count)
    depth = .allocate(capacity: count)
    card = .allocate(capacity: count)
    slots = .allocate(capacity: 2 * count)
    nodes = .allocate(capacity: 6 * plan.nodeCount)
    values = .allocate(capacity: numbers)
    blocks = .allocate(capacity: count)
    paint = .allocate(capacity: numbers)
    seen = .allocate(capacity: count)
    pooled = .allocate(capacity: places)
    sorted = .allocate(capacity: plan.nodeCount + places)
    depths = .allocate(capacity: plan.nodeCount + places)
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
  private func describe(_ plan: borrowing ScorePlan) {
    for index in 0..<plan.nodeCount {
      let node = plan.nodes[index]
      let numbers = nodes + 6 * index
      numbers[0] = node.size.width
      numbers[1] = node.size.height
      numbers[2] = node.radius
      numbers[3] = node.strokeWidth
      numbers[4] = node.trimStart
      numbers[5] = node.trimEnd
      if node.deck < 0 {
        describe(node.slot, index, node.parent < 0 ? -1 : plan.nodes[node.parent].slot, node.block)
        continue
      }
      let deck = plan.decks[node.deck]
      let length = cardLength(of: deck, plan)
      for place in 0..<deck.poolSize {
        let root = deck.firstSlot + place * deck.slotsPerCard
        describe(
          root + node.slot,
          index,
          index == deck.card ? plan.nodes[deck.node].slot : root + node.parent - deck.card,
          deck.firstBlock + place * length + node.block - plan.nodes[deck.card].block
        )
      }
    }
  }

  private func describe(_ slot: Int, _ node: Int, _ parent: Int, _ block: Int) {
    slots[2 * slot] = Int32(node)
    slots[2 * slot + 1] = Int32(parent)
    blocks[slot] = Int32(block)
  }

  /// How many numbers a card of a deck has.
  func cardLength(of deck: ScoreDeck, _ plan: borrowing ScorePlan) -> Int {
    let last = plan.nodes[deck.end - 1]
    return last.block + last.blockLength - plan.nodes[deck.card].block
  }

  /// Forgets the changes once they have been read.
  mutating func forget() {
    guard isTaken else { return }
    isTaken = false
    for index in 0..<changedCount { changes[Int(changed[index])] = 0 }
    changedCount = 0
  }

  /// Adds to what is noted of a slot; a slot that comes or goes does not do both.
  mutating func mark(_ slot: Int, _ bits: UInt8) {
    if changes[slot] == 0 {
      changed[changedCount] = Int32(slot)
      changedCount += 1
    }
    let kept = bits & 3 != 0 ? changes[slot] & ~3 : changes[slot]
    changes[slot] = kept | bits
  }

  /// Adds a sibling to the stretch that begins at `first`; equal depths stay as they came.
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

  /// Gives the memory back.
  func free() {
    order.deallocate()
    earlier.deallocate()
    changed.deallocate()
    changes.deallocate()
    local.deallocate()
    world.deallocate()
    opacity.deallocate()
    depth.deallocate()
    card.deallocate()
    slots.deallocate()
    nodes.deallocate()
    values.deallocate()
    blocks.deallocate()
    paint.deallocate()
    seen.deallocate()
    pooled.deallocate()
    sorted.deallocate()
    depths.deallocate()
  }
}
