import Foundation
import Scrollwork
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

extension InBrowser.Playing {
  /// The page in which a scene is tuned.
  @Suite struct StudioTests {
    @Test(arguments: [("onboarding", "walk"), ("task-switcher", "fling")])
    func timeGoesBothWays(name: String, take: String) async throws {
      try await Show.studio(name, takes: [take]) { show in
        var playback = try await show.playback(take)
        for moment in [0.5, 3.1, 1.25, 4.0, 0.1, 2.2] {
          try await show.page.evaluate("studio.take.seek(\(moment))")
          playback.seek(to: moment)
          #expect(Show.difference(try await show.frame(), playback.frame).words == nil)
        }
      }
    }

    @Test func aKnobTurnsAtAFrozenMoment() async throws {
      try await Show.studio("wave") { show in
        try await show.page.evaluate("studio.take.seek(1.5)")
        try await show.page.evaluate(
          """
          (knob => { knob.value = 0.2; knob.dispatchEvent(new Event('input')) })(
            document.querySelectorAll('.knob input[type=range]')[1])
          """
        )
        var playback = try await show.playback(nil, set: [1, 0.2, 0.6, 2.1])
        playback.seek(to: 1.5)
        #expect(Show.difference(try await show.frame(), playback.frame).words == nil)
        #expect(try await show.page.evaluate("studio.take.isPlaying") == false)
        #expect(try await show.page.evaluate("studio.knobs.options") == "--set stutter=0.2")
        let document = try await show.page.evaluate(
          "studio.knobs.document(JSON.parse(document.getElementById('scene').textContent))"
        )
        let tuned = try Scene(json: Array((document.string ?? "").utf8))
        #expect(tuned.parameters.map(\.value) == [1, 0.2, 0.6, 2.1])
        #expect(tuned.layers == show.scene.layers)
      }
    }

    @Test func aFingerTakesOverARecordedTake() async throws {
      try await Show.studio("task-switcher", takes: ["fling"]) { show in
        try await show.page.evaluate("studio.take.seek(0.4)")
        try await show.page.swipe(from: (560, 400), to: (380, 400), seconds: 0.15)
        try await show.page.wait(until: "!studio.take.isPlaying")
        #expect(try await show.page.evaluate("studio.transport.fingers.value") == "")
        let times = try await show.page.evaluate("studio.take.events.map(event => event[0])")
        #expect(times.array?.allSatisfy { $0.number ?? 0 >= 0.4 } == true, "\(times)")
        let shown = try await show.frame()
        #expect(shown.time > 0.6)
        // What was done is kept: after a look at the start it is there again.
        try await show.page.evaluate("studio.take.seek(0); studio.take.seek(\(shown.time))")
        let again = try await show.frame()
        #expect(again.layers == shown.layers)
      }
    }

    @Test func whatWasDoneIsHandedOverAsATrace() async throws {
      try await Show.studio("task-switcher") { show in
        try await show.page.swipe(from: (560, 400), to: (380, 400), seconds: 0.15)
        try await show.page.wait(until: "!studio.take.isPlaying")
        let text = try await show.page.evaluate("JSON.stringify(studio.take.trace)").string ?? ""
        let environment = try await show.environment()
        let trace = try Trace(json: Array(text.utf8), viewport: environment.viewport)
        #expect(trace.events.count > 3)
        var playback = Playback(Program(show.scene, in: environment), trace)
        let shown = try await show.frame()
        playback.seek(to: shown.time)
        #expect(Show.difference(shown, playback.frame).words == nil)
      }
    }

    @Test func aTakeEndsWhereAllHasComeToRest() async throws {
      try await Show.studio("task-switcher") { show in
        try await show.page.swipe(from: (560, 400), to: (380, 400), seconds: 0.15)
        try await show.page.wait(until: "!studio.take.isPlaying && !studio.layers.asked")
        try await show.page.evaluate("studio.layers.measure()")
        try await show.page.wait(until: "!studio.layers.asked")
        let end = try await show.page.evaluate("studio.take.end").number ?? .nan
        let text = try await show.page.evaluate("JSON.stringify(studio.take.trace)").string ?? ""
        let environment = try await show.environment()
        var trace = try Trace(json: Array(text.utf8), viewport: environment.viewport)
        trace.end = nil
        let playback = Playback(Program(show.scene, in: environment), trace)
        // The probe looks at whole frames.
        #expect(end >= playback.end && end < playback.end + 1.0 / 30)
        let card = try await show.page.evaluate("studio.layers.curves.lists[5].at(-1)")
        #expect(card.number == (try await show.progress()))
      }
    }

