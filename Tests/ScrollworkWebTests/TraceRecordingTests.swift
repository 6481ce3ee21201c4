import Foundation
import ScrollworkScene
import TestSupport
import Testing

extension InBrowser.Playing {
  /// What the page records as a file, and the command replays.
  @Suite struct TraceRecordingTests {
    @Test func aRecordingReplayedHereEndsWhereThePageDid() async throws {
      let source = Vectors.root.appendingPathComponent("Web/record.js")
      let module = try Data(contentsOf: source).base64EncodedString()
      try await Show.example("task-switcher") { show in
        try await show.page.evaluate(
          """
          import("data:text/javascript;base64,\(module)")
            .then(({ record }) => { window.recording = record(player) })
          """
        )
        try await show.page.swipe(from: (300, 420), to: (120, 420), seconds: 0.1)
        try await Task.sleep(for: .milliseconds(150))
        try await show.page.swipe(from: (100, 420), to: (250, 420), seconds: 0.2)
        try await show.settle()
        let text = try await show.page.evaluate("JSON.stringify(recording.stop())").string ?? ""
        let environment = try await show.environment()
        let trace = try Trace(json: Array(text.utf8), viewport: environment.viewport)
        #expect(trace.events.count > 20)
        var playback = Playback(Program(show.scene, in: environment), trace)
        let shown = try await show.frame()
        playback.seek(to: shown.time)
        #expect(Show.difference(shown, playback.frame).words == nil)
      }
    }
  }
}
