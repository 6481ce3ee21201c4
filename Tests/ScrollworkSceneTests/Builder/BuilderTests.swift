import Scrollwork
import ScrollworkScene
import Testing

/// Reads the layers of a document.
private func layers(_ json: String) throws -> [Layer] {
  let text = """
    { "scene": "s", "size": [100, 100], "scroll": { "pages": 3 },
      "parameters": { "gap": 4 }, "layers": [\(json)] }
    """
  return try Scene(json: Array(text.utf8)).layers
}

struct BuilderTests {
  static let spellings: [(String, Layer)] = [
    (##"{ "id": "a", "layers": [{}] }"##, Layer.group { Layer.group {} }.id("a")),
    (
      ##"{ "clip": true, "radius": 4, "stagger": { "total": 1, "from": "center", "easing": "ease" } }"##,
      Layer.group(clips: true, radius: 4, stagger: .total(1, from: .center, easing: .ease)) {}
    ),
    (
      ##"{ "image": "a.svg", "fit": "cover", "label": "A" }"##,
      Layer.image("a.svg", fit: .cover).label("A")
    ),
    (
      ##"{ "text": "Hi", "font": { "size": 20, "italic": true }, "color": "#fff", "align": "end" }"##,
      Layer.text("Hi", font: .size(20, isItalic: true), color: "#ffffff", alignment: .end)
    ),
    (
      ##"{ "shape": "rectangle", "radius": "5% + $gap", "fill": "#12345678" }"##,
      Layer.rectangle(radius: 5.percent + .parameter("gap"), fill: "#12345678")
    ),
    (
      ##"{ "path": "M0 0", "stroke": { "color": "#000", "width": 2, "cap": "round", "trimEnd": 0.5 } }"##,
      Layer.path("M0 0", stroke: Stroke("#000", width: 2, cap: .round, trimEnd: 0.5))
    ),
    (
      ##"{ "frame": [0, "10vh", "50%", 8], "anchor": [0, 1], "shape": "ellipse" }"##,
      Layer.ellipse().frame(0, 10.vh, 50.percent, 8).anchor(0, 1)
    ),
    (
      ##"{ "opacity": 0.5, "rotation": "0.25turn", "scaleY": 3, "y": 2, "x": 1 }"##,
      Layer.group {}.rotation(0.25.turn).offset(x: 1, y: 2).scale(y: 3).opacity(1).opacity(0.5)
    ),
    (
      ##"{ "page": 2, "in": "screen", "pages": [1, 3], "tap": { "scrollTo": "next", "send": "go" } }"##,
      Layer.group {}.page(2).pinned().pages(1...3).tap(scrollTo: .next, send: "go")
    ),
    (
      ##"{ "text": "", "shadow": { "offset": [0, 8], "blur": 24, "color": "#0000002e" } }"##,
      Layer.text("").shadow("#0000002e", y: 8, blur: 24)
    ),
    (
      ##"{ "deck": { "count": 9, "visible": 5, "loop": true, "items": [{ "name": "Map" }], "card": { "size": ["72vw", 500], "transform": "scale translate", "layers": [{ "text": "{name}" }] } } }"##,
      Layer.deck(
        width: 72.vw,
        height: 500,
        visible: 5,
        count: 9,
        loops: true,
        items: [["name": "Map"]]
      ) {
        Layer.group { Layer.text("{name}") }.transform(.scaleTranslateRotate)
      }
    ),
  ]

  @Test(arguments: spellings) func buildsWhatTheDocumentSays(_ json: String, _ layer: Layer) throws
  {
    #expect(try layers(json) == [layer])
  }

  static let animations: [(String, Layer.Animation)] = [
    (
      ##"{ "x": [0, 1], "opacity": [1, 0], "duration": "300ms", "delay": 1, "iterations": "infinite", "direction": "alternate", "fillMode": "none", "start": "layer" }"##,
      .over(
        300.ms,
        .opacity(1, 0),
        .x(0, 1),
        delay: 1,
        iterations: .infinite,
        direction: .alternate,
        fill: .none,
        from: .layer
      )
    ),
    (
      ##"{ "x": [0, 1, 2], "at": [0, 0.2, 1], "duration": 1, "easing": ["ease-in", "linear"] }"##,
      .over(1, .x(0, 1, 2), at: [0, 0.2, 1], easing: .easeIn, .linear)
    ),
    (
      ##"{ "timeline": "scroll", "at": [0, 1], "x": [0, 100], "in": "screen", "extrapolate": ["linear", "hold"] }"##,
      .scroll(at: [0, 1], .x(0, 100)).inScreen().extrapolated(after: .hold)
    ),
    (
      ##"{ "timeline": "scroll", "at": [0, 1], "y": [0, 100], "composite": "replace" }"##,
      .scroll(at: [0, 1], .y(0, 100)).replacing()
    ),
    (
      ##"{ "y": [9, 0], "spring": { "response": 0.5, "dampingRatio": 0.8, "velocity": 2, "clamp": true } }"##,
      .spring(.response(0.5, dampingRatio: 0.8).velocity(2).clamped(), .y(9, 0))
    ),
    (
      ##"{ "y": [9, 0], "spring": { "duration": 0.5, "bounce": 0.15, "velocity": 2 } }"##,
      .spring(.snappy.velocity(2), .y(9, 0))
    ),
    (
      ##"{ "y": [9, 0], "spring": "bouncy", "start": { "page": 2 } }"##,
      .spring(.bouncy, .y(9, 0), from: .page(2))
    ),
    (
      ##"{ "y": [9, 0], "spring": { "bounciness": 4, "speed": 12 } }"##,
      .spring(.pop(bounciness: 4, speed: 12), .y(9, 0))
    ),
    (
      ##"{ "y": [9, 0], "spring": { "stiffness": 100, "damping": 9 } }"##,
      .spring(.physical(stiffness: 100, damping: 9), .y(9, 0))
    ),
  ]

  @Test(arguments: animations)
  func animatesAsTheDocumentSays(_ json: String, _ animation: Layer.Animation) throws {
    let layer = Layer.group {}.animate(animation)
    #expect(try layers(#"{ "animate": [\#(json)] }"#) == [layer])
  }

  @Test func collectsLayersOfLoopsAndConditions() {
    let isNight = true
    let scene = Scene("s", size: Size(width: 1, height: 1)) {
      for index in 0..<2 { Layer.group {}.page(Double(index)) }
      if isNight { Layer.text("night") }
      if isNight { Layer.text("moon") } else { Layer.text("sun") }
      [Layer.text("a"), Layer.text("b")]
    }
    #expect(
      scene.layers == [
        .group {}, .group {}.page(1), .text("night"), .text("moon"), .text("a"), .text("b"),
      ]
    )
  }

  @Test func roundsColoursToWhatDocumentsCanSay() throws {
    let odd = RGBA(red: 0.3, green: 0.501, blue: 2, alpha: 0.999)
    let scene = Scene("s", size: Size(width: 1, height: 1), background: .color(odd)) {
      Layer.rectangle(fill: .linearGradient([(0, odd), (1, odd)]), stroke: Stroke(odd))
        .shadow(odd)
        .animate(.scroll(at: [0, 1], .fill(odd, .black)))
      Layer.text("t", color: odd)
    }
    #expect(try Scene(json: scene.json()) == scene)
  }

  @Test func reportsWhatADocumentCannotSay() async {
    await #expect(processExitsWith: .failure) { _ = Layer.group {}.shadow("#000") }
    await #expect(processExitsWith: .failure) {
      _ = Layer.Animation.scroll(at: [0], .x(1), .x(2))
    }
    await #expect(processExitsWith: .failure) { _ = ("#12345" as RGBA) }
    await #expect(processExitsWith: .failure) {
      _ = Layer.deck(width: 1, height: 1) { Layer.text("card") }
    }
  }
}