    @Test func theCurvesAreThoseOfTheFrames() async throws {
      try await Show.studio("wave") { show in
        try await show.page.wait(until: "studio.layers.curves.lists")
        let slot = Int(try await show.page.evaluate("studio.layers.slot").number ?? -1)
        let step = try await show.page.evaluate("studio.layers.curves.step").number ?? 0
        /// As text, which keeps every bit.
        func number(_ list: Int, _ frame: Int) async throws -> Double? {
          let word = "'' + studio.layers.curves.lists[\(list)][\(frame)]"
          return Double(try await show.page.evaluate(word).string ?? "")
        }
        #expect(step == 1.0 / 60)
        var playback = try await show.playback(nil)
        for frame in [0, 61, 75, 90, 150] {
          playback.seek(to: Double(frame) * step)
          #expect(try await number(0, frame) == playback.frame.world[slot].tx)
          #expect(try await number(4, frame) == playback.frame.opacity[slot])
        }
        #expect(
          try await show.page.evaluate("studio.layers.menu.selectedOptions[0].text") == "arrow"
        )
      }
    }

    @Test func layersThatMoveInTheTakeAreListedFirst() async throws {
      try await Show.studio("task-switcher", takes: ["fling"]) { show in
        let groups = "[...studio.layers.menu.children].map(each => each.label)"
        try await show.page.wait(until: "\(groups).includes('Moves')")
        let chosen = try await show.page.evaluate("studio.layers.menu.value")
        try await show.page.evaluate("studio.transport.choose('none')")
        try await show.page.wait(until: "\(groups).join() == 'Rests'")
        #expect(try await show.page.evaluate("studio.layers.menu.value") == chosen)
        // A graph without lines says why, and what it spans.
        let words = try await show.page.evaluate("document.querySelector('.graph').textContent")
        #expect(words == "None of its numbers changes.")
      }
    }

    @Test(arguments: [1, 0.25]) func aSecondOfThePageIsSoMuchOfTheScene(rate: Double) async throws {
      try await Show.studio("wave") { show in
        let passed = try await show.page.evaluate(
          """
          new Promise(done => {
            const { take } = studio
            take.setRate(\(rate))
            take.seek(0)
            take.play()
            requestAnimationFrame(() => requestAnimationFrame(() => {
              const [start, from] = [performance.now(), take.time]
              const look = () => {
                const seconds = (performance.now() - start) / 1e3
                seconds > 0.5 ? done([take.time - from, seconds]) : requestAnimationFrame(look)
              }
              look()
            }))
          })
          """
        )
        let ratio = (passed[0]?.number ?? 0) / (passed[1]?.number ?? 1)
        // A busy machine may draw late, and then time waits; it never runs ahead by more than a frame.
        #expect(ratio > 0.3 * rate && ratio < rate + 0.2)
      }
    }

    @Test(arguments: [Screen.desktop, .phone, Screen(width: 820, height: 1180)])
    func everythingHasRoomOnEveryScreen(screen: Screen) async throws {
      try await Show.studio("onboarding", takes: ["walk", "fling"], screen: screen) { show in
        for scheme in ["light", "dark"] {
          try await show.page.prefer(["prefers-color-scheme": scheme])
          #expect(
            try await show.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
              == true
          )
          let inside = try await show.page.evaluate(
            """
            (([stage, field]) => stage.left >= field.left && stage.right <= field.right
              && stage.top >= field.top && stage.bottom <= field.bottom)(
              ['.stage', '.field'].map(name => document.querySelector(name).getBoundingClientRect()))
            """
          )
          #expect(inside == true)
        }
      }
    }

    @Test func screensOfOtherSizesLayTheSceneOut() async throws {
      try await Show.studio("onboarding", takes: ["walk"]) { show in
        try await show.page.evaluate("studio.take.seek(3.3)")
        try await show.page.evaluate(
          """
          (menu => { menu.value = '320,568'; menu.dispatchEvent(new Event('change')) })(
            document.querySelector('.tools select'))
          """
        )
        try await show.page.wait(until: "player.scene.width == 320")
        try await show.settle()
        var playback = try await show.playback("walk")
        playback.seek(to: 3.3)
        #expect(Show.difference(try await show.frame(), playback.frame).words == nil)
      }
    }
  }
}
