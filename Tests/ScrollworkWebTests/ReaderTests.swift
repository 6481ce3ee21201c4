import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

extension InBrowser.Playing {
  /// Documents that the page itself turns into scores.
  @Suite struct ReaderTests {
    /// One of everything that a score has words for.
    private static let everything = """
      { "scene": "Öl & \\"Feuer\\" </script>\\n", "size": [300.5, 200], "direction": "rtl",
        "background": { "gradient": "linear", "to": [0.35, 1],
          "stops": [[0, "#ff8a0080"], [0.3, "#0a0b0c"], [1, "transparent"]] },
        "parameters": { "far": { "value": 0.1, "min": -1e-7, "max": 123456.789, "step": 0.05,
          "label": "How far" }, "free": -2.5 },
        "scroll": { "pages": 3, "axis": "vertical" },
        "layers": [
          { "id": "all", "clip": true, "radius": 8, "layers": [
            { "text": "{a} שלום", "label": "Words", "font": { "family": "A;\\"b", "size": 12.25,
              "italic": true, "weight": 700, "tracking": -0.3 }, "align": "center",
              "verticalAlign": "bottom", "tap": { "send": "go" } },
            { "shape": "ellipse", "fill": { "gradient": "radial", "stops": [[0, "#fff"], [1, "#f00"]] },
              "depth": "$far", "shadow": { "offset": [1, -2], "blur": 3, "color": "#12345678" } },
            { "path": "M0 0H9", "stroke": { "color": "#abcdef", "width": 2, "cap": "round" } } ] },
          { "deck": { "count": 9, "visible": 3, "items": [{ "k": "1" }, { "k": "\\u0007" }],
            "card": { "size": [90, 90], "layers": [{ "image": "{k}.svg", "fit": "cover" }] } } }
        ] }
      """

    /// Groups in groups, as deep as a document may go.
    private static let deep =
      #"{ "scene": "Deep", "size": [10, 10], "layers": ["#
      + String(repeating: #"{ "layers": ["#, count: 60) + #"{ "shape": "ellipse" }"#
      + String(repeating: "]}", count: 60) + "]}"

    private func document(_ name: String) throws -> [UInt8] {
      if name == "everything" { return Array(Self.everything.utf8) }
      if name == "deep" { return Array(Self.deep.utf8) }
      let path = "Examples/\(name)/scene.json"
      return try [UInt8](Data(contentsOf: Vectors.root.appendingPathComponent(path)))
    }

    /// Documents with a mistake each, two of them with several.
    private static let mistaken: [String] = [
      "", "\u{FEFF}{}", "{ \"x\":\u{A0}100 }", "{ \"size\": [320, 568] } }",
      "{ \"layers\": [ { \"id\": 1 }",
      "{ \"layers\": [ { \"id\": 1 } }", "{ \"size\": [320, 568,], \"layers\": [ {}, ] }",
      "[0,, 1]",
      "[{} {}]", "{ \"opacity\" = 0.5 }", "{ \"opacity\": }", "{ opacity: 0.5 }",
      "{ \"loop\": True }",
      "{ 'text': “Hello” }", "{ \"x\": 100, // from the right\n \"y\": 0 }",
      "{ \"text\": \"Hello,\nworld\" }",
      "{ \"text\": \"one\ttwo\" }", #"{ "image": "art\girl.svg" }"#, #"{ "text": "\ud83d" }"#,
      "[007]",
      "[+1.5]", "[.5, 5., 1e]", "[NaN]", "[-1e400]", String(repeating: "[", count: 129),
      #"{ "scene": "A", "size": [9, 9], "layers": [{ "path": "M 0 0 L x" }, { "path": "M0 0 5" }] }"#,
      #"{ "scene": "A", "size": [9, 9],\n "layers": [{ "path": "M0 0 \u004C" }, { "path": "é" }] }"#,
    ]

    /// The page names the rules that the command names, at the same places.
    @Test func theReaderNamesMistakesAsTheCommandDoes() async throws {
      let folder = Vectors.root.appendingPathComponent(".build/web")
      let server = try Server(["/web/": folder])
      try await Browser.withPage { page in
        try await page.open(try #require(URL(string: server.address + "/web/reader.js")))
        for document in Self.mistaken {
          let bytes = Array(document.utf8)
          var known = Diagnostics()
          do throws(Diagnostics) { _ = try Scene(json: bytes) } catch { known = error }
          #expect(known.hasErrors)
          let expected = known.all.map { problem -> JSON in
            let place = SourcePosition(of: problem.range?.start ?? 0, in: bytes)
            return [
              .string("\(problem.id.name)"), .number(Double(problem.range?.start ?? -1)),
              .number(Double(problem.range?.end ?? -1)), .number(Double(place.line)),
              .number(Double(place.column)),
            ]
          }
          let told = try await page.evaluate(
            """
            import("/web/reader.js").then(({ read }) => read(
              new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(
                atob("\(Data(bytes).base64EncodedString())"), letter => letter.charCodeAt()))))
              .catch(({ problems }) => problems.map(p => [p.name, p.start, p.end, p.line, p.column]))
            """
          )
          #expect(told == .array(expected), "\(document)")
        }
      }
      withExtendedLifetime(server) {}
    }

    @Test(arguments: ["onboarding", "wave", "task-switcher", "everything", "deep"])
    func theReaderWritesTheScoreThatIsWrittenHere(name: String) async throws {
      let document = try document(name)
      let score = Score(try Scene(json: document)).document
      let folder = Vectors.root.appendingPathComponent(".build/web")
      let server = try Server(["/web/": folder])
      try await Browser.withPage { page in
        try await page.open(try #require(URL(string: server.address + "/web/reader.js")))
        let text = try await page.evaluate(
          """
          (async () => {
            const module = await (await fetch("/web/WebReader.wasm")).arrayBuffer()
            const { instance: { exports } } = await WebAssembly.instantiate(module)
            const bytes = Uint8Array.from(atob("\(Data(document).base64EncodedString())"),
              letter => letter.charCodeAt())
            const room = exports.room(bytes.length)
            new Uint8Array(exports.memory.buffer, room).set(bytes)
            if (exports.read()) return "mistakes"
            return new TextDecoder().decode(
              new Uint8Array(exports.memory.buffer, exports.score(), exports.length()))
          })()
          """
        )
        #expect(text == .string(String(decoding: score, as: UTF8.self)))
      }
      withExtendedLifetime(server) {}
    }
  }
}
