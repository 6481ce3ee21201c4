import ScrollworkScene
import Testing

@testable import ScrollworkExport

extension InBrowser {
  /// Pages without a script, as Chromium lays them out, beside the player's frames.
  @Suite struct CSSPageTests {
    /// A moment: how far the content or the deck is scrolled in pixels, and the clock.
    struct Moment: Sendable {
      let offset: Double
      let time: Double
    }

    @Test func theOnboardingIsWhereThePlayerSays() async throws {
      let offsets = [
        0, 0, 0, 20, 117, 195, 273, 390, 441, 585, 700, 780, 851, 936, 1000, 1092, 1170, 1170,
      ]
      let times = [0.05, 0.3, 0.65, 0.9, 3.1, 0.4, 6, 5, 0.2, 1, 2, 0.33, 4.4, 0.7, 9, 3, 0.45, 7]
      try await compare(
        "onboarding",
        zip(offsets, times).map { Moment(offset: Double($0), time: $1) }
      )
    }

    @Test func theWaveIsWhereThePlayerSays() async throws {
      let times = [
        0, 0.5, 0.99, 1.02, 1.07, 1.13, 1.2, 1.28, 1.37, 1.5, 1.66, 1.9, 2.2, 2.7, 3.3, 4, 7,
      ]
      try await compare("wave", times.map { Moment(offset: 0, time: $0) })
    }

    @Test func theTaskSwitcherIsWhereThePlayerSays() async throws {
      let offsets = [
        0.0, 1, 13, 39, 40, 78, 117, 160, 234, 312, 400, 555, 780, 1001, 3333, -39, -156, -701,
      ]
      try await compare("task-switcher", offsets.map { Moment(offset: $0, time: 1) })
    }

    @Test func peopleWhoAskForLessMotionSeeWhatThePlayerShows() async throws {
      let moments = [(0.0, 0.1), (0, 2), (100, 1), (390, 0.05), (500, 1), (1170, 3)]
        .map { Moment(offset: $0, time: $1) }
      try await compare("onboarding", moments, isReduced: true)
      try await compare(
        "wave",
        [0, 1.05, 1.2, 3].map { Moment(offset: 0, time: $0) },
        isReduced: true
      )
    }

    /// Without scroll timelines each page shows its layers as they rest there, those that stay on the
    /// screen lie on the first, and the pages still scroll and snap.
    @Test func browsersWithoutScrollTimelinesShowThePagesAtRest() async throws {
      try await CSSShow.example("onboarding", isOld: true) { show in
        let running = try await show.page.evaluate("document.getAnimations().length")
        #expect(running == 0)
        for page in 0..<4 {
          let offset = Double(page) * 390
          let difference = try await show.difference(at: offset, 30) { slot, _ in
            var outer = show.program.nodeIndex(ofSlot: slot)
            while show.program.nodes[outer].parent >= 0 { outer = show.program.nodes[outer].parent }
            return show.program.page(of: outer) == Double(page)
          }
          #expect(difference.points < 0.2 && difference.opacity < 0.004, "\(difference.place)")
          #expect(difference.layers > 6)
        }
      }
    }

    /// An endless row ends, and every card comes to the centre as it is there.
    @Test func browsersWithoutScrollTimelinesShowOneLapOfCards() async throws {
      try await CSSShow.example("task-switcher", isOld: true) { show in
        #expect(show.origin == 0)
        #expect(try await show.page.evaluate("show.scroller.scrollWidth").number == 390 + 9 * 78)
        for card in 0..<10 {
          let difference = try await show.difference(at: Double(card) * 78, 1) { slot, frame in
            frame.card[slot] == card
          }
          #expect(difference.points < 0.2 && difference.opacity < 0.004, "\(difference.place)")
          #expect(difference.layers > 5)
        }
      }
    }

    @Test func whatStartsAtAPageWaitsForIt() async throws {
      try await CSSShow.example("onboarding") { show in
        let waiting = """
          document.getAnimations().filter(animation => {
            const all = animation.effect.target.getAnimations()
            const triggers = getComputedStyle(animation.effect.target).animationTrigger.split(",")
            return triggers[all.indexOf(animation) % triggers.length].includes("--t")
          }).map(animation => animation.playState == "paused")
          """
        let before = try await show.page.evaluate(waiting).array ?? []
        #expect(before.count > 10 && before.allSatisfy { $0.bool == true })
        try await show.page.evaluate(
          "show.scroller.style.scrollSnapType = '', document.querySelector('a[href=\"#p3\"]').click()"
        )
        try await show.page.wait(until: "show.scroller.scrollLeft == 1170")
        try await show.page.wait(until: "\(waiting).every(isPaused => !isPaused)")
      }
    }

    @Test func aFingerTurnsOnePageAndAKeyTheNext() async throws {
      try await CSSShow.example("onboarding") { show in
        try await show.page.evaluate("show.scroller.style.scrollSnapType = ''")
        try await show.page.swipe(from: (350, 400), to: (90, 400))
        try await show.page.wait(until: "show.scroller.scrollLeft == 390")
        try await show.page.evaluate("show.scroller.focus()")
        try await show.page.key("ArrowRight")
        try await show.page.wait(until: "show.scroller.scrollLeft == 780")
      }
    }

    /// The cards are there once each, and flicks end on one of them.
    @Test func aFingerTurnsAnEndlessRowWithoutClones() async throws {
      try await CSSShow.example("task-switcher") { show in
        #expect(try await show.page.evaluate("document.querySelectorAll('.k').length").number == 10)
        try await show.page.evaluate("show.scroller.style.scrollSnapType = ''")
        for (from, to, way) in [((350.0, 400.0), (150.0, 400.0), 1.0), ((90, 400), (330, 400), -1)]
        {
          let before = try await show.page.evaluate("show.scroller.scrollLeft").number ?? .nan
          try await show.page.swipe(from: from, to: to)
          try await show.page.wait(
            until: """
              (show.scroller.scrollLeft - \(before)) * \(way) > 70
                && show.scroller.scrollLeft % 78 == 0
              """
          )
        }
      }
    }

    private func compare(
      _ example: String,
      _ moments: [Moment],
      isReduced: Bool = false
    ) async throws {
      try await CSSShow.example(example, isReduced: isReduced) { show in
        var worst = CSSShow.Difference()
        for moment in moments {
          let difference = try await show.difference(at: moment.offset, moment.time)
          worst.join(difference)
          #expect(difference.points < 0.2, "\(difference.place) at \(moment)")
          #expect(difference.opacity < 0.004, "\(difference.place) at \(moment)")
        }
        #expect(worst.layers > 4 * moments.count)
      }
    }
  }
}
