import Foundation
import ScrollworkScene
import ScrollworkWeb
import Testing

extension InBrowser {
  /// The page around the player, with a stand-in that only notes what it is given.
  @Suite struct WebPageTests {
    private let standIn = WebPlayer(
      module: [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0],
      script: Array(
        """
        const a=async(root,given)=>({root,...given,set:(...turn)=>window.turn=turn})
        export{a as load};
        """.utf8
      )
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
      let pictures = [
        WebPicture("a #1.svg", Array(svg.utf8)),
        WebPicture("p.png", [UInt8](Data(base64Encoded: png) ?? Data())),
      ]
      return WebPage(
        WebScene(scene, document: bytes, values: values, pictures: pictures),
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
        #expect(try await page.evaluate("player.root.id") == "stage")
        #expect(
          try await page.evaluate(
            "player.wasm.arrayBuffer().then(b=>WebAssembly.validate(b))"
          ) == true
        )
        #expect(try await page.evaluate("turn") == ["b", 2.5])
        let score = try await page.evaluate("JSON.parse(player.scene)")
        #expect(score == (try JSON(Score(try Scene(json: Array(document.utf8))).document)))
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

    /// The modules of a page: of its one file, and beside it.
    @Test(arguments: [
      (#""layers": []"#, "player.clock.wasm", 3),
      (#""scroll": { "axis": "horizontal", "pages": 2 }, "layers": []"#, "player.pages.wasm", 2),
      (
        #""layers": [{ "layers": [{ "deck": { "items": [{}], "card": { "size": [9, 9], "layers": [] } } }] }]"#,
        "player.wasm", 1
      ),
    ])
    func takesTheSmallestPlayerThatPlaysTheScene(
      members: String,
      name: String,
      module: UInt8
    ) async throws {
      let document = Array(#"{ "scene": "A", "size": [30, 20], \#(members) }"#.utf8)
      let scene = WebScene(try Scene(json: document), document: document, pictures: [])
      let script = Array("const a=async(_,{wasm})=>({wasm})\nexport{a as load}".utf8)
      let player = WebPlayer(module: [1], pages: [2], clock: [3], script: script)
      let page = WebPage(scene, player: player)
      let parts = page.files(named: "a.html").filter { $0.name.hasSuffix(".wasm") }
      #expect(parts.map(\.name) == [name] && parts.map(\.bytes) == [[module]])
      let text = String(decoding: page.files(named: "a.html")[0].bytes, as: UTF8.self)
      #expect(text.contains("\"\(name)\""))
      let scratch = try Scratch()
      let file = try scratch.write(page.file, to: "page.html")
      try await Browser.withPage { page in
        try await page.open(file)
        try await page.wait(until: "window.player")
        let bytes = "player.wasm.arrayBuffer().then(b => [...new Uint8Array(b)])"
        #expect(try await page.evaluate(bytes) == [.number(Double(module))])
      }
      #expect(WebPage.partNames.contains(name))
      // Without smaller ones the whole player plays it.
      let whole = WebPage(scene, player: WebPlayer(module: [1], script: script))
      let only = whole.files(named: "a.html").filter { $0.name.hasSuffix(".wasm") }
      #expect(only.map(\.name) == ["player.wasm"] && only.map(\.bytes) == [[1]])
    }

    @Test(arguments: [
      ("Three wishes", nil, "en"), ("Wave 十一点的末班船", nil, "zh"), ("東京のひと", nil, "ja"),
      ("12:30", nil, "en"), ("三個願望", "zh-Hant", "zh-Hant"),
    ])
    func namesItsLanguageToScreenReaders(name: String, given: String?, told: String) async throws {
      let document = Array("{ \"scene\": \"\(name)\", \"size\": [9, 9], \"layers\": [] }".utf8)
      let scene = WebScene(try Scene(json: document), document: document, pictures: [])
      let scratch = try Scratch()
      let web = WebPage(scene, player: standIn, language: given)
      let file = try scratch.write(web.file, to: "page.html")
      try await Browser.withPage { page in
        try await page.open(file)
        let language = try await page.evaluate("document.documentElement.lang")
        #expect(language == .string(told))
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
        // A landscape scene on an upright phone keeps its shape.
        try await page.show(on: .phone(390, 844))
        try await page.wait(until: "player.root.getBoundingClientRect().x == 45")
        #expect(try await page.evaluate(place) == [45, 322, 300, 200])
        // On its side the phone is like the scene and is filled.
        try await page.show(on: .phone(600, 450))
        try await page.wait(until: "player.root.matches('.full')")
        #expect(try await page.evaluate(place) == [0, 0, 600, 450])
        #expect(
          try await page.evaluate("[player.root.clientWidth, player.root.clientHeight]") == [
            300, 225,
          ]
        )
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
