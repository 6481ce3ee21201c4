import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkExport
@testable import ScrollworkScene

@Suite struct LottieExportTests {
  @Test(arguments: LottieStage.examples)
  func keepsTheRulesOfTheFormat(example: String, gesture: String) throws {
    let stage = try LottieStage(example: example, gesture: gesture)
    let whole = try #require(LottieStage.exports[example])
    #expect(LottieRules.problems(of: try whole.tree()) == [])
    #expect(try stage.export(seconds: 0.5).json == stage.export(seconds: 0.5).json)
  }

  /// Everything that a layer may be, once.
  private static let everything = """
    { "scene": "All", "size": [200, 100], "background": "#11223380",
      "layers": [
        { "id": "box", "frame": [10, 10, 80, 40], "shape": "rectangle", "radius": 6, "fill": "#f00",
          "stroke": { "color": "#00f", "width": 3, "cap": "round", "join": "bevel" },
          "shadow": { "offset": [0, 4], "blur": 8, "color": "#0008" },
          "animate": [{ "width": [80, 40], "fill": ["#f00", "#0f08"], "duration": 1 }] },
        { "id": "dial", "frame": [100, 10, 60, 30], "shape": "ellipse",
          "fill": { "gradient": "radial", "stops": [[0, "#fff"], [1, "#fff0"]] },
          "stroke": { "color": "#123", "trimEnd": 0 },
          "animate": [{ "trimEnd": [0, 1], "duration": 1, "easing": "steps(4)" }] },
        { "id": "path", "path": "M0 0 L20 0 L10 15 Z M30 5 h10", "frame": [5, 60, 40, 20],
          "fill": { "gradient": "linear", "from": [0, 0], "to": [1, 1], "stops": [[0, "#fff"], [1, "#000"]] } },
        { "id": "group", "frame": [60, 50, 50, 50], "clip": true, "radius": 10,
          "animate": [{ "opacity": [1, 0.3], "rotation": [0, 90], "duration": 1 }],
          "layers": [{ "id": "word", "text": "Hello\\nyou", "font": { "size": 12 } }] },
        { "id": "still", "frame": [120, 60, 50, 30], "x": 4, "rotation": 10,
          "layers": [{ "id": "inner", "shape": "rectangle", "fill": "#fff" }] } ] }
    """

  @Test func carriesEveryKindOfLayer() throws {
    let export = try LottieStage(Self.everything).export(seconds: 1.2)
    let tree = try export.tree()
    #expect(LottieRules.problems(of: tree) == [])
    let reading = LottieReading(tree)
    let kinds = ["box": 4, "dial": 4, "path": 4, "group": 0, "still": 3, "inner": 4]
    for (name, kind) in kinds { #expect(reading.layer(name)?["ty"] as? Int == kind, "\(name)") }
    let reported = export.report.entries.filter { $0.kind == .lost }.map { ($0.pointer, $0.what) }
    #expect(reported.map(\.0) == ["/layers/0"])
    #expect(reported.map(\.1) == ["moving shadow"])
  }

  @Test func keepsTextAsTextWhenAsked() throws {
    let export = try LottieStage(Self.everything).export(seconds: 1) { $0.keepsText = true }
    let tree = try export.tree()
    #expect(LottieRules.problems(of: tree) == [])
    let text = String(decoding: export.json, as: UTF8.self)
    #expect(text.contains(#""t":"Hello\u000dyou""#) || text.contains(#""t":"Hello\ryou""#))
    #expect(text.contains(#""fFamily":"Inter""#))
    let entry = export.report.entries.first { $0.what == "text" }
    #expect(entry?.kind == .approximated)
    #expect(entry?.pointer == "/layers/3/layers/0")
  }

  @Test func unrollsTheCardsThatComeIntoSight() throws {
    let layers =
      try #require(LottieStage.exports["task-switcher"]).tree()["layers"] as? [[String: Any]] ?? []
    let cards = layers.filter { $0["nm"] as? String == "/layers/2/deck/card" }
    #expect(cards.count > 8)
    let compositions = cards.compactMap { $0["refId"] as? String }
    #expect(Set(compositions).count == compositions.count)
  }
}
