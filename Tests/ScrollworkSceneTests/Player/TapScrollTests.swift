import Scrollwork
import ScrollworkScene
import Testing

/// Taps that scroll.
@Suite struct TapScrollTests {
  private func stage() throws -> Stage {
    try Stage(
      #"""
      "scroll": { "pages": 4 }, "layers": [
        { "in": "screen", "frame": [0, 0, 50, 50], "image": "a.svg", "tap": { "scrollTo": "previous" } },
        { "in": "screen", "frame": [100, 0, 50, 50], "image": "a.svg", "tap": { "scrollTo": "next" } },
        { "in": "screen", "frame": [200, 0, 50, 50], "image": "a.svg",
          "tap": { "scrollTo": 2, "send": "two" } },
        { "page": 1, "frame": [250, 500, 50, 50], "image": "a.svg", "tap": { "scrollTo": 3 } } ]
      """#
    )
  }

  /// The page at rest after each of these taps.
  private func pages(_ stage: Stage, _ taps: [(x: Double, y: Double)]) -> [Double] {
    var player = Player(stage.program)
    var time = 1.0
    return taps.map { tap in
      player.handle(.init(time: time, .down(id: 1, Point(x: tap.x, y: tap.y))))
      player.handle(.init(time: time + 0.06, .up(id: 1)))
      time += 5
      player.seek(to: time - 0.1)
      return player.frame.scroll.page
    }
  }

  @Test func turnsToTheNextAndThePreviousPage() throws {
    let pages = pages(try stage(), [(125, 25), (125, 25), (25, 25), (25, 25), (25, 25)])
    #expect(pages == [1, 2, 1, 0, 0])
  }

  @Test func goesNoFurtherThanTheLastPage() throws {
    let pages = pages(try stage(), Array(repeating: (125, 25), count: 5))
    #expect(pages == [1, 2, 3, 3, 3])
  }

  @Test func scrollsToAPageAndSendsItsEvent() throws {
    let stage = try stage()
    #expect(pages(stage, [(225, 25)]) == [2])
    let playback = try stage.playback("tap 225,25 at 1s")
    #expect(playback.player.actions == [.event("two", card: -1)])
  }

  @Test func hitsContentWhereItHasScrolledTo() throws {
    #expect(pages(try stage(), [(275, 525), (125, 25), (275, 525)]) == [0, 1, 3])
  }

  @Test func catchesWhatMovesInsteadOfTapping() throws {
    let stage = try stage()
    let trace = Trace([
      .init(time: 1, .scroll(page: 3, animated: true)),
      .init(time: 1.1, .down(id: 1, Point(x: 225, y: 25))),
      .init(time: 1.15, .up(id: 1)),
    ])
    #expect(Playback(stage.program, trace).player.actions.isEmpty)
  }

  @Test func tapsACardByItsNumber() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "deck": { "count": 7, "visible": 5, "loop": true, "card": {
        "size": [64, 100], "tap": { "send": "card", "scrollTo": "this" },
        "layers": [{ "image": "a.svg" }] } } } ]
      """#
    )
    var player = Player(stage.program)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 32, y: 284))))
    player.handle(.init(time: 1.05, .up(id: 1)))
    #expect(player.takeActions() == [.event("card", card: 5)])
    player.seek(to: 5)
    #expect(player.frame.decks[0].slot == -2)
    #expect(player.frame.decks[0].fraction == 0)
  }

  @Test func turnsTheDeckAroundATappedButton() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "deck": { "count": 3, "card": { "size": [320, 300], "layers": [
        { "frame": [0, 0, 50, 50], "image": "a.svg", "tap": { "scrollTo": "previous" } },
        { "frame": [270, 0, 50, 50], "image": "a.svg", "tap": { "scrollTo": "next" } } ] } } } ]
      """#
    )
    var player = Player(stage.program)
    var time = 1.0
    var slots: [Int64] = []
    for x in [290, 290, 290, 20, 20, 20] {
      player.handle(.init(time: time, .down(id: 1, Point(x: Double(x), y: 140))))
      player.handle(.init(time: time, .up(id: 1)))
      time += 5
      player.seek(to: time - 0.1)
      slots.append(player.frame.decks[0].slot)
    }
    #expect(slots == [1, 2, 2, 1, 0, 0])
  }

  @Test func coversWhatLiesBehindACard() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "frame": [0, 0, 100, 100], "image": "a.svg", "tap": { "send": "behind" } },
        { "deck": { "count": 3, "card": { "size": [320, 568], "layers": [{ "image": "a.svg" }] } } } ]
      """#
    )
    #expect(try stage.playback("tap 10,10 at 1s").player.actions.isEmpty)
  }
}
