import Scrollwork
import ScrollworkScene
import Testing

/// What a document asks for and can never get is told: pages, cards and layers that there are not.
@Suite struct EmptyPromiseTests {
  /// The errors, warnings and helps, or else the warnings of a scene that plays.
  private func words(_ members: String, in environment: Environment? = nil) -> [String] {
    let name = members.contains("\"scene\"") ? "" : #""scene": "t", "#
    let json = Array(("{ \(name)\"size\": [90, 90],\n\(members) }").utf8)
    var found = Diagnostics()
    do throws(Diagnostics) {
      _ = try Scene(json: json, in: environment, warnings: &found)
      #expect(!found.hasErrors)
    } catch { found = error }
    return DiagnosticPrinter(file: "a", source: json).text(for: found)
      .split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("error") || $0.hasPrefix("warning") || $0.hasPrefix("  =") }
  }

  private func start(_ page: Double, _ scroll: String) -> String {
    """
    \(scroll) "layers": [{ "text": "a", "animate": [
      { "x": [0, 1], "duration": 1, "start": { "page": \(page) } }] }]
    """
  }

  private func tap(_ target: String, _ scroll: String, _ more: String = "") -> String {
    "\(scroll) \"layers\": [{ \"text\": \"a\", \"tap\": { \"scrollTo\": \(target) } }\(more)]"
  }

  @Test func aClockStartsByNoPageWhereNothingScrolls() {
    #expect(
      words(start(1, "")) == [
        "error: \"page\" is only for scenes that scroll [misplaced-key]",
        "  = help: add \"scroll\": { \"pages\": 2 } to the scene, or remove it",
      ]
    )
  }

  @Test func aClockStartsByNoPageBeyondTheLast() {
    #expect(
      words(start(7, #""scroll": { "pages": 2 },"#)) == [
        "error: 7.0 is out of range: a page of the scene [out-of-range]",
        "  = help: the first page is 0, the last 1",
      ]
    )
    #expect(words(start(1, #""scroll": { "pages": 2 },"#)) == [])
    #expect(words(start(2, #""scroll": { "pages": 2.5 },"#)) == [])
    #expect(words(start(2, #""scroll": { "pages": 2 },"#)).count == 2)
  }

  @Test func aPageThatAParameterMayBringIsAWarning() {
    let scroll = #""parameters": { "n": 2 }, "scroll": { "pages": "$n" },"#
    #expect(
      words(start(7, scroll)) == [
        "warning: 7.0 is out of range: a page of the scene [out-of-range]",
        "  = help: the first page is 0, the last 1",
      ]
    )
    let more = Environment(viewport: Size(width: 90, height: 90), parameters: [8])
    #expect(words(start(7, scroll), in: more) == [])
    #expect(words(tap("7", scroll)).count == 2 && words(tap("7", scroll), in: more) == [])
  }

  @Test(arguments: [
    #""scrol": { "pages": 3 }"#, #""scroll": { "page": 3 }"#, #""scroll": { "pages": "3x" }"#,
    #""scroll": { "pages": 0.5 }"#, #""scroll": {}"#, #""scroll": 3"#,
  ]) func pagesThatCannotBeReadAreToldAlone(scroll: String) {
    for members in [start(2, scroll + ","), tap("2", scroll + ","), tap("\"next\"", scroll + ",")] {
      let errors = words(members).filter { !$0.hasPrefix("  =") }
      #expect(errors.count == 1, "\(members): \(errors)")
    }
  }

  @Test(arguments: [
    #""deck": { "count": 3 }"#, #""deck": 3"#, #""dek": { "count": 3 }"#,
    #""deck": { "count": -3, "card": { "size": [1, 1] } }"#,
  ]) func aDeckThatCannotBeReadIsToldAlone(deck: String) {
    for target in ["2", "\"next\""] {
      let errors = words(tap(target, "", ", { \(deck) }")).filter { !$0.hasPrefix("  =") }
      #expect(errors.count == 1, "\(deck): \(errors)")
    }
  }

  @Test(arguments: ["\"next\"", "\"previous\"", "0", "3"])
  func aTapScrollsNowhereWhereNothingScrolls(target: String) {
    #expect(
      words(tap(target, "")) == [
        "error: \"scrollTo\" is only for scenes that scroll or have a deck [misplaced-key]",
        "  = help: add \"scroll\": { \"pages\": 2 } to the scene, or remove it",
      ]
    )
    #expect(words(#""layers": [{ "text": "a", "tap": { "send": "go" } }]"#) == [])
  }

  @Test func aTapScrollsToPagesAndCardsThatThereAre() {
    let pages = #""scroll": { "pages": 3 },"#
    #expect(words(tap("2", pages)) == [] && words(tap("\"next\"", pages)) == [])
    #expect(words(tap("3", pages)).last == "  = help: the first page is 0, the last 2")
    func deck(_ members: String) -> String {
      ", { \"deck\": { \(members), \"card\": { \"size\": [9, 9] } } }"
    }
    // The deck may stand behind the layer that is tapped.
    #expect(words(tap("2", "", deck("\"count\": 3"))) == [])
    #expect(words(tap("\"next\"", "", deck("\"count\": 3"))) == [])
    #expect(words(tap("9", "", deck("\"count\": 3, \"loop\": true"))) == [])
    #expect(
      words(tap("3", "", deck("\"count\": 3"))) == [
        "error: 3 is out of range: a card of the deck [out-of-range]",
        "  = help: the first card is 0, the last 2",
      ]
    )
  }

  @Test func aStaggerBeginsAtALayerOfTheGroup() {
    func group(_ from: Int) -> String {
      """
      "layers": [{ "stagger": { "each": 1, "from": \(from) }, "animate": [{ "x": [9, 0], "duration": 1 }],
        "layers": [{ "text": "a" }, { "text": "b" }] }]
      """
    }
    #expect(words(group(1)) == [])
    #expect(
      words(group(2)) == [
        "error: 2 is out of range: a layer of the group [out-of-range]",
        "  = help: the first layer is 0, the last 1",
      ]
    )
  }

  @Test func aDeckSaysHowManyCardsItHas() {
    func deck(_ members: String) -> String {
      "\"layers\": [{ \"deck\": { \(members) \"card\": { \"size\": [9, 9] } } }]"
    }
    #expect(
      words(deck("")) == [
        "error: the key \"count\" is missing [missing-key]", "  = help: add \"count\": 5",
      ]
    )
    for members in ["\"count\": 0,", "\"items\": [],", "\"items\": [{ \"a\": \"b\" }],"] {
      #expect(words(deck(members)) == [], "\(members)")
    }
    for members in ["\"cout\": 3,", "\"itms\": [],"] {
      #expect(words(deck(members)).count == 2, "\(members)")
    }
    #expect(
      words(deck("\"count\": 3, \"start\": 3,")) == [
        "error: 3 is out of range: a card of the deck [out-of-range]",
        "  = help: the first card is 0, the last 2",
      ]
    )
  }

  @Test func theLeastValueIsNotAboveTheMost() {
    #expect(
      words(#""parameters": { "a": { "value": 3, "min": 5, "max": 1 } }"#) == [
        "error: 1 is out of range: not below min [out-of-range]",
        "  = help: exchange min and max, or make max larger",
      ]
    )
    let layers = #""layers": [{ "text": "a", "x": "$a" }]"#
    #expect(words(#""parameters": { "a": { "value": 3, "min": 3, "max": 3 } }, \#(layers)"#) == [])
  }

  @Test func aScrollTimelineWhereNothingScrollsIsAWarning() {
    let layers = """
      "layers": [{ "text": "a", "animate": [{ "timeline": "scroll", "at": [0, 1], "x": [0, 9] }] }]
      """
    #expect(
      words(layers) == [
        "warning: \"scroll\" is only for scenes that scroll [misplaced-key]",
        "  = help: add \"scroll\": { \"pages\": 2 } to the scene, or remove it",
      ]
    )
    #expect(words("\"scroll\": { \"pages\": 2 }, " + layers) == [])
  }

  @Test func aSceneHasAName() {
    #expect(
      words(#""scene": """#) == [
        "error: a name without letters [bad-name]", "  = help: write a name between the quotes",
      ]
    )
  }

  @Test func aFormulaOutOfRangeIsToldItsValue() {
    #expect(
      words(#""layers": [{ "text": "a", "frame": [0, 0, "100vw - 98", 9] }]"#) == [
        "error: 100vw - 98 is out of range: 0 to 1e9 [out-of-range]",
        "  = note: its value here is -8",
      ]
    )
  }
}
