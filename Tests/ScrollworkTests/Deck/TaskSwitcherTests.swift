import Scrollwork
import Testing

/// The arithmetic of article 3: which cards of its row can be seen.
@Suite struct TaskSwitcherTests {
  private let width = 320.0
  private let deck = DeckTests.switcher

  /// What is seen of a card: its left and right edge in points, and its opacity.
  private func card(_ p: Double) -> (left: Double, right: Double, opacity: Double) {
    let scale = 1 + 0.03 * p
    let shift = p > 0 ? p * width / 2.2 : -p * width / 15
    // The shift is inside the scale.
    let centre = width / 2 + p * deck.pitch + scale * shift
    let half = 0.72 * width * scale / 2
    return (centre - half, centre + half, max(0, min(1, p >= 0 ? 1 : 1 - 0.2 * -p)))
  }

  private func isSeen(_ p: Double) -> Bool {
    let card = card(p)
    return card.opacity > 0 && card.right > 0 && card.left < width
  }

  @Test func keepsACardOnScreenUntilItIsFiveSlotsToTheLeft() {
    let third = card(-3)
    #expect(((third.left + third.right) / 2 / width - 0.1).magnitude < 0.03)
    // Its right third is still on screen.
    let fourth = card(-4)
    #expect(fourth.right > 0 && fourth.left < 0)
    #expect((fourth.right / (fourth.right - fourth.left) - 0.37).magnitude < 0.05)
    #expect((fourth.opacity - 0.2).magnitude < 1e-12)
    #expect(isSeen(-4) && isSeen(-4.9))
    #expect(!isSeen(-5))
    #expect(isSeen(1) && !isSeen(2))
  }

  @Test func showsEveryCardThatCanBeSeenAndNoBlankSlots() {
    // The reach, measured as a caller does.
    let steps = (-80...80).map { Double($0) / 10 }.filter(isSeen)
    let reach = (steps.first ?? 0)...(steps.last ?? 0)
    #expect(reach.lowerBound == -4.9)
    for step in 0..<100 {
      let position = Deck.Position(slot: 0, fraction: Double(step) * 0.37)
      let visible = deck.visibleSlots(
        at: position,
        reach: reach.lowerBound - 0.1...reach.upperBound + 0.1
      )
      for slot in position.slot - 20...position.slot + 20
      where isSeen(deck.viewProgress(ofSlot: slot, at: position)) {
        #expect(visible.contains(slot))
      }
      #expect(visible.count <= 8)
    }
  }

  @Test func flingsThreeCardsAtTheMost() {
    var configuration = Scroller.Configuration(viewportLength: width, range: nil)
    configuration.snapping = .interval(length: deck.pitch, maxFling: deck.maxFling)
    var scroller = Scroller(configuration)
    scroller.touchDown(at: 300, time: 0)
    for step in 1...5 {
      scroller.touchMoved(to: 300 - Double(step) * 24, time: Double(step) * 0.008)
    }
    scroller.touchUp(time: 0.04)
    #expect((scroller.velocity(at: 0.04) - 3000).magnitude < 1e-9)
    let position = deck.position(atOffset: scroller.offset(at: 5))
    #expect(position == Deck.Position(slot: 3))
    #expect(deck.card(atSlot: position.slot) == 3)
  }
}
