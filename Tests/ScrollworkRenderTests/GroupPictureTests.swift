import Foundation
import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkRender
@testable import ScrollworkScene

@Suite struct GroupPictureTests {
  let stage: Stage

  init() throws {
    var stage = try Stage()
    stage.width = 48
    stage.height = 64
    stage.files["drop.svg"] = Samples.svg(
      "width='12' height='12'",
      "<path d='M6 1L11 9A6 4 0 0 1 1 9Z' fill='#26a'/>"
    )
    self.stage = stage
  }

  /// What the calls of a frame do to pictures of groups: the rows that each painting covers.
  private func paintings(_ calls: CallJournal) -> [RowSpan] {
    calls.calls.compactMap { call in
      if case .enter(_, let rows) = call { rows } else { nil }
    }
  }

  private func paintings(
    _ player: inout Player,
    _ renderer: Renderer,
    at time: Double
  ) -> [RowSpan] {
    player.seek(to: time)
    return paintings(renderer.recordedCalls(of: player.frame, into: renderer.makeBitmap()))
  }

  /// A group with overlapping layers that is seen through.
  private func faded(_ attributes: String, _ layers: String) -> String {
    """
    { "frame": [4, 4, 40, 56], \(attributes) "opacity": 0.5, "layers": [
      { "frame": [0, 0, 40, 56], "shape": "rectangle", "fill": "#fc9" }, \(layers) ] }
    """
  }

  @Test func movesAGroupWithoutPaintingItAgain() throws {
    let layers = faded(
      "\"animate\": [{ \"x\": [0, 5], \"duration\": 1, \"easing\": \"linear\" }],",
      "{ \"frame\": [4, 4, 12, 12], \"image\": \"drop.svg\" }"
    )
    var (player, renderer) = try stage.open(layers)
    #expect(paintings(&player, renderer, at: 0).count == 1)
    for time in [0.1, 0.35, 0.5, 1] {
      #expect(paintings(&player, renderer, at: time).isEmpty, "at \(time)")
    }
  }

  @Test func fadesAGroupWithoutPaintingItAgain() throws {
    let layers = """
      { "animate": [{ "opacity": [0.2, 0.8], "duration": 1 }], "layers": [
        { "frame": [4, 4, 20, 20], "shape": "rectangle", "fill": "#f00" },
        { "frame": [12, 12, 20, 20], "shape": "rectangle", "fill": "#00f" } ] }
      """
    var (player, renderer) = try stage.open(layers)
    let counts = [0.0, 0.3, 0.9].map { paintings(&player, renderer, at: $0).count }
    #expect(counts == [1, 0, 0])
  }

  @Test func paintsOnlyTheRowsOfALayerThatChanges() throws {
    let layers = faded(
      "",
      """
      { "frame": [4, 20, 12, 6], "shape": "rectangle", "fill": "#0a0",
        "animate": [{ "opacity": [0.2, 0.8], "duration": 1 }] }
      """
    )
    var (player, renderer) = try stage.open(layers)
    let first = paintings(&player, renderer, at: 0)
    #expect(first == [RowSpan(first: 0, end: 64)])
    // The picture begins a pixel above the group, and a layer's edge may reach three pixels.
    #expect(paintings(&player, renderer, at: 0.5) == [RowSpan(first: 18, end: 30)])
  }

  @Test func paintsTheRowsThatALayerLeavesAndThoseToWhichItComes() throws {
    let layers = faded(
      "",
      """
      { "frame": [4, 10, 12, 6], "shape": "rectangle", "fill": "#0a0",
        "animate": [{ "y": [0, 10], "duration": 1, "easing": "linear" }] }
      """
    )
    var (player, renderer) = try stage.open(layers)
    _ = paintings(&player, renderer, at: 0)
    #expect(paintings(&player, renderer, at: 1) == [RowSpan(first: 8, end: 30)])
  }

  @Test func paintsOnlyTheRowsOfAPictureThatIsScaled() throws {
    let layers = faded(
      "",
      """
      { "frame": [4, 20, 12, 12], "image": "drop.svg",
        "animate": [{ "scale": [0.8, 1], "duration": 1, "easing": "linear" }] }
      """
    )
    var (player, renderer) = try stage.open(layers)
    _ = paintings(&player, renderer, at: 0)
    for time in [0.4, 0.6] {
      #expect(paintings(&player, renderer, at: time) == [RowSpan(first: 18, end: 36)])
    }
  }

  @Test func keepsTheSizesInWhichAGroupRests() throws {
    let layers = """
      { "frame": [4, 4, 40, 40], "opacity": 0.5,
        "animate": [{ "scale": [1, 0.4, 1], "duration": 1, "easing": "linear" }], "layers": [
        { "frame": [0, 0, 30, 30], "shape": "rectangle", "fill": "#f00" },
        { "frame": [10, 10, 30, 30], "shape": "ellipse", "fill": "#00f" } ] }
      """
    var (player, renderer) = try stage.open(layers)
    // Each size is shown twice, and then both are at hand.
    let times = [0, 0.01, 0.49, 0.5, 0, 0.5, 0.01, 0.49]
    #expect(times.map { paintings(&player, renderer, at: $0).count } == [1, 0, 1, 0, 0, 0, 0, 0])
  }

