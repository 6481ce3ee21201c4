import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

@Suite("Flicks and holds")
struct FlickTests {
  @Test(arguments: [30, 40, 60])
  func flingsAShortSwipeAtTheSpeedOfTheFinger(distance: Int) throws {
    let stage = try Stage(#""scroll": { "pages": 9, "paging": false }"#)
    let trace = try stage.trace("swipe left \(distance)pt at 1s 2000pt/s")
    var playback = Playback(stage.program, trace)
    playback.seek(to: trace.events.last?.time ?? 0)
    #expect(playback.frame.scroll.velocity > 1400)
  }

  @Test func turnsThePageByAFlickAfterARest() throws {
    let stage = try Stage(#""scroll": { "pages": 3 }"#)
    let trace = Trace([
      .init(time: 1, .down(id: 1, Point(x: 300, y: 10))),
      .init(time: 2.008, .move(id: 1, Point(x: 284, y: 10))),
      .init(time: 2.016, .move(id: 1, Point(x: 268, y: 10))),
      .init(time: 2.016, .up(id: 1)),
    ])
    var playback = Playback(stage.program, trace)
    playback.seek(to: 2.016)
    #expect(playback.frame.scroll.velocity > 1400)
    playback.seek(to: 9)
    #expect(playback.frame.scroll.page == 1)
  }

  @Test func flingsNothingAfterADragThatIsHeld() throws {
    let stage = try Stage(#""scroll": { "pages": 4, "paging": false }"#)
    var playback = try stage.playback("drag left 200pt at 1s over 0.3s")
    playback.seek(to: 20)
    #expect(playback.frame.scroll.offset == 190)
  }

  @Test(arguments: [(0.1, 0.0), (0.5, 50), (0.9, 100), (2, 100)])
  func holdsBeforeTheFirstAndAfterTheLastKeyframeOfTheClock(time: Double, x: Double) throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [100, 0, 50, 50], "image": "a.svg", "animate": [
        { "x": [0, 100], "at": [0.25, 0.75], "duration": 1, "easing": "linear" }] } ]
      """#
    )
    let look = try #require(try stage.look("a", at: time))
    #expect(isClose(look.world.tx - 100, x))
  }
}
