import Foundation
import Scrollwork
import Testing

@testable import ScrollworkRender
@testable import ScrollworkScene

@Suite struct RendererLawTests {
  let stage: Stage

  init() throws {
    var stage = try Stage()
    stage.files["drop.svg"] = Samples.svg(
      "width='12' height='12'",
      "<path d='M6 1L11 9A6 4 0 0 1 1 9Z' fill='#26a'/>"
    )
    self.stage = stage
  }

  /// One of every kind, within 20 × 20 points.
  private static let mixed = """
    { "frame": [2, 2, 16, 9], "shape": "rectangle", "radius": 3.5, "fill": "#e84c3d" },
    { "frame": [1, 1, 12, 12], "image": "drop.svg" },
    { "frame": [0, 8, 20, 10], "text": "ab 卷", "font": { "size": 9 } },
    { "frame": [8, 8, 9, 9], "shape": "ellipse", "stroke": { "color": "#0a08", "width": 1.5 },
      "shadow": { "offset": [1, 1], "blur": 2, "color": "#0006" } },
    { "frame": [6, 3, 8, 8], "clip": true, "radius": 3, "layers": [
      { "shape": "rectangle", "fill": { "gradient": "linear", "stops": [[0, "#ff0"], [1, "#00f0"]] } },
      { "frame": [0, 4, 8, 4], "shape": "rectangle", "fill": "#0f08" } ] }
    """

  private func group(_ attributes: String) -> String {
    "{ \"frame\": [0, 0, 20, 20], \(attributes) \"layers\": [ \(Self.mixed) ] }"
  }

  @Test func movingByWholePixelsMovesThePictureExactly() throws {
    let still = try stage.draw(group(""))
    #expect(!still.isBlank)
    for (x, y) in [(7, 0), (0, 5), (10, 11), (3, -1)] {
      let moved = try stage.draw(group("\"x\": \(x), \"y\": \(y),"))
      #expect(moved.hasSamePixels(as: still.moved(x: x, y: y)), "by \(x), \(y)")
    }
  }

  @Test func movingByWholePixelsMovesAFadedGroupExactly() throws {
    let still = try stage.draw(group("\"opacity\": 0.5,"))
    let moved = try stage.draw(group("\"x\": 8, \"y\": 9, \"opacity\": 0.5,"))
    #expect(moved.hasSamePixels(as: still.moved(x: 8, y: 9)))
  }

