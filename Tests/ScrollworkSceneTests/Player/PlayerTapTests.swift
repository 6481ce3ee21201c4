import Scrollwork
import Testing

@testable import ScrollworkScene

@Suite("Taps, keys and calls")
struct PlayerTapTests {
  private static func player(_ layers: String, scroll: String = "") throws -> Player {
    let json = #"{ "scene": "test", "size": [300, 600], \#(scroll) "layers": [\#(layers)] }"#
    let environment = Environment(viewport: Size(width: 300, height: 600))
    return Player(Program(try Scene(json: Array(json.utf8), in: environment), in: environment))
  }

  private static func deck(_ rules: String) -> String {
    """
    { "frame": [0, 0, 300, 200], "deck": { \(rules), "visible": 3,
      "card": { "size": [80, 80], "tap": { "scrollTo": "this", "send": "card" },
        "layers": [{ "shape": "rectangle" }] } } }
    """
  }

  @Test("do what was seen when the finger came down, also when it has moved on")
  func movingTarget() throws {
    var player = try Self.player(
      """
      { "frame": [0, 0, 40, 40], "shape": "rectangle", "tap": { "send": "caught" },
        "animate": [{ "x": [0, 200], "duration": 1 }] }
      """
    )
    player.handle(.init(time: 0.5, .down(id: 1, Point(x: 120, y: 20))))
    player.handle(.init(time: 0.9, .up(id: 1)))
    #expect(player.takeActions() == [.event("caught", card: -1)])
    // Where it was at the start there is nothing any more.
    player.handle(.init(time: 1, .down(id: 1, Point(x: 20, y: 20))))
    player.handle(.init(time: 1, .up(id: 1)))
    #expect(player.takeActions().isEmpty)
  }

  @Test("leave the host's frame as it is, so that the next one still tells all changes")
  func ownFrame() throws {
    var player = try Self.player(
      #"{ "shape": "rectangle", "tap": { "send": "a" }, "animate": [{ "x": [0, 200], "duration": 1 }] }"#
    )
    player.seek(to: 0.25)
    let before = player.frame.world[0].tx
    player.handle(.init(time: 0.5, .down(id: 1, Point(x: 150, y: 20))))
    player.handle(.init(time: 0.5, .up(id: 1)))
    #expect(player.frame.time == 0.25 && player.frame.world[0].tx == before)
    player.seek(to: 0.5)
    #expect(player.frame.changed == [0] && player.frame.changes[0].contains(.world))
  }

