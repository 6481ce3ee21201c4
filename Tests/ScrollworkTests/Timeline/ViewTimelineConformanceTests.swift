import Scrollwork
import TestSupport
import Testing

/// The web platform's tests of view progress timelines.
///
/// Not answered: the `sticky` rows, since a scene has no sticky layout; the margins in the
/// `keyframe-boundary` rows, since a scene has no keyframes without a value.
@Suite(.enabled(if: Vectors.shared != nil, "the shared tables do not lie beside the checkout"))
struct ViewTimelineConformanceTests {
  @Test func leavesOutOnlyWhatASceneHasNot() throws {
    let kinds = Dictionary(
      grouping: try SharedRow.table("wpt-view-timeline"),
      by: { $0.text("kind") ?? "" }
    ).mapValues(\.count)
    let answered = [
      "animation-range": 24, "inset": 10, "current-time": 18, "range-relative-time": 13,
      "keyframe-range-offset": 3, "keyframe-boundary": 3, "z-index": 8, "contain-boundary": 3,
    ]
    #expect(kinds == answered.merging(["sticky": 6]) { first, _ in first })
  }

  @Test("finds the offsets of ranges", arguments: ["animation-range", "inset"])
  func findsTheOffsetsOfRanges(kind: String) throws {
    for row in try rows(kind) {
      let (timeline, start, end) = try timeline(row)
      #expect(near(timeline.offset(of: start), row.number("expectedStartOffset")), "\(row)")
      #expect(near(timeline.offset(of: end), row.number("expectedEndOffset")), "\(row)")
      let middle = (timeline.offset(of: start) + timeline.offset(of: end)) / 2
      #expect(near(timeline.progress(at: middle, from: start, to: end), 0.5), "\(row)")
    }
  }

  @Test func readsATimelineAtAScrollOffset() throws {
    var disagreeing = 0
    for row in try rows("current-time") {
      let (timeline, start, end) = try timeline(row)
      // Right to left, `scrollLeft` counts down from the start.
      let scroll = try #require(row.number("scroll")).magnitude
      let progress = try #require(timeline.progress(at: scroll, from: start, to: end))
      #expect(near(progress * 100, row.number("expectedTimelinePercent")), "\(row)")
      // Not at the limits of scrolling, so that the end itself is over; WebKit counts it in.
      let effect = Timing(duration: 1).progress(at: progress)
      let opacity = effect.flatMap { Track(from: 0.3, to: 0.7).value(at: $0) } ?? 1
      let isDisputed = row.has("enginesDisagree")
      if isDisputed { disagreeing += 1 }
      let expected =
        isDisputed ? row.row("chromium156")?.number("o") : row.number("expectedOpacity")
      #expect(near(opacity, expected), "\(row)")
    }
    #expect(disagreeing == 3)
  }

  @Test("finds the progress over one range", arguments: ["range-relative-time"])
  func findsTheProgressOverOneRange(kind: String) throws {
    for row in try rows(kind) {
      let (timeline, _, _) = try timeline(row)
      let name = try #require(row.text("range"))
      let progress = timeline.progress(
        at: try #require(row.number("scroll")),
        from: ViewTimeline.Place(css: name, isEnd: false, fontSize: 16),
        to: ViewTimeline.Place(css: name, isEnd: true, fontSize: 16)
      )
      #expect(near(progress.map { $0 * 100 }, row.number("expectedPercent")), "\(row)")
    }
  }

  @Test(
    "places keyframes by another range",
    arguments: [
      "keyframe-range-offset", "keyframe-boundary", "contain-boundary",
    ]
  )
  func placesKeyframesByAnotherRange(kind: String) throws {
    for row in try rows(kind) {
      let (timeline, start, end) = try timeline(row)
      let geometry = try #require(row.row("geometry"))
      let scroll = try #require(row.number("scroll") ?? geometry.number("scroll"))
      let progress = try #require(timeline.progress(at: scroll, from: start, to: end))
      #expect(near(progress, row.number("expectedProgress")), "\(row)")
      guard kind != "contain-boundary" else { continue }
      let offsets = try [ViewTimeline.Place(.cover, 0), .init(.cover, 1)].map {
        try #require(timeline.progress(at: timeline.offset(of: $0), from: start, to: end))
      }
      #expect(offsets == [-1, 2])
      let expected = row.row("expected") ?? row
      let opacity = Track([Keyframe(at: offsets[0], 0.0), Keyframe(at: offsets[1], 1)])
      let wanted = expected.number("opacity") ?? expected.number("expectedOpacity")
      #expect(near(opacity.value(at: progress), wanted), "\(row)")
      if let x = expected.number("translateX") {
        let shift = Track([Keyframe(at: offsets[0], 0.0), Keyframe(at: offsets[1], 300)])
        #expect(near(shift.value(at: progress), x), "\(row)")
      }
    }
  }

  @Test func stacksByDepth() throws {
    for row in try rows("z-index") {
      let (timeline, start, end) = try timeline(row)
      let scroll = try #require(row.number("scroll"))
      let progress = try #require(timeline.progress(at: scroll, from: start, to: end))
      let fill: Timing.Fill = row.text("fill") == "forwards" ? .forwards : .none
      let effect = Timing(duration: 1, fill: fill).progress(at: progress)
      let depth = effect.flatMap { Track(from: 0.0, to: 100).value(at: $0) }
      let found = depth ?? row.number("underlying")
      let expected =
        row.has("enginesDisagree")
        ? row.row("chromium156")?.number("got") : row.number("expectedZIndex")
      #expect(near(found, expected), "\(row)")
    }
  }

  private func rows(_ kind: String) throws -> [SharedRow] {
    try SharedRow.table("wpt-view-timeline").filter { $0.text("kind") == kind }
  }

  private func timeline(
    _ row: SharedRow
  ) throws -> (ViewTimeline, ViewTimeline.Place, ViewTimeline.Place) {
    let geometry = try #require(row.row("geometry"))
    let viewport = try #require(geometry.number("port"))
    let fontSize = row.number("fontSize") ?? 16
    // `auto` is the scroll padding.
    let inset = row.text("inset")?.replacing("auto auto", with: "") ?? ""
    let text = inset.isEmpty ? row.text("scrollPaddingInline") ?? "0px" : inset
    let insets = text.split(separator: " ").map { word in
      let length = CSSLength(String(word), fontSize: fontSize)
      return length.fraction * viewport + length.points
    }
    let timeline = ViewTimeline(
      viewport: viewport,
      subject: try #require(geometry.number("subjectOffset")),
      length: try #require(geometry.number("subjectSize")),
      startInset: insets[0],
      endInset: insets[insets.count - 1]
    )
    let start = row.text("rangeStart") ?? "cover 0%"
    let end = row.text("rangeEnd") ?? "cover 100%"
    return (
      timeline, ViewTimeline.Place(css: start, isEnd: false, fontSize: fontSize),
      ViewTimeline.Place(css: end, isEnd: true, fontSize: fontSize)
    )
  }

  private func near(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return (value - expected).magnitude <= 1e-9 * max(1, expected.magnitude)
  }
}
