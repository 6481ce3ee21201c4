import Scrollwork
import ScrollworkScene
import Testing

/// Rows of no card, of few, and of very many.
@Suite struct DeckCountTests {
  static let most: Int64 = 1 << 62

  /// A row of five slots to a screen of 320 points; each card is as wide as its slot.
  private func stage(count: Int64, loops: Bool, start: Int64 = 0, maxFling: Int? = nil) -> Stage {
    let deck = Layer.deck(
      width: 64,
      height: 100,
      visible: 5,
      count: count,
      loops: loops,
      maxFling: maxFling,
      start: start
    ) {
      Layer.group { Layer.rectangle(fill: .color(.black)) }
    }
    var scene = Scene("Row", size: Size(width: 320, height: 568))
    scene.layers = [deck]
    return Stage(scene)
  }

  /// The visible cards from left to right, with the middle of each.
  private func cards(_ player: Player) -> [(card: Int64, x: Double)] {
    let program = player.program
    let plan = program.decks[0]
    var cards: [(card: Int64, x: Double)] = []
    for slot in player.frame.order.map(Int.init) where program.nodeIndex(ofSlot: slot) == plan.card
    {
      cards.append((player.frame.card[slot], player.frame.world[slot].tx + 32))
    }
    return cards.sorted { $0.x < $1.x }
  }

  private func shown(_ stage: Stage, at time: Double = 0, _ events: [Trace.Event] = []) -> Player {
    var player = Player(stage.program)
    for event in events { player.handle(event) }
    player.seek(to: time)
    return player
  }

  /// There is room for the cards that can be seen, however many there are.
  @Test(arguments: [false, true])
  func keepsNoMoreForABillionCardsThanForTen(loops: Bool) {
    let few = stage(count: 10, loops: loops).program
    let many = stage(count: 1_000_000_000, loops: loops).program
    #expect(many.slotCount == few.slotCount && many.slotCount < 20)
    #expect(many.nodes.count == few.nodes.count && many.decks.count == few.decks.count)
  }

  @Test(arguments: [false, true])
  func showsNothingOfNoCards(loops: Bool) throws {
    let stage = stage(count: 0, loops: loops)
    for script in ["", "swipe left at 0.1s", "key right at 0.1s\nkey end at 0.2s"] {
      var playback = try stage.playback(script)
      for time in [0, 0.2, 0.5, 5] {
        playback.seek(to: time)
        #expect(playback.frame.order.isEmpty)
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [Int64])
  func showsEachCardOnceInARowWithEnds(count: Int64) {
    let found = cards(shown(stage(count: count, loops: false)))
    #expect(found.map(\.card) == Array(0..<count))
    #expect(found.map(\.x) == (0..<count).map { 160 + 64 * Double($0) })
  }

  @Test(arguments: [1, 2, 3] as [Int64])
  func fillsTheScreenWithALoopOfFewCards(count: Int64) {
    let found = cards(shown(stage(count: count, loops: true)))
    #expect(
      found.map(\.card) == (-2...2).map { Int64(($0 % Int(count) + Int(count)) % Int(count)) }
    )
    #expect(found.map(\.x) == [32, 96, 160, 224, 288])
  }

  @Test(arguments: [1, 2, 3] as [Int64])
  func keepsALoopOfFewCardsWholeWhileItIsDragged(count: Int64) {
    var row = Row(stage(count: count, loops: true), at: Point(x: 160, y: 284))
    for step in 0..<30 {
      row.move(by: step < 20 ? 17 : -45)
      let found = cards(row.player)
      #expect(found.count == 5 || found.count == 6)
      for (a, b) in zip(found, found.dropFirst()) {
        #expect(isClose(b.x - a.x, 64))
        #expect(b.card == (a.card + 1) % count)
      }
      #expect(found.first.map { $0.x - 32 < 1 } == true)
      #expect(found.last.map { $0.x + 32 > 319 } == true)
    }
  }

  @Test(arguments: [1, 3] as [Int64])
  func pullsARowWithEndsBackToItsLastCard(count: Int64) throws {
    var playback = try stage(count: count, loops: false)
      .playback("drag left 300pt at 0.1s over 0.3s")
    playback.seek(to: 0.42)
    #expect(playback.frame.decks[0].slot >= count - 1)
    #expect(
      Double(playback.frame.decks[0].slot) + playback.frame.decks[0].fraction > Double(count - 1)
    )
    playback.seek(to: 5)
    #expect(playback.frame.decks[0].slot == count - 1)
    #expect(playback.frame.decks[0].fraction == 0)
  }

  @Test(arguments: [0, 1, 1 << 61, (1 << 62) - 1] as [Int64])
  func startsAtAnyOfTheMostCards(start: Int64) {
    let found = cards(shown(stage(count: Self.most, loops: false, start: start)))
    let low = max(start - 2, 0)
    let high = min(start + 2, Self.most - 1)
    #expect(found.map(\.card) == Array(low...high))
    #expect(found.first { $0.card == start }?.x == 160)
  }

  @Test(arguments: [0, 1, 1 << 61] as [Int64])
  func loopsTheMostCards(start: Int64) {
    let found = cards(shown(stage(count: Self.most, loops: true, start: start)))
    #expect(found.map(\.card) == (-2...2).map { ($0 + start + Self.most) % Self.most })
    #expect(found.map(\.x) == [32, 96, 160, 224, 288])
  }

