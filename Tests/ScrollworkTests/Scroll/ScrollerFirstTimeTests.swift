import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerFirstTimeTests {
  @Test func findsTheFirstTimeThatAFineSearchFinds() {
    var found = 0
    forAll(150) { seed, g in
      ScrollScript(using: &g).run { _, after, time, _ in
        let near = after.offset(at: time + g.double(in: 0...1)) + g.double(in: -20...20)
        let range = near...near + g.logUniform(in: 0.1...100)
        let answer = after.firstTime(in: range, after: time)
        let end = after.isTracking ? time + 1 : min(after.settlingTime, time + 10)
        var first: Double?
        for step in 0...400 {
          let t = time + (end - time) * Double(step) / 400
          if range.contains(after.offset(at: t)) {
            first = t
            break
          }
        }
        if let answer {
          found += 1
          #expect(answer >= time, "seed \(seed)")
          #expect(range.contains(after.offset(at: answer)), "seed \(seed)")
          // Not a moment before.
          if answer > time {
            #expect(!range.contains(after.offset(at: answer.nextDown)), "seed \(seed)")
          }
        }
        if let first {
          guard let answer else {
            Issue.record("missed \(range) at \(first), seed \(seed)")
            return
          }
          #expect(answer <= first, "seed \(seed)")
        }
      }
    }
    #expect(found > 1000)
  }

  @Test func tellsTheCrossingOfAFlickToTheLastDigits() throws {
    var scroller = ScrollerTouchTests.free()
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    let flick = Deceleration(position: 20, velocity: scroller.velocity(at: 0.01))
    let exact = 0.01 + (try #require(flick.time(at: 500)))
    let time = try #require(scroller.firstTime(in: 500...600, after: 0))
    #expect((time - exact).magnitude < 1e-13)
    #expect(scroller.firstTime(in: 2000...3000, after: 0) == nil)
    #expect(scroller.firstTime(in: 0...10, after: 0) == nil)
  }

  @Test func answersTheTimeItself() {
    var scroller = ScrollerTouchTests.free(offset: 100)
    #expect(scroller.firstTime(in: 50...150, after: 7) == 7)
    #expect(scroller.firstTime(in: 50...150, after: -7) == 0)
    #expect(scroller.firstTime(in: 200...300, after: 7) == nil)
    scroller.touchDown(at: 0, time: 8)
    #expect(scroller.firstTime(in: 50...150, after: 9) == 9)
    #expect(scroller.firstTime(in: 200...300, after: 9) == nil)
  }

  @Test func findsAPlaceThatOnlyTheLastStepReaches() {
    var configuration = Scroller.Configuration(viewportLength: 568, range: 0...1e5)
    configuration.pixel = 1
    var scroller = Scroller(configuration)
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    let rest = scroller.target
    #expect(scroller.firstTime(in: rest...rest, after: 0) != nil)
    #expect(scroller.firstTime(in: rest - 1e-9...rest + 1e-9, after: 100) == 100)
  }

  @Test func findsTheSecondSwingOfASpring() throws {
    var scroller = ScrollerTouchTests.free()
    scroller.scroll(to: 1000, time: 0, animation: .spring(.bouncy))
    let first = try #require(scroller.firstTime(in: 1001...2000, after: 0))
    let back = try #require(scroller.firstTime(in: 0...999.9, after: first))
    #expect(back > first)
    #expect(scroller.velocity(at: back) < 0)
  }
}
