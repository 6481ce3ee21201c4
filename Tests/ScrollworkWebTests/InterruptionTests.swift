import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// What comes between a finger and its end.
  @Suite struct InterruptionTests {
    /// Drags the second page half in, and leaves the finger there.
    private func dragHalf(_ show: Show) async throws {
      try await show.page.swipe(from: (330, 400), to: (160, 400), seconds: 0.3, rests: true)
      try await show.page.wait(until: "player.progress > 0.3")
    }

    @Test func aTouchThatIsTakenAwaySettlesOnAPage() async throws {
      try await Show.example("onboarding") { show in
        try await show.record()
        try await dragHalf(show)
        try await show.page.touch(.cancel)
        try await show.settle()
        let rest = try await show.progress()
        #expect(rest == 0 || rest == 1)
        #expect(try await show.recordedTrace().events.last?.arguments[0] == 3)
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func aContextMenuEndsTheDrag() async throws {
      try await Show.example("onboarding", screen: .desktop) { show in
        try await show.page.mouse(.down, x: 740, y: 700)
        for step in 1...6 { try await show.page.mouse(.move, x: 740 - 25 * Double(step), y: 700) }
        try await show.page.wait(until: "player.progress > 0.2")
        try await show.page.evaluate(
          "player.stage.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })), 0"
        )
        try await show.page.mouse(.move, x: 700, y: 700)
        try await show.page.mouse(.up, x: 700, y: 700)
        try await show.settle()
        let rest = try await show.progress()
        #expect(rest == rest.rounded())
        // The right button alone moves nothing.
        try await show.page.mouse(.down, x: 740, y: 700, button: "right")
        try await show.page.mouse(.move, x: 600, y: 700, button: "right")
        try await show.page.mouse(.up, x: 600, y: 700, button: "right")
        #expect(try await show.progress() == rest)
      }
    }

    /// The browser tells of the finger's loss elsewhere when what it held is gone.
    @Test func aFingerLetsGoOfASceneThatIsTakenOut() async throws {
      try await Show.example("onboarding") { show in
        try await show.record()
        try await dragHalf(show)
        try await show.page.evaluate("window.place = player.element, place.remove(), 0")
        try await show.page.touch(.move, [.init(x: 150, y: 400)])
        try await show.page.touch(.end)
        try await show.page.evaluate("document.body.append(place), 0")
        try await show.settle()
        let rest = try await show.progress()
        #expect(rest == rest.rounded())
        #expect(try await show.recordedTrace().events.last?.arguments[0] == 3)
        try await show.page.swipe(from: (60, 400), to: (330, 400))
        try await show.settle()
        try await show.page.swipe(from: (330, 400), to: (60, 400))
        try await show.settle()
        #expect(try await show.progress() == 1)
      }
    }

    @Test func aMouseThatSelectsTextMayLetGoElsewhere() async throws {
      let scene = """
        { "scene": "Words", "size": [300, 200], "scroll": { "pages": 2 },
          "layers": [{ "text": "To be selected", "frame": [0, 0, 300, 200] }] }
        """
      try await Show.document(scene, screen: .desktop) { show in
        try await show.record()
        try await show.page.mouse(.down, x: 600, y: 400)
        try await show.page.mouse(.up, x: 100, y: 400)
        #expect(try await show.recordedTrace().events.map { $0.arguments[0] } == [0, 3])
      }
    }

    @Test func noTimePassesInAHiddenTab() async throws {
      try await Show.example("wave") { show in
        try await show.page.wait(until: "player.clock > 0.2")
        var before = 0.0
        try await show.page.whileHidden {
          before = try await show.page.evaluate("player.time()").number ?? .nan
          try await Task.sleep(for: .milliseconds(700))
          #expect(try await show.page.evaluate("player.time()").number == before)
        }
        let after = try await show.page.evaluate("player.time()").number ?? .nan
        #expect(after >= before && after < before + 0.6)
        try await show.page.wait(until: "player.clock > \(after + 0.05)")
      }
    }

    @Test func aTurnedPhoneKeepsThePageAndTheFingersHold() async throws {
      try await Show.example("onboarding") { show in
        try await dragHalf(show)
        try await show.settle()
        let before = try await show.progress()
        try await show.page.show(on: .phone(420, 800))
        try await show.page.wait(until: "player.scene.width != 390")
        try await show.settle()
        let after = try await show.progress()
        #expect(abs(after - before) < 0.001)
        try await show.page.touch(.move, [.init(x: 100, y: 400)])
        try await show.page.wait(until: "player.progress > \(after + 0.05)")
        try await show.page.touch(.end)
        try await show.settle()
        #expect(try await show.progress() == 1)
        // What is shown at rest is what a player shows that had this size from the start.
        var twin = try await show.twin()
        twin.handle(.init(time: 0, .scroll(page: 1, animated: false)))
        try await show.page.evaluate("player.seek(60), 0")
        twin.seek(to: 60)
        #expect(Show.difference(try await show.frame(), twin.frame).words == nil)
      }
    }
  }
}
