import Scrollwork
import ScrollworkScene
import Testing

/// The first article's jump: a swipe while the entrance still runs.
@Suite struct OnboardingSwipeTests {
  private let stage: Stage
  private let trace: Trace

  init() throws {
    stage = try Stage(example: "onboarding", size: Size(width: 320, height: 568))
    trace = try stage.gesture("onboarding", "swipe-during-entrance")
  }

  @Test func addsTheScrollToTheEntranceInsteadOfReplacingIt() throws {
    var playback = Playback(stage.program, trace)
    let girl = try stage.slot("girl")
    let wish = try stage.slot("wish-concert")
    var seen = 0
    for frame in 0...240 {
      let time = Double(frame) / 240
      playback.seek(to: time)
      let rest = 1 - Easing.easeInOut.value(at: min(time / 0.7, 1))
      let page = playback.frame.scroll.page
      let picture = Picture(playback.frame, of: stage.program)
      if let look = picture.look(girl) {
        #expect(isClose(look.world.tx, 100 + 100 * page - 200 * rest))
        seen += 1
      }
      if let look = picture.look(wish) {
        #expect(isClose(look.world.tx, 140 - 320 * page - 200 * page + 100 * rest))
        seen += 1
      }
    }
    #expect(seen > 300)
  }

  @Test func movesNoLayerFartherInAFrameThanItsSpeedAllows() throws {
    var playback = Playback(stage.program, trace)
    playback.seek(to: 0)
    var before = Picture(playback.frame, of: stage.program)
    for frame in 1...360 {
      playback.seek(to: Double(frame) / 240)
      let now = Picture(playback.frame, of: stage.program)
      // The nearest layers move 3.2 times as far as the page; the entrance adds up to 500 pt/s.
      let scrolled = abs(now.scroll.offset - before.scroll.offset)
      let most = 3.3 * scrolled + 500.0 / 240
      #expect(scrolled <= 900.0 / 120 + 1e-6)
      for look in now.looks where stage.program.parent(ofSlot: look.slot) < 0 {
        guard let last = before.look(look.slot) else { continue }
        let size = stage.program.node(ofSlot: look.slot).size
        let middle = Point(x: size.width / 2, y: size.height / 2)
        let from = last.world.applying(to: middle)
        let to = look.world.applying(to: middle)
        #expect(abs(to.x - from.x) <= most, "slot \(look.slot) at \(now.time)")
      }
      before = now
    }
    #expect(before.scroll.page == 1)
  }
}
