import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerProgrammaticTests {
  @Test func jumpsAtOnce() {
    var scroller = ScrollerTouchTests.free()
    scroller.scroll(to: 700, time: 2, animated: false)
    #expect(scroller.offset(at: 2) == 700)
    #expect(scroller.isSettled(at: 2))
  }

  @Test func goesToAPageAsAPageTurns() {
    var scroller = ScrollerTouchTests.paged()
    scroller.scroll(toPage: 2, time: 1)
    let snap = Snap(position: 0, velocity: 0, target: 640)
    #expect(scroller.target == 640)
    #expect(scroller.offset(at: 1.25) == snap.value(at: 0.25))
    #expect(scroller.page(at: 5) == 2)
  }

  @Test func goesAsFarAsTheRangeAllows() {
    var scroller = ScrollerTouchTests.paged()
    scroller.scroll(toPage: 7, time: 1)
    #expect(scroller.target == 640)
    scroller.scroll(to: -50, time: 2, animated: true)
    #expect(scroller.target == 0)
  }

  @Test func keepsItsVelocityIntoASnapAndASpring() {
    for animation in [Scroller.Animation.snap, .spring(.bouncy)] {
      var scroller = ScrollerTouchTests.free()
      scroller.touchDown(at: 500, time: 0)
      scroller.touchMoved(to: 480, time: 0.01)
      scroller.touchUp(time: 0.01)
      let velocity = scroller.velocity(at: 0.2)
      let offset = scroller.offset(at: 0.2)
      scroller.scroll(to: 3000, time: 0.2, animation: animation)
      #expect(scroller.velocity(at: 0.2) == velocity)
      #expect(scroller.offset(at: 0.2) == offset)
      #expect(scroller.offset(at: 60) == 3000)
    }
  }

  @Test func followsASpring() {
    var scroller = ScrollerTouchTests.free()
    scroller.scroll(to: 300, time: 0, animation: .spring(.bouncy))
    let motion = SpringMotion(.bouncy, from: 0, to: 300)
    for step in 0...50 {
      let time = Double(step) * 0.01
      #expect(scroller.offset(at: time) == motion.position(at: time))
      #expect(scroller.velocity(at: time) == motion.velocity(at: time))
    }
    #expect(scroller.settlingTime == motion.settlingTime(tolerance: CriticalMotion.tolerance))
  }

  @Test func followsACurve() {
    var scroller = ScrollerTouchTests.free()
    let curve = CubicBezier(0.42, 0, 0.58, 1)
    scroller.scroll(to: 300, time: 1, animation: .eased(curve, duration: 0.5))
    #expect(agrees(scroller.offset(at: 1.25), 150))
    #expect(agrees(scroller.velocity(at: 1.25), 600 * curve.slope(at: 0.5)))
    #expect(scroller.settlingTime == 1.5)
    #expect(scroller.offset(at: 1.5) == 300)
  }

  @Test func survivesTheVerticalMomentOfACurve() {
    var scroller = ScrollerTouchTests.free()
    scroller.scroll(to: 300, time: 0, animation: .eased(CubicBezier(1, 0, 0, 1), duration: 1))
    #expect(scroller.velocity(at: 0.5).isFinite)
    scroller.scroll(to: 0, time: 0.5, animated: true)
    #expect(scroller.offset(at: 9) == 0)
  }

  @Test func stopsWhereItMayRest() {
    var scroller = ScrollerTouchTests.free()
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    let offset = scroller.offset(at: 0.5)
    scroller.stop(time: 0.5)
    #expect(scroller.offset(at: 50) == offset)
    var paged = ScrollerTouchTests.paged()
    paged.scroll(toPage: 2, time: 0)
    paged.stop(time: 0.06)
    #expect(paged.offset(at: 50) == 0)
  }
}
