import Scrollwork
import Testing

@Suite struct EasingTests {
  @Test(
    "names the easings of CSS",
    arguments: [
      ("linear", Easing.linear), ("ease", .cubicBezier(0.25, 0.1, 0.25, 1)),
      ("ease-in", .cubicBezier(0.42, 0, 1, 1)), ("ease-out", .cubicBezier(0, 0, 0.58, 1)),
      ("ease-in-out", .cubicBezier(0.42, 0, 0.58, 1)), ("step-start", .steps(1, jump: .start)),
      ("step-end", .steps(1, jump: .end)),
    ]
  )
  func namesTheEasingsOfCSS(name: String, easing: Easing) {
    let keyword = Easing.Keyword.allCases.first { $0.name.description == name }
    #expect(keyword?.easing == easing)
  }

  @Test func pacesViewAnimationsWithEaseInOut() {
    #expect(Easing.viewAnimation == .easeInOut)
    // The entrance of 0.7 s is half way at 0.35 s.
    #expect(Easing.viewAnimation.value(at: 0.35 / 0.7) == 0.5)
  }

  @Test func leavesProgressAloneWhenLinear() {
    for x in [-2, 0, 0.3, 1, 5] as [Double] {
      #expect(Easing.linear.value(at: x) == x)
      #expect(Easing.linear.slope(at: x) == 1)
    }
    #expect(Easing.linear.inverse(of: 0.3) == 0.3)
    #expect(Easing.linear.inverse(of: 1.3) == nil)
  }

  @Test func handsTheBeforeFlagToStairs() {
    #expect(Easing.stepStart.value(at: 0) == 1)
    #expect(Easing.stepStart.value(at: 0, isBefore: true) == 0)
    #expect(Easing.stepEnd.value(at: 1) == 1)
    #expect(Easing.stepEnd.value(at: 0.999) == 0)
    #expect(Easing.stepEnd.slope(at: 1) == 0)
    #expect(Easing.stepEnd.inverse(of: 1) == 1)
  }
}
