import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkRender
@testable import ScrollworkScene

@Suite struct RendererUpdateTests {
  let stage: Stage

  init() throws {
    var stage = try Stage()
    stage.width = 48
    stage.height = 64
    stage.background = "{ \"gradient\": \"linear\", \"stops\": [[0, \"#fed\"], [1, \"#456\"]] }"
    stage.files["drop.svg"] = Samples.svg(
      "width='12' height='12'",
      "<path d='M6 1L11 9A6 4 0 0 1 1 9Z' fill='#26a'/>"
    )
    self.stage = stage
  }

  private static let moving = """
    { "frame": [4, 40, 12, 12], "image": "drop.svg",
      "animate": [{ "y": [0, -10], "delay": 1, "duration": 1, "easing": "linear" }] }
    """

  private static let still = """
    { "frame": [2, 2, 40, 50], "shape": "rectangle", "radius": 3, "fill": "#8af" },
    { "frame": [2, 4, 30, 12], "text": "still", "font": { "size": 10 } }
    """

  @Test func drawsNothingWhileNothingMoves() throws {
    var (player, renderer) = try stage.open("\(Self.still), \(Self.moving)")
    let bitmap = renderer.makeBitmap()
    player.seek(to: 0)
    #expect(renderer.update(bitmap, to: player.frame) == 0..<64)
    for time in [0.2, 0.9, 1] {
      player.seek(to: time)
      #expect(renderer.update(bitmap, to: player.frame).isEmpty)
    }
    player.seek(to: 5)
    #expect(!renderer.update(bitmap, to: player.frame).isEmpty)
    player.seek(to: 9)
    #expect(renderer.update(bitmap, to: player.frame).isEmpty)
  }

  @Test func drawsTheRowsThatALayerLeavesAndThoseToWhichItComes() throws {
    var (player, renderer) = try stage.open("\(Self.still), \(Self.moving)")
    let bitmap = renderer.makeBitmap()
    player.seek(to: 1)
    _ = renderer.update(bitmap, to: player.frame)
    player.seek(to: 2)
    // Edges may reach three pixels beyond 30 … 52.
    #expect(renderer.update(bitmap, to: player.frame) == 27..<55)
    #expect(bitmap.hasSamePixels(as: renderer.frame(of: &player, at: 2)))
  }

  @Test func drawsAllOfABitmapThatItDoesNotKnow() throws {
    var (player, renderer) = try stage.open(Self.still)
    player.seek(to: 0)
    let first = renderer.makeBitmap()
    _ = renderer.update(first, to: player.frame)
    let second = renderer.makeBitmap()
    #expect(renderer.update(second, to: player.frame) == 0..<64)
    #expect(second.hasSamePixels(as: first))
    // The first one is known no more.
    #expect(renderer.update(first, to: player.frame) == 0..<64)
    // Drawing it otherwise makes it strange again; drawing another one does not.
    renderer.render(player.frame, into: second)
    #expect(renderer.update(first, to: player.frame).isEmpty)
    renderer.render(player.frame, into: first)
    #expect(renderer.update(first, to: player.frame) == 0..<64)
  }

  @Test func drawsAFirstFrameTheSameWhoeverMakesItsPictures() throws {
    var stage = stage
    stage.files["red.png"] = Samples.png()
    stage.files["word.svg"] = Samples.svg(
      "width='24' height='12'",
      "<text y='10' font-size='10'>ab</text>"
    )
    let fill = """
      "fill": { "gradient": "radial", "stops": [[0, "#f80"], [1, "#08f"]] }
      """
    // One file at two sizes, twice the same, and something of every other kind.
    let layers = [
      "{ \"frame\": [1, 1, 12, 12], \"image\": \"drop.svg\" }",
      "{ \"frame\": [20, 1, 24, 24], \"image\": \"drop.svg\" }",
      "{ \"frame\": [1, 20, 12, 12], \"image\": \"drop.svg\" }",
      "{ \"frame\": [3, 30, 16, 16], \"image\": \"red.png\" }",
      "{ \"frame\": [20, 40, 24, 12], \"image\": \"word.svg\" }",
      "{ \"frame\": [8, 8, 30, 40], \"shape\": \"ellipse\", \(fill) }",
      """
      { "frame": [10, 30, 20, 20], "shape": "rectangle", "radius": 4, "fill": "#fff8", "opacity": 0.7,
        "shadow": { "offset": [0, 3], "blur": 6, "color": "#000" } }
      """,
      "{ \"frame\": [0, 50, 48, 12], \"text\": \"first\", \"font\": { \"size\": 9 } }",
    ].joined(separator: ",")
    let whole = try stage.draw(layers, at: 0)
    for _ in 0..<20 {
      var (player, renderer) = try stage.open(layers)
      let bitmap = renderer.makeBitmap()
      player.seek(to: 0)
      #expect(renderer.update(bitmap, to: player.frame) == 0..<64)
      #expect(bitmap.hasSamePixels(as: whole))
    }
  }

  @Test func updatesToWhatItWouldDrawAsAWhole() throws {
    var parts = 0
    try forAll(60, seed: 41) { seed, generator in
      var stage = stage
      stage.scale = [1, 1.5, 2][Int(generator.next() % 3)]
      let layers = GroupPictureTests.group(&generator, depth: 2)
      let more = GroupPictureTests.group(&generator, depth: 1)
      var (player, renderer) = try stage.open("\(layers), \(more)")
      let bitmap = renderer.makeBitmap()
      bitmap.clear(to: 0x8033_2211)
      for _ in 0..<6 {
        let time = Double(generator.next() % 11) / 10
        player.seek(to: time)
        let rows = renderer.update(bitmap, to: player.frame)
        if !rows.isEmpty && rows.count < bitmap.height { parts += 1 }
        let fresh = try stage.draw("\(layers), \(more)", at: time)
        #expect(
          bitmap.hasSamePixels(as: fresh),
          "seed \(seed) at \(time), off by \(bitmap.worstDifference(to: fresh))"
        )
      }
    }
    // Random scenes must not all be of the kind that is drawn as a whole.
    #expect(parts >= 20)
  }
}
