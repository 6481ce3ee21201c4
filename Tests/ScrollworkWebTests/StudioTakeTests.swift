import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// What changes a take in the studio, and what does not.
  @Suite struct StudioTakeTests {
    @Test func whatTheSceneDoesNotFeelLeavesARecordedTakeAlone() async throws {
      try await Show.studio("onboarding", takes: ["walk"]) { show in
        try await show.page.evaluate("studio.take.seek(1)")
        let count = try await show.page.evaluate("studio.take.events.length")
        let (x, y) = try await Self.middle(of: show)
        try await show.page.wheel(x: x, y: y, dy: 100)
        try await show.page.evaluate("player.stage.focus()")
        try await show.page.key("ArrowUp")
        try await show.page.settle()
        #expect(try await show.page.evaluate("studio.take.events.length") == count)
        #expect(try await show.page.evaluate("studio.take.isPlaying") == false)
        // A key that it does not feel is the studio's.
        try await show.page.key("Space")
        #expect(try await show.page.evaluate("studio.take.isPlaying") == true)
        #expect(try await show.page.evaluate("studio.take.events.length") == count)
        // A wheel that it feels takes over.
        try await show.page.evaluate("studio.take.seek(1)")
        try await show.page.wheel(x: x, y: y, dx: 100)
        try await show.page.wait(until: "studio.transport.fingers.value == ''")
      }
    }

    @Test func aFingerThatTakesOverFindsNoOtherOnTheGlass() async throws {
      try await Show.studio("onboarding", takes: ["slow-drag"]) { show in
        try await show.page.evaluate("studio.take.seek(1.7)")
        let held = try await show.page.evaluate(
          "studio.take.events.findLast(each => each[0] <= 1.7)"
        )
        #expect(held[1] == 1)
        try await show.page.swipe(from: (460, 300), to: (340, 300), seconds: 0.12)
        try await show.settle()
        try await show.page.evaluate("studio.take.pause()")
        #expect(try await show.progress() == 1)
        try await Self.expectSound(show)
      }
    }

    @Test func aFingerFromLaterIsNotThereWhenTimeIsTurnedBack() async throws {
      try await Show.studio("onboarding") { show in
        try await show.page.evaluate("studio.take.seek(1)")
        let (x, y) = try await Self.middle(of: show)
        try await show.page.mouse(.down, x: x, y: y)
        try await show.page.mouse(.move, x: x - 40, y: y)
        try await show.page.evaluate("studio.take.seek(0.25)")
        try await show.page.mouse(.move, x: x - 80, y: y)
        try await show.page.mouse(.up, x: x - 80, y: y)
        try await show.page.settle()
        #expect(try await show.page.evaluate("studio.take.time") == 0.25)
        try await Self.expectSound(show)
      }
    }

    @Test func whatWasDoneCanBeClearedAway() async throws {
      try await Show.studio("task-switcher") { show in
        let menu = "studio.transport.fingers"
        #expect(try await show.page.evaluate("\(menu).value") == "none")
        try await show.page.swipe(from: (560, 400), to: (380, 400), seconds: 0.15)
        #expect(try await show.page.evaluate("\(menu).value") == "")
        try await show.page.evaluate(
          "\(menu).value = 'none'; \(menu).dispatchEvent(new Event('change'))"
        )
        #expect(try await show.page.evaluate("studio.take.events.length") == 0)
        #expect(try await show.progress() == 0)
      }
    }

    @Test func endlessMotionBeginsAnewWhenItLoops() async throws {
      let wheel = Self.document(#""rotation": [0, 360], "duration": 2, "iterations": "infinite""#)
      try await Show.studio(document: wheel) { show in
        try await show.page.wait(until: "studio.take.end == 4")
        try await show.page.evaluate(
          "studio.take.loops = true; studio.take.seek(3.9); studio.take.play()"
        )
        try await show.page.wait(until: "studio.take.time < 1", timeout: 10)
        #expect(try await show.page.evaluate("studio.take.isPlaying") == true)
      }
    }

    @Test func longMotionIsFollowedToWhereItRests() async throws {
      try await Show.studio(document: Self.document(#""x": [0, 100], "duration": 60"#)) { show in
        try await show.page.wait(until: "studio.take.end > 4")
        let end = try await show.page.evaluate("studio.take.end").number ?? .nan
        #expect(end >= 60 && end < 60.1)
        #expect(try await show.page.evaluate("studio.take.isEndless") == false)
      }
    }

    @Test(arguments: ["1920, 1080", "200, 200", "390, 844"])
    func aSceneOfAnySizeHasRoom(size: String) async throws {
      try await Show.studio(document: #"{ "scene": "Bare", "size": [\#(size)] }"#) { show in
        try await show.page.wait(until: "!studio.layers.asked && studio.layers.curves.lists")
        for screen in [Screen.desktop, .phone] {
          try await show.page.show(on: screen)
          try await show.page.settle()
          #expect(
            try await show.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
              == true
          )
        }
      }
    }

    @Test func keysMoveTimeAlsoFromAButton() async throws {
      try await Show.studio("wave") { show in
        try await show.page.evaluate("studio.take.seek(1); studio.transport.button.focus()")
        try await show.page.key("ArrowRight")
        #expect(try await show.page.evaluate("Math.round(studio.take.time * 60)") == 61)
        try await show.page.key("Home")
        #expect(try await show.page.evaluate("studio.take.time") == 0)
        // The time that runs is not read out.
        #expect(try await show.page.evaluate("document.querySelector('footer output')") == .null)
      }
    }

    private static func document(_ animation: String) -> String {
      """
      { "scene": "Moves", "size": [390, 844], "layers": [
        { "id": "box", "shape": "rectangle", "fill": "#36c", "frame": [20, 20, 80, 80],
          "animate": [{ \(animation) }] }] }
      """
    }

    private static func middle(of show: Show) async throws -> (x: Double, y: Double) {
      let box = try await show.page.evaluate(
        "(box => [box.x + box.width / 2, box.y + box.height / 2])(player.element.getBoundingClientRect())"
      )
      return (box[0]?.number ?? 0, box[1]?.number ?? 0)
    }

    /// What was done is in order, and plays here as it was shown there.
    private static func expectSound(_ show: Show) async throws {
      let text = try await show.page.evaluate("JSON.stringify(studio.take.trace)").string ?? ""
      let environment = try await show.environment()
      let trace = try Trace(json: Array(text.utf8), viewport: environment.viewport)
      var playback = Playback(Program(show.scene, in: environment), trace)
      let shown = try await show.frame()
      playback.seek(to: shown.time)
      #expect(Show.difference(shown, playback.frame).words == nil)
    }
  }
}
