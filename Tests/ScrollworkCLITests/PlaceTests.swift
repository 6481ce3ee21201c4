import Foundation
import Testing

@testable import ScrollworkCLI

/// What is wrong with the files that a document names is told with the place where it names them.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct PlaceTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "moon.svg")
    try tool.scratch.write("", to: "empty.png")
    try tool.scratch.write("just words", to: "notes.svg")
    try tool.scratch.write("\u{89}PNG\r\n\u{1A}\n", to: "broken.svg")
    try tool.scratch.write(
      """
      { "scene": "A", "size": [100, 100], "layers": [
        { "layers": [
          { "image": "mooon.svg" }, { "image": "empty.png" },
          { "image": "notes.svg" }, { "image": "/moon.svg" }, { "image": "." } ] },
        { "path": "M0 0 L10 10", "fill": "#f00" },
        { "deck": {
          "items": [{ "app": "moon" },
            { "app": "sun" }],
          "card": { "size": [9, 9], "layers": [{ "image": "{app}.svg" }] } } },
        { "text": "\u{1D2E0}", "font": { "family": "Comic Papyrus" } } ] }
      """,
      to: "a.json"
    )
  }

  @Test func aProblemIsToldInOneLine() throws {
    try tool.scratch.write("<svg xmlns='http://www.w3.org/2000/svg'>\n<g>\n</svg>", to: "torn.svg")
    try tool.scratch.write(
      """
      { "scene": "A", "size": [9, 9], "layers": [{ "image": "torn.svg" }, { "image": "a\\nb\\t.svg" }] }
      """,
      to: "b.json"
    )
    let lines = try tool.run("check", "b.json").errors.split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("error: ") }
    #expect(errors.count == 2)
    #expect(
      errors.allSatisfy { $0.hasSuffix("[damaged-picture]") || $0.hasSuffix("[missing-file]") }
    )
    #expect(errors.last?.contains("a\\u{A}b\\u{9}.svg") == true)
    // Two blocks of title, place, empty line, line, underline and help.
    #expect(lines.count == 12)
  }

  private static let places = [
    ("missing-file", "3:16", "/layers/0/layers/0/image"),
    ("empty-file", "3:42", "/layers/0/layers/1/image"),
    ("unknown-picture-kind", "4:16", "/layers/0/layers/2/image"),
    ("absolute-path", "4:42", "/layers/0/layers/3/image"),
    ("not-a-file", "4:68", "/layers/0/layers/4/image"),
    ("missing-file", "8:16", "/layers/2/deck/items/1/app"),
  ]

  @Test(arguments: [
    "check a.json", "render a.json -o a.png", "web a.json -o a.html",
    "css a.json -o a.html", "lottie a.json -o a.lottie.json", "sheet a.json -o a.png",
  ])
  func everyCommandNamesTheLineOfEachFile(line: String) throws {
    let errors = try tool.run(line.split(separator: " ").map(String.init)).errors
    let found = errors.split(separator: "\n\n").map { block in
      block.split(separator: "\n").prefix(2).joined(separator: " ")
    }
    #expect(found.count == Self.places.count)
    for (block, (id, place, pointer)) in zip(found, Self.places) {
      #expect(block.hasSuffix(" [\(id)]  --> a.json:\(place) (\(pointer))"), "\(block)")
    }
    #expect(errors.ranges(of: "= help: ").count == Self.places.count)
    #expect(errors.contains("replace it with \"moon.svg\"\n"))
  }

  /// A path is part of the document, and told with its other mistakes.
  @Test func everyCommandNamesTheLineOfAPath() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [100, 100], "layers": [
        { "path": "M0 0 L10 ten" }, { "shape": "oval" }, { "image": "mooon.svg" } ] }
      """,
      to: "c.json"
    )
    for line in ["check c.json", "render c.json -o a.png", "web c.json -o a.html"] {
      let errors = try tool.run(line.split(separator: " ").map(String.init)).errors
      #expect(errors.contains("[path-data]\n --> c.json:2:23 (/layers/0/path)\n"), "\(errors)")
      #expect(errors.ranges(of: "error: ").count == 2, "\(errors)")
    }
  }

  @Test func warningsOfFontsAndLettersHaveTheirPlaces() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [100, 100], "layers": [
        { "text": "\u{1D2E0}", "font": { "family": "Comic Papyrus" } } ] }
      """,
      to: "b.json"
    )
    let errors = try tool.run("check", "b.json").errors
    #expect(errors.contains("[unknown-font-family]\n --> b.json:2:41 (/layers/0/font/family)\n"))
    #expect(errors.contains("[unknown-letters]\n --> b.json:2:13 (/layers/0/text)\n"))
  }

  @Test func programsAreToldThePlacesToo() throws {
    let output = try tool.run("check", "--json", "a.json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let problems = try #require(json as? [[String: Any]])
    #expect(problems.map { $0["pointer"] as? String } == Self.places.map(\.2))
    #expect(problems.first?["line"] as? Int == 3 && problems.first?["column"] as? Int == 16)
  }
}
