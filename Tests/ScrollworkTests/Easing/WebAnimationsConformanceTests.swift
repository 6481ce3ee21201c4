import Scrollwork
import TestSupport
import Testing

/// The web platform tests of easings inside animations.
@Suite(.enabled(if: Vectors.shared != nil, "skipped: the shared reference tables are absent"))
struct WebAnimationsConformanceTests {
  struct Table: Decodable {
    let vectors: [Row]
  }

  struct Row: Decodable {
    let kind: String
    let effectEasing: String?
    let keyframeEasing: String?
    let equalsEffectEasing: String?
    let from: Double?
    let to: Double?
    let t: Double?
    let expected: Double?
    let tolerance: Double?
    let timing: Timing?
    let currentTime: Double?
    let input: String?
    let expectedComputed: String?
  }

  private func rows(_ kind: String, count: Int) throws -> [Row] {
    let rows = try sharedTable("wpt-easing", as: Table.self).vectors.filter { $0.kind == kind }
    #expect(rows.count == count)
    return rows
  }

  @Test func leavesOutNoKindOfRow() throws {
    let kinds = Set(try sharedTable("wpt-easing", as: Table.self).vectors.map(\.kind))
    #expect(
      kinds == [
        "keyframe+effect easing", "effect easing progress", "step boundary (before-flag)",
        "linear() computed stops", "linear() invalid",
      ]
    )
  }

  @Test func chainsAnEasingAfterAnother() throws {
    for row in try rows("keyframe+effect easing", count: 102) {
      let (t, from, to) = try (#require(row.t), #require(row.from), #require(row.to))
      let inner = try EasingText.easing(#require(row.keyframeEasing))
      func value(_ outer: String) throws -> Double {
        from + (to - from) * inner.value(at: try EasingText.easing(outer).value(at: t))
      }
      let result = try value(#require(row.effectEasing))
      let expected = try row.expected ?? value(#require(row.equalsEffectEasing))
      let error = abs(result - expected)
      #expect(error <= (row.tolerance ?? 0), "\(row.effectEasing ?? "") at \(t)")
    }
  }

  @Test func turnsProgressIntoEasedProgress() throws {
    for row in try rows("effect easing progress", count: 70) {
      let (t, expected) = try (#require(row.t), #require(row.expected))
      let easing = try EasingText.easing(#require(row.effectEasing))
      let error = abs(easing.value(at: t) - expected)
      // The table allows 0.01; its numbers are another solver's with 10⁻⁷.
      #expect(error <= 1e-6, "\(row.effectEasing ?? "") at \(t)")
    }
  }

  @Test func staysBelowAStepBeforeTheBeginning() throws {
    for row in try rows("step boundary (before-flag)", count: 120) {
      let timing = try #require(row.timing)
      let place = timing.place(at: try #require(row.currentTime))
      let easing = try EasingText.easing(timing.easing)
      let value = easing.value(at: place.progress, isBefore: place.isBefore)
      let error = abs(value - (try #require(row.expected)))
      #expect(error <= 1e-12, "\(timing) at \(row.currentTime ?? 0)")
    }
  }

  /// Rows whose question is the syntax of CSS text, which an easing does not see.
  private static let syntax: Set<String> = [
    "linear(0 calc(0%), 0 calc(100%))", "linear(100%)", "linear(0% 1 50%)", "linear(0% 100% 0)",
    "linear(0 calc(50px - 50%), 0 calc(50em + 50em))",
    "linear(0 calc(50%, 50%), 0 calc(50% + 50%))",
  ]

  @Test func fillsInTheStopsThatAreLeftOut() throws {
    for row in try rows("linear() computed stops", count: 7) {
      let input = try #require(row.input)
      if Self.syntax.contains(input) { continue }
      guard case .linearStops(let line) = try EasingText.easing(input),
        case .linearStops(let expected) = try EasingText.easing(#require(row.expectedComputed))
      else {
        Issue.record("not a line: \(input)")
        continue
      }
      #expect(line.points.count == expected.points.count, "\(input)")
      for (a, b) in zip(line.points, expected.points) {
        #expect(a.output == b.output, "\(input)")
        // The percentages are printed with four decimals.
        #expect(abs(a.input - b.input) <= 5e-7, "\(input)")
      }
    }
  }

  @Test func refusesALineOfFewerThanTwoStops() throws {
    var count = 0
    for row in try rows("linear() invalid", count: 8) {
      let input = try #require(row.input)
      if Self.syntax.contains(input) { continue }
      count += 1
      let stops = try EasingText.stops(EasingText.arguments(of: input))
      #expect(LinearStops(filling: stops) == nil, "\(input)")
    }
    #expect(count == 3)
  }
}

extension WebAnimationsConformanceTests {
  /// The timing of a row, in milliseconds: one that fills on both sides.
  struct Timing: Decodable {
    let delay: Double
    let duration: Double
    let iterations: Double?
    let iterationStart: Double?
    let direction: String?
    let easing: String

    /// The progress through the iteration, and whether the motion is before its beginning.
    ///
    /// Source: Web Animations, "calculating progress".
    func place(at time: Double) -> (progress: Double, isBefore: Bool) {
      let iterations = iterations ?? 1
      let isBefore = time < delay
      let isAfter = time >= delay + duration * iterations
      let active = min(max(time - delay, 0), duration * iterations)
      let overall = active / duration + (iterationStart ?? 0)
      var iteration = overall.rounded(.down)
      var progress = overall - iteration
      if progress == 0 && isAfter {
        progress = 1
        iteration -= 1
      }
      let isEven = iteration.truncatingRemainder(dividingBy: 2) == 0
      let isForward =
        switch direction {
        case "reverse": false
        case "alternate": isEven
        case "alternate-reverse": !isEven
        default: true
        }
      return (
        isForward ? progress : 1 - progress, isForward ? isBefore : isAfter
      )
    }
  }
}
