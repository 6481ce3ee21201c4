import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// What a person feels under the finger.
  @Suite struct ScrollingTests {
    @Test func aFlickTurnsOnePage() async throws {
      try await Show.example("onboarding") { show in
        try await show.record()
        try await show.page.swipe(from: (330, 400), to: (120, 400))
        try await show.settle()
        #expect(try await show.progress() == 1)
        #expect(try await show.page.evaluate("player.page") == 1)
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func thePageGivesAtItsEndAndSpringsBack() async throws {
      try await Show.example("onboarding") { show in
        try await show.record()
        try await show.page.swipe(from: (60, 400), to: (340, 400), seconds: 0.4, rests: true)
        try await show.settle()
        // 270 points beyond the slop, of which the rubber band gives (1 − 1/(270·0.55/390 + 1))·390.
        #expect(abs(try await show.progress() * 390 + 107.6) < 0.6)
        try await show.page.touch(.end)
        try await show.settle()
        #expect(try await show.progress() == 0)
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func aFlyingRowIsCaughtAndStandsUnderTheFinger() async throws {
      try await Show.example("task-switcher") { show in
        try await show.record()
        let release = try await show.page.swipe(
          from: (300, 420),
          to: (120, 420),
          seconds: 0.08
        )
        // The touch carries its moment, however busy the machine is.
        try await show.page.touch(.start, [.init(x: 200, y: 420)], at: release + 0.15)
        try await show.page.settle()
        let caught = try await show.progress()
        try await Task.sleep(for: .milliseconds(200))
        #expect(try await show.progress() == caught)
        #expect(caught != caught.rounded())
        try await show.page.touch(.end)
        try await show.settle()
        let rest = try await show.progress()
        #expect(rest == rest.rounded() && abs(rest - caught) <= 1)
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func aSecondFingerChangesNothing() async throws {
      try await Show.example("onboarding") { show in
        try await show.record()
        let first = Page.Finger(x: 200, y: 400)
        try await show.page.swipe(from: (300, 400), to: (200, 400), seconds: 0.3, rests: true)
        try await show.settle()
        let before = try await show.progress()
        try await show.page.touch(.start, [first, .init(x: 100, y: 600, id: 1)])
        try await show.page.touch(.move, [first, .init(x: 300, y: 650, id: 1)])
        // The browser takes a finger that is not named any more as lifted.
        try await show.page.touch(.move, [first])
        try await Task.sleep(for: .milliseconds(50))
        #expect(try await show.progress() == before)
        try await show.page.touch(.end)
        try await show.settle()
        #expect(try await show.recordedTrace().events.allSatisfy { $0.arguments[0] < 3 })
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func keysAndTheWheelTurnPages() async throws {
      try await Show.example("onboarding", screen: .desktop) { show in
        try await show.record()
        try await show.page.evaluate("player.stage.focus()")
        try await show.page.key("ArrowRight")
        try await show.settle()
        #expect(try await show.progress() == 1)
        try await show.page.key("End")
        try await show.settle()
        #expect(try await show.progress() == 3)
        try await show.page.wheel(x: 640, y: 400, dx: -200)
        try await show.page.wait(until: "player.progress < 3")
        try await show.settle()
        #expect(try await show.progress() == 2)
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func theMouseDragsAndTheButtonsOfPagesTurnThem() async throws {
      try await Show.example("onboarding", screen: .desktop) { show in
        try await show.record()
        try await show.page.mouse(.down, x: 740, y: 700)
        for step in 1...8 { try await show.page.mouse(.move, x: 740 - 25 * Double(step), y: 700) }
        try await show.page.mouse(.up, x: 540, y: 700)
        try await show.settle()
        #expect(try await show.progress() == 1)
        try await show.page.evaluate("player.dots.children[3].click()")
        try await show.settle()
        #expect(try await show.progress() == 3)
        try await show.expectTwinShowsTheSame()
      }
    }
  }
}
