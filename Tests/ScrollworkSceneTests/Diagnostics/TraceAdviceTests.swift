import Scrollwork
import ScrollworkScene
import Testing

/// Traces that play, but probably not as meant.
struct TraceAdviceTests {
  private func program(_ members: String) throws -> Program {
    let scene = try Scene(
      json: Array("{ \"scene\": \"A\", \"size\": [320, 568], \(members) }".utf8)
    )
    return Program(scene, in: Environment(viewport: scene.size))
  }

  private let pages = """
    "scroll": { "pages": 3 },
    "layers": [{ "shape": "rectangle", "frame": [0, 0, 100, 40], "tap": { "send": "x" } }]
    """
  private let still = #""layers": [{ "text": "a" }]"#
  private let deck = #""layers": [{ "deck": { "count": 4, "card": { "size": [200, 200] } } }]"#

  private func words(_ script: String, on members: String) throws -> [String] {
    let source = Array(script.utf8)
    let isJSON = script.hasPrefix("{")
    var warnings = Diagnostics()
    let program = try program(members)
    let trace =
      isJSON
      ? try Trace(json: source, on: program, warnings: &warnings)
      : try Trace(script: source, on: program, warnings: &warnings)
    let viewport = program.environment.viewport
    #expect(
      try trace
        == (isJSON
          ? Trace(json: source, viewport: viewport) : Trace(script: source, viewport: viewport))
    )
    #expect(warnings.all.allSatisfy { $0.severity == .warning })
    return DiagnosticPrinter(file: "a", source: source).text(for: warnings).split(separator: "\n")
      .filter { $0.hasPrefix("warning: ") || $0.hasPrefix("  = help: ") }.map(String.init)
  }

  @Test(arguments: [
    "swipe left at 1s", "drag up 30pt at 1s", "wheel up 30pt at 1s", "key home at 1s",
  ])
  func whatMovesNothingIsTold(script: String) throws {
    let verb = script.prefix { $0 != " " }
    #expect(
      try words(script, on: still) == [
        "warning: \"\(verb)\" is only for scenes that scroll or have a deck [misplaced-key]",
        "  = help: add \"scroll\": { \"pages\": 2 } to the scene, or remove it",
      ]
    )
  }

  @Test(arguments: [
    ("swipe up at 1s", "up"), ("drag down 30pt at 1s", "down"), ("wheel up 30pt at 1s", "up"),
    ("key down at 1s", "down"),
  ])
  func movingAcrossIsTold(script: String, direction: String) throws {
    for members in [pages, deck] {
      #expect(
        try words(script, on: members).first
          == "warning: \"\(direction)\" is only for scenes that move up and down [misplaced-key]"
      )
    }
    let vertical = pages.replacing("\"pages\": 3", with: "\"pages\": 3, \"axis\": \"vertical\"")
    #expect(try words(script, on: vertical) == [])
    #expect(
      try words("swipe left at 1s", on: vertical).first
        == "warning: \"left\" is only for scenes that move left and right [misplaced-key]"
    )
  }

  @Test func pagesAndCardsThatThereAreNotAreTold() throws {
    #expect(
      try words("scroll to page 9 at 1s", on: pages) == [
        "warning: 9 is out of range: a page of the scene [out-of-range]",
        "  = help: the first page is 0, the last 2",
      ]
    )
    #expect(
      try words("scroll to page 4 at 1s", on: deck) == [
        "warning: 4 is out of range: a card of the deck [out-of-range]",
        "  = help: the first card is 0, the last 3",
      ]
    )
    #expect(try words("scroll to page 2 at 1s\nscroll to page 0 at 2s", on: pages) == [])
    let loop = deck.replacing("\"count\": 4", with: "\"count\": 4, \"loop\": true")
    #expect(try words("scroll to page 44 at 1s", on: loop) == [])
  }

  @Test(arguments: [
    ("tap 900,20 at 1s", "900,20"), ("hold at 1s at 10,600", "10,600"),
    ("swipe left at 1s from 321,20", "321,20"), ("wheel left 30pt at 1s from 900,20", "900,20"),
  ])
  func placesBesideTheScreenAreTold(script: String, place: String) throws {
    #expect(
      try words(script, on: pages) == [
        "warning: \(place) is out of range: a place on the screen [out-of-range]",
        "  = help: the screen is 320 wide and 568 high",
      ]
    )
  }

  @Test func aTapThatHitsNothingIsTold() throws {
    #expect(
      try words("tap 10,10 at 1s\ntap 200,300 at 2s", on: pages).first
        == "warning: nothing that can be tapped is at 200,300 then [taps-nothing]"
    )
    // It catches what flies.
    #expect(try words("swipe left at 1s\ntap 200,300 at 1.3s", on: pages) == [])
    #expect(try words("hold at 1s at 200,300\nswipe left at 2s", on: pages) == [])
  }

  @Test func documentsAreToldTheSame() throws {
    #expect(
      try words(#"{ "script": ["swipe left at 1s", "scroll to page 9 at 4s"] }"#, on: pages).count
        == 2
    )
    let events = """
      { "events": [
        { "t": 1, "type": "down", "x": 20, "y": 900 }, { "t": 1.1, "type": "up" },
        { "t": 2, "type": "scroll", "page": 5 }, { "t": 3, "type": "key", "key": "up" } ] }
      """
    #expect(
      try words(events, on: pages).filter { $0.hasPrefix("warning") } == [
        "warning: 900 is out of range: a place on the screen [out-of-range]",
        "warning: 5 is out of range: a page of the scene [out-of-range]",
        "warning: \"up\" is only for scenes that move up and down [misplaced-key]",
      ]
    )
  }
}