  @Test("that are cancelled or turn into a drag do nothing")
  func noTap() throws {
    var player = try Self.player(#"{ "shape": "rectangle", "tap": { "send": "a" } }"#)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 150, y: 20))))
    player.handle(.init(time: 1.1, .cancel(id: 1)))
    player.handle(.init(time: 2, .down(id: 1, Point(x: 150, y: 20))))
    player.handle(.init(time: 2.1, .move(id: 1, Point(x: 150, y: 31))))
    player.handle(.init(time: 2.2, .up(id: 1)))
    #expect(player.takeActions().isEmpty)
  }

  @Test("Home and End go to the first and last card by the shorter way, also in an endless row")
  func ends() throws {
    var loop = try Self.player(Self.deck(#""count": 9, "loop": true, "start": 2"#))
    loop.handle(.init(time: 0, .key(.end)))
    loop.seek(to: loop.settlingTime)
    #expect(loop.frame.decks[0].slot == -1)
    loop.handle(.init(time: 9, .key(.home)))
    loop.seek(to: loop.settlingTime)
    #expect(loop.frame.decks[0].slot == 0)
    var row = try Self.player(Self.deck(#""count": 9"#))
    row.handle(.init(time: 0, .key(.end)))
    row.seek(to: row.settlingTime)
    #expect(row.frame.decks[0].slot == 8)
    row.handle(.init(time: 9, .scroll(page: 4, animated: false)))
    row.seek(to: 9)
    #expect(row.frame.decks[0].slot == 4 && row.frame.isSettled)
  }

  @Test("a tapped card comes to the centre and is named to the host")
  func card() throws {
    var player = try Self.player(Self.deck(#""count": 9, "loop": true"#))
    player.handle(.init(time: 0, .down(id: 1, Point(x: 50, y: 100))))
    player.handle(.init(time: 0.1, .up(id: 1)))
    #expect(player.takeActions() == [.event("card", card: 8)])
    player.seek(to: player.settlingTime)
    #expect(player.frame.decks[0].slot == -1)
  }

  @Test("content that a key moves while a finger rests on it does not jump when the finger drags")
  func keyUnderFinger() throws {
    var player = try Self.player(
      #"{ "shape": "rectangle" }"#,
      scroll: #""scroll": { "pages": 4 },"#
    )
    player.handle(.init(time: 1, .down(id: 1, Point(x: 150, y: 20))))
    player.handle(.init(time: 1.1, .key(.right)))
    player.seek(to: 1.25)
    let moving = player.frame.scroll.offset
    #expect(moving > 20)
    player.handle(.init(time: 1.25, .move(id: 1, Point(x: 139, y: 20))))
    player.seek(to: 1.25)
    #expect(abs(player.frame.scroll.offset - moving - 1) < 1e-9)
  }

  @Test("an event with a number that nothing can be computed with is left out")
  func refused() throws {
    var player = try Self.player(
      #"{ "shape": "rectangle" }"#,
      scroll: #""scroll": { "pages": 4 },"#
    )
    let bad: [Trace.Event] = [
      .init(time: .nan, .key(.right)), .init(time: 1e300, .key(.right)),
      .init(time: 0, .down(id: 1, Point(x: .infinity, y: 0))),
      .init(time: 0, .down(id: 1, Point(x: 1e200, y: 0))),
      .init(time: 0, .wheel(by: Point(x: .nan, y: 0), at: Point(x: 0, y: 0))),
      .init(time: 0, .scroll(page: -1e200, animated: true)),
    ]
    for event in bad {
      let isTaken = player.handle(event)
      #expect(!isTaken)
    }
    player.seek(to: 2)
    #expect(player.frame.time == 2 && player.frame.scroll.offset == 0 && player.frame.isSettled)
  }

  @Test("an endless row keeps its digits however far it is flung")
  func far() throws {
    var player = try Self.player(Self.deck(#""count": 7, "loop": true"#))
    var time = 0.0
    for _ in 0..<400 {
      player.handle(
        .init(time: time, .wheel(by: Point(x: 100_000, y: 0), at: Point(x: 150, y: 100)))
      )
      time += 5
    }
    player.seek(to: time)
    let deck = player.frame.decks[0]
    #expect(deck.slot > 300_000 && deck.fraction == 0)
    let scroller = player.state.decks[0]
    #expect(scroller.offset(at: time).magnitude <= 4096 * 100 + 100_000)
  }

  @Test("siblings lie in the order of their depth, also when it never moves")
  func staticDepth() throws {
    var player = try Self.player(
      """
      { "id": "front", "depth": 2, "shape": "rectangle" }, { "id": "back", "depth": -1, "shape": "rectangle" },
      { "id": "group", "layers": [{ "depth": 5, "shape": "rectangle" }, { "shape": "rectangle" }] }
      """
    )
    player.seek(to: 0)
    #expect(player.frame.order == [1, 2, 4, 3, 0])
  }

  @Test("with less motion pulled content is not faded, nor is content that rests anywhere")
  func pageFade() throws {
    for (scroll, page) in [(#""scroll": { "pages": 3, "paging": false },"#, 0.5)] {
      let json =
        #"{ "scene": "t", "size": [300, 600], \#(scroll) "layers": [{ "in": "screen", "shape": "rectangle" }] }"#
      let environment = Environment(
        viewport: Size(width: 300, height: 600),
        prefersReducedMotion: true
      )
      var player = Player(
        Program(try Scene(json: Array(json.utf8), in: environment), in: environment)
      )
      player.handle(.init(time: 0, .scroll(page: page, animated: false)))
      player.seek(to: 0)
      #expect(player.frame.scroll.page == page)
      #expect(player.frame.opacity[0] == 1)
    }
  }
}
