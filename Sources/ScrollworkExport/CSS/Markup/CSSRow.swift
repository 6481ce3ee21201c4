internal import Scrollwork
internal import ScrollworkScene

/// How a deck's cards stand in a page.
struct CSSRow {
  /// The most cards that a page holds.
  static let limit: Int64 = 200
  /// Slots that an endless deck goes to either side.
  static let reach: Int64 = 200

  /// How many cards there are in the page.
  let cards: Int
  /// Steps of the endless row, after which it ends.
  let stops: Int
  /// What an endless row's distances begin at: from there on a card counts as the next lap's.
  let first: Double
  /// The corner of a slot in the deck, with the card in the centre.
  let slot: Point
  /// Whether every card has its place.
  let isWhole: Bool
  private let plan: Program.DeckPlan

  init(_ plan: Program.DeckPlan, _ program: Program) {
    self.plan = plan
    let count = plan.deck.count
    let size = program.nodes[plan.node].size
    if plan.deck.loops {
      let span = (plan.reach.upperBound - plan.reach.lowerBound).rounded(.up)
      let items = Int64(plan.items.count)
      let repeats = count > Self.limit && items > 0 && count % items == 0
      let cycle = repeats ? items : count
      let laps = cycle > 0 ? max(1, Int64(span + Double(cycle)) / cycle) : 0
      cards = Int(min(cycle > Self.limit ? Self.limit : cycle * laps, Self.limit))
      isWhole = cycle <= Self.limit && cycle * laps <= Self.limit
      let middle = (plan.reach.lowerBound + plan.reach.upperBound) / 2
      first = (middle - Double(cards) / 2).rounded(.down)
      stops = Int(2 * Self.reach)
      slot = Point(x: 0, y: 0)
    } else {
      cards = Int(min(count, Self.limit))
      isWhole = count <= Self.limit
      first = 0
      stops = max(0, cards - 1)
      slot =
        plan.axis == .vertical
        ? Point(x: 0, y: (size.height - plan.deck.pitch) / 2)
        : Point(x: (size.width - plan.deck.pitch) / 2, y: 0)
    }
  }

  /// Which card stands at a place.
  func card(_ place: Int) -> Int64 { plan.deck.count > 0 ? Int64(place) % plan.deck.count : 0 }
}
