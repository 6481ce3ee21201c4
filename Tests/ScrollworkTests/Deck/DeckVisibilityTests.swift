import Scrollwork
import TestSupport
import Testing

@Suite struct DeckVisibilityTests {
  @Test func showsExactlyTheSlotsWithinReach() {
    forAll(500) { seed, g in
      let deck = Deck(count: 20, loops: Bool.random(using: &g), pitch: 64)
      let low = g.double(in: -6...3)
      let reach = low...low + g.double(in: 0...8)
      // Tenths, so that slots lie on the ends of the reach up to rounding.
      let isRound = Bool.random(using: &g)
      let fraction = g.double(in: -300...300)
      let position = Deck.Position(slot: 0, fraction: isRound ? fraction.rounded() / 10 : fraction)
      let rounded =
        isRound
        ? (reach.lowerBound * 10).rounded() / 10...(reach.upperBound * 10).rounded() / 10 : reach
      let visible = deck.visibleSlots(at: position, reach: rounded)
      for slot in Int64(-400)...400 {
        let isSeen =
          deck.card(atSlot: slot) != nil
          && rounded.contains(deck.viewProgress(ofSlot: slot, at: position))
        #expect(visible.contains(slot) == isSeen, "seed \(seed), slot \(slot)")
      }
    }
  }

  @Test func showsTheRightCardsAfterAJumpAcrossTheDeck() {
    let deck = Deck(count: 1_000_000_000, pitch: 64)
    var scroller = Scroller(.init(viewportLength: 320, range: deck.offsetRange()))
    scroller.scroll(to: 987_654_321 * 64, time: 0, animated: false)
    let position = deck.position(atOffset: scroller.offset(at: 0))
    #expect(
      deck.visibleSlots(at: position, reach: -2...2) == 987_654_319..<987_654_324
    )
  }

  @Test func recyclesAViewOnlyWhenItsSlotHasGone() {
    forAll(50) { seed, g in
      let deck = Deck(count: 999, loops: true, pitch: 64)
      let reach = -4.3...2.9
      let size = deck.poolSize(reach: reach)
      #expect(size == 8)
      var fraction = g.double(in: -50...50)
      var shown: [Int64: Int64] = [:]
      for _ in 0..<100 {
        fraction += g.double(in: -0.7...0.7)
        let visible = deck.visibleSlots(
          at: .init(slot: 0, fraction: fraction),
          reach: reach
        )
        #expect(Int64(visible.count) <= size, "seed \(seed)")
        var next: [Int64: Int64] = [:]
        for slot in visible {
          let key = deck.recyclingKey(ofSlot: slot, poolSize: size)
          #expect(key >= 0 && key < size, "seed \(seed)")
          #expect(next[key] == nil, "seed \(seed): two slots share a view")
          next[key] = slot
        }
        for (key, slot) in shown where visible.contains(slot) {
          #expect(next[key] == slot, "seed \(seed): a slot changed its view")
        }
        shown = next
      }
    }
  }

  @Test func needsNoMoreViewsThanCards() {
    #expect(Deck(count: 3, pitch: 64).poolSize(reach: -4...4) == 3)
    #expect(Deck(count: 3, loops: true, pitch: 64).poolSize(reach: -4...4) == 9)
  }

  @Test func ordersCardsByDepthThenDistanceThenPlace() {
    let orders = [
      Deck.DrawOrder(depth: 0, viewProgress: -2, slot: 1),
      Deck.DrawOrder(depth: 0, viewProgress: -1, slot: 2),
      Deck.DrawOrder(depth: 0, viewProgress: 1, slot: 4),
      Deck.DrawOrder(depth: 0, viewProgress: 0, slot: 3),
      Deck.DrawOrder(depth: 1, viewProgress: 3, slot: 0),
    ]
    #expect(orders.shuffled().sorted() == orders)
  }

  @Test func ordersCardsTotally() {
    forAll(300) { seed, g in
      func order(_ slot: Int64) -> Deck.DrawOrder {
        Deck.DrawOrder(
          depth: g.double(in: -1...1).rounded(),
          viewProgress: g.double(in: -2...2).rounded(),
          slot: slot
        )
      }
      let (a, b, c) = (order(1), order(2), order(3))
      #expect((a < b) != (b < a), "seed \(seed)")
      #expect(!(a < a), "seed \(seed)")
      if a < b && b < c { #expect(a < c, "seed \(seed)") }
    }
  }

  @Test func showsAsManySlotsOfABillionCardsAsOfTen() {
    let small = Deck(count: 10, loops: true, pitch: 64)
    let huge = Deck(count: 1_000_000_000, loops: true, pitch: 64)
    for slot in [Int64(3), 999_999_999, -40] {
      let position = Deck.Position(slot: slot, fraction: 0.3)
      #expect(
        small.visibleSlots(at: position, reach: -4...4)
          == huge.visibleSlots(at: position, reach: -4...4)
      )
    }
  }
}
