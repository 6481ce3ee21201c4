import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// What the third article's row must never do: pop, blank, or mix up its cards.
@Suite struct TaskSwitcherRowTests {
  private let stage: Stage

  init() throws { stage = try Stage(example: "task-switcher") }

  /// How much of a card can be seen: the width in the viewport times its opacity.
  private func presence(_ root: Int, _ frame: Frame) -> Double {
    let size = stage.program.node(ofSlot: root).size
    let box = frame.world[root].bounds(of: Rect(origin: .zero, size: size))
    let screen = Rect(origin: .zero, size: stage.viewport)
    guard box.intersects(screen) else { return 0 }
    return box.intersection(screen).size.width * frame.opacity[root]
  }

  @Test func letsNoCardPopInOrOut() {
    var row = Row(stage)
    row.move(by: 0)
    var before = row.frame
    var comings = 0
    for step in 0..<400 {
      row.move(by: step < 300 ? 3 : -7)
      let now = row.frame
      let plan = stage.program.decks[0]
      func roots(_ frame: Frame) -> [Int64: Int] {
        var found: [Int64: Int] = [:]
        for slot in frame.order where stage.program.nodeIndex(ofSlot: Int(slot)) == plan.card {
          found[frame.card[Int(slot)]] = Int(slot)
        }
        return found
      }
      let old = roots(before)
      let new = roots(now)
      for (card, root) in new where old[card] == nil {
        comings += 1
        #expect(presence(root, now) < 24, "card \(card) pops in at step \(step)")
      }
      for (card, root) in old where new[card] == nil {
        comings += 1
        #expect(presence(root, before) < 24, "card \(card) pops out at step \(step)")
      }
      for (card, root) in new {
        guard let last = old[card] else { continue }
        #expect(last == root, "card \(card) left its slot at step \(step)")
        #expect(abs(now.world[root].tx - before.world[last].tx) < 7 * 4)
        #expect(abs(now.opacity[root] - before.opacity[last]) < 0.2 * 7 / 78 + 1e-9)
      }
      before = now
    }
    #expect(comings > 20)
  }

  @Test func givesNoTwoVisibleCardsOneSlot() {
    var row = Row(stage)
    forAll(60) { seed, random in
      row.move(by: random.double(in: -700...700))
      let order = row.frame.order
      #expect(Set(order).count == order.count, "seed \(seed)")
      let cards = row.cards(10).map { row.frame.card[$0.root] }
      #expect(Set(cards).count == cards.count, "seed \(seed)")
    }
  }

  @Test func showsEveryCardThatTheFormulasPutOnScreen() {
    var row = Row(stage)
    forAll(60) { seed, random in
      row.move(by: random.double(in: -400...400))
      let position = row.frame.decks[0]
      let shown = row.cards(10).map(\.progress)
      for away in -6...4 {
        let p = Double(away) - position.fraction
        let card = TaskSwitcherTests.card(p, width: 390)
        let half = 0.36 * 390 * card.scale
        let isOnScreen =
          card.alpha > 1e-9 && card.center + half > 1e-9 && card.center - half < 390 - 1e-9
        if isOnScreen { #expect(shown.contains { isClose($0, p) }, "seed \(seed), p \(p)") }
      }
    }
  }

  @Test func goesOnEndlesslyBothWays() {
    for way in [1.0, -1] {
      var row = Row(stage)
      row.move(by: way * 78 * 1_000_003)
      #expect(row.frame.decks[0].slot == Int64(way) * 1_000_003)
      let centre = row.cards(10).first { isClose($0.progress, 0, within: 1e-6) }
      #expect(centre.map { row.frame.card[$0.root] } == (way > 0 ? 3 : 7))
      #expect(row.cards(10).count == 6)
    }
  }

  @Test(arguments: ["fling", "fast-flick", "reverse", "pull-beyond-edge", "slow-drag", "catch"])
  func settlesOnACardWithItsNeighboursAroundIt(name: String) throws {
    var playback = Playback(stage.program, try stage.gesture("task-switcher", name))
    playback.seek(to: 30)
    #expect(playback.frame.decks[0].fraction == 0)
    #expect(playback.frame.decks[0].velocity == 0)
    let plan = stage.program.decks[0]
    let cards = playback.frame.order.map { Int($0) }
      .filter { stage.program.nodeIndex(ofSlot: $0) == plan.card }
      .map { playback.frame.card[$0] }
    let centre = (playback.frame.decks[0].slot % 10 + 10) % 10
    #expect(cards == (-4...1).map { (centre + $0 + 10) % 10 })
  }

  @Test func fliesPastThreeCardsAtMost() throws {
    for speed in [500, 2000, 8000, 20_000] {
      for way in ["left", "right"] {
        var playback = try stage.playback("swipe \(way) 120pt at 1s \(speed)pt/s")
        playback.seek(to: 30)
        #expect(abs(playback.frame.decks[0].slot) <= 3, "\(way) at \(speed)")
        if speed >= 2000 { #expect(abs(playback.frame.decks[0].slot) == 3, "\(way) at \(speed)") }
      }
    }
  }

  @Test func centresTheCardThatIsTapped() throws {
    var playback = Playback(stage.program, try stage.gesture("task-switcher", "tap-the-next"))
    playback.seek(to: 2.5)
    #expect(playback.frame.decks[0] == deck(at: 1))
    playback.seek(to: 4.5)
    #expect(playback.frame.decks[0].fraction == 0)
    #expect(playback.frame.decks[0].slot < 1)
  }

  private func deck(at slot: Int64) -> Frame.Deck {
    var row = Row(stage)
    row.move(by: Double(slot) * 78)
    var player = row.player
    player.handle(.init(time: 5, .up(id: 1)))
    player.seek(to: 10)
    return player.frame.decks[0]
  }
}
