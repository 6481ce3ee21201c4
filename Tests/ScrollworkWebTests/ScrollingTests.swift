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

    /// Every page of a loop is a card, the nearest copy of it.
    @Test func aLoopScrollsToAnyPageTheShortWay() async throws {
      let loop = """
        { "scene": "Loop", "size": [320, 568],
          "layers": [{ "deck": { "count": 6, "visible": 5, "loop": true,
            "card": { "size": [60, 100], "layers": [{ "shape": "rectangle", "fill": "#f00" }] } } }] }
        """
      try await Show.document(loop) { show in
        try await show.record()
        for (page, slot) in [(-1, -1), (6, 0), (8, 2), (5, 5), (12, 6), (-2, 4)] as [(Int, Double)]
        {
          try await show.page.evaluate("player.scrollTo(\(page))")
          try await show.settle()
          #expect(try await show.progress() == slot, "page \(page)")
        }
        try await show.page.evaluate("player.scrollTo(-3, { animated: false })")
        try await show.settle()
        #expect(try await show.progress() == 3)
        try await show.expectTwinShowsTheSame()
      }
    }

    /// A page may turn knobs and scroll from what it is told while a finger moves.
    @Test func aMomentBeforeTheLastTouchBeginsAnewOnThePageAtHand() async throws {
      let pages = """
        { "scene": "Pages", "size": [390, 844], "scroll": { "pages": 4 },
          "layers": [{ "id": "sun", "in": "screen", "shape": "ellipse", "fill": "#fb0",
            "frame": [20, 100, 100, 100],
            "animate": [{ "duration": 2, "easing": "linear", "x": [0, 200] }] }] }
        """
      try await Show.document(pages) { show in
        try await show.page.wait(until: "player.isSettled")
        try await show.page.evaluate("player.scrollTo(1)")
        try await show.settle()
        let sun = "new DOMMatrix(player.stage.querySelector('[data-id=sun]').style.transform).e"
        for (moment, place) in [(1.0, 120.0), (0.5, 70), (1.5, 170), (0, 20)] {
          try await show.page.evaluate("player.seek(\(moment)), 0")
          #expect(try await show.page.evaluate(sun).number == place)
          #expect(try await show.progress() == 1)
        }
        // What is touched then is felt at once, however late the last touch was.
        let last = try await show.page.evaluate("player.play(), player.last").number ?? .nan
        #expect(last == 0)
        try await show.page.evaluate("player.scrollTo(2)")
        try await show.settle()
        #expect(try await show.progress() == 2)
        for wrong in ["seek(1e300)", "seek('1')", "scrollTo(NaN)", "scrollTo('2')"] {
          let error = "(() => { try { player.\(wrong) } catch (error) { return error.name } })()"
          #expect(try await show.page.evaluate(error) == "RangeError", "\(wrong)")
        }
      }
    }

    @Test func aCardThatIsAnotherHasItsOwnNameOrNone() async throws {
      let cards = """
        { "scene": "Cards", "size": [300, 200], "layers": [{ "frame": [0, 0, 300, 200],
          "deck": { "visible": 1, "items": [{ "name": "A", "label": "First" }, { "name": "B", "label": "" },
            { "name": "C", "label": "" }, { "name": "D", "label": "" }, { "name": "E", "label": "" },
            { "name": "F", "label": "" }, { "name": "G", "label": "" }],
            "card": { "size": [300, 200], "label": "{label}", "layers": [{ "text": "{name}", "frame": [0, 0, 300, 200] }] } } }] }
        """
      try await Show.document(cards) { show in
        var told: [String] = []
        for page in [1, 2, 3, 4, 5, 6, 0] {
          try await show.page.evaluate("player.scrollTo(\(page))")
          try await show.settle()
          let status = "player.stage.parentNode.querySelector('[role=status]').textContent"
          told.append(try await show.page.evaluate(status).string ?? "")
        }
        #expect(told == ["B", "C", "D", "E", "F", "G", "First"])
      }
    }

    @Test func whoListensMayTurnKnobsAndScroll() async throws {
      let pages = """
        { "scene": "Pages", "size": [390, 844], "scroll": { "pages": 3 },
          "parameters": { "far": 0, "high": 0 },
          "layers": [{ "id": "box", "page": 2, "shape": "rectangle", "fill": "#f00", "frame": [0, 0, 40, 40],
            "x": "$far * 1pt", "y": "$high * 1pt" }] }
        """
      try await Show.document(pages) { show in
        try await show.page.evaluate(
          """
          window.depth = window.deepest = window.told = 0
          player.addEventListener("progress", ({ detail: { page } }) => {
            deepest = Math.max(deepest, ++depth)
            player.set("far", page * 100)
            player.set("high", page * 10)
            told++
            depth--
          })
          player.addEventListener("pagechange", ({ detail }) => {
            window.at = [detail.page, player.page, Math.round(player.progress)]
          })
          player.scrollTo(2)
          """
        )
        try await show.settle()
        try await show.page.settle()
        #expect(try await show.page.evaluate("deepest") == 1)
        #expect(try await show.page.evaluate("told > 10") == true)
        #expect(try await show.page.evaluate("at") == [2, 2, 2])
        let box = "new DOMMatrix(player.stage.querySelector('[data-id=box]').style.transform)"
        let place = try await show.page.evaluate("(box => [box.e, box.f])(\(box))")
        #expect(place == [200, 20])
        // Who turns back in the middle of a turn finds the page that was told.
        try await show.page.evaluate(
          """
          player.addEventListener("progress", () => player.restart(), { once: true })
          player.scrollTo(0)
          """
        )
        try await show.page.wait(until: "player.progress == 0")
        #expect(try await show.page.evaluate("player.page") == 0)
      }
    }

    /// A mouse can pull further than a finger: beyond half a page or card, where there is none.
    @Test(arguments: [
      ("\"scroll\": { \"pages\": 3 },", "{ \"shape\": \"rectangle\", \"fill\": \"#f00\" }", 2),
      (
        "",
        """
        { "deck": { "count": 5, "visible": 5, "items": [{ "n": "A" }, { "n": "B" }, { "n": "C" }, { "n": "D" },
          { "n": "E" }], "card": { "size": [50, 90], "label": "{n}", "layers": [{ "shape": "ellipse" }] } } }
        """, 4
      ),
    ]) func aPullBeyondTheEndStaysAtTheEnd(rest: String, layer: String, last: Int) async throws {
      let scene = """
        { "scene": "Ends", "size": [300, 400], \(rest) "layers": [\(layer)] }
        """
      try await Show.document(scene, screen: .desktop) { show in
        try await show.page.evaluate(
          """
          window.told = []
          player.addEventListener("pagechange", ({ detail: { page, card } }) => told.push(page, card))
          """
        )
        for (page, from, to) in [(0, 500.0, 1270.0), (last, 780, 10)] {
          try await show.page.evaluate("player.scrollTo(\(page), { animated: false })")
          try await show.settle()
          try await show.page.evaluate("told.length = 0")
          try await show.page.mouse(.down, x: from, y: 500)
          for step in 1...8 {
            try await show.page.mouse(.move, x: from + (to - from) * Double(step) / 8, y: 500)
          }
          try await show.page.settle()
          let beyond = try await show.progress()
          #expect(page == 0 ? beyond < -0.5 : beyond > Double(last) + 0.5)
          #expect(try await show.page.evaluate("player.page") == .number(Double(page)))
          #expect(try await show.page.evaluate("told") == [])
          try await show.page.mouse(.up, x: to, y: 500)
          try await show.settle()
        }
      }
    }

    @Test func shiftLaysTheWheelOnItsSide() async throws {
      try await Show.example("onboarding") { show in
        try await show.record()
        try await show.page.evaluate(
          """
          window.turn = shiftKey => player.stage.dispatchEvent(
            new WheelEvent("wheel", { deltaY: 200, shiftKey, clientX: 9, clientY: 9, cancelable: true }))
          """
        )
        #expect(try await show.page.evaluate("turn(false)") == true)
        #expect(try await show.page.evaluate("turn(true)") == false)
        try await show.settle()
        #expect(try await show.progress() == 1)
        try await show.expectTwinShowsTheSame()
      }
    }

    @Test func whatIsNoMomentOrNoPageIsRefused() async throws {
      try await Show.example("onboarding") { show in
        try await show.page.evaluate("player.seek(2, 1), 0")
        for call in ["-1", "NaN", "'1'", "1, NaN", "1, '2'", "1, 1e300", "2e9"] {
          let error = "(() => { try { player.seek(\(call)) } catch (e) { return e.name } })()"
          #expect(try await show.page.evaluate(error) == "RangeError", "\(call)")
          #expect(try await show.page.evaluate("[player.clock, player.page]") == [2, 1])
        }
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