  @Test func paintsInPartWhatItWouldPaintAsAWhole() throws {
    try forAll(40) { seed, generator in
      var stage = stage
      stage.scale = [1, 1.5, 2][Int(generator.next() % 3)]
      let layers = Self.group(&generator, depth: 2)
      var (player, renderer) = try stage.open(layers)
      for _ in 0..<6 {
        let time = Double(generator.next() % 11) / 10
        let kept = renderer.frame(of: &player, at: time)
        let fresh = try stage.draw(layers, at: time)
        #expect(
          kept.hasSamePixels(as: fresh),
          "seed \(seed) at \(time), off by \(kept.worstDifference(to: fresh))"
        )
      }
    }
  }

  @Test func everyProcessorDrawsTheSameFrames() throws {
    try forAll(20, seed: 31) { seed, generator in
      let layers = Self.group(&generator, depth: 2)
      var (player, fast) = try stage.open(layers)
      let (_, portable) = try stage.open(layers)
      portable.compositor.mixer = PixelMixer(.portable)
      for time in [0, 0.3, 0.5, 1] {
        let wanted = portable.frame(of: &player, at: time)
        let frame = fast.frame(of: &player, at: time)
        #expect(frame.hasSamePixels(as: wanted), "seed \(seed) at \(time)")
      }
    }
  }

  @Test func noCallIsMissingFromTheJournal() throws {
    var parts = 0
    try forAll(20, seed: 77) { seed, generator in
      let layers = Self.group(&generator, depth: 2)
      var (player, renderer) = try stage.open(layers)
      for time in [0, 0.4, 0.5, 1] {
        player.seek(to: time)
        let drawn = renderer.makeBitmap()
        let calls = renderer.recordedCalls(of: player.frame, into: drawn)
        let again = renderer.makeBitmap()
        again.clear(to: 0x8033_2211)
        renderer.replay(calls, into: again, withCairo: false)
        #expect(again.hasSamePixels(as: drawn), "seed \(seed) at \(time)")
        for case .enter(let raster, let rows) in calls.calls {
          parts += rows.end - rows.first < raster.surface.height ? 1 : 0
        }
      }
    }
    // Random scenes must not all be of the kind that is painted as a whole.
    #expect(parts >= 10)
  }
}

extension GroupPictureTests {
  private static func number(
    _ range: ClosedRange<Double>,
    _ generator: inout SeededGenerator
  )
    -> Double
  {
    // Halves and tenths are as usual as anything else.
    let step = [0.5, 0.1, 0.01][Int(generator.next() % 3)]
    return (generator.double(in: range) / step).rounded() * step
  }

  /// Some motion or none.
  private static func motion(_ generator: inout SeededGenerator) -> String {
    let values =
      switch generator.next() % 8 {
      case 0, 1: "\"opacity\": [0, 0, 1, 1]"
      case 2: "\"opacity\": [1, 0.3, 0]"
      case 3: "\"y\": [0, \(number(-12...12, &generator))]"
      case 4: "\"x\": [0, \(number(-9...9, &generator))]"
      case 5: "\"scale\": [1, \(number(0.6...1.2, &generator)), 1]"
      default: ""
      }
    guard !values.isEmpty else { return "" }
    return ", \"animate\": [{ \(values), \"duration\": 1, \"easing\": \"linear\" }]"
  }

  private static func layer(_ generator: inout SeededGenerator) -> String {
    let frame = [(0.0...20.0), (0...44), (4...20), (3...12)]
      .map { String(number($0, &generator)) }.joined(separator: ", ")
    let color = ["#e84c3d", "#38c8", "#fff", "#0a08"][Int(generator.next() % 4)]
    let content =
      switch generator.next() % 7 {
      case 0: "\"image\": \"drop.svg\""
      case 1: "\"text\": \"ab 卷\", \"font\": { \"size\": 9 }, \"color\": \"\(color)\""
      case 2: "\"shape\": \"ellipse\", \"fill\": \"\(color)\""
      case 3:
        "\"shape\": \"rectangle\", \"fill\": { \"gradient\": \"linear\", \"stops\": [[0, \"#ff0\"], [1, \"#00f0\"]] }"
      case 4: "\"path\": \"M0 0L10 3L4 9Z\", \"fill\": \"\(color)\""
      case 5:
        "\"shape\": \"rectangle\", \"fill\": \"\(color)\", \"shadow\": { \"offset\": [0, 1], \"blur\": 2, \"color\": \"#0006\" }"
      default: "\"shape\": \"rectangle\", \"radius\": 2.5, \"fill\": \"\(color)\""
      }
    return "{ \"frame\": [\(frame)], \(content)\(motion(&generator)) }"
  }

  /// A group that is mostly drawn as one picture, with layers that come, go, move and fade.
  static func group(_ generator: inout SeededGenerator, depth: Int) -> String {
    let count = Int(2 + generator.next() % 4)
    let layers = (0..<count).map { _ in
      depth > 0 && generator.next() % 3 == 0
        ? group(&generator, depth: depth - 1) : layer(&generator)
    }
    let kind = ["", "\"opacity\": 0.6,", "\"clip\": true, \"radius\": 5,", "\"clip\": true,"]
    let frame = [(0.0...8.0), (0...8), (24...40), (30...50)]
      .map { String(number($0, &generator)) }.joined(separator: ", ")
    return """
      { "frame": [\(frame)], \(kind[depth > 1 ? 1 + Int(generator.next() % 2) : Int(generator.next() % 4)])
        "layers": [ \(layers.joined(separator: ",\n  ")) ]\(motion(&generator)) }
      """
  }
}
