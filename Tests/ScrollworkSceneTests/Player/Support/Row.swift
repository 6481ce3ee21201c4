import Scrollwork
import ScrollworkScene
import Testing

/// A deck under a finger that goes wherever a test wants it.
struct Row {
  let stage: Stage
  private(set) var player: Player
  private(set) var finger: Point
  private var time = 1.0

  /// Puts a finger on the deck, and moves it beyond the slop so that it holds the row.
  init(_ stage: Stage, at point: Point? = nil) {
    self.stage = stage
    player = Player(stage.program)
    finger = point ?? Point(x: stage.viewport.width / 2, y: stage.viewport.height / 2)
    player.handle(.init(time: time, .down(id: 1, finger)))
    finger.x -= 10
    player.handle(.init(time: time, .move(id: 1, finger)))
  }

  /// Moves the row by so many points, and shows it.
  mutating func move(by distance: Double) {
    finger.x -= distance
    time += 1.0 / 120
    player.handle(.init(time: time, .move(id: 1, finger)))
    player.seek(to: time)
  }

  var frame: Frame { player.frame }

  /// The cards that are visible, back to front: the slot of each one's root, and its view progress.
  ///
  /// `count` is the number of cards of an endless row, of which fewer than half are seen at once.
  func cards(_ count: Int64) -> [(root: Int, progress: Double)] {
    let plan = stage.program.decks[0]
    let position = frame.decks[0]
    var cards: [(Int, Double)] = []
    for slot in frame.order where stage.program.nodeIndex(ofSlot: Int(slot)) == plan.card {
      // From the right of the centre by up to 4 slots, the rest lie to the left.
      var away = (frame.card[Int(slot)] - position.slot) % count
      if away < 0 { away += count }
      if away > min(3, count / 2) { away -= count }
      cards.append((Int(slot), Double(away) - position.fraction))
    }
    return cards
  }
}
