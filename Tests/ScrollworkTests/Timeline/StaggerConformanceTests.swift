import Scrollwork
import TestSupport
import Testing

/// What two web libraries answer for the same stagger.
@Suite(.enabled(if: Vectors.shared != nil, "the shared tables do not lie beside the checkout"))
struct StaggerConformanceTests {
  /// The rows that we answer differently, on purpose.
  private static let different: [Int: String] = [
    1: "from the centre GSAP spaces twice as far as was asked for",
    2: "from the edges GSAP spaces twice as far as was asked for",
    4: "from the centre GSAP stretches the spacing so that the last waits as in a plain row",
    5: "from the edges GSAP stretches the spacing so that the last waits as in a plain row",
    8: "from an index GSAP stretches the spacing so that the last waits as in a plain row",
    10: "from the start of a grid GSAP measures from the outer corner of the first item's cell",
    14: "from the edges of a grid GSAP starts at the corners, we at all four sides",
    15: "a negative spacing is no spacing; `last` says it",
    18: "from the centre of an even count anime starts all of them half a step late",
    27: "from the centre of an even grid anime starts all of them half a step late",
    28: "on one axis of a grid anime answers with negative delays",
  ]

  @Test func answersAsPeersDoExceptWhereListed() throws {
    let rows = try SharedRow.table("peer-stagger")
    #expect(rows.count == 30)
    for (index, row) in rows.enumerated() {
      let peer = row.numbers("delays").compactMap { $0 }
      let count = try Int(#require(row.number("n")))
      guard let (stagger, offset) = try stagger(row, longest: peer.max() ?? 0) else {
        #expect(Self.different[index] != nil, "row \(index) cannot be said: \(row)")
        continue
      }
      let ours = (0..<count).map { offset + stagger.delay(index: $0, count: count) }
      // anime rounds the distances of a grid to a hundredth, GSAP's are printed to seven digits.
      let isAnime = row.text("lib")?.hasPrefix("anime") == true
      let tolerance = isAnime ? (row.row("params")?.has("grid") == true ? 0.5 : 1e-9) : 1e-7
      let agrees = zip(ours, peer).allSatisfy { ($0 - $1).magnitude <= tolerance }
      #expect(agrees == (Self.different[index] == nil), "row \(index): \(ours), \(row)")
    }
  }

  /// Says a row in our words; nil when it cannot be said.
  private func stagger(
    _ row: SharedRow,
    longest: Double
  ) throws -> (Stagger, offset: Double)? {
    let params = try #require(row.row("params"))
    var offset = params.number("start") ?? 0
    var spacing = Stagger.Spacing.each(0)
    let range = row.numbers("value").compactMap { $0 }
    if let each = params.number("each") {
      if each < 0 { return nil }
      // In a grid GSAP's `each` is no spacing but makes up a total.
      spacing = params.has("grid") ? .total(longest) : .each(each)
    } else if let total = params.number("amount") {
      spacing = .total(total)
    } else if range.count == 2 {
      spacing = .total(range[1] - range[0])
      if !params.has("start") { offset = range[0] }
    } else {
      spacing = .each(try #require(row.number("value")))
    }
    var grid: Stagger.Grid?
    let sides = params.numbers("grid").compactMap { $0 }.map { Int($0) }
    if sides.count == 2 {
      // GSAP counts rows first, anime columns.
      let isAnime = row.text("lib")?.hasPrefix("anime") == true
      let axis: [String: Stagger.Axis] = ["x": .x, "y": .y]
      grid = Stagger.Grid(
        columns: isAnime ? sides[0] : sides[1],
        rows: isAnime ? sides[1] : sides[0],
        axis: axis[params.text("axis") ?? ""] ?? .both
      )
    }
    let stagger = Stagger(
      spacing,
      from: origin(params, grid),
      grid: grid,
      easing: easing(params.text("ease"))
    )
    return (stagger, offset)
  }

  private func origin(_ params: SharedRow, _ grid: Stagger.Grid?) -> Stagger.Origin {
    if params.number("reversed") == 1 { return .last }
    let point = params.numbers("from").compactMap { $0 }
    if let grid, point.count == 2 {
      // GSAP's fractions go from outer edge to outer edge, ours from first to last item.
      func fraction(_ part: Double, _ count: Int) -> Double {
        (part * Double(count) - 0.5) / Double(count - 1)
      }
      return .point(x: fraction(point[0], grid.columns), y: fraction(point[1], grid.rows))
    }
    if let index = params.number("from") { return .index(Int(index)) }
    let names: [String: Stagger.Origin] = [
      "center": .center, "edges": .edges, "end": .last, "last": .last,
    ]
    return names[params.text("from") ?? ""] ?? .first
  }

  /// Curves whose input is their parameter, so that they are these polynomials exactly.
  private func easing(_ name: String?) -> Easing {
    switch name {
    case "power2": .cubicBezier(1 / 3.0, 1, 2 / 3.0, 1)
    case "inQuad": .cubicBezier(1 / 3.0, 0, 2 / 3.0, 1 / 3.0)
    case "sine.inOut": .easeInOut
    default: .linear
    }
  }
}
