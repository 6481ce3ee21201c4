import Scrollwork
import TestSupport
import Testing

/// Other engines' tests of easings.
@Suite(.enabled(if: Vectors.shared != nil, "skipped: the shared reference tables are absent"))
struct EasingConformanceTests {
  private func curve(_ row: ReferenceTable.Row) throws -> CubicBezier {
    let cubic = try row.numbers("cubic")
    return CubicBezier(cubic[0], cubic[1], cubic[2], cubic[3])
  }

  @Test func agreesWithTheUnitBeziersOfAdvance() throws {
    let rows = try ReferenceTable.shared("swift-advance")
    #expect(rows.count == 11)
    for row in rows {
      #expect(row.function == "curve.cubic")
      try row.check(curve(row).value(at: row.number("x")))
    }
  }

  @Test func agreesWithTheCurvesOfCompose() throws {
    let rows = try ReferenceTable.shared("compose-animation").filter {
      $0.function == "curve.cubic"
    }
    #expect(rows.count == 2)
    for row in rows { try row.check(curve(row).value(at: row.number("x"))) }
  }

  /// Curves of Flutter's that no easing here has, with the reason.
  private static let elsewhere = [
    "curve.threePointCubic": "two Bézier curves joined at a point; a track joins them with a key",
    "catmullRom.x": "a spline through points, not an easing of CSS",
    "catmullRom.y": "a spline through points, not an easing of CSS",
    "catmullRomCurve": "a spline through points, not an easing of CSS",
  ]

  @Test func agreesWithTheCurvesOfFlutter() throws {
    let rows = try ReferenceTable.shared("flutter-curves")
    #expect(rows.count == 38)
    let grid = (0...100).map { Double($0) / 100 }
    for row in rows where Self.elsewhere[row.function] == nil {
      switch row.function {
      case "curve.threshold":
        let place = try row.number("threshold")
        let jump = LinearStops([
          .init(0, at: 0), .init(0, at: place), .init(1, at: place), .init(1, at: 1),
        ])
        try row.check(jump.value(at: row.number("t")))
      case "curve.maxSlope":
        let curve = try curve(row)
        try row.check(
          grid.dropFirst().map { abs(curve.value(at: $0) - curve.value(at: $0 - 0.01)) / 0.01 }
            .max() ?? .nan
        )
      case "curve.overshoots":
        let curve = try curve(row)
        #expect(grid.contains { curve.value(at: $0) > 1 } == row.expected?.bool)
      case "curve.undershoots":
        let curve = try curve(row)
        #expect(grid.contains { curve.value(at: $0) < 0 } == row.expected?.bool)
      default: Issue.record("no test for \(row.function)")
      }
    }
  }

  @Test func agreesWithTheWebPlatformTestsOfCSSEasing() throws {
    let rows = try ReferenceTable.shared("wpt-css-easing")
    #expect(rows.count == 93)
    for row in rows {
      switch row.function {
      case "steps":
        let jump = try #require(EasingText.jump(row.inputs["position"]?.string ?? ""))
        let steps = Steps(Int(try row.number("steps")), jump: jump)
        try row.check(steps.value(at: row.number("progress")))
        // The progress itself is the output of an easing on the whole effect.
        let outer = try row.numbers("effectEasing")
        let progress = try CubicBezier(outer[0], outer[1], outer[2], outer[3])
          .value(at: row.number("tMs") / 1000)
        #expect(abs(progress - (try row.number("progress"))) < 1e-13, "\(row.id ?? "")")
      case "linearStops":
        let line: LinearStops
        if let text = row.inputs["stops"]?.string {
          let stops = try EasingText.stops(EasingText.arguments(of: "linear(\(text))"))
          line = try #require(LinearStops(filling: stops))
        } else {
          let points = try #require(row.inputs["stops"]?.array)
          line = LinearStops(
            try points.map { point in
              let pair = try #require(point.array)
              return .init(try #require(pair[1].number), at: try #require(pair[0].number))
            }
          )
        }
        try row.check(line.value(at: row.number("x")))
      case "curve.cubicExtrapolated":
        try row.check(curve(row).value(at: row.number("progress")))
      default: Issue.record("no test for \(row.function)")
      }
    }
  }
}
