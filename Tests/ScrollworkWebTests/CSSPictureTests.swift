import Foundation
import Scrollwork
import ScrollworkRender
import ScrollworkScene
import Testing

extension InBrowser {
  /// The pixels of pages without a script, beside the renderer's, at the same moments.
  @Suite struct CSSPictureTests {
    struct Performance: Sendable, CustomTestStringConvertible {
      let example: String
      /// How far the content or the deck is scrolled, in pixels, and the clock, in seconds.
      let moments: [(offset: Double, time: Double)]
      /// What may differ at most.
      let whole: Screenshot.Difference
      /// What may differ at most beside texts.
      let drawn: Screenshot.Difference
      var testDescription: String { example }
    }

    static let performances = [
      Performance(
        example: "onboarding",
        moments: [
          (0, 0.3), (0, 3), (117, 3), (195, 3), (390, 3), (585, 3), (780, 3), (1001, 3), (1170, 6),
        ],
        whole: .init(mean: 1.6, worstTile: 13, far: 0.01),
        drawn: .init(mean: 1.1, worstTile: 9.5, far: 0.003)
      ),
      Performance(
        example: "wave",
        moments: [0.5, 1.07, 1.28, 1.4, 1.6, 2.2, 4].map { (0, $0) },
        whole: .init(mean: 3.6, worstTile: 9, far: 0.04),
        drawn: .init(mean: 0.7, worstTile: 3.5, far: 0.001)
      ),
      Performance(
        example: "task-switcher",
        moments: [0, 39, 78, 160, 312, 1001, -156].map { ($0, 1) },
        whole: .init(mean: 3, worstTile: 18.5, far: 0.032),
        drawn: .init(mean: 2.2, worstTile: 18.5, far: 0.021)
      ),
    ]

    /// Letters and the edges of art are drawn by other code, so that single pixels may differ; but
    /// few do beside texts, and the colour of an area does not.
    @Test(arguments: performances)
    func theBrowserDrawsWhatTheRendererDraws(performance: Performance) async throws {
      try await CSSShow.example(performance.example) { show in
        let renderer = try Renderer(show.program, folder: show.folder)
        for (offset, time) in performance.moments {
          let frame = show.frame(at: offset, time)
          let (shot, native) = try await show.pictures(at: offset, time, beside: frame, renderer)
          let whole = shot.difference(from: native)
          #expect(whole.isWithin(performance.whole), "\(whole) at \(offset) px, \(time) s")
          let drawn = shot.difference(from: native, outside: Self.texts(of: frame, show.program))
          #expect(drawn.isWithin(performance.drawn), "\(drawn) at \(offset) px, \(time) s")
        }
      }
    }

    /// A colour that goes to transparency does not darken on its way, in a box or along a path.
    @Test func gradientsMixAsTheRendererMixesThem() async throws {
      let document = Array(InBrowser.Playing.PictureTests.mixed.utf8)
      try await CSSShow.open(document, URL(fileURLWithPath: "/")) { show in
        let renderer = try Renderer(show.program, folder: show.folder)
        let frame = show.frame(at: 0, 0)
        let (shot, native) = try await show.pictures(at: 0, 0, beside: frame, renderer)
        let difference = shot.difference(from: native)
        #expect(difference.mean < 1 && difference.worstTile < 3, "\(difference)")
      }
    }

    /// Shapes without a width or a height are lines, and a path needs no frame.
    @Test func shapesWithoutAWidthOrAHeightAreLines() async throws {
      let document = Array(InBrowser.Playing.PictureTests.lines.utf8)
      try await CSSShow.open(document, URL(fileURLWithPath: "/")) { show in
        let renderer = try Renderer(show.program, folder: show.folder)
        let frame = show.frame(at: 0, 0)
        let (shot, native) = try await show.pictures(at: 0, 0, beside: frame, renderer)
        let difference = shot.difference(from: native)
        #expect(difference.mean < 1 && difference.worstTile < 8, "\(difference)")
      }
    }

    /// Whatever a drawing says of its own proportions, it fills a frame that it is to fill: once, or
    /// where several layers share it, also one that keeps its proportions.
    @Test(arguments: [
      ["fill"], ["fill", "fill"], ["fill", "contain", "fill", "cover", "contain"],
    ])
    func drawingsFitTheirFramesAsTheRendererFitsThem(fits: [String]) async throws {
      let layers = fits.enumerated().map { index, fit in
        """
        { "image": "boat", "fit": "\(fit)", "frame": [20, \(20 + 60 * index), 200, 50]
          \(index == 2 ? ", \"tap\": { \"scrollTo\": 1 }" : "") }
        """
      }
      let document = """
        { "scene": "Boats", "size": [240, 320], "background": "#f0f0f0", "scroll": { "pages": 2 },
          "layers": [\(layers.joined(separator: ","))] }
        """
      let scratch = try Scratch()
      try scratch.write(Array(InBrowser.Playing.PictureTests.boat.utf8), to: "boat")
      try await CSSShow.open(Array(document.utf8), scratch.url) { show in
        let renderer = try Renderer(show.program, folder: show.folder)
        let frame = show.frame(at: 0, 0)
        let (shot, native) = try await show.pictures(at: 0, 0, beside: frame, renderer)
        let difference = shot.difference(from: native)
        #expect(difference.mean < 1 && difference.worstTile < 8, "\(difference)")
      }
    }

    /// Two hundredths of a second, and three points of scrolling, are found out.
    @Test func tellsMomentsApart() async throws {
      for (performance, offset, time) in [
        (Self.performances[1], 0.0, 1.42), (Self.performances[0], 120, 3),
        (Self.performances[2], 42, 1),
      ] {
        let (shown, clock) = performance.example == "wave" ? (0.0, 1.4) : (offset - 3, time)
        try await CSSShow.example(performance.example) { show in
          let frame = show.frame(at: offset, time)
          let renderer = try Renderer(show.program, folder: show.folder)
          let (shot, native) = try await show.pictures(at: shown, clock, beside: frame, renderer)
          let drawn = shot.difference(from: native, outside: Self.texts(of: frame, show.program))
          #expect(!drawn.isWithin(performance.drawn), "\(drawn) of \(performance.example)")
        }
      }
    }

    /// The boxes of the texts of a frame.
    private static func texts(of frame: Frame, _ program: Program) -> [Rect] {
      frame.order.map(Int.init).compactMap { slot in
        let node = program.node(ofSlot: slot)
        guard case .text = node.content else { return nil }
        return frame.world[slot].bounds(of: Rect(origin: .zero, size: node.size))
      }
    }
  }
}

extension CSSShow {
  /// The browser's picture of a moment, and the renderer's of a frame.
  func pictures(
    at offset: Double,
    _ time: Double,
    beside frame: Frame,
    _ renderer: Renderer
  ) async throws -> (Screenshot, Bitmap) {
    try await seek(to: offset, time)
    let png = try await page.stillScreenshot()
    let native = renderer.makeBitmap()
    renderer.render(frame, into: native)
    return (try Screenshot(png, like: native), native)
  }
}

extension Screenshot.Difference {
  /// Whether no number is above a bound's.
  func isWithin(_ bound: Self) -> Bool {
    mean < bound.mean && worstTile < bound.worstTile && far < bound.far
  }
}
