import Scrollwork
import TestSupport
import Testing

@Suite struct DeckPositionTests {
  @Test func keepsTheNearestSlotAndTheRest() {
    for (fraction, slot, rest) in [
      (0.0, 10, 0.0), (0.25, 10, 0.25), (0.5, 11, -0.5), (-0.5, 10, -0.5), (0.75, 11, -0.25),
      (-3.25, 7, -0.25), (1e6, 1_000_010, 0), (0.5.nextDown, 10, 0.5.nextDown),
      (-(0.5.nextUp), 9, 0.5.nextDown),
    ] {
      let position = Deck.Position(slot: 10, fraction: fraction)
      #expect(position.slot == Int64(slot), "\(fraction)")
      #expect((position.fraction - rest).magnitude <= 1e-16, "\(fraction)")
      #expect(position.fraction < 0.5 && position.fraction >= -0.5, "\(fraction)")
    }
  }

  @Test func isExactAtCardTwoToThe61() throws {
    let far = Int64(1) << 61
    let deck = Deck(count: 1 << 62, loops: false, pitch: 64)
    let position = Deck.Position(slot: far, fraction: 0.125)
    #expect(deck.card(atSlot: position.slot) == far)
    #expect(deck.viewProgress(ofSlot: far + 1, at: position) == 0.875)
    let visible = deck.visibleSlots(at: position, reach: -2...2)
    #expect(visible == (far - 1)..<(far + 3))
    // An offset of a scroller whose origin is there.
    #expect(deck.position(atOffset: 8, origin: far) == position)
    #expect(deck.offset(of: position, origin: far) == 8)
    let range = try #require(deck.offsetRange(origin: far))
    #expect(range.upperBound == Double((Int64(1) << 61) - 1) * 64)
    // At the last card the end is exact.
    #expect(deck.offsetRange(origin: (1 << 62) - 1)?.upperBound == 0)
    // A loop as large finds its nearest copies without overflow.
    let loop = Deck(count: 1 << 62, loops: true, pitch: 64)
    #expect(loop.card(atSlot: -1) == (1 << 62) - 1)
    #expect(loop.distance(toCard: 0, from: .init(slot: -1)) == 1)
    #expect(loop.distance(toCard: (1 << 62) - 1, from: .init(slot: 0)) == -1)
    #expect(loop.slot(ofCard: far, nearestTo: .init(slot: 0)) == far)
  }

  @Test func isWholeWhereAScrollerSnaps() {
    forAll(500) { seed, g in
      let deck = Deck(count: 1000, loops: true, pitch: g.double(in: 10...400))
      let slot = g.double(in: -1e6...1e6).rounded()
      let position = deck.position(atOffset: slot * deck.pitch)
      #expect(position == Deck.Position(slot: Int64(slot)), "seed \(seed)")
      #expect(deck.offset(of: position) == slot * deck.pitch, "seed \(seed)")
    }
  }

  @Test func showsTheSameAfterARebase() {
    forAll { seed, g in
      let deck = Deck(
        count: 7,
        loops: Bool.random(using: &g),
        viewportLength: 320,
        visible: 5,
        maxFling: 3
      )
      var configuration = Scroller.Configuration(
        viewportLength: 320,
        range: deck.offsetRange(origin: 3)
      )
      configuration.snapping = .interval(length: deck.pitch, maxFling: deck.maxFling)
      var scroller = Scroller(configuration)
      var origin: Int64 = 3
      var other = scroller
      for step in 0..<20 {
        let time = Double(step) * 0.4
        let finger = g.double(in: -100...100)
        for one in [ScrollEvent.down(0), .move(finger), .up] {
          scroller.take(one, at: time + 0.1)
          other.take(one, at: time + 0.1)
        }
        let later = time + g.double(in: 0.1...0.5)
        let moved = deck.rebased(scroller, origin: origin)
        scroller = moved.scroller
        origin = moved.origin
        let one = deck.position(atOffset: scroller.offset(at: later), origin: origin)
        let two = deck.position(atOffset: other.offset(at: later), origin: 3)
        let difference = Double(one.slot - two.slot) + one.fraction - two.fraction
        #expect(difference.magnitude < 1e-9, "seed \(seed)")
        #expect(scroller.offset(at: scroller.lastEventTime).magnitude <= deck.pitch, "seed \(seed)")
        #expect(scroller.configuration.range == deck.offsetRange(origin: origin), "seed \(seed)")
      }
    }
  }

  @Test func comesBackByWholeTurnsFromFarAway() {
    let deck = Deck(count: 999, loops: true, pitch: 64)
    let far = (Int64(1) << 61) + 12345
    let scroller = Scroller(.init(viewportLength: 320, range: nil), offset: 128)
    let moved = deck.rebased(scroller, origin: far)
    #expect(moved.origin >= 0 && moved.origin < 999)
    #expect(deck.card(atSlot: moved.origin) == deck.card(atSlot: far + 2))
    #expect(moved.scroller.offset(at: 0) == 0)
  }
}