  @Test func halfAPixelMixesNeighbours() throws {
    let square = """
      "frame": [4, 4, 8, 8], "shape": "rectangle",
      "fill": { "gradient": "linear", "stops": [[0, "#f00"], [1, "#f00"]] }
      """
    let bitmap = try stage.draw("{ \(square), \"x\": 0.5 }")
    #expect(bitmap[8, 8] == 0xFFFF_0000)
    for x in [4, 12] { #expect(abs(Int(bitmap[x, 8] >> 24) - 128) <= 2) }
    #expect(bitmap[3, 8] == 0 && bitmap[13, 8] == 0)
  }

  @Test func mirroringALayerMirrorsThePicture() throws {
    // A slanted edge drawn anew may fall into another of Cairo's 15 sub-rows of a pixel.
    let subrow = 255 / 15
    for (layer, tolerance) in [
      ("\"frame\": [4, 6, 24, 20], \"image\": \"drop.svg\"", 1),
      ("\"frame\": [4, 6, 24, 20], \"text\": \"Rb\", \"font\": { \"size\": 16 }", 1),
      ("\"frame\": [4, 6, 24, 20], \"path\": \"M0 0L20 3L9 18Z\", \"fill\": \"#823\"", subrow),
    ] {
      let plain = try stage.draw("{ \(layer) }")
      let mirrored = try stage.draw("{ \(layer), \"scaleX\": -1 }")
      #expect(!plain.isBlank)
      #expect(mirrored.worstDifference(to: plain.mirrored) <= tolerance, "\(layer)")
    }
  }

  @Test func opacityZeroDrawsNothing() throws {
    #expect(try stage.draw(group("\"opacity\": 0,")).isBlank)
    let inner = "{ \"opacity\": 0.5, \"layers\": [ \(group("\"opacity\": 0,")) ] }"
    #expect(try stage.draw(inner).isBlank)
  }

  @Test func fadesAGroupAsOnePicture() throws {
    let red = "{ \"frame\": [4, 4, 16, 16], \"shape\": \"rectangle\", \"fill\": \"#f00\" }"
    let blue = "{ \"frame\": [12, 12, 16, 16], \"shape\": \"rectangle\", \"fill\": \"#00f\" }"
    let group = try stage.draw("{ \"opacity\": 0.5, \"layers\": [ \(red), \(blue) ] }")
    // Where they overlap only the front one is seen, half.
    #expect(Pixels.difference(group[16, 16], 0x8000_0080) <= 1)
    #expect(Pixels.difference(group[6, 6], 0x8080_0000) <= 1)
    let each = try stage.draw(
      [red, blue].map { "{ \"opacity\": 0.5, \"layers\": [ \($0) ] }" }.joined(separator: ",")
    )
    #expect(Pixels.difference(each[16, 16], 0xBF40_0080) <= 2)
  }

  @Test func fadesLayersThatAreApartWithoutAPictureOfTheGroup() throws {
    let apart = """
      { "opacity": 0.5, "layers": [
        { "frame": [2, 2, 8, 8], "shape": "rectangle", "fill": "#f00" },
        { "frame": [20, 20, 8, 8], "shape": "ellipse", "fill": "#00f" } ] }
      """
    let bitmap = try stage.draw(apart)
    #expect(Pixels.difference(bitmap[5, 5], 0x8080_0000) <= 1)
    #expect(Pixels.difference(bitmap[24, 24], 0x8000_0080) <= 1)
  }

  @Test func givesTheSameBytesWhateverWasDrawnBefore() throws {
    let layers = """
      { "frame": [0, 0, 20, 20], "animate": [
          { "x": [0, 9.3], "rotation": [0, 140], "scale": [1.7, 0.3], "opacity": [1, 0.4],
            "duration": 1 }], "layers": [ \(Self.mixed) ] }
      """
    var (player, renderer) = try stage.open(layers)
    let times = [0.0, 0.31, 0.5, 0.77, 1]
    let forward = times.map { renderer.frame(of: &player, at: $0) }
    let backward = times.reversed().map { renderer.frame(of: &player, at: $0) }
    for (a, b) in zip(forward, backward.reversed()) { #expect(a.hasSamePixels(as: b)) }
    for (time, bitmap) in zip(times, forward) {
      #expect(try stage.draw(layers, at: time).hasSamePixels(as: bitmap), "at \(time)")
    }
  }

  @Test func drawsTheSameWithLittleMemory() throws {
    var poor = stage
    poor.limit = 1500
    let layers = group(
      "\"animate\": [{ \"scale\": [1.5, 0.2], \"duration\": 1 }],"
    )
    var (player, renderer) = try poor.open(layers)
    for time in [0.0, 0.5, 0, 1, 0.5] {
      let bitmap = renderer.frame(of: &player, at: time)
      #expect(try stage.draw(layers, at: time).hasSamePixels(as: bitmap))
    }
  }

  @Test func drawsPicturesOfShapesNearlyAsTheShapesThemselves() throws {
    var (player, renderer) = try stage.open("{ \"frame\": [0, 0, 1, 1], \"shape\": \"ellipse\" }")
    _ = renderer.frame(of: &player, at: 0)
    let outline = try PathData.outline(Array("M4 3L20 8Q24 20 12 18A6 6 0 0 1 5 9Z".utf8))
    let shape = ShapeDrawing(
      Node.Shape.filled(
        .linear(
          from: Point(x: 0, y: 0),
          to: Point(x: 1, y: 0),
          stops: [
            GradientStop(0, RGBA(red: 0.1, green: 0.5, blue: 0.3)),
            GradientStop(1, RGBA(red: 0.2, green: 0.1, blue: 0.3)),
          ]
        )
      ),
      path: outline,
      size: Size(width: 24, height: 24),
      paint: nil
    )
    for map in [
      Affine.translation(x: 3, y: 4), .translation(x: 2.5, y: 3.25),
      Affine.translation(x: 4, y: 4).concatenating(.scale(x: 0.9, y: 0.9)),
      Affine.translation(x: 14, y: 2).concatenating(.rotation(0.6)),
    ] {
      let (copied, drawn) = (Surface(width: 32, height: 32), Surface(width: 32, height: 32))
      for (surface, isMoving) in [(copied, false), (drawn, true)] {
        let entry = LayerEntry(.shape(shape), shadow: nil, isMoving: isMoving)
        #expect(entry.isVector == isMoving)
        surface.draw { canvas in
          entry.draw(
            on: canvas,
            map,
            opacity: 1,
            maximum: 1,
            unit: 1,
            with: PixelMixer(),
            cache: nil
          )
        }
      }
      let differences = zip(Pixels.all(copied), Pixels.all(drawn)).map { Pixels.difference($0, $1) }
      #expect(differences.max() ?? 0 <= 60)
      #expect(differences.reduce(0, +) < 3 * differences.count)
    }
  }

  @Test func showsTheSameCardsHoweverTheyCameThere() throws {
    var stage = stage
    stage.width = 60
    func deck(_ start: Int) -> String {
      """
      { "deck": { "visible": 3, "start": \(start), "loop": true, "maxFling": 1,
        "items": [ { "n": "0" }, { "n": "1" }, { "n": "2" }, { "n": "3" }, { "n": "4" }, { "n": "5" } ],
        "card": { "size": [18, 28], "radius": 4, "clip": true,
          "animate": [{ "timeline": "view", "at": [-1, 1], "opacity": [0.5, 1] }],
          "layers": [ { "shape": "rectangle", "fill": "#fed" },
            { "text": "{n}", "align": "center", "font": { "size": 18 } } ] } } }
      """
    }
    var (player, renderer) = try stage.open(deck(0))
    var time = 0.0
    for card in 1...7 {
      player.handle(.init(time: time, .down(id: 1, Point(x: 40, y: 16))))
      for step in 1...6 {
        let x = 40 - 4 * Double(step)
        player.handle(.init(time: time + 0.016 * Double(step), .move(id: 1, Point(x: x, y: 16))))
        _ = renderer.frame(of: &player, at: time + 0.016 * Double(step))
      }
      player.handle(.init(time: time + 0.11, .up(id: 1)))
      time += 10
      let swiped = renderer.frame(of: &player, at: time)
      #expect(player.frame.decks[0].slot == Int64(card))
      #expect(try stage.draw(deck(card % 6)).hasSamePixels(as: swiped), "card \(card)")
    }
  }

  @Test func coversTheWholeBitmap() throws {
    var stage = stage
    stage.background = "\"#123456\""
    stage.width = 10.4
    stage.height = 7.6
    let bitmap = try stage.draw("")
    #expect(bitmap.width == 10 && bitmap.height == 8)
    #expect((0..<8).allSatisfy { y in (0..<10).allSatisfy { bitmap[$0, y] == 0xFF12_3456 } })
    stage.background = "{ \"gradient\": \"linear\", \"stops\": [[0, \"#f00\"], [1, \"#f00\"]] }"
    stage.scale = 2.5
    let gradient = try stage.draw("")
    #expect(gradient.width == 26 && gradient.height == 19)
    #expect((0..<19).allSatisfy { y in (0..<26).allSatisfy { gradient[$0, y] == 0xFFFF_0000 } })
  }
}

extension Node.Shape {
  /// A shape with a fill alone.
  static func filled(_ fill: Fill) -> Node.Shape {
    Node.Shape(
      outline: .path(""),
      fill: fill,
      stroke: nil,
      radius: 0,
      strokeWidth: 0,
      trimStart: 0,
      trimEnd: 1
    )
  }
}
