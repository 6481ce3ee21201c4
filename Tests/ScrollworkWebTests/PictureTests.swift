import Foundation
import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// The browser's picture and the renderer's, at the same moment.
  @Suite struct PictureTests {
    struct Moment: Sendable, CustomTestStringConvertible {
      let example: String
      let time: Double
      let page: Double
      var testDescription: String { "\(example) at \(time) s, page \(page)" }
    }

    static let moments = [
      Moment(example: "onboarding", time: 0.3, page: 0),
      Moment(example: "onboarding", time: 3, page: 0.5),
      Moment(example: "onboarding", time: 3, page: 1),
      Moment(example: "onboarding", time: 3, page: 2),
      Moment(example: "onboarding", time: 6, page: 3),
      Moment(example: "wave", time: 1.4, page: 0),
      Moment(example: "wave", time: 4, page: 0),
      Moment(example: "task-switcher", time: 1, page: 0),
      Moment(example: "task-switcher", time: 1, page: 3.4),
    ]

    /// Letters and edges are drawn by other code, and the browser sets lines on whole pixels, so that
    /// single pixels may differ at will; but the colour of an area does not.
    @Test(arguments: moments)
    func theBrowserDrawsWhatTheRendererDraws(moment: Moment) async throws {
      try await Show.example(moment.example) { show in
        try await show.page.evaluate("player.seek(\(moment.time), \(moment.page)); 0")
        let (difference, frame) = try await show.difference(at: moment.time, page: moment.page)
        #expect(Show.difference(try await show.frame(), frame).words == nil)
        #expect(difference.mean < 4, "of 255, over all pixels")
        #expect(difference.worstTile < 16, "of 255, the colour of the worst 16 x 16 pixels")
      }
    }

    /// A box and a path whose colours go to transparency and back.
    static let mixed: String = {
      let stops = "[[0, \"#ffffff\"], [0.5, \"transparent\"], [1, \"#ff8a0080\"]]"
      let layers = ["\"shape\": \"rectangle\"", "\"path\": \"M0 0H80V200H0Z\""].enumerated()
        .map { index, shape in
          """
          { \(shape), "frame": [\(index * 100 + 10), 20, 80, 200],
            "fill": { "gradient": "linear", "stops": \(stops) } }
          """
        }
      return """
        { "scene": "Mixed", "size": [200, 240], "background": "#102040",
          "layers": [\(layers.joined(separator: ","))] }
        """
    }()

    /// Shapes that are no boxes, each on its own ground: ends, corners, parts of outlines, gradients.
    static let drawings: String = {
      let blue = "\"color\": \"#2040ff\", \"width\": 12"
      let shapes = [
        "\"path\": \"M15 15H85V85H50\", \"stroke\": { \(blue), \"cap\": \"round\", \"join\": \"round\" }",
        "\"path\": \"M15 85L50 15L85 85\", \"stroke\": { \(blue), \"cap\": \"square\", \"join\": \"bevel\" }",
        "\"shape\": \"ellipse\", \"stroke\": { \(blue), \"trimStart\": 0.1, \"trimEnd\": 0.4 }",
        "\"shape\": \"rectangle\", \"radius\": 30, \"fill\": \"#ffd020\", \"stroke\": { \(blue) }",
        "\"path\": \"M50 0L100 100H0Z\", \"fill\": { \"gradient\": \"linear\", \"from\": [0, 0], "
          + "\"to\": [1, 0.5], \"stops\": [[0, \"#ff2000\"], [1, \"#0020ff\"]] }",
        "\"path\": \"M0 0H100V60H0Z\", \"fill\": { \"gradient\": \"radial\", "
          + "\"stops\": [[0, \"#ffffff\"], [1, \"#008000\"]] }",
      ]
      let layers = shapes.enumerated().map { index, shape in
        "{ \(shape), \"frame\": [\(index % 3 * 120 + 10), \(index / 3 * 120 + 10), 100, 100] }"
      }
      return """
        { "scene": "Drawings", "size": [360, 240], "background": "#f0f0f0",
          "layers": [\(layers.joined(separator: ","))] }
        """
    }()

    /// Rectangles and ellipses without a width or a height, which are lines, and a path without a frame.
    static let lines: String = {
      let stroke = "\"stroke\": { \"color\": \"#2040ff\", \"width\": 12"
      let layers = [
        "\"shape\": \"rectangle\", \"frame\": [30, 20, 0, 80], \(stroke) }",
        "\"shape\": \"rectangle\", \"frame\": [60, 30, 80, 0], \"radius\": 9, \(stroke) }",
        "\"shape\": \"ellipse\", \"frame\": [170, 20, 0, 80], \(stroke), \"join\": \"round\" }",
        "\"shape\": \"ellipse\", \"frame\": [60, 60, 80, 0], \"fill\": \"#f00\", \(stroke) }",
        "\"shape\": \"rectangle\", \"frame\": [60, 90, 80, 0], \(stroke), \"trimEnd\": 0.25 }",
        "\"path\": \"M0 0H140\", \"frame\": [30, 118, 0, 0], \(stroke) }",
      ].map { "{ \($0) }" }
      return """
        { "scene": "Lines", "size": [200, 140], "background": "#f0f0f0",
          "layers": [\(layers.joined(separator: ","))] }
        """
    }()

    /// A scene of a bar and so many dots, which lie in its way.
    static func dots(_ count: Int) -> String {
      let dots = (0..<count).map {
        "{ \"shape\": \"rectangle\", \"fill\": \"#2040ff\", \"frame\": [\($0 % 50 * 4), \($0 / 50 * 4), 3, 3] }"
      }
      return """
        { "scene": "Dots", "size": [200, 140], "background": "#f0f0f0", "layers": [
            \(dots.joined(separator: ",")),
            { "path": "M10 40H190V90H10Z", "fill": "#ffd020", "stroke": { "color": "#008000" } },
            { "text": "Dots", "label": "{x}", "frame": [0, 0, 90, 20] } ] }
        """
    }

    /// A page in one file brings along what draws very many layers, and asks nobody for it.
    @Test(arguments: [20, 1600]) func veryManyLayersAreDrawnOnACanvas(count: Int) async throws {
      try await Show.document(Self.dots(count)) { show in
        let isCanvas = try await show.page.evaluate("!!player.painter.canvas")
        #expect(isCanvas == .bool(count > 1500))
        let asked = try await show.page.evaluate(
          "performance.getEntriesByType('resource').map(entry => entry.name)"
            + ".filter(name => !name.startsWith('data:'))"
        )
        #expect(asked == [])
        try await show.page.evaluate("document.fonts.ready.then(() => player.seek(0))")
        let (difference, _) = try await show.difference(at: 0, page: 0)
        #expect(difference.mean < 2 && difference.worstTile < 12, "\(difference)")
      }
    }

    @Test func shapesWithoutAWidthOrAHeightAreLines() async throws {
      try await Show.document(Self.lines) { show in
        let (difference, _) = try await show.difference(at: 0, page: 0)
        #expect(difference.mean < 1 && difference.worstTile < 8, "\(difference)")
      }
    }

    @Test func shapesThatAreNoBoxesAreDrawnAsTheRendererDrawsThem() async throws {
      try await Show.document(Self.drawings) { show in
        #expect(try await show.page.evaluate("player.stage.querySelectorAll('svg').length") == 6)
        let (difference, _) = try await show.difference(at: 0, page: 0)
        #expect(difference.mean < 1 && difference.worstTile < 8, "\(difference)")
      }
    }

    /// A colour that goes to transparency does not darken on its way, in a box or along a path.
    @Test func gradientsMixAsTheRendererMixesThem() async throws {
      try await Show.document(Self.mixed) { show in
        let (difference, _) = try await show.difference(at: 0, page: 0)
        #expect(difference.mean < 1 && difference.worstTile < 3, "\(difference)")
      }
    }

    /// A drawing with proportions of its own.
    static let boat = """
      <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
      <rect width="96" height="96" fill="#39c"/><circle cx="48" cy="48" r="40" fill="#fc3"/></svg>
      """

    /// Whatever a drawing says of its own proportions, and whatever its name, it fills a frame that it is to fill.
    @Test(arguments: ["fill", "contain", "cover"])
    func drawingsFitTheirFramesAsTheRendererFitsThem(fit: String) async throws {
      let document = """
        { "scene": "Boat", "size": [240, 120], "background": "#f0f0f0",
          "layers": [
            { "image": "boat.svg", "fit": "\(fit)", "frame": [20, 10, 200, 50] },
            { "image": "boat", "fit": "\(fit)", "frame": [20, 65, 200, 50] } ] }
        """
      let scratch = try Scratch()
      for name in ["boat.svg", "boat"] { try scratch.write(Array(Self.boat.utf8), to: name) }
      try await Show.document(document, in: scratch.url.path) { show in
        let (difference, _) = try await show.difference(at: 0, page: 0)
        #expect(difference.mean < 1 && difference.worstTile < 8, "\(difference)")
      }
    }
  }
}
