import Scrollwork
import Testing

@Suite struct ScrollerExampleTests {
  @Test func flicksIntoTheEndAndComesBack() {
    var scroller = Scroller(.init(viewportLength: 320, range: 0...960))
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 280, time: 0.010)
    scroller.touchUp(time: 0.010)
    #expect(scroller.offset(at: 0.010) == 20)
    #expect(abs(scroller.velocity(at: 0.010) - 2000) < 1e-9)
    #expect(abs(scroller.offset(at: 1) - 881.34174) < 1e-5)
    #expect(abs(scroller.offset(at: 1.5) - 963.91933) < 1e-5)
    #expect(scroller.offset(at: 3) == 960)
    #expect(scroller.target == 960)
  }
}
