import Scrollwork
import TestSupport
import Testing

/// The web platform's tests of scroll progress timelines.
///
/// All rows are answered, but of the writing modes only x and y: which of them `block` and `inline`
/// mean is for the host to know.
@Suite(.enabled(if: Vectors.shared != nil, "the shared tables do not lie beside the checkout"))
struct ScrollTimelineConformanceTests {
  private func rows(_ kind: String) throws -> [SharedRow] {
    try SharedRow.table("wpt-scroll-timeline").filter { $0.text("kind") == kind }
  }

  @Test func findsTheProgressOverARange() throws {
    let rows = try rows("animation-range")
    #expect(rows.count == 5)
    for row in rows {
      let geometry = try #require(row.row("geometry"))
      let timeline = ScrollTimeline(maximum: try #require(geometry.number("maxScroll")))
      let fontSize = geometry.number("fontSize") ?? 16
      func place(_ name: String) throws -> ScrollTimeline.Place {
        let length = CSSLength(try #require(row.text(name)), fontSize: fontSize)
        return ScrollTimeline.Place(length.fraction, plus: length.points)
      }
      let (start, end) = try (place("rangeStart"), place("rangeEnd"))
      let scroll = try #require(row.number("scroll"))
      #expect(near(timeline.offset(of: start), row.number("expectedStartOffset")), "\(row)")
      #expect(near(timeline.offset(of: end), row.number("expectedEndOffset")), "\(row)")
      let progress = timeline.progress(at: scroll, from: start, to: end)
      #expect(near(progress, row.number("expectedProgress")), "\(row)")
    }
  }

  @Test func playsATimingOverTheWholeTimeline() throws {
    let rows = try rows("effect-phase")
    #expect(rows.count == 23)
    let phases: [Timing.Phase: String] = [.before: "before", .active: "active", .after: "after"]
    for row in rows {
      let numbers = try #require(row.row("timing"))
      let timing = Timing(
        delay: try #require(numbers.number("delay")),
        endDelay: try #require(numbers.number("endDelay")),
        duration: try #require(numbers.number("duration"))
      )
      let fraction = try #require(row.number("scrollFraction"))
      let progress = try #require(ScrollTimeline(maximum: 1000).progress(at: fraction * 1000))
      #expect(near(progress * 100, row.number("expectedTimelinePercent")), "\(row)")
      // At its own limits a scroll position has nowhere further to go, so both ends count.
      let ends: Timing.ActiveEnds = progress == 0 || progress == 1 ? .both : .start
      let time = progress * timing.endTime
      let phase = timing.phase(at: time, including: ends)
      #expect(phases[phase] == row.text("expectedPhase"), "\(row)")
      let effect = timing.progress(at: time, including: ends)
      #expect(near(effect, row.number("expectedProgress")), "\(row)")
      let opacity = effect.flatMap { Track(from: 0.3, to: 0.7).value(at: $0) } ?? 1
      #expect(near(opacity, row.number("expectedOpacity")), "\(row)")
    }
  }

  @Test func countsFromTheStartOfTheContentInAnyWritingDirection() throws {
    let rows = try rows("writing-mode")
    #expect(rows.count == 3)
    for row in rows {
      let expected = try #require(row.row("expectedPercent"))
      // The host's part: offsets from the start, whichever side that is.
      let x = try #require(row.number("scrollLeftFraction")).magnitude
      let y = try #require(row.number("scrollTopFraction")).magnitude
      let timeline = ScrollTimeline(maximum: 800)
      #expect(near(timeline.progress(at: x * 800).map { $0 * 100 }, expected.number("x")))
      #expect(near(timeline.progress(at: y * 800).map { $0 * 100 }, expected.number("y")))
    }
  }

  private func near(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return (value - expected).magnitude <= 1e-9 * max(1, expected.magnitude)
  }
}
