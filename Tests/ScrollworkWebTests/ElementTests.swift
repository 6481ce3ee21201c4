import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// How a scene stands in the element that it is given.
  @Suite struct ElementTests {
    private static let flat = """
      { "scene": "Flat", "size": [400, 100], "layers": [{ "shape": "rectangle", "fill": "#f00" }] }
      """

    /// A page whose element is written in `markup`; a script may follow.
    private func page(_ markup: String, _ script: String = "") -> String {
      """
      <!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <body style="margin:0">\(markup)
      <script type="module">
      import { load } from "/web/scrollwork.js"
      window.load = load
      const element = window.element = document.querySelector("#hero")
      \(script)
      window.player = await load(element, { scene: "flat.json" })
      </script>
      """
    }

    private let size = "[element.clientWidth, element.clientHeight]"
    private let files = [("flat.json", flat)]

    @Test func whatTheElementHeldBeforeDoesNotCountAsItsHeight() async throws {
      try await Show.serve(page("<div id=hero>One moment, please</div>"), files) { show in
        let told = try await show.page.evaluate("[...\(size), player.scene.height]")
        #expect(told == [320, 80, 80])
      }
    }

    @Test func anotherSceneBringsItsOwnShape() async throws {
      let script = "window.first = await load(element, { scene: '/example/scene.json' })"
      try await Show.serve(page("<div id=hero style='width:300px'></div>", script), files) { show in
        #expect(try await show.page.evaluate(size) == [300, 75])
        try await show.page.evaluate("player.remove(), first.remove(), 0")
        #expect(try await show.page.evaluate(size) == [300, 0])
        #expect(try await show.page.evaluate("element.style.cssText") == "width: 300px;")
      }
    }

    @Test func anElementThatIsHiddenAtFirstFillsItsPlaceLater() async throws {
      for (style, expected) in [
        ("position:absolute;inset:0", [320, 568]), ("width:200px", [200, 50]), ("", [320, 80]),
      ] as [(String, JSON)] {
        let markup = "<div id=hero style='display:none;\(style)'></div>"
        try await Show.serve(page(markup), files) { show in
          try await show.page.evaluate("element.style.display = 'block', 0")
          let scene = "[player.scene.width, player.scene.height]"
          try await show.page.wait(until: "\(scene) + '' == \(size)")
          #expect(try await show.page.evaluate(size) == expected, "\(style)")
        }
      }
    }

    @Test func aSceneThatIsNoFilePlaysWithPicturesOfThePage() async throws {
      let scene = """
        { "scene": "A", "size": [90, 90], "layers": [{ "image": "boat.svg", "frame": [0, 0, 9, 9] }] }
        """
      for address in ["data:application/json,", "blob"] {
        let script = """
          const text = `\(scene)`
          const scene = "\(address)" == "blob" ? URL.createObjectURL(new Blob([text]))
            : "\(address)" + encodeURIComponent(text)
          window.told = await load(element, { scene }).then(
            ({ stage }) => new URL(stage.querySelector("img").src).pathname, error => `${error}`)
          """
        let files = self.files + [("boat.svg", PictureTests.boat)]
        try await Show.serve(page("<div id=hero></div>", script), files) { show in
          let told = try await show.page.evaluate("told")
          #expect(told == "/boat.svg")
        }
      }
    }

    @Test func aMissingElementIsSaid() async throws {
      let script =
        "window.told = await load(null, { scene: 'flat.json' }).catch(error => `${error}`)"
      try await Show.serve(page("<div id=hero></div>", script), files) { show in
        let told = try await show.page.evaluate("told")
        #expect(told == "Error: there is no element")
      }
    }

    /// What brings a layer into view may not shift the scene.
    @Test func nothingInTheSceneScrollsByItself() async throws {
      let scene = """
        { "scene": "Far", "size": [300, 300], "layers": [
          { "id": "far", "text": "Far away", "frame": [250, 260, 400, 300] },
          { "clip": true, "frame": [0, 0, 100, 100], "layers": [
            { "id": "inside", "text": "Cut off", "frame": [60, 60, 200, 200] }] }] }
        """
      try await Show.document(scene) { show in
        let scrolled = try await show.page.evaluate(
          """
          for (const e of player.stage.querySelectorAll("[data-id]")) e.scrollIntoView({ inline: "end", block: "end" })
          ;[player.element, player.stage, ...player.stage.querySelectorAll("*")]
            .map(e => e.scrollLeft + e.scrollTop).filter(Boolean).length
          """
        )
        #expect(scrolled == 0)
      }
    }

    @Test func aSceneOfVeryManyPagesHasNoDots() async throws {
      let scene = """
        { "scene": "Endless", "size": [300, 400], "scroll": { "pages": 1000000 }, "layers": [] }
        """
      try await Show.document(scene) { show in
        #expect(try await show.page.evaluate("player.dots.children.length") == 0)
        try await show.page.evaluate("player.scrollTo(777777, { animated: false })")
        try await show.page.wait(until: "player.page == 777777")
        let status = "player.element.shadowRoot.querySelector('[role=status]').textContent"
        #expect(try await show.page.evaluate(status) == "Page 777778 of 1000000")
      }
    }

    @Test func theDotsOfManyPagesStayWithinTheScene() async throws {
      let scene = """
        { "scene": "Long", "size": [300, 400], "scroll": { "pages": 60 }, "layers": [] }
        """
      try await Show.document(scene) { show in
        let boxes = "[player.dots, ...player.dots.children].map(e => e.getBoundingClientRect())"
        let inside =
          "({ left, right, top, bottom }) => left >= 0 && right <= 300 && top > 200 && bottom <= 400"
        let isInside = try await show.page.evaluate("\(boxes).every(\(inside))")
        #expect(isInside == true)
      }
    }
  }
}
