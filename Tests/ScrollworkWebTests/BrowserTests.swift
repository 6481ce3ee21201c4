import Foundation
import TestSupport
import Testing

/// All suites that need the browser; one after the other, since they share it and its clock.
@Suite(
  .serialized,
  .enabled(if: Browser.isInstalled, "Chromium is not installed: Scripts/setup.sh installs it")
)
enum InBrowser {}

@Test func hasABrowserWhereOneIsRequired() {
  #expect(
    Browser.isInstalled || !Browser.isRequired,
    "CI tests the web in Chromium: Scripts/setup.sh installs it"
  )
}

extension InBrowser {
  @Suite struct BrowserTests {
    @Test func returnsValuesAndThoseOfPromises() async throws {
      try await Browser.withPage { page in
        try await page.open(html: "<p>A")
        #expect(
          try await page.evaluate("[1.5, 'a', true, null, { b: [] }]") == [
            1.5, "a", true, .null, ["b": []],
          ]
        )
        #expect(try await page.evaluate("new Promise(r => setTimeout(() => r(7), 5))") == 7)
        #expect(try await page.evaluate("1 === 1") == true)
        #expect(try await page.evaluate("undefined") == .null)
      }
    }

    @Test func saysWhatAPageThrew() async throws {
      try await Browser.withPage { page in
        await #expect(throws: BrowserProblem.self) { try await page.evaluate("missing.name") }
        try await page.open(
          html: """
            <script>console.error('first', 2);
            Promise.reject(new Error('third')); throw new Error('second')</script>
            """
        )
        try await page.settle()
        let problems = page.takeProblems().joined(separator: "\n")
        #expect(problems.contains("console: first"))
        #expect(problems.contains("Error: second"))
        #expect(problems.contains("Error: third"))
      }
    }

    @Test func failsWithTheNameOfWhatDidNotCome() async throws {
      try await Browser.withPage { page in
        let problem = await #expect(throws: BrowserProblem.self) {
          try await page.evaluate("new Promise(() => {})", timeout: 0.2)
        }
        #expect(problem?.description == "nothing came of Runtime.evaluate within 0.2 s")
        let other = await #expect(throws: BrowserProblem.self) {
          try await page.event("Page.loadEventFired", timeout: 0.1) {}
        }
        #expect(other?.description == "nothing came of Page.loadEventFired within 0.1 s")
        let third = await #expect(throws: BrowserProblem.self) {
          try await page.send("Page.nothing")
        }
        #expect(third?.description.contains("Chromium refused Page.nothing") == true)
      }
    }

    @Test func opensFilesAndRefusesMissingOnes() async throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("scrollwork-\(UUID().uuidString).html")
      try "<title>A page</title>".write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      try await Browser.withPage { page in
        try await page.open(file)
        #expect(try await page.evaluate("document.title") == "A page")
        await #expect(throws: BrowserProblem.self) {
          try await page.open(file.appendingPathExtension("none"))
        }
      }
    }

    @Test func showsPagesOnScreensOfTheSizeAskedFor() async throws {
      let size = "[innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints]"
      try await Browser.withPage(Screen(width: 321, height: 567, scale: 3)) { page in
        try await page.open(html: "<meta name=viewport content='width=device-width'>")
        #expect(try await page.evaluate(size) == [321, 567, 3, 5])
        try await page.show(on: .desktop)
        #expect(try await page.evaluate("[innerWidth, innerHeight]") == [1280, 800])
        #expect(try await page.evaluate("navigator.maxTouchPoints") == 0)
      }
    }

    @Test func leavesNoProfileBehind() async throws {
      let process = try BrowserProcess()
      let tools = DevTools(process)
      try await tools.send("Browser.getVersion")
      #expect(FileManager.default.fileExists(atPath: process.profile))
      process.end()
      #expect(!FileManager.default.fileExists(atPath: process.profile))
      await #expect(throws: BrowserProblem.self) { try await tools.send("Browser.getVersion") }
    }

    @Test func keepsPagesApart() async throws {
      try await Browser.withPage { a in
        try await Browser.withPage { b in
          try await a.evaluate("name = 'a'; window.only = 1")
          #expect(try await b.evaluate("typeof window.only") == "undefined")
        }
      }
    }
  }
}
