import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// No event makes anything jump, unless it says so.
@Suite struct ContinuityTests {
  /// What a trace shows at the time of its last event, without that event and with it.
  private func seam(_ stage: Stage, _ events: [Trace.Event]) -> (before: Frame, after: Frame) {
    var one = Playback(stage.program, Trace(Array(events.dropLast())))
    var other = Playback(stage.program, Trace(events))
    let time = events[events.count - 1].time
    one.seek(to: time)
    other.seek(to: time)
    return (one.frame, other.frame)
  }

  private func expectContinuous(_ performance: Performance) {
    for count in performance.trace.events.indices.dropFirst().map({ $0 + 1 }) {
      let events = Array(performance.trace.events[..<count])
      switch events[count - 1].kind {
      case .move, .wheel, .scroll(_, false): continue
      default: break
      }
      let (before, after) = seam(performance.stage, events)
      let name = "\(performance.name), event \(count)"
      #expect(isClose(before.scroll.offset, after.scroll.offset, within: 1e-6), "\(name)")
      for (a, b) in zip(before.decks, after.decks) {
        let moved = Double(b.slot - a.slot) + (b.fraction - a.fraction)
        #expect(isClose(moved, 0, within: 1e-6), "\(name)")
      }
      #expect(before.order == after.order, "\(name)")
    }
  }

  @Test(arguments: Performance.names)
  func keepsEverythingInPlaceWhenAFingerComesOrGoes(example: String, gesture: String) throws {
    expectContinuous(try Performance(example: example, gesture: gesture))
  }

  @Test func keepsRandomScenesInPlace() {
    forAll(60, seed: 777) { seed, _ in expectContinuous(Performance(seed: seed)) }
  }

  @Test func keepsTheVelocityOfAPageThatAKeyTurnsAgain() throws {
    let stage = try Stage(#""scroll": { "pages": 4 }"#)
    let events = [
      Trace.Event(time: 1, .key(.right)), Trace.Event(time: 1.15, .key(.right)),
    ]
    let (before, after) = seam(stage, events)
    #expect(before.scroll.velocity > 100)
    #expect(isClose(before.scroll.velocity, after.scroll.velocity, within: 1e-6))
  }

  @Test func pullsTheContentUpWithTheFingerOnceItHasMovedTenPoints() throws {
    let stage = try Stage(#""scroll": { "pages": 4 }"#)
    var player = Player(stage.program)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 200, y: 300))))
    for distance in 1...40 {
      let time = 1 + Double(distance) / 120
      player.handle(.init(time: time, .move(id: 1, Point(x: 200 - Double(distance), y: 300))))
      player.seek(to: time)
      #expect(player.frame.scroll.offset == max(0, Double(distance) - 10))
    }
  }

  @Test func catchesTheContentWhereItIsBeyondTheEdge() throws {
    let stage = try Stage(#""scroll": { "pages": 2 }"#)
    let script = "drag right 300pt at 1s over 0.3s release"
    let events =
      try stage.trace(script).events + [.init(time: 1.35, .down(id: 1, Point(x: 100, y: 300)))]
    let (before, after) = seam(stage, events)
    #expect(before.scroll.offset < -20)
    #expect(isClose(before.scroll.offset, after.scroll.offset, within: 1e-9))
    #expect(after.scroll.isTracking)
  }

  @Test func settlesOnWholePagesForGood() throws {
    let stage = try Stage(example: "onboarding")
    for name in ["walk", "slow-drag", "keys-and-wheel", "reverse", "pull-beyond-edge"] {
      var playback = Playback(stage.program, try stage.gesture("onboarding", name))
      playback.seek(to: 30)
      let page = playback.frame.scroll.page
      #expect(page == page.rounded() && playback.frame.scroll.velocity == 0, "\(name)")
      playback.seek(to: 3000)
      #expect(playback.frame.scroll.page == page, "\(name)")
    }
  }
}
