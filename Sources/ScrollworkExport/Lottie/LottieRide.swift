internal import Scrollwork
internal import ScrollworkScene

/// What time stands for where it is a scroll position: the pages of a scene one by one, or where it has
/// none the cards of its first deck.
struct LottieRide {
  /// The most cards that a ride passes unless more are asked for.
  static let most: Int64 = 24

  /// The deck that moves; nil when the pages do.
  let deck: Int?
  /// The page or card at which it begins.
  let first: Int64
  /// How far it goes, in pages or cards, which are seconds.
  let length: Double
  /// Whether it shows all that there is to be seen.
  let isWhole: Bool
  private let rest: Player

  /// Plans a ride; nil when nothing of the program scrolls.
  ///
  /// `cards` says how many cards are passed; otherwise it is all of them, or one lap of an endless
  /// row, up to `most`.
  init?(_ program: Program, cards: Int?) {
    guard let length = Self.length(of: program, cards: cards) else { return nil }
    self.length = length
    rest = Self.settled(program)
    if program.scroll != nil {
      deck = nil
      first = 0
      isWhole = true
    } else {
      let plan = program.decks[0]
      let whole = Self.whole(plan)
      let steps = Int64(length)
      deck = 0
      isWhole = steps >= whole
      first = plan.deck.loops ? plan.start : max(0, min(plan.start, whole - steps))
    }
  }

  /// How far a ride goes, in pages or cards; nil when nothing of the program scrolls.
  static func length(of program: Program, cards: Int?) -> Double? {
    if program.scroll != nil { return program.pages - 1 }
    guard let plan = program.decks.first, plan.deck.count > 0 else { return nil }
    let whole = whole(plan)
    let asked = cards.map { Int64($0) } ?? min(whole, most)
    return Double(plan.deck.loops ? asked : min(asked, whole))
  }

  /// All cards of a row, or one lap of an endless one.
  private static func whole(_ plan: Program.DeckPlan) -> Int64 {
    let count = plan.deck.count
    let items = Int64(plan.items.count)
    let lap = items > 0 && count % items == 0 ? items : count
    return plan.deck.loops ? lap : count - 1
  }

  /// The player some seconds into the ride.
  func player(at seconds: Double) -> Player {
    var player = rest
    let time = rest.frame.time
    if let deck {
      player.placeDeck(deck, at: Double(first) + min(seconds, length))
    } else {
      player.handle(.init(time: time, .scroll(page: seconds, animated: false)))
    }
    player.seek(to: time)
    return player
  }

  /// A player whose every page was seen, and whose clocks have all ended.
  private static func settled(_ program: Program) -> Player {
    var player = Player(program)
    var time = 0.0
    for page in 0..<max(1, Int(saturating: program.pages.rounded(.up))) where program.scroll != nil
    {
      player.handle(.init(time: time, .scroll(page: Double(page), animated: false)))
      player.seek(to: time)
      time = max(time, player.restingTime) + 1
    }
    player.seek(to: max(time, player.restingTime))
    return player
  }
}
