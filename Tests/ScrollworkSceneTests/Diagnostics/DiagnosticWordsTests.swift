import ScrollworkScene
import Testing

struct DiagnosticWordsTests {
  /// The rules that the JSON reader itself checks.
  ///
  /// The encoding has no example in text.
  static let syntax = DiagnosticID.allCases.filter {
    $0.rawValue < DiagnosticID.duplicateKey.rawValue && $0 != .notUTF8
  }

  @Test(arguments: syntax) func theWrongExampleBreaksTheRuleAndNoOther(_ id: DiagnosticID) {
    let found = DiagnosticCase(id, id.examples.wrong).found
    #expect(!found.isEmpty)
    for diagnostic in found.all { #expect(diagnostic.id == id) }
  }

  @Test(arguments: DiagnosticID.allCases.filter { $0 != .notUTF8 })
  func theRightExampleIsJSON(_ id: DiagnosticID) {
    #expect(throws: Never.self) { try JSONDocument(Array(id.examples.right.utf8)) }
  }

  @Test(arguments: DiagnosticID.allCases) func aNameIsFoundAgain(_ id: DiagnosticID) {
    #expect(DiagnosticID(name: id.name) == id)
    #expect(id.name.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" })
  }

  @Test func anUnknownNameIsNoRule() {
    #expect(DiagnosticID(name: "no-such-rule") == nil)
  }

  @Test(arguments: DiagnosticID.allCases) func aPageStatesTheRuleAndTwoExamples(_ id: DiagnosticID)
  {
    let page = id.explanation
    #expect(page.hasPrefix("# \(id.name)\n\n"))
    #expect(page.contains("\n\nWrong:\n\n    "))
    #expect(page.contains("\n\nRight:\n\n    "))
    #expect(id.examples.wrong != id.examples.right)
  }

  @Test func aPageReadsAsAWhole() {
    #expect(
      DiagnosticID.trailingComma.explanation == """
        # trailing-comma

        A comma stands between two values, never after the last.

        Wrong:

            { "x": [0, 100,] }

        Right:

            { "x": [0, 100] }

        """
    )
  }

  /// House rules of messages: lower case, no full stop, neither "invalid" nor "please".
  @Test(arguments: DiagnosticCase.all) func messagesKeepTheTone(_ example: DiagnosticCase) throws {
    let printer = DiagnosticPrinter(file: "a", source: example.source)
    for line in printer.text(for: example.found).split(separator: "\n") {
      let message = line.drop { $0 != ":" }.dropFirst(2)
      guard line.hasPrefix("error") || line.contains("= help") || line.contains("= note") else {
        continue
      }
      #expect(!message.contains("invalid") && !message.contains("please"))
      #expect(!message.hasSuffix("."))
      #expect(!message.contains("{0}") && !message.contains("{1}"))
    }
  }

  @Test(arguments: [
    (NumberBounds(from: 0, to: 1), "from 0 to 1"), (NumberBounds(from: 0), "0 or more"),
    (NumberBounds(above: 0), "above 0"), (NumberBounds(to: 1), "1 or less"),
    (NumberBounds(above: 0, to: 1), "above 0 and at most 1"),
    (NumberBounds(low: -1, high: 1, excludesLow: true, excludesHigh: true), "above -1 and below 1"),
    (NumberBounds(low: -.infinity, high: 1, excludesLow: false, excludesHigh: true), "below 1"),
  ]) func saysWhereANumberLies(_ bounds: NumberBounds, _ text: String) {
    let example = DiagnosticCase(.outOfRange, marked: "[‹7›]", [.bounds(bounds), .term(.time)])
    let printed = DiagnosticPrinter(file: "a", source: example.source).text(for: example.found)
    #expect(printed.contains("= note: a time is \(text)\n"))
  }

  @Test(
    arguments: [
      ("red", "#ff0000"), ("FFF", "#fff"), ("#ff", nil), ("", nil), ("3b2a5aff", "#3b2a5aff"),
    ] as [(String, String?)]
  ) func offersTheColourThatWasMeant(_ text: String, _ colour: String?) {
    let example = DiagnosticCase(.badColour, marked: "‹\"\(text)\"›")
    let printed = DiagnosticPrinter(file: "a", source: example.source).text(for: example.found)
    let help = colour.map { "replace it with \"\($0)\"" }
    #expect(printed.contains(help ?? "a colour is #rgb, #rgba, #rrggbb, #rrggbbaa or transparent"))
  }
}
