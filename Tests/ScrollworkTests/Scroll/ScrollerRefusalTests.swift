import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerRefusalTests {
  static let bad = [Double.nan, .infinity, -.infinity, 1e300, -1e16]

  @Test(arguments: bad) func refusesAnEventWithABadNumber(number: Double) {
    var scroller = ScrollerTouchTests.free(offset: 100)
    scroller.touchDown(at: 10, time: 1)
    scroller.touchMoved(to: 5, time: 1.1)
    let held = scroller
    var taken: [Bool] = []
    taken.append(scroller.touchDown(at: number, time: 2))
    taken.append(scroller.touchDown(at: 0, time: number))
    taken.append(scroller.touchMoved(to: number, time: 2))
    taken.append(scroller.touchMoved(to: 0, time: number))
    taken.append(scroller.touchUp(time: number))
    taken.append(scroller.touchCancelled(time: number))
    taken.append(scroller.scroll(to: number, time: 2, animated: true))
    taken.append(scroller.scroll(toPage: number, time: 2))
    taken.append(scroller.scroll(to: 0, time: number, animated: true))
    taken.append(scroller.stop(time: number))
    taken.append(scroller.configure(.init(viewportLength: 5, range: nil), time: number))
    #expect(taken == Array(repeating: false, count: taken.count))
    #expect(scroller == held)
    var resting = ScrollerTouchTests.free(offset: 100)
    taken = [resting.wheel(by: number, time: 1), resting.wheel(by: 1, time: number)]
    #expect(taken == [false, false])
    #expect(resting == ScrollerTouchTests.free(offset: 100))
  }

  @Test func refusesAFingerThatIsNotThere() {
    var scroller = ScrollerTouchTests.free()
    let taken = [
      scroller.touchMoved(to: 1, time: 1), scroller.touchUp(time: 1),
      scroller.touchCancelled(time: 1),
    ]
    #expect(taken == [false, false, false])
    #expect(scroller == ScrollerTouchTests.free())
  }

  @Test func staysFiniteWithHugeNumbers() {
    forAll(200) { seed, g in
      var scroller = Scroller(.init(viewportLength: 320, range: -1e15...1e15))
      var time = 0.0
      for _ in 0..<20 {
        time += g.logUniform(in: 1e-9...10)
        let x = g.logUniform(in: 1...1e15) * (Bool.random(using: &g) ? 1 : -1)
        switch Int.random(in: 0..<5, using: &g) {
        case 0: scroller.touchDown(at: x, time: time)
        case 1, 2: scroller.touchMoved(to: x, time: time)
        case 3: scroller.touchUp(time: time)
        default: scroller.wheel(by: x, time: time)
        }
        for later in [0, 1e-3, 1, 1e6] {
          #expect(scroller.offset(at: time + later).isFinite, "seed \(seed)")
          #expect(scroller.velocity(at: time + later).isFinite, "seed \(seed)")
        }
        #expect(!scroller.settlingTime.isNaN, "seed \(seed)")
      }
    }
  }

  @Test func trapsWithASentenceOnAViewportWithoutLength() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scroller(.init(viewportLength: 0, range: nil))
    }
    #expect(says("length of a viewport must be finite and > 0 points", result))
  }

  @Test func trapsWithASentenceOnAPageWithoutLength() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var configuration = Scroller.Configuration(viewportLength: 320, range: nil)
      configuration.snapping = .pages(length: -1, maxPages: 1)
      _ = Scroller(configuration)
    }
    #expect(says("length of a page or a slot must be finite and > 0 points", result))
  }

  @Test func trapsWithASentenceOnAnEndlessRange() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Scroller(.init(viewportLength: 320, range: 0...Double.infinity))
    }
    #expect(says("nil makes an endless row", result))
  }
}
