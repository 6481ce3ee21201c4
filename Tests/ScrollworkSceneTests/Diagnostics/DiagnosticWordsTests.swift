import ScrollworkScene
import Testing

struct DiagnosticWordsTests {
  /// The encoding has no example in text.
  static let withExamples = DiagnosticID.allCases.filter { $0 != .notUTF8 }

  @Test(arguments: withExamples) func theWrongExampleBreaksTheRuleAndNoOther(_ id: DiagnosticID) {
    let example = id.example
    let found = DiagnosticCase(id, example.wrong, in: example.context).found
    #expect(!found.isEmpty)
    for diagnostic in found.all { #expect(diagnostic.id == id) }
  }

  @Test(arguments: withExamples) func theRightExampleBreaksNoRule(_ id: DiagnosticID) {
    let example = id.example
    #expect(DiagnosticCase(id, example.right, in: example.context).found.all == [])
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
    #expect(id.example.wrong != id.example.right)
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

  @Test(
    arguments: [
      ("1.5", "0 to 1", "1"), ("-1", "0 to 1", "0"), ("-1", "0 or above", "0"),
      ("0", "above 0", nil), ("0", "a whole number from 1", "1"),
      ("2.5", "a whole number from 1", nil),
      ("9999", "a whole number from 1 to 1000", "1000"), ("\"$a\"", "0 to 1", nil),
      ("-1", "above -1, at most 1", nil), ("1e400", "finite", nil),
    ] as [(String, StaticString, String?)]
  )
  func offersTheNearestNumber(_ text: String, _ range: StaticString, _ bound: String?) {
    let example = DiagnosticCase(.outOfRange, marked: "[‹\(text)›]", [.word(StaticWord(range))])
    let printed = DiagnosticPrinter(file: "a", source: example.source).text(for: example.found)
    #expect(printed.contains(" is out of range: \(range) [out-of-range]\n"))
    if let bound {
      #expect(printed.contains("= help: replace it with \(bound)\n"))
    } else {
      #expect(!printed.contains("help"))
    }
  }

  @Test(
    arguments: [
      ("alpha", "opacity", "x opacity"), ("zIndex", "depth", "x depth"), ("alpha", nil, "x y"),
      ("left", "x", "x y"), ("left", "start", "start center end"),
      ("opaciti", "opacity", "opacity"),
    ] as [(String, String?, StaticString)]
  )
  func knowsTheWordsOfOthers(_ word: String, _ ours: String?, _ words: StaticString) {
    let example = DiagnosticCase(
      .unknownKey,
      marked: "{ ‹\"\(word)\"›: 0 }",
      [.words(WordList(words))]
    )
    let printed = DiagnosticPrinter(file: "a", source: example.source).text(for: example.found)
    #expect(printed.contains(ours.map { "replace it with \"\($0)\"\n" } ?? "the keys here are "))
  }

  @Test(
    arguments: [
      ("red", "#ff0000"), ("FFF", "#fff"), ("#ff", nil), ("", nil), ("3b2a5aff", "#3b2a5aff"),
    ] as [(String, String?)]
  ) func offersTheColourThatWasMeant(_ text: String, _ colour: String?) {
    let example = DiagnosticCase(.badColor, marked: "‹\"\(text)\"›")
    let printed = DiagnosticPrinter(file: "a", source: example.source).text(for: example.found)
    let help = colour.map { "replace it with \"\($0)\"" }
    #expect(printed.contains(help ?? "a colour is #rgb, #rgba, #rrggbb, #rrggbbaa or transparent"))
  }
}
