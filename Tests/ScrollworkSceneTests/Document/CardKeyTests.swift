import ScrollworkScene
import Testing

/// The keys that stand in braces in the card of a deck.
struct CardKeyTests {
  private func report(_ items: String, _ layers: String, label: String = "") -> String {
    let json = """
      { "scene": "t", "size": [9, 9], "layers": [{ "deck": {
      "items": [\(items)],
      "card": { "size": [9, 9], \(label) "layers": [
      \(layers)] } } }] }
      """
    let bytes = Array(json.utf8)
    do throws(Diagnostics) {
      _ = try Scene(json: bytes)
      return ""
    } catch { return DiagnosticPrinter(file: "a.json", source: bytes).text(for: error) }
  }

  @Test func namesTheKeyThatWasMeant() {
    let text = report(
      #"{ "name": "Map", "icon": "map.svg" }"#,
      #"{ "text": "to {nmae}!" }, { "image": "{icon}" }"#
    )
    #expect(
      text == """
        error: unknown word "nmae" [unknown-name]
         --> a.json:4:16 (/layers/0/deck/card/layers/0/text)
          |
        4 | { "text": "to {nmae}!" }, { "image": "{icon}" }] } } }] }
          |                ^^^^
          = help: replace it with "name"

        """
    )
  }

  @Test func namesAllKeysWhenNoneIsNear() {
    let text = report(
      #"{ "name": "Map", "icon": "map.svg" }, { "icon": "a.svg", "name": "A", "小名": "B" }"#,
      #"{ "image": "art/{file}.svg" }"#
    )
    #expect(text.contains("= help: it is one of name, icon or 小名\n"))
  }

  @Test func namesEachItemThatLacksAKey() {
    let text = report(
      "\n{ \"name\": \"Map\" },\n{ \"nane\": \"Mail\" }, {}",
      #"{ "text": "{name}" }, { "text": "{name} again" }"#
    )
    #expect(text.contains(" --> a.json:4:1 (/layers/0/deck/items/1)\n"))
    #expect(text.contains(" --> a.json:4:21 (/layers/0/deck/items/2)\n"))
    #expect(text.components("the key \"name\" is missing [missing-key]") == 2)
    #expect(text.components("= help: add \"name\"\n") == 2)
    #expect(text.components("= note: the card shows \"name\" on line 6\n") == 2)
  }

  @Test func looksIntoLabelsToo() {
    let text = report(#"{ "name": "Map" }"#, "{}", label: #""label": "{title}","#)
    #expect(text.contains("unknown word \"title\""))
  }

  @Test(arguments: ["{name}", "a { b } {", "{}", "{x, y}", "{{name}}", "\\u007bnone}", "{name"])
  func takesWhatIsNoKeyForText(text: String) {
    #expect(report(#"{ "name": "{none}" }"#, "{ \"text\": \"\(text)\" }") == "")
  }

  @Test func takesBracesForTextOutsideOfCardsAndWithoutItems() {
    #expect(report("", #"{ "text": "{name}" }"#) == "")
    let json = #"{ "scene": "t", "size": [9, 9], "layers": [{ "text": "{name}" }] }"#
    #expect(throws: Never.self) { try Scene(json: Array(json.utf8)) }
  }
}

extension String {
  /// How often a part comes.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
