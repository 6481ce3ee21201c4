import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// What people prefer: less motion, another direction of reading, a screen reader.
  @Suite struct PreferenceTests {
    @Test(arguments: ["onboarding", "wave", "task-switcher"])
    func lessMotionIsThePlayersOwnReducedForm(name: String) async throws {
      try await Show.example(name) { show in
        try await show.page.prefer(["prefers-reduced-motion": "reduce"])
        try await show.page.settle()
        try await show.page.evaluate("player.restart(), 0")
        try await show.record()
        try await show.page.swipe(from: (250, 400), to: (80, 400))
        try await Task.sleep(for: .milliseconds(600))
        #expect(try await show.environment().prefersReducedMotion)
        #expect(try await show.expectTwinShowsTheSame().frames > 10)
      }
    }

    @Test func lessMotionCanBeAskedForWhileItPlays() async throws {
      try await Show.example("wave") { show in
        try await show.page.evaluate("player.seek(1.3), 0")
        var twin = try await show.twin()
        twin.seek(to: 1.3)
        #expect(Show.difference(try await show.frame(), twin.frame).words == nil)
        // The scene's own listener was there first, so that it has done its work when this one counts.
        try await show.page.evaluate(
          """
          window.changes = 0
          window.wish = matchMedia("(prefers-reduced-motion: reduce)")
          wish.addEventListener("change", () => changes++)
          """
        )
        try await show.page.prefer(["prefers-reduced-motion": "reduce"])
        try await show.page.wait(until: "changes == 1")
        let reduced = Program(show.scene, in: try await show.environment())
        twin.replaceProgram(reduced, at: 1.3)
        let before = try await show.frame()
        #expect(Show.difference(before, twin.frame).words == nil)
        try await show.page.prefer(["prefers-reduced-motion": "no-preference"])
        try await show.page.wait(until: "changes == 2")
        #expect(try await show.frame().layers != before.layers)
      }
    }

    private let mirrored = """
      { "scene": "Mirrored", "size": [390, 844], "direction": "rtl", "scroll": { "pages": 3 },
        "layers": [
          { "id": "box", "shape": "rectangle", "fill": "#f00", "frame": [20, 40, 100, 50],
            "animate": [{ "timeline": "scroll", "at": [0, 2], "x": [0, 60], "in": "screen" }] },
          { "text": "שלום", "frame": [20, 200, 300, 40] }
        ] }
      """

    @Test func pagesRunTheOtherWayWhereReadingDoes() async throws {
      try await Show.document(mirrored) { show in
        try await show.record()
        try await show.page.swipe(from: (60, 400), to: (330, 400))
        try await show.settle()
        #expect(try await show.progress() == 1)
        try await show.page.swipe(from: (330, 400), to: (60, 400))
        try await show.page.wait(until: "player.progress < 1")
        try await show.settle()
        #expect(try await show.progress() == 0)
        try await show.expectTwinShowsTheSame()
      }
    }
  }
}
