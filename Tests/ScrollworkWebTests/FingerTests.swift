import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser {
  /// Everything that needs the built player.
  @Suite(.enabled(if: Show.player != nil, "the player is not built: make web"))
  struct Playing {}
}

@Test func hasAPlayerWhereABrowserIsRequired() {
  #expect(Show.player != nil || !Browser.isRequired, "CI tests the built player: make web")
}

extension InBrowser.Playing {
  /// Real fingers on the three examples; each frame that the page shows is the one of the player here.
  @Suite struct FingerTests {
    @Test(arguments: ["onboarding", "wave", "task-switcher"])
    func whatThePageShowsUnderAFingerIsTheFrameOfThePlayer(name: String) async throws {
      try await Show.example(name) { show in
        let (w, h) = (show.scene.size.width, show.scene.size.height)
        try await show.record()
        // A flick, while the entrance may still run; then another, caught in its flight and dragged.
        try await show.page.swipe(from: (w * 0.8, h / 2), to: (w * 0.3, h / 2))
        try await Task.sleep(for: .milliseconds(250))
        try await show.page.swipe(from: (w * 0.8, h / 2), to: (w * 0.2, h / 2), seconds: 0.1)
        try await Task.sleep(for: .milliseconds(120))
        try await show.page.swipe(from: (w * 0.3, h / 2), to: (w * 0.7, h / 2), seconds: 0.3)
        try await Task.sleep(for: .milliseconds(400))
        let result = try await show.expectTwinShowsTheSame()
        #expect(result.frames > 20)
        // What does not scroll leaves the finger to the browser, which then cancels the touch.
        let events = try await show.recordedTrace().events.count
        #expect(events > (name == "wave" ? 4 : 20))
      }
    }
  }
}
