import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct CSSCommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(
      """
      { "scene": "A", "size": [40, 30], "parameters": { "way": 10 },
        "layers": [{ "shape": "ellipse", "animate": [{ "x": [0, "$way"], "duration": 1 }] }] }
      """,
      to: "sound.json"
    )
    try tool.scratch.write(
      """
      { "scene": "A", "size": [40, 30],
        "layers": [{ "shape": "ellipse", "tap": { "send": "hello" } }] }
      """,
      to: "lossy.json"
    )
  }

  @Test func writesAPageForASizeAndParameters() throws {
    let words = ["css", "sound.json", "-o", "a.html", "--set", "way=7", "--size", "80x60"]
    let result = try tool.run(words)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasSuffix("CSS: 1 carried, 2 approximated, 0 lost\n"))
    let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
    #expect(page.contains("100%{transform:translate(7px,0)}"))
    #expect(page.contains("main{position:relative;width:80px;height:60px"))
  }

  @Test func aPageIsInTheLanguageThatIsNamedOrThatOfItsWords() throws {
    try tool.scratch.write(#"{ "scene": "三個願望", "size": [9, 9] }"#, to: "zh.json")
    for (scene, words, language) in [
      ("sound.json", [], "en"), ("zh.json", [], "zh"),
      ("zh.json", ["--lang", "zh-Hant"], "zh-Hant"),
    ] {
      let result = try tool.run(["css", scene, "-o", "a.html"] + words)
      #expect(result.status == 0, "\(result.errors)")
      let page = String(decoding: try tool.scratch.bytes("a.html"), as: UTF8.self)
      #expect(
        page.hasPrefix("<!doctype html>\n<html lang=\"\(language)\">\n"),
        "\(page.prefix(60))"
      )
    }
  }

  @Test func saysWhatIsLostAndWritesAllTheSame() throws {
    let result = try tool.run(["css", "lossy.json", "-o", "a.html", "--report", "a.json"])
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        "warning: CSS cannot carry event \"hello\" of /layers/0: nobody hears it without a script"
      )
    )
    #expect(tool.scratch.names == ["a.html", "a.json", "lossy.json", "sound.json"])
    let report = String(decoding: try tool.scratch.bytes("a.json"), as: UTF8.self)
    #expect(report.contains("\"lost\": 1"))
  }

  @Test func writesNoPageWhenALossIsAnError() throws {
    let result = try tool.run(["css", "lossy.json", "-o", "a.html", "--strict"])
    #expect(result.status == 1 && result.errors.hasPrefix("error: CSS cannot carry"))
    #expect(tool.scratch.names == ["lossy.json", "sound.json"])
    #expect(try tool.run(["css", "sound.json", "-o", "a.html", "--strict", "-q"]).status == 0)
  }

  @Test func needsToKnowWhereThePageGoes() throws {
    let result = try tool.run(["css", "sound.json"])
    #expect(result.status == 2 && result.errors.contains("[missing-option]"))
  }
}
