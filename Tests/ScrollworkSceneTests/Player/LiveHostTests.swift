import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// A host that plays live, and touches only what changed, shows what a film of it shows.
@Suite struct LiveHostTests {
  private func expectRight(_ performance: Performance, rate: Double) {
    let program = performance.stage.program
    var player = Player(program)
    var host = Host(program)
    var next = 0
    var frame = 0
    while Double(frame) / rate < performance.end {
      performance.advance(&player, &next, to: Double(frame) / rate)
      host.show(player.frame)
      let mistake = host.mistake(Picture(player.frame, of: program))
      if let mistake {
        Issue.record("\(performance.name) at \(player.frame.time): \(mistake)")
        return
      }
      frame += 1
    }
  }

  @Test(arguments: Performance.names)
  func keepsUpWithTheExamples(example: String, gesture: String) throws {
    expectRight(try Performance(example: example, gesture: gesture), rate: 13)
  }

  @Test func keepsUpWithRandomScenes() {
    forAll(50, seed: 500) { seed, _ in expectRight(Performance(seed: seed), rate: 9) }
  }

  @Test func learnsWhatMovedBetweenItsFramesThoughAnEventCameInBetween() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "frame": [0, 0, 50, 50], "image": "a.svg",
        "animate": [{ "x": [-40, 0], "duration": 1 }] } ]
      """#
    )
    var player = Player(stage.program)
    var host = Host(stage.program)
    player.seek(to: 0.9)
    host.show(player.frame)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 200, y: 300))))
    player.handle(.init(time: 1.05, .up(id: 1)))
    player.seek(to: 1.1)
    host.show(player.frame)
    let mistake = host.mistake(Picture(player.frame, of: stage.program))
    #expect(mistake == nil)
  }

  @Test func meetsEverythingInTheFirstFrameOfAPlayback() throws {
    let stage = try Stage(example: "onboarding")
    for script in ["", "tap 25,25 at 1s", "swipe left at 1s"] {
      var playback = try stage.playback(script)
      playback.seek(to: 0.5)
      let frame = playback.frame
      #expect(!frame.order.isEmpty)
      #expect(frame.order.allSatisfy { frame.changes[Int($0)].contains(.appeared) })
    }
  }
}
