internal import Scrollwork

/// What a player has laid out: from it the next frame follows by what moves in between.
///
/// It only saves work. Whatever frame it stems from, the next one is the same.
struct LaidOut: Sendable {
  /// Whether nothing is laid out yet.
  var isEmpty = true
  /// The number of the frame, by which marks of earlier ones are told apart.
  var generation: UInt32 = 0

  // What the frame was made of.

  var offset: Double = 0
  var fade: Double = 1
  var decks: [Frame.Deck] = []
  var revision: UInt32 = 0
  /// The times between which no trigger that sleeps wakes up.
  var calm: ClosedRange<Double> = 0...0
  /// The triggers whose motions are under way.
  var awake: [Int32] = []
  var scroll = Sweep.Cursor()
  var window = Sweep.Cursor()
  var clocks: [Sweep.Cursor] = []

  // What there is of it, by node.

  /// The nodes whose numbers or places may differ.
  var dirty = SlotSet(0)
  /// The generation in which each node was last placed.
  var placed: [UInt32] = []
  /// The groups and decks whose layers are laid out.
  var open = SlotSet(0)
  /// The same by group: how many of its layers are visible, and where they lie.
  var visibleLayers: [Int32] = []
  var worlds: [Affine] = []
  var areas: [Rect] = []

  // By slot.

  /// The visible slots outside of cards.
  var shown = SlotSet(0)
  /// The generation in which each slot of the pools was last visible; 0 when it never was.
  var cardShown: [UInt32] = []
  /// The numbers last shown, to tell whether paint moved.
  var paint: [Double] = []

  // By deck.

  /// The deck slot that each place of each pool shows.
  var pooled: [Int64] = []
  /// The generation in which each deck was last laid out; 0 when it is not.
  var passes: [UInt32] = []
  /// The visible slots of each deck's cards, back to front.
  var cards: [[Int32]] = []
  /// Room for those of the frame before.
  var earlierCards: [Int32] = []

  /// Whether slots came, went or changed their order.
  var isReordered = false
  /// Room for siblings in the order of their depth.
  var sorted = Siblings()

  init() {}

  init(_ program: Program) {
    scroll = program.scrollSweep.start()
    window = program.windowSweep.start()
    clocks = program.clockSweeps.map { $0.start() }
    decks = Array(repeating: Frame.Deck(), count: program.decks.count)
    dirty = SlotSet(program.layouts.count)
    placed = Array(repeating: 0, count: program.layouts.count)
    open = SlotSet(program.layouts.count)
    visibleLayers = Array(repeating: 0, count: program.groupCount)
    worlds = Array(repeating: .identity, count: program.groupCount)
    areas = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: program.groupCount)
    shown = SlotSet(program.staticSlots)
    cardShown = Array(repeating: 0, count: program.slotCount - program.staticSlots)
    paint = Array(repeating: .nan, count: program.base.count)
    pooled = Array(repeating: .min, count: program.decks.reduce(0) { $0 + $1.poolSize })
    passes = Array(repeating: 0, count: program.decks.count)
    cards = Array(repeating: [], count: program.decks.count)
    for index in cards.indices {
      cards[index].reserveCapacity(
        program.decks[index].poolSize * program.decks[index].slotsPerCard
      )
    }
    awake.reserveCapacity(program.triggers.count)
    sorted.reserveCapacity(program.slotCount)
  }
}

/// Stretches of siblings in the order of their depth; equal depths stay as they came.
struct Siblings: Sendable {
  private var all: [Sibling] = []

  struct Sibling {
    let item: Int32
    let depth: Double
  }

  var count: Int { all.count }

  subscript(place: Int) -> Sibling { all[place] }

  mutating func reserveCapacity(_ count: Int) { all.reserveCapacity(count) }

  mutating func removeLast(_ count: Int) { all.removeLast(count) }

  /// Adds one to the stretch that begins at `first`.
  mutating func insert(_ item: Int32, depth: Double, after first: Int) {
    var place = all.count
    all.append(Sibling(item: item, depth: depth))
    while place > first, all[place - 1].depth > depth {
      all.swapAt(place, place - 1)
      place -= 1
    }
  }
}
