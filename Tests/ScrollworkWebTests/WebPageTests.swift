import Foundation
import ScrollworkScene
import ScrollworkWeb
import Testing

extension InBrowser {
  /// The page around the player, with a stand-in that only notes what it is given.
  @Suite struct WebPageTests {
    private let standIn = WebPlayer(
      module: [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0],
      script: Array("scrollwork=async(root,given)=>{window.root=root;return given}".utf8)
    )
    private let document = """
      { "scene": "Öl & Feuer <1>", "size": [300, 200],
        "parameters": { "a": 1, "b": { "value": 2, "min": 0 } },
        "layers": [
          { "image": "a #1.svg", "label": "A dot" }, { "text": "Hi </script> {x} \\\\" },
          { "image": "p.png" }
        ] }
      """

    private func page(values: [Double] = []) throws -> WebPage {
      let bytes = Array(document.utf8)
      let scene = try Scene(json: bytes)
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">
          <!-- 100% "ä" \\ -->
          <rect width='8' height='4' fill="#f00"/>
        </svg>
        """
      let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
      #expect(scene.pictureFiles == ["a #1.svg", "p.png"])
      return WebPage(
        scene,
        document: bytes,
        values: values,
        pictures: [
          WebPicture("a #1.svg", Array(svg.utf8)),
          WebPicture("p.png", [UInt8](Data(base64Encoded: png) ?? Data())),
        ],
        player: standIn
      )
    }

    @Test func handsEverythingToThePlayerFromAFile() async throws {
      let scratch = try Scratch()
      let file = try scratch.write(page(values: [1, 2.5]).file, to: "page.html")
      try await Browser.withPage { page in
        try await page.open(file)
        try await page.wait(until: "window.player")
        #expect(try await page.evaluate("document.title") == "Öl & Feuer <1>")
        #expect(try await page.evaluate("root.id") == "stage")
        #expect(try await page.evaluate("WebAssembly.validate(player.module)") == true)
        #expect(try await page.evaluate("player.parameters") == ["b": 2.5])
        let scene = try await page.evaluate("JSON.parse(player.scene)")
        #expect(scene == (try JSON(Array(document.utf8))))
        let sizes = try await page.evaluate(
          """
          Promise.all(['a #1.svg', 'p.png'].map(async n => {
            const i = new Image(); i.src = player.images[n]; await i.decode()
            return [i.naturalWidth, i.naturalHeight] }))
          """
        )
        #expect(sizes == [[8, 4], [1, 1]])
      }
    }

    @Test func showsTheSceneInItsSizeAndFillsAPhone() async throws {
      let scratch = try Scratch()
      let file = try scratch.write(page().file, to: "page.html")
      let place = """
        (r => [r.x, r.y, r.width, r.height])(document.getElementById('stage')
          .getBoundingClientRect())
        """
      try await Browser.withPage(.desktop) { page in
        try await page.open(file)
        #expect(try await page.evaluate(place) == [490, 300, 300, 200])
        let ground = "getComputedStyle(document.body).backgroundColor"
        let light = try await page.evaluate(ground)
        try await page.prefer(["prefers-color-scheme": "dark"])
        #expect(try await page.evaluate(ground) != light)
        try await page.show(on: .phone)
        #expect(try await page.evaluate(place) == [0, 0, 390, 844])
      }
    }

    @Test func tellsItsWordsWithoutScripts() async throws {
      let scratch = try Scratch()
      let file = try scratch.write(page().file, to: "page.html")
      try await Browser.withPage { page in
        try await page.send("Emulation.setScriptExecutionDisabled", ["value": true])
        try await page.open(file)
        let told = try await page.accessibilityTree().filter { $0.role == "StaticText" }
        #expect(told.map(\.name) == ["Öl & Feuer <1>", "A dot", "Hi </script> {x} \\"])
        try await page.send("Emulation.setScriptExecutionDisabled", ["value": false])
      }
    }
  }
}
