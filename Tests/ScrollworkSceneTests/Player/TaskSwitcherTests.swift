import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// The numbers of the third article.
@Suite struct TaskSwitcherTests {
  private let stage: Stage

  init() throws { stage = try Stage(example: "task-switcher") }

  /// The article's formulas for a card at a view progress, on a viewport of this width.
  static func card(_ p: Double, width: Double) -> (alpha: Double, scale: Double, center: Double) {
    let alpha = p >= 0 ? 1 : max(0, 1 - 0.2 * -p)
    let scale = 1 + 0.03 * p
    let shift = p > 0 ? p * width / 2.2 : -p * width / 15
    // Moved first and scaled then, about the middle of its slot.
    return (alpha, scale, width / 2 + p * width / 5 + scale * shift)
  }

  @Test func placesTheCardsOfTheArticlesTable() {
    let table: [(p: Double, alpha: Double, scale: Double, center: Double)] = [
      (-4, 0.2, 0.88, 390 * (0.5 - 0.8 + 0.88 * 4 / 15)),
      (-3, 0.4, 0.91, 390 * (0.5 - 0.6 + 0.91 * 3 / 15)),
      (-2, 0.6, 0.94, 390 * (0.5 - 0.4 + 0.94 * 2 / 15)),
      (-1, 0.8, 0.97, 390 * (0.5 - 0.2 + 0.97 / 15)),
      (0, 1, 1, 195), (1, 1, 1.03, 390 * (0.5 + 0.2 + 1.03 / 2.2)),
    ]
    var row = Row(stage)
    row.move(by: 0)
    var seen: [Double] = []
    for (root, p) in row.cards(10) {
      seen.append(p)
      guard let line = table.first(where: { $0.p == p }) else { continue }
      let world = row.frame.world[root]
      let center = world.applying(to: Point(x: 0.36 * 390, y: 250))
      #expect(isClose(row.frame.opacity[root], line.alpha), "alpha at \(p)")
      #expect(isClose(world.a, line.scale) && isClose(world.d, line.scale), "scale at \(p)")
      #expect(world.b == 0 && world.c == 0)
      #expect(isClose(center.x, line.center), "centre at \(p)")
      #expect(isClose(center.y, 422), "centre at \(p)")
    }
    // The card at 1 peeps in from the right; the one at −5 has faded away.
    #expect(seen == [-4, -3, -2, -1, 0, 1])
  }

  @Test func followsTheFormulasAtEveryPositionOfTheRow() {
    var row = Row(stage)
    forAll(40) { seed, random in
      row.move(by: random.double(in: -150...200))
      for (root, p) in row.cards(10) {
        let expected = Self.card(p, width: 390)
        let world = row.frame.world[root]
        let center = world.applying(to: Point(x: 0.36 * 390, y: 250))
        #expect(isClose(row.frame.opacity[root], expected.alpha), "seed \(seed), p \(p)")
        #expect(isClose(world.a, expected.scale), "seed \(seed), p \(p)")
        #expect(isClose(center.x, expected.center, within: 1e-8), "seed \(seed), p \(p)")
      }
    }
  }

  @Test(arguments: [Size(width: 320, height: 568), Size(width: 1024, height: 768)])
  func keepsTheProportionsOnOtherScreens(size: Size) throws {
    var row = Row(try Stage(example: "task-switcher", size: size))
    row.move(by: size.width * 0.07)
    let cards = row.cards(10)
    #expect(cards.count >= 5)
    for (root, p) in cards {
      let center = row.frame.world[root].applying(to: Point(x: 0.36 * size.width, y: 250))
      #expect(isClose(center.x, Self.card(p, width: size.width).center, within: 1e-8))
    }
  }

  @Test func movesTheRowWithTheFingerSlotBySlot() {
    var row = Row(stage)
    row.move(by: 78)
    #expect(row.frame.decks[0].slot == 1)
    #expect(isClose(row.frame.decks[0].fraction, 0))
    row.move(by: 39 + 78)
    #expect(isClose(Double(row.frame.decks[0].slot) + row.frame.decks[0].fraction, 2.5))
    row.move(by: -78 * 4)
    #expect(isClose(Double(row.frame.decks[0].slot) + row.frame.decks[0].fraction, -1.5))
  }

  @Test func drawsCardsFurtherRightOnTop() {
    var row = Row(stage)
    for step in 0..<30 {
      row.move(by: step < 20 ? 37 : -91)
      let progress = row.cards(10).map(\.progress)
      #expect(progress == progress.sorted())
      #expect(Set(progress).count == progress.count)
    }
  }
}
