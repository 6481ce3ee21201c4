import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// Scenes that play, but probably not as meant.
struct AdviceTests {
  private func warnings(_ members: String) throws -> [String] {
    let source = Array("{ \"scene\": \"A\", \"size\": [320, 568], \(members) }".utf8)
    var warnings = Diagnostics()
    _ = try Scene(json: source, warnings: &warnings)
    #expect(warnings.all.allSatisfy { $0.severity == .warning })
    let text = DiagnosticPrinter(file: "a", source: source).text(for: warnings)
    return text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^warning: (.*)$/#).map { String($0.output.1) }
        ?? line.firstMatch(of: #/-->.*\((.*)\)$/#).map { String($0.output.1) }
    }
  }

  private func layer(_ layer: String, pages: Double? = nil) throws -> [String] {
    let scroll = pages.map { "\"scroll\": { \"pages\": \($0) }, " } ?? ""
    return try warnings("\(scroll)\"layers\": [\(layer)]")
  }

  @Test func aKnobThatNothingUsesIsTold() throws {
    #expect(
      try warnings(
        """
        "parameters": { "a": 1, "gap": { "value": 8 }, "ga": 2, "page": 2 },
        "scroll": { "pages": "$page" },
        "layers": [{ "text": "$a", "x": "2 * $gap" }]
        """
      ) == ["nothing in the scene uses the parameter \"ga\" [unused-parameter]", "/parameters/ga"]
    )
  }

  @Test(arguments: [
    ("\"opacity\": 0", "a layer with opacity 0", "opacity"),
    (
      "\"opacity\": 0, \"animate\": [{ \"opacity\": [0, 1], \"duration\": 1 }]",
      "a layer with opacity 0", "opacity"
    ),
    (
      "\"scale\": 0, \"animate\": [{ \"scale\": [0, 1], \"spring\": \"bouncy\" }]",
      "a layer with scale 0", "scale"
    ),
    (
      "\"scaleX\": 0, \"animate\": [{ \"scale\": [0, 1], \"duration\": 1 }]",
      "a layer with scale 0", "scaleX"
    ),
  ])
  func zerosThatAnimationsMultiplyAreTold(members: String, what: String, key: String) throws {
    #expect(
      try layer("{ \"text\": \"Hi\", \(members) }")
        == ["\(what) is never seen [never-seen]", "/layers/0/\(key)"]
    )
  }

  @Test func aZeroUnderAStaggerIsTold() throws {
    let found = try layer(
      """
      { "stagger": { "each": 0.1 }, "animate": [{ "opacity": [0, 1], "duration": 1 }],
        "layers": [{ "text": "Hi", "opacity": 0 }] }
      """
    )
    #expect(
      found == ["a layer with opacity 0 is never seen [never-seen]", "/layers/0/layers/0/opacity"]
    )
  }

  @Test(arguments: [
    ##""shape": "rectangle""##, ##""path": "M0 0 L9 9", "id": "line""##,
    ##""shape": "ellipse", "shadow": { "blur": 2, "color": "#000" }"##,
  ])
  func shapesWithoutPaintAreTold(members: String) throws {
    let found = try layer("{ \(members) }")
    #expect(found.first == "a shape without fill and stroke is never seen [never-seen]")
  }

  @Test(arguments: [
    (##"{ "shape": "rectangle", "fill": "#f00", "frame": [0, 0, 0, 9] }"##, "/layers/0/frame/2"),
    (##"{ "image": "a.png", "frame": [0, 0, 9, 0] }"##, "/layers/0/frame/3"),
  ])
  func layersWithoutSizeAreTold(text: String, place: String) throws {
    #expect(try layer(text) == ["a layer without size is never seen [never-seen]", place])
  }

  @Test(
    arguments: [
      (##""frame": [321, 0, 9, 9]"##, nil, "frame"), (##""frame": [0, -20, 9, 9]"##, 3, "frame"),
      (##""page": -2, "frame": [0, 0, 9, 9]"##, 3, "frame"),
      (##""in": "screen", "frame": [400, 0, 9, 9]"##, 3, "frame"),
      (##""frame": [400, 0, 9, 9], "animate": [{ "x": [0, -60], "duration": 1 }]"##, nil, "frame"),
    ] as [(String, Double?, String)]
  )
  func layersThatStayOutsideAreTold(members: String, pages: Double?, key: String) throws {
    let found = try layer(
      "{ \"shape\": \"rectangle\", \"fill\": \"#f00\", \(members) }",
      pages: pages
    )
    #expect(
      found == [
        "this layer is never seen: it stays outside of what comes on screen [never-seen]",
        "/layers/0/\(key)",
      ]
    )
  }

  @Test(arguments: [("\"page\": 3", 3.0), ("\"page\": 1", 1), ("\"page\": 3", 2.5)])
  func aPageThatThereIsNotIsTold(members: String, pages: Double) throws {
    for kind in [
      ##""shape": "ellipse", "fill": "#f00""##, ##""text": "Hi", "frame": [20, 20, 280, 40]"##,
    ] {
      #expect(
        try layer("{ \(kind), \(members) }", pages: pages) == [
          "\(members.last ?? "-") is out of range: a page of the scene [out-of-range]",
          "/layers/0/page",
        ]
      )
    }
  }

  @Test(arguments: [
    ("\"pages\": [3, 4]", 3.0), ("\"pages\": [-2, -1]", 3), ("\"pages\": [1, 2]", 1),
  ])
  func pagesThatThereAreNotAreTold(members: String, pages: Double) throws {
    #expect(
      try layer("{ \"text\": \"Hi\", \(members) }", pages: pages)
        == [
          "this layer is never seen: the scene has none of these pages [never-seen]",
          "/layers/0/pages",
        ]
    )
  }

  @Test func aMotionOnPagesThatThereAreNotIsTold() throws {
    let found = try layer(
      ##"{ "text": "Hi", "animate": [{ "timeline": "scroll", "at": [2, 3], "x": [0, 9] }] }"##,
      pages: 2
    )
    #expect(
      found == [
        "this motion is never seen: the scene has none of these pages [never-seen]",
        "/layers/0/animate/0/at",
      ]
    )
  }

  @Test(arguments: [
    (
      ##"{ "shape": "rectangle", "fill": "#f00", "animate": [{ "strokeWidth": [0, 4], "duration": 1 }] }"##,
      "strokeWidth", "shapes with a stroke"
    ),
    (
      ##"{ "shape": "rectangle", "animate": [{ "fill": ["#f00", "#00f"], "duration": 1 }] }"##,
      "fill", "shapes filled with a colour"
    ),
    (
      ##"{ "shape": "ellipse", "fill": "#f00", "animate": [{ "radius": [0, 4], "duration": 1 }] }"##,
      "radius", "rectangles"
    ),
    (##"{ "shape": "ellipse", "fill": "#f00", "radius": 4 }"##, "radius", "rectangles"),
    (##"{ "radius": 4, "layers": [{ "text": "Hi" }] }"##, "radius", "groups that clip"),
    (
      ##"{ "stagger": { "each": 1 }, "layers": [{ "text": "Hi" }] }"##, "stagger",
      "groups that animate their layers on the clock"
    ),
    (
      ##"{ "frame": [0, 0, 9, 9], "tap": { "send": "x" } }"##, "tap",
      "layers that contain something"
    ),
    (
      ##"{ "deck": { "count": 2, "card": { "size": [9, 9], "radius": 4, "layers": [{ "text": "Hi" }] } } }"##,
      "radius", "groups that clip"
    ),
  ])
  func keysWithoutEffectAreTold(text: String, key: String, home: String) throws {
    let found = try layer(text)
    #expect(found.first == "\"\(key)\" is only for \(home) [misplaced-key]")
    #expect(found.count == 2)
  }

  /// What looks like a mistake and is none.
  @Test(arguments: [
    ##"{ "text": "Hi", "opacity": 0, "animate": [{ "opacity": [0, 1], "duration": 1, "composite": "replace" }] }"##,
    ##"{ "shape": "rectangle", "frame": [0, 0, 44, 44], "tap": { "send": "x" } }"##,
    ##"{ "tap": { "send": "x" }, "layers": [{ "shape": "rectangle" }] }"##,
    ##"{ "shape": "rectangle", "label": "A chart" }"##,
    ##"{ "id": "avatar", "frame": [9, 9, 44, 44] }"##,
    ##"{ "shape": "rectangle", "stroke": { "color": "#000" }, "frame": [0, 20, 100, 0] }"##,
    ##"{ "shape": "rectangle", "fill": "#f00", "frame": [0, 20, 0, 4], "animate": [{ "width": [0, 100], "duration": 1 }] }"##,
    ##"{ "shape": "rectangle", "fill": "#f00", "frame": [-400, 0, 9, 9], "animate": [{ "x": [0, 420], "spring": "bouncy" }] }"##,
    ##"{ "shape": "rectangle", "fill": "#f00", "frame": [-300, 0, 9, 9] }"##,
    ##"{ "shape": "rectangle", "fill": "#f00", "frame": [700, 0, 9, 9] }"##,
    ##"{ "text": "Hi", "pages": [2.2, 9] }"##,
    ##"{ "text": "Hi", "page": 3, "frame": [-300, 0, 200, 40] }"##,
    ##"{ "shape": "ellipse", "fill": "#f00", "page": 3, "animate": [{ "x": [0, -400], "duration": 1 }] }"##,
    ##"{ "text": "Hi", "animate": [{ "timeline": "scroll", "at": [2, 3], "y": [0, 9] }] }"##,
    ##"{ "text": "Hi", "animate": [{ "timeline": "scroll", "at": [8, 9], "y": [0, 9], "extrapolate": "linear" }] }"##,
    ##"{ "clip": true, "radius": 4, "layers": [{ "text": "Hi" }] }"##,
    ##"{ "path": "M0 0 L500 9", "stroke": { "color": "#000" }, "frame": [-400, 0, 400, 9] }"##,
  ])
  func whatMayBeMeantIsLeftAlone(text: String) throws {
    #expect(try layer(text, pages: 3) == [])
  }

  /// Other values of a knob bring to sight what the scene's own do not.
  @Test func whatAKnobBringsIsLeftAlone() throws {
    #expect(
      try warnings(
        """
        "parameters": { "far": 400, "n": 2, "on": 0 }, "scroll": { "pages": "$n" }, "layers": [
          { "shape": "ellipse", "fill": "#f00", "frame": ["$far", 0, 9, 9], "in": "screen" },
          { "text": "Hi", "opacity": "$on" }, { "text": "Hi", "pages": [5, 6] } ]
        """
      ) == []
    )
  }

  /// A scene that goes to the left has its pages there.
  @Test func mirroredPagesAreSeen() throws {
    let layers =
      ##""layers": [{ "page": 2, "shape": "ellipse", "fill": "#f00", "frame": [9, 9, 20, 20] }]"##
    #expect(try warnings(##""direction": "rtl", "scroll": { "pages": 3 }, \##(layers)"##) == [])
    #expect(
      try warnings(
        ##""direction": "rtl", "scroll": { "pages": 3, "bounces": false }, \##(layers)"##
      ) == []
    )
    #expect(
      try warnings(
        ##""direction": "rtl", "scroll": { "pages": 2, "bounces": false }, \##(layers)"##
      ).count == 2
    )
  }

  @Test(arguments: ["onboarding", "wave", "task-switcher"])
  func theExamplesAreAsMeant(example: String) throws {
    let file = Vectors.root.appendingPathComponent("Examples/\(example)/scene.json")
    var warnings = Diagnostics()
    _ = try Scene(json: [UInt8](Data(contentsOf: file)), warnings: &warnings)
    #expect(warnings.isEmpty)
  }
}
