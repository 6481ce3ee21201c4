import Scrollwork
import TestSupport
import Testing

@Suite struct DeckTests {
  /// The task switcher of article 3, on a screen 320 points wide.
  static let switcher = Deck(count: 999, loops: true, viewportLength: 320, visible: 5, maxFling: 3)

  @Test func matchesTheWrapTable() throws {
    let rows = try ScrollVectors.load().wrap
    #expect(rows.count == 40)
    for row in rows {
      let deck = Deck(count: row.count, loops: true, pitch: 64)
      let position = Deck.Position(slot: 0, fraction: row.position)
      #expect(deck.card(atSlot: position.slot) == row.settled, "\(row)")
      #expect(deck.slot(ofCard: row.index, nearestTo: position) == row.nearestCopy, "\(row)")
      let below = row.position.rounded(.down)
      let card = try #require(deck.card(atSlot: Int64(below)))
      #expect((Double(card) + (row.position - below) - row.phase).magnitude < 1e-9, "\(row)")
    }
  }

  @Test(.enabled(if: Vectors.shared != nil, "needs the shared reference tables"))
  func matchesTheCarouselTable() throws {
    let rows = try ScrollReferenceRow.load("carousel-math")
    #expect(rows.count == 18)
    for row in rows {
      func deck(_ name: String = "count") -> Deck {
        Deck(count: Int64(row[name]), loops: (row.inputs["loop"]?.number ?? 1) > 0, pitch: 1)
      }
      let position = Deck.Position(slot: 0, fraction: row["progress"].isNaN ? 0 : row["progress"])
      switch row.function {
      case "positiveModulo":
        #expect(row.accepts(Double(deck().card(atSlot: Int64(row["value"])) ?? -1)), "\(row.id)")
      case "settledIndex":
        #expect(row.accepts(Double(deck().card(atSlot: position.slot) ?? -1)), "\(row.id)")
      case "nearestLoopPosition":
        let slot = deck().slot(ofCard: Int64(row["rawIndex"]), nearestTo: position)
        #expect(row.accepts(Double(slot)), "\(row.id)")
      case "relativeProgress":
        let distance = deck().distance(toCard: Int64(row["rawIndex"]), from: position)
        #expect(row.accepts(distance), "\(row.id)")
      case "shortestLoopTarget":
        let here = Deck.Position(slot: Int64(row["currentPage"]))
        let slot = deck().slot(ofCard: Int64(row["targetIndex"]), nearestTo: here)
        #expect(row.accepts(Double(slot)), "\(row.id)")
      case "relativeProgress.min":
        let distances = (0..<deck().count).map { deck().distance(toCard: $0, from: position) }
        #expect(row.accepts(distances.map(\.magnitude).min() ?? .nan), "\(row.id)")
      case "reconcilePageAfterDataChange":
        // With nothing to follow, the first card is the caller's choice.
        let isNew = row["previousCount"] == 0
        let card = row.inputs["retainedIndex"]?.number ?? (isNew ? row["defaultIndex"] : nil)
        let slot = deck("nextCount").slot(
          following: Int64(row["page"]),
          of: deck("previousCount"),
          card: card.map { Int64($0) }
        )
        #expect(row.accepts(Double(slot)), "\(row.id)")
      default: Issue.record("a row of another kind: \(row.id) \(row.function)")
      }
    }
  }

  @Test func holdsTheSameCardEveryTurn() {
    forAll { seed, g in
      let count = Int64.random(in: 1...1000, using: &g)
      let deck = Deck(count: count, loops: true, pitch: 64)
      let slot = Int64.random(in: -1_000_000...1_000_000, using: &g)
      #expect(deck.card(atSlot: slot) == deck.card(atSlot: slot + count), "seed \(seed)")
      #expect(deck.card(atSlot: slot) == deck.card(atSlot: slot - 7 * count), "seed \(seed)")
    }
  }

