import Scrollwork
import ScrollworkScene
import Testing

/// What plays for people who asked for less motion.
@Suite struct ReducedMotionTests {
  private func stage(_ mode: String, _ layers: String, reducesMotion: Bool = true) throws -> Stage {
    try Stage(
      #"""
      "reducedMotion": "\#(mode)", "scroll": { "pages": 3 }, "layers": [\#(layers) ]
      """#,
      reducesMotion: reducesMotion
    )
  }

  private let entrance = #"""
    { "id": "a", "in": "screen", "frame": [10, 10, 50, 50], "image": "a.svg",
      "animate": [{ "x": [-200, 0], "rotation": [90, 0], "scale": [0.5, 1], "delay": 1, "duration": 0.7 }] }
    """#
  private let spring = #"""
    { "id": "a", "in": "screen", "frame": [10, 10, 50, 50], "image": "a.svg",
      "animate": [{ "x": [-200, 30], "delay": 1, "spring": { "duration": 2, "dampingRatio": 0.3 } }] }
    """#

  @Test func playsAsWrittenForEverybodyElse() throws {
    for mode in ["fade", "still"] {
      let written = try stage("full", entrance, reducesMotion: false)
      let reduced = try stage(mode, entrance, reducesMotion: false)
      for time in [0, 1.2, 3] { #expect(try written.picture(time) == reduced.picture(time)) }
    }
  }

  @Test func playsAsWrittenWhenTheSceneIsFull() throws {
    let written = try stage("full", entrance, reducesMotion: false)
    let asked = try stage("full", entrance)
    for time in [0, 1.2, 3] { #expect(try written.picture(time) == asked.picture(time)) }
  }

  /// Keys, taps and calls turn pages and cards at once; what a finger does is followed as ever.
  @Test(arguments: ["fade", "still", "full"])
  func turnsPagesAndCardsAtOnce(mode: String) throws {
    let cards = #"""
      "reducedMotion": "\#(mode)", "layers": [{ "frame": [0, 0, 320, 200], "deck": {
        "visible": 3, "count": 9, "card": { "size": [80, 80], "layers": [] } } }]
      """#
    for reducesMotion in [false, true] {
      let slides = !reducesMotion || mode == "full"
      let pages = try stage(
        mode,
        #"{ "frame": [0, 0, 99, 99], "tap": { "scrollTo": "next" }, "image": "a.svg" }"#,
        reducesMotion: reducesMotion
      )
      for script in ["key right at 1s", "scroll to page 1 at 1s", "tap 50,50 at 0.9s"] {
        var playback = try pages.playback(script)
        playback.seek(to: 1.001)
        #expect((playback.frame.scroll.page == 1) == !slides, "\(script)")
        playback.seek(to: 4)
        #expect(playback.frame.scroll.page == 1, "\(script)")
      }
      var row = try Stage(cards, reducesMotion: reducesMotion).playback("key right at 1s")
      row.seek(to: 1.001)
      #expect((row.frame.decks[0].slot == 1) == !slides)
      row.seek(to: 4)
      #expect(row.frame.decks[0].slot == 1)
      // A finger's pages come to rest as they do for everybody.
      var swipe = try pages.playback("swipe left at 1s")
      swipe.seek(to: 1.2)
      #expect(swipe.frame.scroll.page > 0 && swipe.frame.scroll.page < 1)
    }
  }

  @Test func showsTheFinalStateAtOnceWhenStill() throws {
    for (layer, x) in [(entrance, 10.0), (spring, 40)] {
      let stage = try stage("still", layer)
      for time in [0, 1.2, 3] {
        let look = try #require(try stage.look("a", at: time))
        #expect(look.world == .translation(x: x, y: 10), "at \(time)")
        #expect(look.opacity == 1)
      }
    }
  }

  @Test func fadesInWhatWouldHaveMoved() throws {
    for (layer, x) in [(entrance, 10.0), (spring, 40)] {
      let stage = try stage("fade", layer)
      #expect(try stage.look("a", at: 0.5) == nil)
      #expect(try stage.look("a", at: 1) == nil)
      for (time, opacity) in [(1.05, 0.25), (1.1, 0.5), (1.2, 1), (5, 1)] {
        let look = try #require(try stage.look("a", at: time))
        #expect(look.world == .translation(x: x, y: 10), "at \(time)")
        #expect(isClose(look.opacity, opacity), "at \(time)")
      }
    }
  }

  @Test func fadesWithTheOpacityThatIsWritten() throws {
    let layer = #"""
      { "id": "a", "in": "screen", "frame": [10, 10, 50, 50], "image": "a.svg",
        "animate": [{ "opacity": [0, 1], "duration": 1, "easing": "linear" }] }
      """#
    #expect(isClose(try #require(try stage("fade", layer).look("a", at: 0.25)).opacity, 0.25))
    #expect(try #require(try stage("still", layer).look("a", at: 0)).opacity == 1)
  }

  @Test func fadesTheWaveElementByElement() throws {
    let stage = try Stage(example: "wave", reducesMotion: true)
    for (index, id) in WaveTests.ids.enumerated() {
      let start = 1 + 0.06 * Double(index)
      #expect(try stage.look(id, at: start - 0.001) == nil)
      let look = try #require(try stage.look(id, at: start + 0.1))
      #expect(look.world.tx == 0)
      #expect(isClose(look.opacity, 0.5), "\(id)")
    }
  }

  @Test func fadesPagesThroughTheGroundHalfWay() throws {
    let stage = try stage("fade", #"{ "id": "a", "in": "screen", "image": "a.svg" }"#)
    for (page, opacity) in [(0.0, 1.0), (0.2, 1), (0.375, 0.5), (0.625, 0.5), (0.8, 1), (1, 1)] {
      let look = try #require(try stage.look("a", at: 2, "scroll to page \(page) at 1s at-once"))
      #expect(isClose(look.opacity, opacity), "page \(page)")
    }
    #expect(try stage.look("a", at: 2, "scroll to page 0.5 at 1s at-once") == nil)
  }

  @Test(arguments: ["fade", "still"])
  func changesPagesWithoutParallax(mode: String) throws {
    let stage = try stage(
      mode,
      #"""
      { "id": "a", "frame": [110, 10, 50, 50], "image": "a.svg",
        "animate": [{ "timeline": "scroll", "at": [0, 1], "x": [0, 100] }] }
      """#
    )
    // What a finger moves stays under the finger.
    for page in [0, 0.125, 0.2] {
      let look = try #require(try stage.look("a", at: 2, "scroll to page \(page) at 1s at-once"))
      #expect(isClose(look.world.tx, 110 - 320 * page))
    }
  }

  @Test func keepsTheDeckUnderTheFinger() throws {
    let stage = try Stage(example: "task-switcher", reducesMotion: true)
    var row = Row(stage)
    row.move(by: 39)
    #expect(isClose(abs(row.frame.decks[0].fraction), 0.5))
  }
}
