import Foundation
import Synchronization
import Testing

/// The one headless Chromium of all tests.
final class Browser: Sendable {
  /// Whether there is a browser; without one the suites say that they were skipped.
  static var isInstalled: Bool { BrowserProcess.path != nil }

  /// Whether a missing browser is a failure.
  static var isRequired: Bool {
    ["true", "1"].contains(ProcessInfo.processInfo.environment["CI"] ?? "")
  }

  private static let only = Mutex<Browser?>(nil)

  let tools: DevTools
  private let process: BrowserProcess

  private init() throws {
    process = try BrowserProcess()
    tools = DevTools(process)
  }

  /// Returns the browser, started when it is first asked for and ended with the test process.
  static func shared() throws -> Browser {
    try only.withLock { browser in
      if let browser { return browser }
      signal(SIGPIPE, SIG_IGN)
      let new = try Browser()
      browser = new
      atexit { Browser.only.withLock { $0?.process.end() } }
      return new
    }
  }

  /// Opens an empty page, hands it to `body`, and closes it again, whatever happens.
  ///
  /// What the page wrote to its console as an error, and what it threw, fails the test.
  static func withPage(
    _ screen: Screen = .phone,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Page) async throws -> Void
  ) async throws {
    let page = try await Page(in: shared(), screen)
    do {
      try await body(page)
      try await page.settle()
      #expect(page.problems == [], sourceLocation: sourceLocation)
    } catch {
      if !page.problems.isEmpty { Issue.record("\(page.problems)", sourceLocation: sourceLocation) }
      try? await page.close()
      throw error
    }
    try await page.close()
  }
}

/// What a page is shown on.
struct Screen: Sendable, Hashable {
  /// CSS pixels.
  var width = 390.0
  var height = 844.0
  /// Device pixels a CSS pixel.
  var scale = 1.0
  /// Whether it is touched rather than pointed at.
  var isTouched = true

  static let phone = Screen()
  static let desktop = Screen(width: 1280, height: 800, isTouched: false)

  /// A screen as large as a scene.
  static func phone(_ width: Double, _ height: Double, scale: Double = 1) -> Screen {
    Screen(width: width, height: height, scale: scale)
  }
}
