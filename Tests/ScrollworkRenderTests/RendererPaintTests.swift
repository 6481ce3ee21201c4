import Testing

@testable import ScrollworkRender

@Suite struct RendererPaintTests {
  let stage: Stage

  init() throws { stage = try Stage() }

  @Test func drawsAnimatedShapesAsTheirPaintIs() throws {
    let moving = """
      { "frame": [4, 4, 8, 8], "shape": "rectangle", "fill": "#f00", "animate": [
        { "width": [8, 24], "fill": ["#f00", "#00f"], "duration": 1, "easing": "linear" } ] }
      """
    // The layer grows around its anchor, the middle.
    let start = try stage.draw(moving, at: 0)
    #expect(start[5, 6] == 0xFFFF_0000 && start[14, 6] == 0)
    let end = try stage.draw(moving, at: 1)
    let still = try stage.draw(
      "{ \"frame\": [-4, 4, 24, 8], \"shape\": \"rectangle\", \"fill\": \"#00f\" }"
    )
    #expect(end.hasSamePixels(as: still))
  }

  @Test func drawsAnimatedStrokesAsStillOnes() throws {
    func layer(_ stroke: String, _ more: String = "") -> String {
      """
      { "frame": [6, 6, 20, 20], "shape": "ellipse", "fill": "#fd0",
        "stroke": { "color": "#036", "cap": "round", \(stroke) } \(more) }
      """
    }
    let moving = layer(
      "\"width\": 1",
      ", \"animate\": [{ \"strokeWidth\": [1, 5], \"trimEnd\": [0, 1], \"duration\": 1,"
        + " \"easing\": \"linear\" }]"
    )
    let half = try stage.draw(moving, at: 0.5)
    let still = try stage.draw(layer("\"width\": 3, \"trimEnd\": 0.5"))
    #expect(half.worstDifference(to: still) <= 1)
    #expect(!half.isBlank)
  }

  @Test func drawsAnimatedTextAsStillText() throws {
    func layer(_ color: String, _ more: String = "") -> String {
      "{ \"frame\": [2, 2, 28, 28], \"text\": \"Hi 😀\", \"font\": { \"size\": 14 },"
        + " \"color\": \"\(color)\" \(more) }"
    }
    let moving = layer(
      "#f00",
      ", \"animate\": [{ \"color\": [\"#ff0000\", \"#0000ff80\"], \"duration\": 1 }]"
    )
    #expect(
      try stage.draw(moving, at: 1).worstDifference(to: stage.draw(layer("#0000ff80"))) <= 2
    )
  }

  @Test func castsShadowsOfAnimatedShapes() throws {
    func layer(_ more: String) -> String {
      "{ \"frame\": [8, 8, 12, 12], \"shape\": \"rectangle\", \(more)"
        + " \"shadow\": { \"offset\": [2, 2], \"blur\": 4, \"color\": \"#000\" } }"
    }
    let moving = layer(
      "\"fill\": \"#f00\", \"animate\": [{ \"fill\": [\"#f00\", \"#0f0\"], \"duration\": 1 }],"
    )
    #expect(
      try stage.draw(moving, at: 1).hasSamePixels(as: stage.draw(layer("\"fill\": \"#0f0\",")))
    )
  }

  @Test func fadesAStrokeAndItsFillAsOne() throws {
    let layer = """
      { "frame": [8, 8, 16, 16], "shape": "rectangle", "fill": "#f00", "opacity": 0.5,
        "stroke": { "color": "#00f", "width": 8 },
        "animate": [{ "strokeWidth": 8, "duration": 1 }] }
      """
    let bitmap = try stage.draw(layer)
    // Half of the stroke lies over the fill, and hides it.
    #expect(Pixels.difference(bitmap[10, 16], 0x8000_0080) <= 1)
    #expect(Pixels.difference(bitmap[16, 16], 0x8080_0000) <= 1)
  }

  @Test func fadesGradientsToNothingWithoutGrey() throws {
    for stops in ["[0, \"#f00\"], [1, \"#0000\"]", "[0, \"#f00f\"], [1, \"#00f1\"]"] {
      let bitmap = try stage.draw(
        "{ \"shape\": \"rectangle\", \"fill\": { \"gradient\": \"linear\", \"from\": [0, 0],"
          + " \"to\": [1, 0], \"stops\": [\(stops)] } }"
      )
      for x in 0..<32 {
        let share = (Double(x) + 0.5) / 32
        let isFade = stops.hasSuffix("\"#0000\"]")
        let (alpha, blue) = isFade ? (0.0, 0.0) : (1.0 / 15, 1.0 / 15)
        let expected = [
          blue * share, 0, 1 - share, 1 - share + alpha * share,
        ].map { Int(($0 * 255).rounded()) }
        for (is_, should) in zip(Pixels.channels(bitmap[x, 3]), expected) {
          #expect(abs(is_ - should) <= 3, "column \(x) of \(stops)")
        }
      }
    }
  }

  @Test func letsTextOverflowItsFrame() throws {
    let bitmap = try stage.draw(
      "{ \"frame\": [8, 8, 4, 4], \"text\": \"WW\", \"font\": { \"size\": 12 } }"
    )
    func isBlank(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      rows.allSatisfy { y in columns.allSatisfy { bitmap[$0, y] == 0 } }
    }
    #expect(!isBlank(14..<32, 8..<24))
    #expect(!isBlank(8..<20, 24..<32))
  }

  @Test func doesNotBleedAlongRoundEdges() throws {
    var stage = stage
    stage.background = "\"#000\""
    // The white below would shine through at the edge if both layers were cut one by one.
    let bitmap = try stage.draw(
      """
      { "frame": [4, 4, 24, 24], "clip": true, "radius": 12, "layers": [
        { "shape": "rectangle", "fill": "#fff" }, { "shape": "rectangle", "fill": "#00f" } ] }
      """
    )
    for y in 0..<32 {
      for x in 0..<32 { #expect(Pixels.channels(bitmap[x, y])[2] == 0) }
    }
  }
}
