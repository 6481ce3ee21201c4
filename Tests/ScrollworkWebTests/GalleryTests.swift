import ScrollworkScene
import ScrollworkWeb
import Testing

extension InBrowser.Playing {
  /// Several live scenes on one page.
  @Suite struct GalleryTests {
    private let wave = """
      { "scene": "Wave", "size": [320, 568],
        "parameters": { "far": { "value": 80, "min": 0, "max": 200, "label": "How far" }, "free": 1 },
        "layers": [{ "id": "box", "shape": "rectangle", "fill": "#f00", "frame": [0, 0, 40, 40],
          "animate": [{ "x": [0, "$far"], "duration": 0.1 }] }] }
      """
    private let pages = """
      { "scene": "Pages", "size": [390, 844], "scroll": { "pages": 3 },
        "layers": [{ "text": "Hello", "frame": [20, 20, 200, 40] }] }
      """

    private func gallery(on screen: Screen, _ body: (Page) async throws -> Void) async throws {
      guard let player = Show.player else { return }
      let entries = try [wave, pages].map { document in
        let bytes = Array(document.utf8)
        let scene = WebScene(try Scene(json: bytes), document: bytes, pictures: [])
        return WebGallery.Entry(scene, caption: "A sentence.")
      }
      let scratch = try Scratch()
      let file = try scratch.write(WebGallery(entries, player: player).file, to: "index.html")
      try await Browser.withPage(screen) { page in
        try await page.open(file)
        try await page.wait(until: "window.isReady")
        try await body(page)
      }
    }

    /// A script's way to the element of the first layer of the first scene.
    private let box = """
      document.querySelector('.stage').shadowRoot.querySelector('[data-id=box]')
      """

    @Test func aKnobTurnsWhatPlays() async throws {
      try await gallery(on: .desktop) { page in
        #expect(
          try await page.evaluate("[...document.querySelectorAll('label')].map(l => l.innerText)")
            == ["How far\n80"]
        )
        try await page.wait(until: "new DOMMatrix(\(box).style.transform).e == 80")
        try await page.evaluate(
          """
          (knob => {
            knob.value = 120
            for (const name of ['input', 'change']) knob.dispatchEvent(new Event(name))
          })(document.querySelector('input'))
          """
        )
        try await page.wait(until: "new DOMMatrix(\(box).style.transform).e == 120")
        #expect(try await page.evaluate("document.querySelector('output').value") == "120")
      }
    }

    /// Only scenes of very many layers are drawn on a canvas, which the page brings along.
    @Test func veryManyLayersAreDrawnOnACanvas() async throws {
      guard let player = Show.player else { return }
      let entries = try [20, 1600].map { count in
        let bytes = Array(PictureTests.dots(count).utf8)
        return WebGallery.Entry(
          WebScene(try Scene(json: bytes), document: bytes, pictures: [])
        )
      }
      let scratch = try Scratch()
      let file = try scratch.write(WebGallery(entries, player: player).file, to: "index.html")
      try await Browser.withPage(.desktop) { page in
        try await page.open(file)
        try await page.wait(until: "window.isReady")
        let canvases =
          "[...document.querySelectorAll('.stage')]"
          + ".map(stage => stage.shadowRoot.querySelectorAll('canvas').length)"
        #expect(try await page.evaluate(canvases) == [0, 1])
      }
    }

    @Test(arguments: [Screen.desktop, .phone, Screen(width: 820, height: 1180)])
    func everythingHasRoomOnEveryScreen(screen: Screen) async throws {
      try await gallery(on: screen) { page in
        for scheme in ["light", "dark"] {
          try await page.prefer(["prefers-color-scheme": scheme])
          #expect(
            try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true
          )
          let size =
            "(r => [r.width, r.height])(document.querySelectorAll('.stage')[1]"
            + ".getBoundingClientRect())"
          let shown = try await page.evaluate(size)
          #expect(shown[0] == 300)
          #expect(abs((shown[1]?.number ?? 0) - 300 / 390 * 844) < 0.01)
        }
      }
    }

    @Test func itScrollsUnderAFingerOnASceneThatDoesNot() async throws {
      try await gallery(on: .phone) { page in
        try await page.swipe(from: (195, 600), to: (195, 200), seconds: 0.2)
        try await page.wait(until: "scrollY > 100")
      }
    }

    @Test func theDocumentCanBeRead() async throws {
      try await gallery(on: .desktop) { page in
        let text = try await page.evaluate(
          "fetch(document.querySelector('a').href).then(answer => answer.json())"
        )
        #expect(text == (try JSON(Array(wave.utf8))))
      }
    }
  }
}
