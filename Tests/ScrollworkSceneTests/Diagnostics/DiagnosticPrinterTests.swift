import Foundation
import ScrollworkScene
import TestSupport
import Testing

struct DiagnosticPrinterTests {
  /// The printed text of each rule lies in `Tests/Vectors/Diagnostics/<name>.txt`.
  @Test(arguments: DiagnosticCase.all) func printsTheWholeBlock(_ example: DiagnosticCase) throws {
    let file = Vectors.root.appendingPathComponent(
      "Tests/Vectors/Diagnostics/\(example.id.name).txt"
    )
    let printer = DiagnosticPrinter(file: "card.scene.json", source: example.source)
    let text = printer.text(for: example.found)
    if ProcessInfo.processInfo.environment["SCROLLWORK_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == expected,
      """
      differs from \(file.path); accept it with \
      SCROLLWORK_RECORD=1 swift test --filter DiagnosticPrinterTests
      """
    )
  }

  @Test func everyRuleHasACase() {
    #expect(DiagnosticCase.all.map(\.id) == DiagnosticID.allCases)
    for example in DiagnosticCase.all {
      #expect(example.found.all.contains { $0.id == example.id }, "\(example.id) is not found")
    }
  }

  @Test func printsTheBlockOfTheStyle() {
    let line = "        \"easing\": \"ease-in-outt\","
    let source = Array((String(repeating: "\n", count: 13) + line).utf8)
    let easings = WordList("linear ease ease-in ease-out ease-in-out")
    let diagnostic = Diagnostic(
      .unknownEasing,
      at: SourceRange(start: 31, end: 45),
      [.words(easings)]
    )
    #expect(
      DiagnosticPrinter(file: "card.scene.json", source: source).text(for: diagnostic) == """
        error: unknown easing "ease-in-outt" [unknown-easing]
          --> card.scene.json:14:19
           |
        14 |         "easing": "ease-in-outt",
           |                   ^^^^^^^^^^^^^^
           = help: replace it with "ease-in-out"
           = note: `scrollwork explain unknown-easing` lists every easing

        """
    )
  }

  @Test func printsAWarningAboutAWholeDocument() {
    let diagnostic = Diagnostic(.emptyDocument, severity: .warning, at: nil)
    #expect(
      DiagnosticPrinter(file: "a.json", source: []).text(for: diagnostic) == """
        warning: the document is empty [empty-document]
        --> a.json
         = help: write a scene: { "scene": "Wave", "size": [320, 568] }

        """
    )
  }

  @Test func separatesBlocksByAnEmptyLine() throws {
    let example = DiagnosticCase(.trailingComma, "[[1,],]")
    let text = DiagnosticPrinter(file: "a", source: example.source).text(for: example.found)
    #expect(text.components(separatedBy: "\n\nerror: ").count == 2)
    #expect(text.hasSuffix("comma\n") && !text.hasSuffix("\n\n"))
  }

  @Test func coloursOnlyWhenAsked() {
    let example = DiagnosticCase(.trailingComma, "[1,]")
    let plain = DiagnosticPrinter(file: "a", source: example.source)
    let coloured = DiagnosticPrinter(file: "a", source: example.source, isColoured: true)
    let text = coloured.text(for: example.found)
    #expect(text.hasPrefix("\u{1B}[1;31merror\u{1B}[0m\u{1B}[1m: a comma before"))
    #expect(
      text.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
        == plain.text(for: example.found)
    )
  }

  /// The line and the underline of the x in a document.
  func snippet(_ text: String) -> [String] {
    let example = DiagnosticCase(.unquotedText, text)
    let printer = DiagnosticPrinter(file: "a", source: example.source)
    let lines = printer.text(for: example.found).split(separator: "\n")
    return lines[3...4].map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    ("[x]", "[x]", " ^"), ("\t[x]", "    [x]", "     ^"), ("[\tx]", "[   x]", "    ^"),
    ("[\"é\", x]", "[\"é\", x]", "      ^"), ("[\"滚\", x]", "[\"滚\", x]", "       ^"),
    ("[\"😀\", x]", "[\"😀\", x]", "       ^"), ("[\"e\u{301}\", x]", "[\"e\u{301}\", x]", "      ^"),
    ("[\"👨‍👩‍👧\", x]", "[\"👨‍👩‍👧\", x]", "       ^"), ("[\"👍🏽\", x]", "[\"👍🏽\", x]", "       ^"),
    ("[\"❤️\", x]", "[\"❤️\", x]", "       ^"), ("[\"🇨🇳\", x]", "[\"🇨🇳\", x]", "       ^"),
    ("[\"\u{7F}\", x]", "[\"\u{2421}\", x]", "      ^"),
    ("[\"\u{202E}\", x]", "[\"\u{FFFD}\", x]", "      ^"),
  ]) func alignsTheUnderline(_ text: String, _ line: String, _ underline: String) {
    #expect(snippet(text) == [line, underline])
  }

  @Test func showsThePartOfALongLine() {
    let numbers = (0..<200).map(String.init).joined(separator: ",")
    let lines = snippet("[\(numbers),x,\(numbers)]")
    #expect(lines[0].hasPrefix("…"))
    #expect(lines[0].hasSuffix("…"))
    #expect(lines[0].count <= 122)
    let place = lines[1].firstIndex(of: "^").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(place.map { Array(lines[0])[$0] } == "x")
  }

  /// Only what is printed of a line is looked at, or thousands of mistakes in a minified document
  /// would take minutes.
  @Test func findsPlacesInTheLongestLine() throws {
    let pair = "[\"😀é\",x],"
    let source = "[" + String(repeating: pair, count: 2000) + "0]"
    let example = DiagnosticCase(.unquotedText, source)
    #expect(example.found.all.count == 2000)
    let printer = DiagnosticPrinter(file: "a", source: example.source)
    for diagnostic in example.found.all[1000..<1010] {
      let lines = printer.text(for: diagnostic).split(separator: "\n")
      #expect(lines[3].hasPrefix("1 | …") && lines[3].hasSuffix("…"))
      #expect(!lines[3].contains("\u{FFFD}") && lines[3].count < 125)
      #expect(lines[4].prefix { $0 != "^" }.count <= 46 && lines[4].contains("^"))
    }
  }

  @Test func listsDiagnosticsForPrograms() throws {
    let example = DiagnosticCase(.unquotedText, "{ \"a\": [\n  True ],\n  b: \"滚\"\n}")
    let json = DiagnosticPrinter(file: "a.json", source: example.source).json(for: example.found)
    #expect(
      json == """
        [
          { "id": "unquoted-text", "severity": "error", "message": "the value True is not in quotes",
            "file": "a.json", "offset": 11, "length": 4, "line": 2, "column": 3, "endLine": 2,
            "endColumn": 7, "pointer": "/a/0", "help": "replace it with true", "replacement": "true" },
          { "id": "unquoted-key", "severity": "error", "message": "the key b is not in quotes",
            "file": "a.json", "offset": 21, "length": 1, "line": 3, "column": 3, "endLine": 3,
            "endColumn": 4, "pointer": "/b", "help": "replace it with \\"b\\"", "replacement": "\\"b\\"" } ]

        """
    )
  }

  @Test func anEmptyListIsAnEmptyArray() {
    #expect(DiagnosticPrinter(file: "a", source: []).json(for: Diagnostics()) == "[]\n")
    #expect(DiagnosticPrinter(file: "a", source: []).text(for: Diagnostics()) == "")
  }
}