  @Test func scrollsFarOutAsExactlyAsAtTheBeginning() throws {
    let script = "swipe left 120pt at 0.2s 900pt/s"
    let near = stage(count: Self.most, loops: false, start: 1000)
    let far = stage(count: Self.most, loops: false, start: 1 << 61)
    var one = try near.playback(script)
    var other = try far.playback(script)
    for time in [0.25, 0.4, 0.6, 1, 3] {
      one.seek(to: time)
      other.seek(to: time)
      #expect(one.frame.decks[0].fraction == other.frame.decks[0].fraction)
      let a = cards(one.player)
      let b = cards(other.player)
      #expect(a.map(\.x) == b.map(\.x))
      #expect(a.map { $0.card - 1000 } == b.map { $0.card - (1 << 61) })
    }
    #expect(one.frame.decks[0].slot > 1000)
  }

  @Test(arguments: [1, 2, 3])
  func fliesPastNoMoreCardsThanItMay(most: Int) throws {
    for way in ["left", "right"] {
      var playback = try stage(count: 1000, loops: false, start: 500, maxFling: most)
        .playback("swipe \(way) 30pt at 0.1s 6000pt/s")
      playback.seek(to: 20)
      #expect(abs(playback.frame.decks[0].slot - 500) == Int64(most))
    }
  }

  @Test func fliesAsFarAsItLikesWithoutALimit() throws {
    var playback = try stage(count: 1000, loops: false, start: 500)
      .playback("swipe left 128pt at 0.1s 2000pt/s")
    playback.seek(to: 20)
    // 994 points and the 118 that the finger dragged, in slots of 64 points.
    #expect(playback.frame.decks[0].slot == 517)
  }

  @Test func turnsARowByKeysUpToItsEnds() throws {
    let stage = stage(count: 4, loops: false)
    let script = "key right at 1s\nkey right at 2s\nkey left at 3s\nkey end at 4s\nkey home at 6s"
    var playback = try stage.playback(script)
    for (time, slot) in [(1.9, 1), (2.9, 2), (3.9, 1), (5.9, 3), (9, 0)] as [(Double, Int64)] {
      playback.seek(to: time)
      #expect(playback.frame.decks[0].slot == slot && playback.frame.decks[0].fraction == 0)
    }
  }

  @Test func scrollsALoopToTheNearestCopyOfACard() {
    let stage = stage(count: 6, loops: true)
    for (pages, slots) in [
      ([-1], [-1]), ([5], [-1]), ([6, 7], [0, 1]), ([2, 5, 9], [2, 5, 3]), ([-7], [-1]),
      ([1e15, 3], [-2, -3]),
    ] as [([Double], [Int64])] {
      for animated in [false, true] {
        var player = Player(stage.program)
        for (turn, page) in pages.enumerated() {
          let time = Double(turn) * 10
          player.handle(.init(time: time, .scroll(page: page, animated: animated)))
          player.seek(to: time + 9)
          #expect(player.frame.decks[0].slot == slots[turn], "\(pages), \(turn)")
        }
      }
    }
  }

  @Test func scrollsARowWithEndsNoFurtherThanThose() {
    for (page, slot) in [(-3, 0), (9, 5), (4, 4)] as [(Double, Int64)] {
      let event = Trace.Event(time: 0, .scroll(page: page, animated: false))
      let player = shown(stage(count: 6, loops: false), at: 1, [event])
      #expect(player.frame.decks[0].slot == slot)
    }
  }

  @Test func showsADeckOfTheNextPageAsItScrollsIn() throws {
    let stage = try Stage(
      #"""
      "scroll": { "pages": 3 }, "layers": [ { "page": 1, "deck": {
        "count": 100, "loop": true, "visible": 5,
        "card": { "size": [64, 100], "layers": [{ "image": "a.svg" }] } } } ]
      """#
    )
    for (page, low) in [(0.25, 240.0), (0.5, 160), (1, 0), (1.5, -160)] {
      var playback = try stage.playback("scroll to page \(page) at 1s at-once")
      playback.seek(to: 2)
      let xs = cards(playback.player).map { $0.x - 32 }
      let right = min(low + 320, 320)
      #expect(xs.contains { $0 <= max(low, 0) } && xs.contains { $0 + 64 >= right }, "\(page)")
    }
  }

  @Test func showsOnlyTheCardsThatAClipLeaves() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "frame": [100, 0, 100, 100], "clip": true, "layers": [ { "deck": {
        "count": 100, "loop": true,
        "card": { "size": [100, 100], "layers": [{ "image": "a.svg" }] } } } ] } ]
      """#
    )
    #expect(cards(shown(stage)).map(\.card) == [0])
  }

  @Test func whatIsPulledBeyondTheEndStaysNearestToTheCardThere() {
    let pulled: [Trace.Event] = [
      .init(time: 0, .down(id: 1, Point(x: 20, y: 50))),
      .init(time: 0.1, .move(id: 1, Point(x: 150, y: 50))),
      .init(time: 0.2, .move(id: 1, Point(x: 300, y: 50))),
    ]
    for (start, way) in [(0, 1.0), (2, -1)] {
      let events = pulled.map { event in
        guard way < 0 else { return event }
        switch event.kind {
        case .down(let id, let point):
          return Trace.Event(time: event.time, .down(id: id, Point(x: 320 - point.x, y: 50)))
        case .move(let id, let point):
          return Trace.Event(time: event.time, .move(id: id, Point(x: 320 - point.x, y: 50)))
        default: return event
        }
      }
      let player = shown(stage(count: 3, loops: false, start: Int64(start)), at: 0.2, events)
      #expect(player.frame.card[player.centerSlot(ofDeck: 0)] == start)
    }
  }
}