  @Test func hasNoCardsBeyondItsEnds() {
    let deck = Deck(count: 3, pitch: 64)
    #expect((-2...4).map { deck.card(atSlot: $0) } == [nil, nil, 0, 1, 2, nil, nil])
    #expect(deck.nearestSlot(to: .init(slot: -5)) == 0)
    #expect(deck.nearestSlot(to: .init(slot: 1, fraction: 0.5)) == 2)
    #expect(deck.nearestSlot(to: .init(slot: 9)) == 2)
  }

  @Test func isEmptyWithoutCards() {
    for loops in [false, true] {
      let deck = Deck(count: 0, loops: loops, pitch: 64)
      #expect(deck.card(atSlot: 0) == nil)
      #expect(deck.visibleSlots(at: .init(slot: 3, fraction: 0.2), reach: -4...4).isEmpty)
      #expect(deck.nearestSlot(to: .init(slot: 0)) == nil)
      #expect(deck.poolSize(reach: -4...4) == 0)
      #expect(deck.offsetRange() == (loops ? nil : 0...0))
      #expect(deck.slot(following: 7, of: Deck(count: 9, pitch: 64)) == 0)
    }
  }

  @Test(arguments: [1, 2, 3]) func fillsEachSlotOfASmallLoop(count: Int64) {
    let deck = Deck(count: count, loops: true, pitch: 64)
    let visible = deck.visibleSlots(at: .init(slot: 0), reach: -2...2)
    #expect(Array(visible) == [-2, -1, 0, 1, 2])
    for slot in visible {
      #expect(deck.card(atSlot: slot) == (slot + 6) % count)
    }
  }

  @Test func goesTheShorterWayAndForwardOnATie() {
    let one = Deck(count: 1, loops: true, pitch: 64)
    #expect(one.distance(toCard: 0, from: .init(slot: 5)) == 0)
    #expect(one.distance(toCard: 0, from: .init(slot: 5, fraction: 0.5)) == 0.5)
    #expect(one.distance(toCard: 0, from: .init(slot: 5, fraction: -0.4)) == 0.4)
    let two = Deck(count: 2, loops: true, pitch: 64)
    #expect(two.distance(toCard: 1, from: .init(slot: 0)) == 1)
    #expect(two.distance(toCard: 0, from: .init(slot: 1)) == 1)
    #expect(two.distance(toCard: 1, from: .init(slot: 0, fraction: 0.1)) == 0.9)
    #expect(two.distance(toCard: 1, from: .init(slot: 0, fraction: -0.25)) == -0.75)
    let three = Deck(count: 3, loops: true, pitch: 64)
    #expect(three.distance(toCard: 2, from: .init(slot: 0)) == -1)
    #expect(three.distance(toCard: 1, from: .init(slot: 0)) == 1)
    #expect(three.distance(toCard: 2, from: .init(slot: 0, fraction: 0.5)) == 1.5)
  }

  @Test func findsTheNearestCopyOfACard() {
    forAll(500) { seed, g in
      let count = Int64.random(in: 1...9, using: &g)
      let deck = Deck(count: count, loops: true, pitch: 64)
      // Eighths, so that ties happen.
      let eighths = g.double(in: -400...400).rounded()
      let position = Deck.Position(slot: 0, fraction: eighths / 8)
      for card in 0..<count {
        let slot = deck.slot(ofCard: card, nearestTo: position)
        #expect(deck.card(atSlot: slot) == card, "seed \(seed)")
        let distance = deck.viewProgress(ofSlot: slot, at: position)
        #expect(distance <= Double(count) / 2 && distance > -Double(count) / 2, "seed \(seed)")
      }
    }
  }

  @Test func refusesMoreCardsThanItCanCount() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Deck(count: -1, pitch: 64)
    }
    #expect(says("must have 0 … 2⁶² cards", result))
  }

  @Test func refusesASlotWithoutLength() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Deck(count: 5, viewportLength: 320, visible: 0)
    }
    #expect(says("number of visible slots must be finite and > 0", result))
  }
}
