import Scrollwork
import ScrollworkScene

/// All that a host draws of one slot.
struct Look: Equatable {
  let slot: Int
  let card: Int64
  let local: Affine
  let world: Affine
  let opacity: Double
  let depth: Double
  let paint: Program.Paint?

  init(_ slot: Int, _ frame: Frame, _ program: Program) {
    self.slot = slot
    card = frame.card[slot]
    local = frame.local[slot]
    world = frame.world[slot]
    opacity = frame.opacity[slot]
    depth = frame.depth[slot]
    paint = program.paint(ofSlot: slot, in: frame)
  }
}

/// All that a host draws of one frame, back to front, and what it tells of scrolling.
struct Picture: Equatable {
  let time: Double
  let scroll: Frame.Scroll
  let decks: [Frame.Deck]
  let looks: [Look]

  init(_ frame: Frame, of program: Program) {
    time = frame.time
    scroll = frame.scroll
    decks = frame.decks
    looks = frame.order.map { Look(Int($0), frame, program) }
  }

  /// What a slot shows; nil when it is not visible.
  func look(_ slot: Int) -> Look? { looks.first { $0.slot == slot } }
}

/// Where two pictures differ first, in words that a failing test can show.
func difference(_ a: Picture, _ b: Picture) -> String {
  if a.time != b.time { return "time \(a.time), \(b.time)" }
  if a.scroll != b.scroll { return "scroll \(a.scroll), \(b.scroll)" }
  if a.decks != b.decks { return "decks \(a.decks), \(b.decks)" }
  if a.looks.map(\.slot) != b.looks.map(\.slot) {
    return "order \(a.looks.map(\.slot)), \(b.looks.map(\.slot))"
  }
  for (one, other) in zip(a.looks, b.looks) where one != other { return "\(one)\n\(other)" }
  return "none"
}
