import Foundation
import ScrollworkScene
import Testing

@testable import ScrollworkCLI

@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct StudioCommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
    try FileManager.default.createDirectory(
      at: tool.scratch.url.appendingPathComponent("web"),
      withIntermediateDirectories: true
    )
    try tool.scratch.write("\0asm module", to: "web/WebPlayer.wasm")
    try tool.scratch.write("let a=1;export{a as load};", to: "web/scrollwork.js")
    try tool.scratch.write(
      "import{load as a}from\"./scrollwork.js\";let b='</script>';export{b as studio};",
      to: "web/studio.js"
    )
    try tool.scratch.write("b{color:red}\n", to: "web/studio.css")
  }

  private func run(_ words: String...) throws -> Scrollwork.Result {
    try tool.run(words, environment: ["SCROLLWORK_WEB": "web"])
  }

  @Test func makesOneFileWithEverythingInside() throws {
    try tool.scratch.write("tap 10,10 at 1s\nend at 2s\n", to: "a tap.trace")
    try tool.scratch.write("film", to: "a film.mp4")
    let result = try run(
      "studio",
      "small.json",
      "-o",
      "a.html",
      "-g",
      "a tap.trace",
      "-g",
      "swipe left at 1s",
      "--film",
      "a film.mp4",
      "--set",
      "far=12"
    )
    #expect(result.status == 0)
    // This scene neither scrolls nor has anything to tap.
    #expect(result.errors.components(separatedBy: "warning: ").count == 3, "\(result.errors)")
    #expect(
      result.errors.contains("--> a tap.trace:1:5") && result.errors.contains("--> --gesture:1:1")
    )
    let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
    for part in [
      "b{color:red}", "const wasm=new Response(", "const{load:a}=scrollwork;let b='<\\/script>'",
      "[{name:\"a tap\",end:2,events:[[1,0,", "{name:\"swipe left at 1s\",end:0,events:[[1,0,",
      "values:{\"far\":12,}", ",film:\"a%20film.mp4\"})",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let names = ["a film.mp4", "a tap.trace", "a.html", "small.json", "web"]
    #expect(tool.scratch.names == names)
    let again = try run("studio", "small.json", "-o", "-")
    let once = try run("studio", "small.json", "-o", "-")
    #expect(again.output == once.output && again.output.contains("<main class=\"studio\">"))
  }

  @Test(arguments: [
    ("studio small.json", 2, "missing-option"), ("studio -o a.html", 2, "missing-operand"),
    ("studio small.json -o a.png", 2, "unknown-format"),
    ("studio small.json -o a.html -g none.trace", 1, "cannot-read"),
    ("studio small.json -o a.html --film none.mp4", 1, "cannot-read"),
    ("studio small.json -o a.html -g - -g -", 2, "conflicting-options"),
    ("studio small.json -o small.json", 2, "unknown-format"),
    ("studio none.json -o a.html", 1, "cannot-read"),
    ("studio small.json -o web", 1, "target-is-folder"),
  ]) func refusesWhatCannotBeDone(line: String, status: Int32, rule: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let result = try tool.run(words, environment: ["SCROLLWORK_WEB": "web"])
    #expect(result.status == status)
    #expect(result.errors.contains("[\(rule)]"), "\(result.errors)")
    #expect(tool.scratch.names == ["small.json", "web"])
  }

  @Test func neverWritesOverItsInputs() throws {
    try tool.scratch.write("tap 10,10 at 1s\n", to: "a.html")
    try tool.scratch.write("tap 20,20 at 1s\n", to: "b.html")
    for name in ["a.html", "b.html"] {
      let result = try run("studio", "small.json", "-g", "a.html", "-g", "b.html", "-o", name)
      #expect(result.status == 1 && result.errors.contains("[target-in-use]"), "\(result.errors)")
    }
  }

  @Test func saysThatItsPartsAreNotBuilt() throws {
    try FileManager.default.removeItem(at: tool.scratch.url.appendingPathComponent("web/studio.js"))
    let result = try run("studio", "small.json", "-o", "a.html")
    #expect(result.status == 1 && result.errors.contains("[missing-player]"), "\(result.errors)")
  }
}
