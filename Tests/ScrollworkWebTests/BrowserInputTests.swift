import Foundation
import Testing

extension InBrowser {
  /// Input arrives as a person's would.
  @Suite struct BrowserInputTests {
    private let journal = """
      <meta name=viewport content="width=device-width">
      <body style="margin:0;height:100vh;touch-action:none;overflow:hidden"><script>
      log = []
      for (const n of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
        addEventListener(n, e => log.push([n.slice(7), e.pointerType, e.clientX, e.clientY,
          e.isPrimary, e.timeStamp]))
      addEventListener('wheel', e => log.push(['wheel', e.deltaX, e.deltaY, e.clientX]))
      addEventListener('keydown', e => log.push(['key', e.key]))
      addEventListener('contextmenu', e => log.push(['menu']))
      </script>
      """

    @Test func fingersArriveWithTheirPlacesAndMoments() async throws {
      try await Browser.withPage { page in
        try await page.open(html: journal)
        let start = Date().timeIntervalSince1970 + 1
        try await page.touch(.start, [.init(x: 30, y: 40)], at: start)
        try await page.touch(.move, [.init(x: 50, y: 44)], at: start + 0.1)
        try await page.touch(
          .start,
          [.init(x: 50, y: 44), .init(x: 200, y: 300, id: 1)],
          at: start + 0.15
        )
        try await page.touch(.end, at: start + 0.25)
        let log = try await page.evaluate("log").array ?? []
        let words = log.map { $0[0]?.string ?? "" }
        #expect(words == ["down", "move", "down", "up", "up"])
        #expect(log.first?[1] == "touch")
        #expect(log.map { $0[4]?.bool } == [true, true, false, true, false])
        #expect(log.map { $0[2]?.number } == [30, 50, 200, 50, 200])
        // The browser rounds moments to a tenth of a millisecond.
        let times = log.compactMap { $0[5]?.number }
        #expect(abs(times[1] - times[0] - 100) < 0.15)
        #expect(abs(times[2] - times[0] - 150) < 0.15)
      }
    }

    @Test func aCancelledTouchIsNoTap() async throws {
      try await Browser.withPage { page in
        try await page.open(html: journal)
        try await page.touch(.start, [.init(x: 30, y: 40)])
        try await page.touch(.cancel)
        // A cancelled touch asks for no answer, so that the browser does not wait for the page.
        try await page.wait(until: "log.length > 1")
        #expect(try await page.evaluate("log.map(e => e[0])") == ["down", "cancel"])
      }
    }

    @Test func mouseWheelAndKeysArrive() async throws {
      try await Browser.withPage(.desktop) { page in
        try await page.open(html: journal)
        try await page.mouse(.down, x: 10, y: 20)
        try await page.mouse(.move, x: 15, y: 20)
        try await page.mouse(.up, x: 15, y: 20)
        try await page.wheel(x: 40, y: 50, dx: 3, dy: 120)
        try await page.key("ArrowRight")
        try await page.wait(until: "log.length >= 5")
        #expect(
          try await page.evaluate("log.map(e => e.slice(0, 4))") == [
            ["down", "mouse", 10, 20], ["move", "mouse", 15, 20], ["up", "mouse", 15, 20],
            ["wheel", 3, 120, 40], ["key", "ArrowRight"],
          ]
        )
      }
    }

    @Test func swipesTakeTheirTime() async throws {
      try await Browser.withPage { page in
        try await page.open(html: journal)
        try await page.swipe(from: (300, 400), to: (100, 400), seconds: 0.2, steps: 10)
        let log = try await page.evaluate("log").array ?? []
        #expect(log.first?[0] == "down" && log.last?[0] == "up")
        #expect(log.dropLast().last?[2] == 100)
        let (first, last) = (log.first?[5]?.number ?? 0, log.last?[5]?.number ?? 0)
        #expect(abs(last - first - 200) < 1)
      }
    }
  }
}
