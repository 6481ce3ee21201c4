import Foundation
import Scrollwork
import ScrollworkExport
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

struct CSSPageTests {
  private static let examples = ["onboarding", "wave", "task-switcher"]

  private func page(_ example: String) throws -> CSSPage {
    let folder = Vectors.root.appendingPathComponent("Examples/\(example)")
    let document = try Data(contentsOf: folder.appendingPathComponent("scene.json"))
    let scene = try Scene(json: [UInt8](document))
    let pictures = try scene.pictureFiles.map { name in
      WebPicture(name, [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name)"))))
    }
    return CSSPage(scene, in: Environment(viewport: scene.size), pictures: pictures)
  }

  private func page(of layers: String, scene: String = "") throws -> CSSPage {
    let text = "{\"scene\":\"A\",\"size\":[100,50]\(scene),\"layers\":[\(layers)]}"
    let scene = try Scene(json: Array(text.utf8))
    return CSSPage(scene, in: Environment(viewport: scene.size), pictures: [])
  }

  private func text(_ page: CSSPage) -> String { String(decoding: page.file, as: UTF8.self) }

  @Test(arguments: examples) func hasNoScriptAndNeedsNoOtherFile(example: String) throws {
    let text = try self.text(page(example))
    #expect(!text.contains("<script") && !text.contains("javascript:"))
    #expect(text.firstMatch(of: /\son[a-z]+=/) == nil)
    #expect(!text.contains("src=\"http") && !text.contains("url(\"http"))
  }

  @Test(arguments: ["", ",\"layers\":[]"]) func writesPagesWithoutLayers(layers: String) throws {
    let json = "{\"scene\":\"A\",\"size\":[100,80],\"scroll\":{\"pages\":2}\(layers)}"
    let scene = try Scene(json: Array(json.utf8))
    let page = CSSPage(scene, in: Environment(viewport: scene.size), pictures: [])
    expectNesting(text(page))
    #expect(text(page).contains("id=\"p1\""))
  }

  @Test(arguments: [999.5, 1001, 1e6]) func stopsAtNoMorePagesThanAPageBears(pages: Double) throws {
    let layer = """
      {"shape":"rectangle","fill":"#f00","frame":[0,0,9,9],
       "animate":[{"timeline":"scroll","at":[0,1],"rotation":[0,90]}]}
      """
    let page = try page(of: layer, scene: ",\"scroll\":{\"pages\":\(pages)}")
    let text = text(page)
    #expect(text.utf8.count < 2_000_000)
    #expect(text.matches(of: /<i id=/).count == min(1001, Int(pages.rounded(.up))))
    let isCut = page.report.entries.contains { $0.what == "stops at far pages" }
    #expect(isCut == (pages > 1001))
  }

  @Test(arguments: examples) func closesWhatItOpens(example: String) throws {
    try expectNesting(text(page(example)))
  }

  @Test(arguments: examples) func writesTheSameBytesAgain(example: String) throws {
    #expect(try page(example).file == page(example).file)
  }

  @Test(arguments: examples) func bracesAndParenthesesOfTheStylesAreEven(example: String) throws {
    let style = try #require(text(page(example)).firstMatch(of: /<style>([\s\S]*)<\/style>/)).1
    var depth = 0
    var isQuoted = false
    var round = 0
    for byte in style.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if byte == UInt8(ascii: "(") { round += 1 }
      if byte == UInt8(ascii: ")") { round -= 1 }
      try #require(depth >= 0 && round >= 0)
    }
    #expect(depth == 0 && round == 0 && !isQuoted)
  }

  @Test func namesWhatAStyleSheetCannotSay() throws {
    let page = try self.page(
      of: """
        { "shape": "ellipse", "tap": { "send": "hello" } },
        { "shape": "ellipse", "in": "screen", "tap": { "scrollTo": "next" },
          "animate": [{ "timeline": "scroll", "at": [0, 1], "x": [0, 9], "extrapolate": "linear" }] }
        """,
      scene: ",\"scroll\":{\"pages\":2,\"paging\":3}"
    )
    let lost = page.report.entries.filter { $0.kind == .lost }.map { $0.pointer + " " + $0.what }
    #expect(
      lost == [
        " motion beyond the edges", " limit of 3 pages to a flick",
        "/layers/1 track beyond the edges", "/layers/0 event \"hello\"", "/layers/1 tap",
      ]
    )
  }

  @Test func turnsTapsIntoLinks() throws {
    let page = try self.page(
      of: """
        { "page": 1, "text": "a", "tap": { "scrollTo": "previous" } },
        { "text": "b", "tap": { "scrollTo": 1.5 } }
        """,
      scene: ",\"scroll\":{\"pages\":3}"
    )
    let text = self.text(page)
    #expect(text.contains("<a class=\"n0 t\" href=\"#p0\">a</a>"))
    #expect(text.contains("<a class=\"n1 t\" href=\"#p1.5\">b</a>") && text.contains("id=\"p1.5\""))
  }

  @Test func saysHowFarSpringsAreOff() throws {
    let page = try self.page(
      of: "{\"shape\":\"ellipse\",\"animate\":[{\"x\":[0,80],\"spring\":\"bouncy\"}]}"
    )
    let entry = try #require(page.report.entries.first { $0.what == "spring on translation" })
    let error = try #require(entry.error)
    #expect(entry.kind == .approximated && error.unit == .points)
    #expect(error.value > 0.01 && error.value <= 0.051)
    #expect(text(page).contains(" linear(0,"))
  }

  /// Every element that is opened is closed, in order.
  private func expectNesting(_ text: String) {
    let void: Set<Substring> = ["meta", "img", "!doctype", "stop", "rect", "ellipse", "path"]
    var open: [Substring] = []
    let body = text.replacing(/<style>[\s\S]*<\/style>/, with: "")
    for match in body.matches(of: /<(\/?)([a-zA-Z!]+)((?:[^">]|"[^"]*")*)>/) {
      if match.1 == "/" {
        guard open.popLast() == match.2 else {
          Issue.record("</\(match.2)> closes nothing")
          return
        }
      } else if !void.contains(match.2), !match.3.hasSuffix("/") {
        open.append(match.2)
      }
      if match.2 == "a", match.1.isEmpty, open.dropLast().contains("a") {
        Issue.record("a link in a link")
      }
    }
    #expect(open.isEmpty)
  }
}
