import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerWheelTests {
  @Test func movesAtOnceAndNeverPastTheRange() {
    var scroller = Scroller(.init(viewportLength: 320, range: 0...500))
    scroller.wheel(by: 120, time: 1)
    #expect(scroller.offset(at: 1) == 120)
    scroller.wheel(by: -400, time: 1.1)
    #expect(scroller.offset(at: 1.1) == 0)
    scroller.wheel(by: 4000, time: 1.2)
    #expect(scroller.offset(at: 1.2) == 500)
    #expect(!scroller.isSettled(at: 1.3))
    #expect(scroller.isSettled(at: 1.2 + Scroller.wheelPause))
    #expect(scroller.offset(at: 9) == 500)
  }

  @Test func settlesOnAPageOnceItHasStopped() {
    var scroller = ScrollerTouchTests.paged()
    scroller.wheel(by: 200, time: 1)
    #expect(scroller.offset(at: 1) == 200)
    #expect(scroller.offset(at: 1.149) == 200)
    #expect(scroller.target == 320)
    let snap = Snap(position: 200, velocity: 0, target: 320)
    #expect((scroller.offset(at: 1.25) - snap.value(at: 0.1)).magnitude < 1e-9)
    #expect(scroller.offset(at: 3) == 320)
    #expect(scroller.page(at: 3) == 1)
  }

  @Test func turnsAPageWithOneNotch() {
    var scroller = ScrollerTouchTests.paged()
    scroller.wheel(by: 100, time: 0)
    #expect(scroller.target == 320)
    scroller.wheel(by: -100, time: 5)
    #expect(scroller.target == 0)
    // A touch of a trackpad does not.
    scroller.wheel(by: 30, time: 10)
    #expect(scroller.target == 0)
  }

  @Test func turnsNoMorePagesInASeriesThanAFinger() {
    var scroller = ScrollerTouchTests.paged()
    for step in 0...20 { scroller.wheel(by: 90, time: Double(step) * 0.05) }
    #expect(scroller.offset(at: 1) == 320)
    #expect(scroller.target == 320)
    // After a pause the next series may.
    scroller.wheel(by: 90, time: 2)
    #expect(scroller.target == 640)
  }

  @Test func takesTheMomentumAway() {
    var scroller = ScrollerTouchTests.free()
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    let offset = scroller.offset(at: 0.5)
    scroller.wheel(by: 10, time: 0.5)
    #expect(scroller.offset(at: 50) == offset + 10)
  }

  @Test func movesADeckFreelyAndSettlesOnTheNearestCard() {
    var configuration = Scroller.Configuration(viewportLength: 320, range: nil)
    configuration.snapping = .interval(length: 64, maxFling: 3)
    var scroller = Scroller(configuration)
    for step in 0..<10 { scroller.wheel(by: 51, time: Double(step) * 0.016) }
    #expect(scroller.offset(at: 0.144) == 510)
    #expect(scroller.page(at: 5) == 8)
  }

  @Test func isRefusedWhileAFingerIsDown() {
    var scroller = ScrollerTouchTests.free(offset: 100)
    scroller.touchDown(at: 0, time: 0)
    let held = scroller
    let isTaken = scroller.wheel(by: 100, time: 1)
    #expect(!isTaken)
    #expect(scroller == held)
  }
}
