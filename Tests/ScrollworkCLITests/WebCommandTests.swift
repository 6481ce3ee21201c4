import Foundation
import ScrollworkScene
import TestSupport
import Testing

@testable import ScrollworkCLI

@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct WebCommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
    try FileManager.default.createDirectory(
      at: tool.scratch.url.appendingPathComponent("web"),
      withIntermediateDirectories: true
    )
    try tool.scratch.write("\0asm module", to: "web/WebPlayer.wasm")
    try tool.scratch.write("let a='</script>';export{a as load};", to: "web/scrollwork.js")
  }

  private func run(_ words: String..., web: String? = "web") throws -> Scrollwork.Result {
    try tool.run(words, environment: web.map { ["SCROLLWORK_WEB": $0] })
  }

  @Test func makesOneFileWithEverythingInside() throws {
    try tool.scratch.write(
      """
      { "scene": "A < B", "size": [40, 30],
        "layers": [{ "image": "dot.svg", "label": "A dot" }, { "text": "Hi </script>" }] }
      """,
      to: "a.json"
    )
    try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "dot.svg")
    let result = try run("web", "a.json", "-o", "a.html")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
    #expect(page.contains("<title>A &lt; B</title>"))
    // A stream of gzip begins so.
    #expect(page.contains("const wasm=new Response((await fetch(\"data:;base64,H4sI"))
    #expect(page.contains("\"dot.svg\":\"data:image/svg+xml,%3Csvg "))
    #expect(page.contains("<p>A dot</p>\n<p>Hi &lt;/script&gt;</p>"))
    #expect(page.contains("let a='<\\/script>';const scrollwork={load:a};"))
    #expect(page.contains("\"text\":\"Hi \\u003c/script>\""))
    #expect(tool.scratch.names == ["a.html", "a.json", "dot.svg", "small.json", "web"])
  }

  @Test func makesFilesForAServer() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [40, 30],
        "layers": [{ "image": "dot.svg" }, { "image": "web/dot.svg" }, { "image": "dot.svg" }] }
      """,
      to: "a.json"
    )
    for name in ["dot.svg", "web/dot.svg"] {
      try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg' id='\(name)'/>", to: name)
    }
    try FileManager.default.createDirectory(
      at: tool.scratch.url.appendingPathComponent("site"),
      withIntermediateDirectories: true
    )
    let result = try run("web", "a.json", "-o", "site/index.html", "--split")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let site = tool.scratch.url.appendingPathComponent("site").path
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: site).sorted() == [
        "images", "images/2-dot.svg", "images/dot.svg", "index.html", "index.score.json",
        "player.wasm", "scrollwork.js",
      ]
    )
    let score = Score(try Scene(json: [UInt8](tool.scratch.bytes("a.json")))).document
    #expect(try [UInt8](tool.scratch.bytes("site/index.score.json")) == score)
    #expect(try tool.scratch.bytes("site/player.wasm") == tool.scratch.bytes("web/WebPlayer.wasm"))
    #expect(try tool.scratch.bytes("site/images/2-dot.svg") == tool.scratch.bytes("web/dot.svg"))
    let page = String(decoding: try tool.scratch.bytes("site/index.html"), as: UTF8.self)
    #expect(page.contains("\"web/dot.svg\":\"images/2-dot.svg\""))
  }

  @Test func givesNoPageTheNameOfItsParts() throws {
    let result = try run("web", "a.json", "-o", "scrollwork.js", "--split")
    #expect(result.status == 2 && result.errors.contains("--split"), "\(result.errors)")
    let script = tool.scratch.url.appendingPathComponent("scrollwork.js")
    #expect(!FileManager.default.fileExists(atPath: script.path))
  }

  @Test func aFolderThatIsNotThereIsNamedWithPicturesAndWithout() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [40, 30], "layers": [{ "image": "dot.svg" }] }
      """,
      to: "a.json"
    )
    try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "dot.svg")
    for scene in ["a.json", "small.json"] {
      let result = try run("web", scene, "-o", "no/index.html", "--split")
      #expect(result.status == 1 && result.errors.contains("[missing-folder]"), "\(result.errors)")
      #expect(result.errors.contains("mkdir -p no"), "\(result.errors)")
    }
  }

  /// The smaller players have names of their own, so that no page of a folder takes away another's.
  @Test func pagesOfOneFolderKeepTheirPlayers() throws {
    for part in ["pages", "clock"] {
      try tool.scratch.write("\0asm \(part)", to: "web/WebPlayer.\(part).wasm")
    }
    let members = [
      "clock": #""layers": []"#, "pages": #""scroll": { "pages": 2 }, "layers": []"#,
      "whole":
        #""layers": [{ "deck": { "items": [{}], "card": { "size": [9, 9], "layers": [] } } }]"#,
    ]
    for name in ["whole", "pages", "clock"] {
      try tool.scratch.write(
        #"{ "scene": "A", "size": [40, 30], \#(members[name] ?? "") }"#,
        to: "\(name).json"
      )
      let result = try run("web", "\(name).json", "-o", "\(name).html", "--split")
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    }
    for (page, player) in [
      ("clock", "player.clock.wasm"), ("pages", "player.pages.wasm"), ("whole", "player.wasm"),
    ] {
      let text = String(decoding: try tool.scratch.bytes("\(page).html"), as: UTF8.self)
      #expect(text.contains("const wasm=\"\(player)\""))
      let built = page == "whole" ? "web/WebPlayer.wasm" : "web/WebPlayer.\(page).wasm"
      #expect(try tool.scratch.bytes(player) == tool.scratch.bytes(built))
    }
  }

  @Test func leavesNoPartWhereOneCannotBeWritten() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [40, 30],
        "layers": [{ "image": "dot.svg" }, { "image": "web/dot.svg" }] }
      """,
      to: "a.json"
    )
    try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "dot.svg")
    try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "web/dot.svg")
    // A folder stands where one of the files belongs.
    let site = tool.scratch.url.appendingPathComponent("site")
    try FileManager.default.createDirectory(
      at: site.appendingPathComponent("player.wasm"),
      withIntermediateDirectories: true
    )
    let result = try run("web", "a.json", "-o", "site/index.html", "--split")
    #expect(result.status == 1 && result.errors.contains("[target-is-folder]"), "\(result.errors)")
    #expect(result.errors.contains("= help: move it away: a part of the page has that name"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: site.path) == ["player.wasm"])
  }

  @Test(arguments: [
    ("web small.json -o web", "web/index.html"), ("web small.json -o web/", "web/index.html"),
    ("web small.json -o .", "./index.html"), ("web small.json -o web --split", "web/index.html"),
    ("web small.json small.json -o web", "web/index.html"),
    ("css small.json -o web", "web/index.html"), ("trace small.json -o web", "web/frames.csv"),
    ("lottie small.json -o web", "web/animation.json"),
    ("css small.json -o a.html --report web", "web/report.json"),
    ("sheet small.json -o sheet.png", "sheet.png/sheet.png"),
  ]) func saysWhichFileToNameInAFolder(line: String, file: String) throws {
    if line.hasPrefix("sheet") {
      try FileManager.default.createDirectory(
        at: tool.scratch.url.appendingPathComponent("sheet.png"),
        withIntermediateDirectories: true
      )
    }
    let words = line.split(separator: " ").map(String.init)
    let result = try tool.run(words, environment: ["SCROLLWORK_WEB": "web"])
    #expect(result.status == 1)
    #expect(result.errors.contains("is a folder [target-is-folder]\n"), "\(result.errors)")
    #expect(
      result.errors.contains("  = help: name a file in it, as in \"\(file)\"\n"),
      "\(result.errors)"
    )
  }

  @Test func findsFilmsWhateverTheirNames() throws {
    try tool.scratch.write("film", to: "a #1?%.mp4")
    let result = try run("web", "small.json", "-o", "a.html", "--film", "a #1?%.mp4")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
    #expect(page.contains("<video src=\"a%20%231%3F%25.mp4\""))
  }

  @Test func carriesOnlyTheSettingsThatDifferFromTheScene() throws {
    for (name, setting) in [("a", "far=20"), ("b", "far=12.5")] {
      #expect(try run("web", "small.json", "-o", "\(name).html", "--set", setting).status == 0)
    }
    let (a, b) = (try tool.scratch.bytes("a.html"), try tool.scratch.bytes("b.html"))
    #expect(!String(decoding: a, as: UTF8.self).contains("player.set("))
    #expect(String(decoding: b, as: UTF8.self).contains("player.set(\"far\",12.5)"))
  }

  @Test func makesAGalleryOfSeveralScenes() throws {
    try tool.scratch.write("film", to: "a.mp4")
    let result = try run(
      "web",
      "small.json",
      "small.json",
      "-o",
      "a.html",
      "--caption",
      "One & only",
      "--caption",
      "2",
      "--film",
      "a.mp4",
      "--film",
      "a.mp4"
    )
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
    #expect(page.contains("<p>One &amp; only</p>"))
    #expect(page.components(separatedBy: "<video src=\"a.mp4\"").count == 3)
    #expect(page.components(separatedBy: "data:;base64,H4sI").count == 2)
    let missing = try run("web", "small.json", "-o", "b.html", "--film", "none.mp4")
    #expect(missing.status == 1 && missing.errors.contains("[cannot-read]"))
    #expect(tool.scratch.names == ["a.html", "a.mp4", "small.json", "web"])
  }

  @Test func aPageIsInTheLanguageThatIsNamed() throws {
    for (words, language) in [
      ([], "en"), (["--lang", "zh-Hant"], "zh-Hant"), (["--lang=pt-BR", "--split"], "pt-BR"),
    ] {
      let result = try tool.run(
        ["web", "small.json", "-o", "a.html"] + words,
        environment: ["SCROLLWORK_WEB": "web"]
      )
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
      #expect(
        page.hasPrefix("<!doctype html>\n<html lang=\"\(language)\">\n"),
        "\(page.prefix(60))"
      )
    }
  }

  @Test func eachSceneOfAGalleryHasItsLanguage() throws {
    let words =
      "web small.json small.json -o a.html --lang zh-Hant --lang en --caption 一 --caption 2"
    let result = try tool.run(
      words.split(separator: " ").map(String.init),
      environment: ["SCROLLWORK_WEB": "web"]
    )
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
    #expect(page.contains("<html lang=\"en\">"))
    for part in [
      "<h2 id=\"name0\" lang=\"zh-Hant\">", "<p lang=\"zh-Hant\">一</p>", "<p>2</p>",
      "<div class=\"stage\" lang=\"zh-Hant\"></div>", "<noscript lang=\"zh-Hant\">",
      "<h2 id=\"name1\">",
      "<div class=\"stage\"></div>", "<noscript>\n",
    ] { #expect(page.components(separatedBy: part).count == 2, "\(part)") }
  }

  @Test func saysHowALanguageIsWritten() throws {
    for command in ["web", "css"] {
      let result = try tool.run(
        [command, "small.json", "-o", "a.html", "--lang", "zh_TW"],
        environment: ["SCROLLWORK_WEB": "web"]
      )
      #expect(result.status == 2)
      #expect(
        result.errors.hasPrefix(
          """
          error: --lang needs a language as BCP 47 writes it, such as en or zh-Hant, not "zh_TW" \
          [
          """
        ),
        "\(result.errors)"
      )
    }
  }

  @Test func givesTheSameBytesAgain() throws {
    _ = try run("web", "small.json", "-o", "a.html")
    _ = try run("web", "small.json", "-o", "b.html")
    #expect(try tool.scratch.bytes("a.html") == tool.scratch.bytes("b.html"))
    let result = try run("web", "small.json", "-o", "-")
    #expect(Data(result.output.utf8) == (try tool.scratch.bytes("a.html")))
  }

  @Test func saysWhatIsWrongWithTheScene() throws {
    try tool.scratch.write(
      smallScene.replacingOccurrences(of: "\"duration\"", with: "\"duraton\""),
      to: "bad.json"
    )
    let result = try run("web", "bad.json", "-o", "a.html")
    #expect(result.status == 1)
    #expect(result.errors == (try tool.run("check", "bad.json").errors))
    try tool.scratch.write(
      """
      { "scene": "A", "size": [9, 9], "layers": [{ "image": "none.svg" }, { "image": "no.png" }] }
      """,
      to: "empty.json"
    )
    let missing = try run("web", "empty.json", "-o", "a.html")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("none.svg: ") && missing.errors.contains("no.png: "))
    #expect(tool.scratch.names == ["bad.json", "empty.json", "small.json", "web"])
  }

  @Test func saysHowToBuildAMissingPlayer() throws {
    let result = try run("web", "small.json", "-o", "a.html", web: "nowhere")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        error: no player of web pages lies in "nowhere" [missing-player]
          = help: let SCROLLWORK_WEB name the folder of WebPlayer.wasm, or unset it

        """
    )
    #expect(
      UsageProblem.missingPlayer(given: nil).description == """
        error: the player of web pages is not built [missing-player]
          = help: build it: make web
        """
    )
  }

  @Test(arguments: [
    ("web small.json", "missing-option"), ("web -o a.html", "missing-operand"),
    ("web small.json -o - --split", "conflicting-options"),
    ("web small.json small.json -o a.html --split", "conflicting-options"),
    ("web small.json small.json -o a.html --film a.mp4", "wrong-option-count"),
    ("web small.json small.json -o a.html --lang en", "wrong-option-count"),
    ("web small.json -o a.html --lang en --lang zh", "wrong-option-count"),
    ("web small.json -o a.html --set fare=3", "unknown-scene-parameter"),
    ("web small.json -o a.html --set far=31", "parameter-out-of-range"),
    ("web small.json -o a.html --splt", "unknown-option"),
  ]) func refusesWordsThatMeanNothing(line: String, rule: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let result = try tool.run(words, environment: ["SCROLLWORK_WEB": "web"])
    #expect(result.status == 2)
    #expect(result.errors.contains("[\(rule)]"))
    #expect(tool.scratch.names == ["small.json", "web"])
  }
}
