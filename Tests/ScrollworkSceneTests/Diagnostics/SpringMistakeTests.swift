import ScrollworkScene
import Testing

/// What is said first about a spring that cannot be read.
@Suite struct SpringMistakeTests {
  private func words(_ layer: String) -> [String] {
    let json = Array(
      #"{ "scene": "t", "size": [9, 9], "scroll": { "pages": 2 }, "layers": [\#(layer)] }"#.utf8
    )
    do throws(Diagnostics) {
      _ = try Scene(json: json)
      return []
    } catch {
      let text = DiagnosticPrinter(file: "a", source: json).text(for: error)
      return text.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("error") || $0.hasPrefix("  =") }
    }
  }

  private func spring(_ spring: String) -> [String] {
    words(#"{ "text": "Hi", "animate": [{ "x": [0, 9], "spring": \#(spring) }] }"#)
  }

  private static let forms = """
      = note: a spring has "duration" and "dampingRatio", "duration" and "bounce", "response" and \
    "dampingRatio", "stiffness" and "damping", or "bounciness" and "speed"; or it is "smooth", \
    "snappy" or "bouncy"
    """

  @Test(arguments: [#"{ "durration": 1 }"#, #"{ "durration": 1, "dampingRatio": 0.5 }"#])
  func namesTheMisspeltKeyAlone(text: String) {
    #expect(
      spring(text) == [
        #"error: unknown key "durration" [unknown-key]"#,
        #"  = help: replace it with "duration""#,
      ]
    )
  }

  @Test(arguments: ["{}", #"{ "velocity": 2 }"#, #"{ "clamp": true }"#])
  func listsTheSpellingsForASpringThatSaysNothing(text: String) {
    #expect(
      spring(text) == [
        "error: the spring does not say how it moves [missing-key]",
        #"  = help: write it like { "duration": 0.5, "bounce": 0.3 }"#, Self.forms,
      ]
    )
  }

  @Test(arguments: [
    (#"{ "duration": 1 }"#, "dampingRatio"), (#"{ "response": 1 }"#, "dampingRatio"),
    (#"{ "mass": 1, "damping": 2 }"#, "stiffness"), (#"{ "bounce": 0.3 }"#, "duration"),
    (#"{ "speed": 3 }"#, "bounciness"), (#"{ "dampingRatio": 0.3 }"#, "duration"),
  ]) func listsTheSpellingsForHalfASpring(text: String, missing: String) {
    let words = spring(text)
    #expect(words.count == 3)
    #expect(words.first == "error: the key \"\(missing)\" is missing [missing-key]")
    #expect(words.last == Self.forms)
  }

  @Test(arguments: ["3", #"["snappy"]"#, "null"])
  func listsTheSpellingsForWhatIsNoSpring(text: String) {
    let words = spring(text)
    #expect(words.count == 3 && words.last == Self.forms)
    #expect(words.first?.contains("expected a spring's name or keys") == true)
  }

  @Test func tellsHowLinesOfATextAreWritten() {
    #expect(
      words(#"{ "text": ["Hello,", "world"] }"#) == [
        "error: expected a string, found an array [wrong-type]",
        #"  = help: replace it with "Hello,\nworld""#,
      ]
    )
    #expect(
      words(#"{ "text": ["Hello,", 3] }"#).last
        == #"  = help: write one string; \n in it begins a new line"#
    )
  }

  @Test(arguments: [
    (#"{ "text": "a", "animate": [{ "x": [0, 9], "durration": 1 }] }"#, "duration"),
    (#"{ "text": "a", "animate": [{ "opcity": [0, 1], "duration": 1 }] }"#, "opacity"),
    (#"{ "text": "a", "animate": [{ "timeline": "scroll", "att": [0, 1], "x": [0, 9] }] }"#, "at"),
    (##"{ "text": "a", "shadow": { "colr": "#000" } }"##, "color"),
    (#"{ "deck": { "count": 2, "card": { "sizes": [2, 2] } } }"#, "size"),
    (#"{ "deck": { "count": 2, "cards": { "size": [2, 2] } } }"#, "card"),
    (#"{ "stagger": { "eech": 1 }, "layers": [] }"#, "each"),
  ]) func misspeltKeysAreNotMissingToo(layer: String, key: String) {
    let words = words(layer)
    #expect(words.count == 2 && words.first?.contains("[unknown-key]") == true, "\(words)")
    #expect(words.last == "  = help: replace it with \"\(key)\"")
  }

  @Test func aWordOfTheWrongKindIsToldItsChoices() {
    #expect(
      words(#"{ "text": "a", "align": 3 }"#).last == "  = help: it is one of start, center or end"
    )
  }
}
