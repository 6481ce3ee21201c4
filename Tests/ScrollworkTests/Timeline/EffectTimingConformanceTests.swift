import Scrollwork
import TestSupport
import Testing

/// The web platform's own tests of the timing model.
@Suite(.enabled(if: Vectors.shared != nil, "the shared tables do not lie beside the checkout"))
struct EffectTimingConformanceTests {
  @Test func answersAsBrowsersDoInEachPhase() throws {
    let rows = try SharedRow.table("wpt-effect-timing")
    var checks = 0
    for row in rows {
      let timing = try timing(#require(row.row("timing")))
      let runsBackwards = (row.number("playbackRate") ?? 1) < 0
      let ends: Timing.ActiveEnds = runsBackwards ? .end : .start
      let tolerance = row.number("tolerance") ?? 0
      // The web's harness reads 1 ms before the beginning, and a clock that runs backwards at the
      // end itself.
      let moments: [(String, Double, Timing.Phase)] = [
        ("before", timing.delay - 0.001, .before),
        (
          "activeBoundary", runsBackwards ? timing.delay + timing.activeDuration : timing.delay,
          .active
        ),
        ("after", timing.endTime + (runsBackwards ? 0.001 : 0), .after),
      ]
      for (name, time, phase) in moments {
        guard let expected = row.number(name) else { continue }
        checks += 1
        let found =
          row.text("property") == "progress"
          ? timing.progress(at: time, including: ends)
          : timing.currentIteration(at: time, including: ends)
        let value = try #require(found, "\(name) of \(row)")
        #expect(
          value == expected || (value - expected).magnitude <= tolerance,
          "\(name) of \(row)"
        )
        // An end delay may have cut everything off: then the beginning is already the end.
        if timing.endTime > timing.delay {
          #expect(timing.phase(at: time, including: ends) == phase, "\(name) of \(row)")
        }
      }
    }
    #expect(rows.count == 99)
    #expect(checks > 230)
  }

  /// The tables count milliseconds.
  private func timing(_ row: SharedRow) throws -> Timing {
    Timing(
      delay: (row.number("delay") ?? 0) / 1000,
      endDelay: (row.number("endDelay") ?? 0) / 1000,
      duration: (row.number("duration") ?? 0) / 1000,
      iterations: row.number("iterations") ?? 1,
      iterationStart: row.number("iterationStart") ?? 0,
      fill: try #require(["none": Timing.Fill.none, "both": .both][row.text("fill") ?? "none"])
    )
  }
}
