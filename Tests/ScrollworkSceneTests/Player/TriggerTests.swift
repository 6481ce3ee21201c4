import Scrollwork
import ScrollworkScene
import Testing

/// A clock that waits for a page starts when that page is first more than half seen.
@Suite struct TriggerTests {
  /// Four pages; a mark for each moves 100 points a second, without end, from its own start.
  private func stage(paging: String = "true") throws -> Stage {
    let marks = (1...3).map { page in
      #"""
      { "id": "mark-\#(page)", "in": "screen", "frame": [0, \#(page * 50), 20, 20], "shape": "rectangle",
        "animate": [{ "start": { "page": \#(page) }, "y": [0, 100], "duration": 1, "easing": "linear" }] }
      """#
    }
    return try Stage(
      #"""
      "scroll": { "pages": 4, "paging": \#(paging) }, "layers": [\#(marks.joined(separator: ",")) ]
      """#
    )
  }

  /// When the mark of a page started, as its place tells; nil when it has not.
  private func start(_ page: Int, _ stage: Stage, _ playback: inout Playback) throws -> Double? {
    let slot = try stage.slot("mark-\(page)")
    // Halves the time between rest and full way until the mark has moved half of it.
    var low = 0.0
    var high = 40.0
    playback.seek(to: high)
    guard playback.frame.world[slot].ty > Double(page * 50) + 50 else { return nil }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      playback.seek(to: middle)
      if playback.frame.world[slot].ty - Double(page * 50) < 50 {
        low = middle
      } else {
        high = middle
      }
    }
    return high - 0.5
  }

  private func page(_ playback: inout Playback, at time: Double) -> Double {
    playback.seek(to: time)
    return playback.frame.scroll.page
  }

  @Test(arguments: ["swipe left at 1s 900pt/s", "key right at 1s", "scroll to page 1 at 1s"])
  func startsWhenTheHalfOfThePageIsCrossed(script: String) throws {
    let stage = try stage()
    var playback = try stage.playback(script)
    let start = try #require(try start(1, stage, &playback))
    #expect(isClose(page(&playback, at: start), 0.5, within: 1e-8))
    #expect(page(&playback, at: start - 1e-4) < 0.5)
    #expect(try self.start(2, stage, &playback) == nil)
  }

  @Test func startsAtOnceWithAJump() throws {
    let stage = try stage()
    var playback = try stage.playback("scroll to page 2 at 1.25s at-once")
    #expect(isClose(try start(2, stage, &playback) ?? -1, 1.25, within: 1e-12))
    #expect(try start(1, stage, &playback) == nil)
    #expect(try start(3, stage, &playback) == nil)
  }

  @Test func startsEveryPageThatAFlickCrosses() throws {
    let stage = try stage(paging: "false")
    var playback = try stage.playback("swipe left 100pt at 1s 2500pt/s")
    playback.seek(to: 20)
    #expect(playback.frame.scroll.page == 3)
    var last = 1.0
    for page in 1...3 {
      let start = try #require(try start(page, stage, &playback))
      #expect(isClose(self.page(&playback, at: start), Double(page) - 0.5, within: 1e-8))
      #expect(start > last)
      last = start
    }
  }

  @Test func startsWithTheEventThatDragsThePageIn() throws {
    let stage = try stage(paging: "false")
    let trace = Trace([
      .init(time: 1, .down(id: 1, Point(x: 300, y: 300))),
      .init(time: 1.5, .move(id: 1, Point(x: 290 - 170, y: 300))),
      .init(time: 3, .up(id: 1)),
    ])
    var playback = Playback(stage.program, trace)
    #expect(isClose(try start(1, stage, &playback) ?? -1, 1.5, within: 1e-12))
  }

  @Test func doesNotStartWhenTheFlickIsCaughtBeforeTheHalf() throws {
    let stage = try stage()
    let trace = Trace([
      .init(time: 1, .scroll(page: 1, animated: true)),
      .init(time: 1.04, .down(id: 1, Point(x: 100, y: 300))),
      .init(time: 2, .up(id: 1)),
    ])
    var playback = Playback(stage.program, trace)
    #expect(page(&playback, at: 1.04) < 0.4 && page(&playback, at: 1.04) > 0)
    #expect(page(&playback, at: 20) == 0)
    #expect(try start(1, stage, &playback) == nil)
  }

  @Test func startsOnceAndForAll() throws {
    let stage = try stage()
    var once = try stage.playback("key right at 1s")
    var again = try stage.playback("key right at 1s\nkey left at 2s\nkey right at 4s")
    let first = try #require(try start(1, stage, &once))
    #expect(try start(1, stage, &again) == first)
  }

  @Test func startsTheFirstPageAtTheBeginning() throws {
    let stage = try Stage(
      #"""
      "scroll": { "pages": 2 }, "layers": [
        { "id": "a", "image": "a.svg", "frame": [0, 0, 10, 10],
          "animate": [{ "start": { "page": 0 }, "y": [0, 100], "duration": 1, "easing": "linear" }] } ]
      """#
    )
    #expect(try #require(try stage.look("a", at: 0.25)).world.ty == 25)
  }

  @Test func startsALayerWhenItComesOnScreen() throws {
    let stage = try Stage(
      #"""
      "scroll": { "pages": 3, "paging": false }, "layers": [
        { "id": "a", "page": 1, "frame": [100, 0, 60, 60], "image": "a.svg",
          "animate": [{ "start": "layer", "y": [0, 100], "duration": 1, "easing": "linear" }] } ]
      """#
    )
    var playback = try stage.playback("swipe left 100pt at 1s 1500pt/s")
    let slot = try stage.slot("a")
    playback.seek(to: 1)
    #expect(!playback.frame.order.contains(Int32(slot)))
    // Its left edge lies at 420 in the content, so that it comes in at an offset of 100.
    var time = 1.0
    while playback.frame.scroll.offset <= 100.6 {
      time += 1.0 / 960
      playback.seek(to: time)
    }
    #expect(playback.frame.order.contains(Int32(slot)))
    #expect(playback.frame.world[slot].ty < 1)
    playback.seek(to: time + 0.25)
    #expect(isClose(playback.frame.world[slot].ty, 25, within: 0.5))
  }

  @Test func startsALayerWithItsPages() throws {
    let stage = try Stage(
      #"""
      "scroll": { "pages": 3 }, "layers": [
        { "id": "a", "in": "screen", "pages": [0.75, 1.5], "frame": [0, 0, 30, 30], "image": "a.svg",
          "animate": [{ "start": "layer", "y": [0, 100], "duration": 1, "easing": "linear" }] } ]
      """#
    )
    let look = try #require(try stage.look("a", at: 1.25, "scroll to page 1 at 1s at-once"))
    #expect(look.world.ty == 25)
  }
}
