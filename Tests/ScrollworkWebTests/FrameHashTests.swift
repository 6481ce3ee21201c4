import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

extension InBrowser.Playing {
  /// The numbers of every frame of a performance, compared to the bit.
  @Suite struct FrameHashTests {
    struct Performance: Sendable, CustomTestStringConvertible {
      let example: String
      let trace: String
      /// Whether the whole player plays it, in place of the smallest that can.
      let isWhole: Bool
      var testDescription: String { "\(example), \(trace)\(isWhole ? ", the whole player" : "")" }
    }

    static let performances: [Performance] = {
      ["onboarding", "task-switcher", "wave"].flatMap { example in
        let folder = Vectors.root.appendingPathComponent("Examples/\(example)/gestures").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".trace") }.sorted()
          .flatMap { trace in
            [false, true].map { Performance(example: example, trace: trace, isWhole: $0) }
          }
      }
    }()

    @Test func knowsThePerformancesOfAllExamples() {
      #expect(Set(Self.performances.map(\.example)).count == 3)
      #expect(Self.performances.count >= 34)
    }

    @Test(arguments: performances)
    func framesInTheBrowserAreEqualToTheBit(performance: Performance) async throws {
      let player = performance.isWhole ? Show.wholePlayer : Show.player
      try await Show.example(performance.example, player: player) { show in
        let path = "Examples/\(performance.example)/gestures/\(performance.trace)"
        let script = try Data(contentsOf: Vectors.root.appendingPathComponent(path))
        let trace = try Trace(script: [UInt8](script), viewport: show.scene.size)
        var playback = Playback(Program(show.scene, in: try await show.environment()), trace)
        var hash = FrameHash()
        var count = 0
        while Double(count) / 60 <= playback.end {
          playback.seek(to: Double(count) / 60)
          hash.combine(playback.frame, of: playback.player.program)
          count += 1
        }
        let events = trace.events.map { "\($0.arguments)" }.joined(separator: ",")
        let seen = try await show.page.evaluate(
          """
          (() => {
            const { exports } = player, events = [\(events)]
            player.pause()
            exports.build(0, 0, 1, 0, NaN)
            let hash, next = 0
            for (let frame = 0; frame < \(count); frame++) {
              while (events[next]?.[6] <= frame / 60) exports.event(...events[next++])
              exports.frame(frame / 60)
              hash = exports.hash()
            }
            return BigInt.asUintN(64, hash).toString()
          })()
          """
        )
        #expect(count > 30)
        #expect(seen == .string("\(hash.value)"))
      }
    }
  }
}
