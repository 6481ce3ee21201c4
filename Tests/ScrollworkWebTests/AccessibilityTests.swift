import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// What a screen reader tells of the examples.
  @Suite struct AccessibilityTests {
    private func names(_ page: Page, role: String) async throws -> [String] {
      try await page.accessibilityTree().filter { $0.role == role }.map(\.name)
    }

    @Test func pagesAreNamedAndTellWhenTheyTurn() async throws {
      try await Show.example("onboarding") { show in
        try await show.settle()
        #expect(try await names(show.page, role: "RootWebArea") == ["Three wishes"])
        #expect(
          try await names(show.page, role: "group").prefix(2) == [
            "Three wishes", "A girl in a yellow coat",
          ]
        )
        let buttons = try await names(show.page, role: "button")
        #expect(buttons.suffix(4) == (1...4).map { "Page \($0) of 4" })
        #expect(buttons.contains("I want to go to Dali!"))
        let texts = try await names(show.page, role: "StaticText")
        #expect(texts.contains("Three wishes") && !texts.contains("One loud night"))
        try await show.page.swipe(from: (330, 400), to: (120, 400))
        try await show.page.wait(until: "player.page == 1")
        #expect(try await names(show.page, role: "StaticText").contains("Page 2 of 4"))
      }
    }

    @Test func aButtonIsNamedByItsWordsAndPressedByAKey() async throws {
      try await Show.example("wave") { show in
        try await show.page.wait(until: "player.clock > 3.6", timeout: 20)
        let buttons = try await names(show.page, role: "button")
        #expect(buttons.count == 7)
        #expect(buttons[1] == "Add a Song")
        #expect(buttons[5] == "4 十一点的末班船 Little Harbour 小港 298")
        try await show.record()
        try await show.page.evaluate(
          "[...player.stage.querySelectorAll('.tap')].find(e => /Add/.test(e.textContent)).focus()"
        )
        try await show.page.key("Enter")
        let kinds = try await show.recordedTrace().events.map { $0.arguments[0] }
        #expect(kinds == [0, 2])
      }
    }

    @Test func onlyTheCardInTheCentreIsTold() async throws {
      try await Show.example("task-switcher") { show in
        try await show.settle()
        #expect(try await names(show.page, role: "button") == ["Weather"])
        try await show.page.evaluate("player.scrollTo(1, { animated: false }), 0")
        try await show.page.settle()
        #expect(try await names(show.page, role: "button").count == 1)
        #expect(try await names(show.page, role: "button") != ["Weather"])
      }
    }
  }
}
