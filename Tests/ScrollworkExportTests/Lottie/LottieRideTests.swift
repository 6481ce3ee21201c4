import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkExport
@testable import ScrollworkScene

/// Animations whose time is a scroll position.
@Suite struct LottieRideTests {
  /// 20 positions of each, beside the engine's frames; a finger drags the row there.
  @Test(arguments: [("onboarding", "walk", 3.0), ("task-switcher", "fling", 10)])
  func showsTheEnginesFrames(example: String, gesture: String, length: Double) throws {
    let stage = try LottieStage(example: example, gesture: gesture)
    let tree = try #require(LottieStage.rides[example]).tree()
    #expect(LottieRules.problems(of: tree) == [])
    #expect(tree["op"] as? Int == Int(length * 60) + 1)
    let reading = LottieReading(tree)
    let art = try EngineScreen.Art(stage, scale: 2)
    let program = stage.playback.player.program
    for moment in 0..<20 {
      let frame = (length * 60 * Double(moment) / 19).rounded(.down)
      let wanted = EngineScreen(try Self.frame(program, at: frame / 60), program, art)
      let distance = LottieScreenTests.distance(LottieScreen(reading, at: frame), wanted)
      #expect(distance.isSmall, "\(distance) at frame \(frame)")
      #expect(distance.things > 20)
    }
  }

  /// The frame at a page, when all clocks have ended; or at a card, while a finger holds the row.
  private static func frame(_ program: Program, at place: Double) throws -> Frame {
    guard program.scroll == nil else {
      return try #require(LottieRide(program, cards: nil)).player(at: place).frame
    }
    let middle = Point(x: 195, y: 422)
    let way = place * program.decks[0].deck.pitch
    // The first 10 points of a drag only tell where it goes.
    let end = Point(x: middle.x - way - 10, y: middle.y)
    let drag: [Trace.Event] = [
      .init(time: 0, .down(id: 1, middle)), .init(time: 0, .move(id: 1, end)),
    ]
    var playback = Playback(program, Trace(place > 0 ? drag : []))
    playback.seek(to: 60)
    return playback.frame
  }

  @Test func aLapEndsWhereItBegins() throws {
    let reading = LottieReading(try #require(LottieStage.rides["task-switcher"]).tree())
    let (first, last) = (LottieScreen(reading, at: 0), LottieScreen(reading, at: 600))
    #expect(first.drawn.map(\.name) == last.drawn.map(\.name))
    for (a, b) in zip(first.drawn, last.drawn) {
      #expect(abs(a.map.tx - b.map.tx) < 0.2 && abs(a.opacity - b.opacity) < 0.002)
    }
  }

  private static func row(_ more: String) -> String {
    """
    { "scene": "Row", "size": [200, 100], "layers": [{ "frame": [0, 0, 200, 100],
      "deck": { "visible": 2, \(more), "card": { "size": [80, 80],
        "layers": [{ "shape": "ellipse", "fill": "#f00", "animate": [{ "x": [0, 9], "duration": 1 }] }] } } }] }
    """
  }

  @Test(
    arguments: [
      ("\"count\": 5", nil, 4.0, 0.0, []), ("\"count\": 5", 2, 2, 0, ["cards out of reach"]),
      ("\"count\": 5, \"start\": 4", 2, 2, 2, ["cards out of reach"]),
      ("\"count\": 999", nil, 24, 0, ["cards out of reach"]),
      ("\"count\": 3, \"loop\": true, \"start\": 1", nil, 3, 1, []),
      ("\"count\": 3, \"loop\": true", 7, 7, 0, []), ("\"count\": 1", nil, 0, 0, []),
    ] as [(String, Int?, Double, Double, [String])]
  )
  func goesAsFarAsThereAreCards(
    row: String,
    cards: Int?,
    length: Double,
    first: Double,
    lost: [String]
  ) throws {
    let stage = try LottieStage(Self.row(row))
    let export = try stage.ride(cards: cards)
    let tree = try export.tree()
    #expect(LottieRules.problems(of: tree) == [])
    #expect(tree["op"] as? Int == Int(length * 60) + 1)
    let reasons = export.report.entries.filter { $0.what == "scrolling of the deck" }
      .compactMap(\.reason)
    #expect(
      reasons == [
        "time is its position, one card a second, from card \(Int(first)) to card \(Int(first + length))"
      ]
    )
    let losses = export.report.entries.filter { $0.kind == .lost }.map(\.what)
    #expect(losses.sorted() == (lost + ["clock"]).sorted())
    // The ellipse of the card in the centre has run its 9 points.
    let end = LottieScreen(LottieReading(tree), at: length * 60).drawn
    #expect(end.contains { abs($0.map.applying(to: Point(x: 40, y: 40)).x - 109) < 0.2 })
  }

  @Test func nothingScrollsWithoutPagesAndCards() throws {
    let still = "{ \"scene\": \"A\", \"size\": [9, 9], \"layers\": [] }"
    for (document, scrolls) in [(still, false), (Self.row("\"count\": 0"), false)] {
      let program = try LottieStage(document).playback.player.program
      #expect(LottieExport.scrolls(program) == scrolls)
      #expect((LottieRide(program, cards: nil) != nil) == scrolls)
    }
  }
}
