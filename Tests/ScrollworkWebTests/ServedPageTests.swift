import Foundation
import Scrollwork
import ScrollworkRender
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

extension InBrowser.Playing {
  /// Pages whose parts come from a server.
  @Suite struct ServedPageTests {
    @Test func aPageInPartsPlaysWithItsPictures() async throws {
      let folder = Vectors.root.appendingPathComponent("Examples/onboarding")
      let document = try [UInt8](Data(contentsOf: folder.appendingPathComponent("scene.json")))
      let scene = try Scene(json: document)
      let pictures = try scene.pictureFiles.map {
        WebPicture($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent("\($0)"))))
      }
      let web = WebScene(scene, document: document, pictures: pictures)
      let scratch = try Scratch()
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent("images"),
        withIntermediateDirectories: true
      )
      let player = try #require(Show.player)
      for file in WebPage(web, player: player).files(named: "index.html") {
        try scratch.write(file.bytes, to: file.name)
      }
      let server = try Server(["/": scratch.url])
      try await Browser.withPage(.phone(scene.size.width, scene.size.height)) { page in
        try await page.open(try #require(URL(string: server.address + "/index.html")))
        try await page.wait(until: "window.player")
        try await page.evaluate(Show.script)
        let widths = try await page.evaluate(
          """
          Promise.all([...player.stage.querySelectorAll('img')].filter(i => i.src)
            .map(i => i.decode().then(() => i.naturalWidth)))
          """
        )
        #expect(widths.array?.isEmpty == false)
        #expect(widths.array?.allSatisfy { ($0.number ?? 0) > 0 } == true)
        let show = Show(page: page, scene: scene, folder: folder.path)
        try await page.evaluate("player.seek(3, 1)")
        let trace = Trace([.init(time: 0, .scroll(page: 1, animated: false))])
        var playback = Playback(Program(scene, in: try await show.environment()), trace)
        playback.seek(to: 3)
        #expect(Show.difference(try await show.frame(), playback.frame).words == nil)
      }
      withExtendedLifetime(server) {}
    }

    @Test func anElementThatIsMovedPlaysOnAndAMissingSceneIsSaid() async throws {
      let html = """
        <!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <div id="a"></div><div id="b"></div>
        <script type="module">
        import "/web/element.js"
        const put = (src, ...places) => {
          const element = document.createElement("scroll-work")
          element.setAttribute("src", src)
          places.forEach(place => place.append(element))
          return element
        }
        const moved = put("/example/scene.json", a, b, a)
        const player = await moved.player
        const { fetch } = window
        window.fetch = async () => new Response("gone", { status: 404 })
        const lost = await put("/nope.json", b).player.catch(({ message }) => message)
        window.fetch = fetch
        const again = put("/example/scene.json", b)
        again.remove()
        Object.assign(window, { player, mistake: lost })
        </script>
        """
      try await Show.serve(html, example: "wave") { show in
        let said = try await show.page.evaluate("player.stage.isConnected + ' ' + mistake")
        #expect(said.string?.hasPrefix("true 404 for ") == true, "\(said)")
      }
    }

    @Test func anElementPlaysTheSceneThatItsAttributeNames() async throws {
      let html = """
        <!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <body style="margin:0">
        <scroll-work src="/example/scene.json"></scroll-work>
        <script type="module">
        import "/web/element.js"
        window.player = await document.querySelector("scroll-work").player
        </script>
        """
      try await Show.serve(html, example: "wave") { show in
        #expect(try await show.page.evaluate("player.scene.name") == "Ministry of Fun")
        #expect(try await show.page.evaluate("player.element.clientHeight > 400") == true)
        try await show.page.evaluate("player.element.remove(), 0")
        try await show.page.wait(until: "!player.isPlaying")
      }
    }

    @Test func anElementPlaysAnotherSceneWhenItsAttributeChanges() async throws {
      let html = """
        <!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <scroll-work></scroll-work>
        <script type="module">
        import "/web/element.js"
        const element = document.querySelector("scroll-work")
        const told = [element.player === undefined]
        for (const src of ["/example/scene.json", "other.json"]) {
          element.setAttribute("src", src)
          const player = await element.player
          told.push(player.scene.name, player.isPlaying)
          window.first ??= player
        }
        told.push(first.isPlaying)
        window.player = await element.player
        player.told = told
        </script>
        """
      let files = [("other.json", PictureTests.lines)]
      try await Show.serve(html, example: "wave", files) { show in
        let told = try await show.page.evaluate("player.told")
        #expect(told == [true, "Ministry of Fun", true, "Lines", true, false])
        #expect(try await show.page.evaluate("player.stage.isConnected") == true)
      }
    }

    @Test func theSceneThatWasAskedForLastPlays() async throws {
      let html = """
        <!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <div id="stage" style="width:100vw;height:100vh"></div>
        <script type="module">
        import { load } from "/web/scrollwork.js"
        const { fetch } = window
        let go
        const held = new Promise(resolve => go = resolve)
        window.fetch = async address => {
          if (address == "/example/scene.json") await held
          return fetch(address)
        }
        const slow = load(stage, { scene: "/example/scene.json" }).then(() => "played", () => "ended")
        const player = await load(stage, { scene: "other.json" })
        go()
        player.told = [await slow, player.isPlaying, player.stage.isConnected, player.scene.name]
        window.player = player
        </script>
        """
      let files = [("other.json", PictureTests.lines)]
      try await Show.serve(html, example: "wave", files) { show in
        let told = try await show.page.evaluate("player.told")
        #expect(told == ["ended", true, true, "Lines"])
      }
    }

    @Test(arguments: ["", "canvas: true"])
    func aTapSaysItsCardHoweverShortItIs(options: String) async throws {
      let deck = """
        { "scene": "Row", "size": [300, 400], "layers": [{ "deck": { "count": 9, "visible": 3, "start": 4,
          "card": { "size": [90, 200], "tap": { "send": "hit" }, "layers": [{ "shape": "ellipse" }] } } }] }
        """
      let html = Show.stage(options).replacing("/example/scene.json", with: "row.json")
      try await Show.serve(html, example: "wave", scene: deck, [("row.json", deck)]) { show in
        try await show.page.evaluate(
          """
          window.cards = []
          player.addEventListener("hit", ({ detail: { card } }) => cards.push(card))
          player.stage.setPointerCapture = () => 0
          for (const clientX of [50, 250, 150]) for (const name of ["pointerdown", "pointerup"]) {
            player.stage.dispatchEvent(new PointerEvent(name, { clientX, clientY: 200, pointerId: 1 }))
          }
          """
        )
        let cards = try await show.page.evaluate("cards")
        #expect(cards == [3, 5, 4])
      }
    }

    @Test func aPlayerThatWasRemovedStandsStill() async throws {
      try await Show.serve(Show.stage(""), example: "wave") { show in
        try await show.page.wait(until: "player.clock > 0.1")
        try await show.page.evaluate("player.remove(), player.play()")
        let before = try await show.page.evaluate("player.time()")
        try await Task.sleep(for: .milliseconds(200))
        #expect(try await show.page.evaluate("player.time()") == before)
        #expect(try await show.page.evaluate("player.isPlaying") == false)
      }
    }

    @Test func noSceneIsSaid() async throws {
      let html = """
        <!doctype html><meta charset="utf-8">
        <div id="stage" style="width:100vw;height:100vh"></div>
        <script type="module">
        import { load } from "/web/scrollwork.js"
        const told = []
        for (const scene of [undefined, null, "", " \\n"]) {
          told.push(await load(stage, { scene }).catch(error => `${error}`))
        }
        told.push(await load(stage).catch(error => `${error}`))
        window.player = { told }
        </script>
        """
      try await Show.serve(html, example: "wave") { show in
        let told = try await show.page.evaluate("player.told").array ?? []
        #expect(told.count == 5)
        for words in told { #expect(words == "Error: there is no scene") }
      }
    }

    @Test func aKnobTakesNothingButNumbersWithinBounds() async throws {
      let pages = """
        { "scene": "A", "size": [90, 90], "parameters": { "far": 0, "near": { "value": 1, "min": 0 } },
          "layers": [{ "shape": "rectangle", "fill": "#f00", "frame": [0, 0, 9, 9], "x": "$far * $near" }] }
        """
      let page = Show.stage("").replacing("/example/scene.json", with: "a.json")
      try await Show.serve(page, example: "wave", scene: pages, [("a.json", pages)]) { show in
        for (name, value) in [
          ("far", "NaN"), ("far", "1 / 0"), ("far", "-1 / 0"), ("far", "1e300"), ("far", "'5'"),
          ("far", "null"), ("far", "undefined"), ("near", "-1"), ("near", "1e10"), ("nope", "1"),
        ] {
          let error =
            "(() => { try { player.set('\(name)', \(value)) } catch (e) { return e.name } })()"
          #expect(try await show.page.evaluate(error) == "RangeError", "\(name) \(value)")
        }
        try await show.page.evaluate(
          "player.set('far', -1e9), player.set('far', 1e9), player.set('near', 9)"
        )
        #expect(
          try await show.page.evaluate("player.scene.parameters.map(p => p.value)") == [1e9, 9]
        )
      }
    }

    /// A page reads the bytes of a document, as the command does.
    @Test func whatTheCommandRefusesOfAFileThePageRefusesToo() async throws {
      let html = """
        <!doctype html><meta charset="utf-8">
        <div id="stage" style="width:100vw;height:100vh"></div>
        <script type="module">
        import { load } from "/web/scrollwork.js"
        window.mistake = await load(stage, { scene: "marked.json" }).catch(({ message }) => message)
        </script>
        """
      let files = [("marked.json", "\u{FEFF}" + PictureTests.lines)]
      try await Show.serve(html, example: "wave", files) { show in
        let told = try await show.page.evaluate("mistake")
        #expect(told == "1:1: byte-order-mark")
      }
    }

    @Test func aMistakeIsNamedWithItsPlace() async throws {
      let html = """
        <!doctype html><meta charset="utf-8"><scroll-work src="wrong.json"></scroll-work>
        <script type="module">
        import "/web/element.js"
        document.querySelector("scroll-work").player.catch(error => window.mistake = error)
        </script>
        """
      let wrong = "{ \"scene\": \"A\", \"size\": [9, 9],\n  \"layers\": [{ \"shap\": 1 }] }"
      try await Show.serve(html, example: "wave", [("wrong.json", wrong)]) { show in
        let told = try await show.page.evaluate("[mistake.message, mistake.problems.length]")
        #expect(told == ["2:16: unknown-key", 1])
      }
    }

    @Test func aPathThatCannotBeReadIsToldAsCheckTellsIt() async throws {
      let html = """
        <!doctype html><meta charset="utf-8"><scroll-work src="wrong.json"></scroll-work>
        <script type="module">
        import "/web/element.js"
        document.querySelector("scroll-work").player.catch(error => window.mistake = error)
        </script>
        """
      let wrong =
        "{ \"scene\": \"A\", \"size\": [9, 9],\n  \"layers\": [{ \"path\": \"M 0 0 L x\" }] }"
      try await Show.serve(html, example: "wave", [("wrong.json", wrong)]) { show in
        let told = try await show.page.evaluate("mistake.message")
        #expect(told == "2:33: path-data")
      }
    }

    /// A score is what the player goes by without a check: one that was changed is not played.
    @Test func aScoreThatWasChangedIsRefusedWithOneError() async throws {
      let html = """
        <!doctype html><meta charset="utf-8">
        <div id="stage" style="width:100vw;height:100vh"></div>
        <script type="module">
        import { load } from "/web/scrollwork.js"
        const score = await (await fetch("score.json")).json()
        window.told = []
        const change = async body => {
          const copy = structuredClone(score)
          body(copy)
          told.push(await load(stage, { scene: copy }).then(() => "plays", ({ message }) => message))
        }
        await change(copy => copy.score.splice(20, 1))
        await change(copy => copy.score.pop())
        await change(copy => copy.score.push(0))
        await change(copy => copy.score[30] += 1)
        await change(copy => copy.score[0]++)
        await change(copy => copy.score = [])
        await change(copy => delete copy.score)
        await change(() => 0)
        window.player = { scene: score }
        </script>
        """
      let score = Score(try Scene(json: Array(PictureTests.dots(20).utf8))).document
      let files = [("score.json", String(decoding: score, as: UTF8.self))]
      try await Show.serve(html, example: "wave", files) { show in
        let told = try await show.page.evaluate("told")
        let refused = JSON.string("this score is of another version or changed")
        #expect(told[7] == "plays")
        for index in 0..<6 { #expect(told[index] == refused, "\(index)") }
        // Without its first key it is taken for a document.
        #expect(told[6] != "plays")
      }
    }

    /// Each example in each of the modules: it plays, or says what it needs and leaves the element alone.
    @Test func aPlayerTooSmallForASceneSaysSo() async throws {
      let html = """
        <!doctype html><meta charset="utf-8">
        <div id="stage" style="width:100vw;height:100vh">as it was</div>
        <script type="module">
        import { load } from "/web/scrollwork.js"
        const told = []
        const images = () => "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
        for (const scene of ["wave", "onboarding", "task-switcher"]) {
          for (const part of ["clock.", "pages.", ""]) {
            const wasm = `/web/WebPlayer.${part}wasm`
            told.push(await load(stage, { scene: `/${scene}.score.json`, wasm, images })
              .then(player => player.remove(), ({ message }) => message))
          }
        }
        window.player = { told }
        </script>
        """
      let scores = try ["wave", "onboarding", "task-switcher"].map { example in
        let path = "Examples/\(example)/scene.json"
        let document = try Data(contentsOf: Vectors.root.appendingPathComponent(path))
        let score = Score(try Scene(json: [UInt8](document))).document
        return ("\(example).score.json", String(decoding: score, as: UTF8.self))
      }
      try await Show.serve(html, example: "wave", scores) { show in
        let told = try await show.page.evaluate("player.told.map(each => each ?? 'plays')")
        let refused = JSON.string("this scene needs WebPlayer.wasm")
        for (index, plays) in [true, true, true, false, true, true, false, false, true].enumerated()
        {
          #expect(told[index] == (plays ? "plays" : refused), "\(index)")
        }
      }
    }

    /// The names of files are no addresses: what means something in those is spelled out.
    @Test(arguments: ["", "canvas: true"])
    func picturesAreFoundWhateverTheirNames(options: String) async throws {
      let names = ["a #1.svg", "b?c.svg", "100%25.svg", "d e/f%2Fg&h.svg", "c:d.svg", "é+;=\\.svg"]
      let layers = names.map {
        "{ \"image\": \"\($0.replacing("\\", with: "\\\\"))\", \"frame\": [0, 0, 9, 9] }"
      }
      let document = """
        { "scene": "Names", "size": [90, 90], "layers": [\(layers.joined(separator: ","))] }
        """
      let scratch = try Scratch()
      let inner = scratch.url.appendingPathComponent("art")
      try FileManager.default.createDirectory(
        at: inner.appendingPathComponent("d e"),
        withIntermediateDirectories: true
      )
      let page = Show.stage(options).replacing("/example/scene.json", with: "art/scene.json")
      try scratch.write(Array(page.utf8), to: "index.html")
      try scratch.write(Array(document.utf8), to: "art/scene.json")
      for name in names { try scratch.write(Array(PictureTests.boat.utf8), to: "art/\(name)") }
      let server = try Server(["/": scratch.url, "/web/": Show.built])
      try await Browser.withPage { page in
        try await page.open(try #require(URL(string: server.address + "/index.html")))
        try await page.wait(until: "window.player")
        let images =
          "[...player.painter.pictures?.values() ?? player.stage.querySelectorAll('img')]"
        try await page.wait(until: "\(images).every(image => image.complete)")
        #expect(
          try await page.evaluate("\(images).map(image => image.naturalWidth)")
            == .array(names.map { _ in 96 })
        )
      }
      withExtendedLifetime(server) {}
    }

    @Test func aPageInPartsFindsPicturesWhateverTheirNames() async throws {
      let names = ["a #1.svg", "a?1.svg", "100%25.svg", "d e/f%2Fg.svg", "é.svg"]
      let layers = names.map { "{ \"image\": \"\($0)\", \"frame\": [0, 0, 9, 9] }" }
      let document = Array(
        """
        { "scene": "Names", "size": [90, 90], "layers": [\(layers.joined(separator: ","))] }
        """.utf8
      )
      let pictures = names.map { WebPicture(UTF8String($0), Array(PictureTests.boat.utf8)) }
      let web = WebScene(try Scene(json: document), document: document, pictures: pictures)
      let scratch = try Scratch()
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent("images"),
        withIntermediateDirectories: true
      )
      let player = try #require(Show.player)
      for file in WebPage(web, player: player).files(named: "a #1?%.html") {
        try scratch.write(file.bytes, to: file.name)
      }
      let server = try Server(["/": scratch.url])
      try await Browser.withPage { page in
        try await page.open(try #require(URL(string: server.address + "/a%20%231%3F%25.html")))
        try await page.wait(until: "window.player")
        let images = "[...player.stage.querySelectorAll('img')]"
        try await page.wait(until: "\(images).every(image => image.complete)")
        #expect(
          try await page.evaluate("\(images).map(image => image.naturalWidth)")
            == .array(names.map { _ in 96 })
        )
      }
      withExtendedLifetime(server) {}
    }

    @Test(arguments: [
      PictureTests.Moment(example: "onboarding", time: 3, page: 0),
      PictureTests.Moment(example: "onboarding", time: 3, page: 1.5),
      PictureTests.Moment(example: "wave", time: 4, page: 0),
      PictureTests.Moment(example: "task-switcher", time: 1, page: 0.5),
    ])
    func aCanvasShowsWhatTheRendererDraws(moment: PictureTests.Moment) async throws {
      try await Show.serve(Show.stage("canvas: true"), example: moment.example) { show in
        try await show.page.evaluate("player.seek(\(moment.time), \(moment.page))")
        try await show.page.wait(
          until: "[...player.painter.pictures.values()].every(p => p.naturalWidth)"
        )
        try await show.page.evaluate(
          "document.fonts.ready.then(() => player.seek(\(moment.time), \(moment.page)))"
        )
        let (difference, _) = try await show.difference(at: moment.time, page: moment.page)
        #expect(difference.mean < 4, "of 255, over all pixels")
        #expect(difference.worstTile < 16, "of 255, the colour of the worst 16 x 16 pixels")
      }
    }

    @Test(arguments: [PictureTests.drawings, PictureTests.lines])
    func aCanvasDrawsShapesAsTheRendererDrawsThem(document: String) async throws {
      let page = Show.stage("canvas: true").replacing("/example/scene.json", with: "drawings.json")
      let files = [("drawings.json", document)]
      try await Show.serve(page, example: "wave", scene: document, files) { show in
        let (difference, _) = try await show.difference(at: 0, page: 0)
        #expect(difference.mean < 1 && difference.worstTile < 8, "\(difference)")
      }
    }

    /// Signs and numbers stand where the direction of the paragraph puts them.
    @Test func aCanvasSetsEachParagraphInItsOwnDirection() async throws {
      let texts = [
        "שלום, abc (1)!", "abc שלום (1)!", "(1) שלום!", "1 + 2 =", "אב!\\nab!\\n\u{5D2}\u{5D3}!",
      ]
      let layers = texts.enumerated().map { index, text in
        """
        { "text": "\(text)", "frame": [10, \(index * 44 + 10), 300, 120],
          "align": "\(["start", "center", "end"][index % 3])", "font": { "size": 30, "weight": 700 } }
        """
      }
      let document = """
        { "scene": "Words", "size": [320, 340], "background": "#ffffff",
          "layers": [\(layers.joined(separator: ","))] }
        """
      var pictures: [Screenshot] = []
      for canvas in [true, false] {
        let page = Show.stage("canvas: \(canvas)").replacing(
          "/example/scene.json",
          with: "words.json"
        )
        try await Show.serve(page, example: "wave", scene: document, [("words.json", document)]) {
          show in
          try await show.page.evaluate("document.fonts.ready.then(() => player.seek(0))")
          let twin = try await show.twin()
          let renderer = try Renderer(twin.program, folder: "/")
          let bitmap = renderer.makeBitmap()
          pictures.append(try Screenshot(try await show.page.screenshot(), like: bitmap))
        }
      }
      let difference = pictures[0].difference(from: pictures[1].bitmap)
      #expect(difference.mean < 6 && difference.worstTile < 45, "\(difference)")
    }

    /// Letters stand where elements put them, to the pixel.
    @Test func aCanvasSetsLinesWhereElementsDo() async throws {
      let layers = [11.0, 13, 16, 17, 22, 24, 30].enumerated().map { index, size in
        """
        { "text": "Hx pgy\\nÅj 十一点", "frame": [10, \(index * 70), 200, 66], "font": { "size": \(size) },
          "verticalAlign": "\(["top", "center", "bottom"][index % 3])" }
        """
      }
      let document = """
        { "scene": "Lines", "size": [220, 490], "background": "#ffffff",
          "layers": [\(layers.joined(separator: ","))] }
        """
      var pictures: [Screenshot] = []
      for canvas in [true, false] {
        let page = Show.stage("canvas: \(canvas)").replacing(
          "/example/scene.json",
          with: "lines.json"
        )
        try await Show.serve(page, example: "wave", scene: document, [("lines.json", document)]) {
          show in
          try await show.page.evaluate("document.fonts.ready.then(() => player.seek(0))")
          let bitmap = try Renderer(try await show.twin().program, folder: "/").makeBitmap()
          pictures.append(try Screenshot(try await show.page.stillScreenshot(), like: bitmap))
        }
      }
      let difference = pictures[0].difference(from: pictures[1].bitmap)
      #expect(difference.mean < 0.05 && difference.worstTile < 2, "\(difference)")
    }

    /// Where the last pixel is half the element's, it is all the canvas's.
    @Test(arguments: [1, 1.5, 2, 3]) func aCanvasFillsItsLastPixels(scale: Double) async throws {
      let document = """
        { "scene": "Ground", "size": [321, 343], "background": "#808080",
          "layers": [{ "shape": "rectangle", "fill": "#2040ff", "frame": [0, 0, 321, 343] }] }
        """
      let page = Show.stage("canvas: true").replacing("/example/scene.json", with: "ground.json")
      let files = [("ground.json", document)]
      try await Show.serve(page, example: "wave", scene: document, scale: scale, files) { show in
        let corners = try await show.page.evaluate(
          """
          (({ width, height }, context) => [context.getImageData(0, 0, 1, 1).data[3],
            context.getImageData(width - 1, height - 1, 1, 1).data[3]])(
            player.painter.canvas, player.painter.canvas.getContext("2d"))
          """
        )
        #expect(corners == [255, 255])
      }
    }

    /// A document's drawings need a file more, which the page finds by itself.
    @Test func aServedPageLoadsWhatDrawsShapes() async throws {
      let page = Show.stage("").replacing("/example/scene.json", with: "drawings.json")
      let files = [("drawings.json", PictureTests.drawings)]
      try await Show.serve(page, example: "wave", scene: PictureTests.drawings, files) { show in
        let count = try await show.page.evaluate("player.stage.querySelectorAll('svg').length")
        #expect(count == 6)
      }
    }

    /// The picture has a name; what its lines were measured with is not there to be read aloud.
    @Test func aCanvasLeavesNoTextBehind() async throws {
      try await Show.serve(Show.stage("canvas: true, autoplay: false"), example: "onboarding") {
        show in
        try await show.page.evaluate("player.seek(3, 1)")
        let texts = try await show.page.accessibilityTree().filter { $0.role == "StaticText" }
        #expect(texts.map(\.name) == ["Page 2 of 4"])
      }
    }

    @Test func aCanvasNamesWhatCanBeTappedAsElementsDo() async throws {
      var names: [[String]] = []
      for canvas in [true, false] {
        try await Show.serve(Show.stage("canvas: \(canvas)"), example: "task-switcher") { show in
          try await show.page.evaluate("player.seek(2)")
          let buttons = try await show.page.accessibilityTree().filter { $0.role == "button" }
          names.append(buttons.map(\.name))
        }
      }
      #expect(names == [["Weather"], ["Weather"]])
    }

    /// Zoom, and a window that is moved to another screen, change no size of the element.
    @Test func aCanvasTakesThePixelsOfAnotherScreen() async throws {
      try await Show.serve(Show.stage("canvas: true, autoplay: false")) { show in
        let size = show.scene.size
        try await show.page.evaluate(
          """
          stage.style.cssText = "width:\(size.width)px;height:\(size.height)px"
          window.pixels = () => player.painter.canvas.width / player.scene.width
          player.seek(4)
          """
        )
        for (scale, width) in [(2, 700.0), (1.5, 640)] {
          try await show.page.show(on: .phone(width, size.height, scale: scale))
          try await show.page.wait(until: "pixels() == \(scale)")
          let isDrawn = try await show.page.evaluate(
            """
            player.painter.canvas.getContext("2d").getImageData(0, 0, 400, 400).data.some(Boolean)
            """
          )
          #expect(isDrawn == true)
        }
      }
    }

    @Test func aCanvasHasButtonsWhereLayersCanBeTapped() async throws {
      try await Show.serve(Show.stage("canvas: true, autoplay: false"), example: "wave") { show in
        try await show.page.evaluate("player.seek(4)")
        let buttons = try await show.page.accessibilityTree().filter { $0.role == "button" }
        #expect(buttons.count == 7)
        #expect(buttons.map(\.name).contains("Add a Song"))
        // Each lies where the layer is seen.
        let places = try await show.page.evaluate(
          """
          [...player.stage.querySelectorAll('.tap')].map(e => {
            const r = e.getBoundingClientRect()
            return [r.x, r.y, r.width, r.height] })
          """
        )
        let twin = try await show.twin()
        var playback = Playback(twin.program)
        playback.seek(to: 4)
        let expected = playback.frame.world.indices
          .filter { twin.program.node(ofSlot: $0).tap != nil }
          .map { slot in
            let box = Rect(origin: .zero, size: twin.program.node(ofSlot: slot).size)
            return playback.frame.world[slot].bounds(of: box)
          }
        #expect(places.array?.count == expected.count)
        for (place, box) in zip(places.array ?? [], expected) {
          #expect(abs((place[0]?.number ?? .nan) - box.minX) < 0.01)
          #expect(abs((place[1]?.number ?? .nan) - box.minY) < 0.01)
          #expect(abs((place[2]?.number ?? .nan) - (box.maxX - box.minX)) < 0.01)
        }
        try await show.page.evaluate(
          """
          window.events = [], player.recorder = (time, kind) => events.push(kind),
          player.stage.querySelector('.tap').focus()
          """
        )
        try await show.page.key("Enter")
        #expect(try await show.page.evaluate("events") == [0, 2])
      }
    }
  }
}
