import Foundation
import ScrollworkScene
import Testing

/// A value of the wrong kind is answered with one that fits the place.
@Suite struct WrongKindTests {
  private func words(_ members: String) -> [String] {
    let json = Array(#"{ "scene": "t", "size": [9, 9], \#(members) }"#.utf8)
    do throws(Diagnostics) {
      _ = try Scene(json: json)
      return []
    } catch {
      return DiagnosticPrinter(file: "a", source: json).text(for: error)
        .split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("error") || $0.hasPrefix("  = help") }
    }
  }

  @Test(arguments: [
    (#""layers": {}"#, #"[{ "text": "Hello" }]"#), (#""layers": [1]"#, #"{ "text": "Hello" }"#),
    (#""layers": [{ "text": "a", "frame": 3 }]"#, "[0, 57, 200, 28]"),
    (#""layers": [{ "text": "a", "anchor": 0.5 }]"#, "[0.5, 0.5]"),
    (#""layers": [{ "text": "a", "animate": {} }]"#, #"[{ "x": [0, 100], "duration": 0.5 }]"#),
    (#""layers": [{ "text": "a", "animate": [3] }]"#, #"{ "x": [0, 100], "duration": 0.5 }"#),
    (#""layers": [{ "text": "a", "tap": "next" }]"#, #"{ "scrollTo": "next" }"#),
    (#""layers": [{ "text": "a", "font": { "size": "9" } }]"#, "22"),
    (#""scroll": true"#, #"{ "pages": 3 }"#), (#""scroll": { "pages": 2, "bounces": 1 }"#, "false"),
    (#""parameters": { "size": "3" }"#, #"0.06 or { "value": 0.06, "max": 0.5 }"#),
    (
      #""layers": [{ "deck": { "items": ["a"], "card": { "size": [9, 9] } } }]"#,
      #"{ "name": "Map" }"#
    ),
    (
      ##""background": { "gradient": "linear", "stops": ["#fff", [1, "#fff"]] }"##,
      ##"[0, "#ffffff"]"##
    ),
  ]) func anExampleFitsThePlace(members: String, example: String) {
    let words = words(members)
    #expect(words.count == 2 && words.last == "  = help: write it like \(example)", "\(words)")
  }

  /// What the help says is accepted in that place.
  @Test(arguments: [
    #""layers": [{ "text": "a", "frame": 3 }]"#, #""layers": [{ "text": "a", "anchor": 3 }]"#,
    #""layers": [{ "text": "a", "animate": 3 }]"#, #""layers": [{ "text": "a", "shadow": 3 }]"#,
    #""layers": [{ "text": "a", "font": 3 }]"#, #""layers": [{ "shape": "ellipse", "stroke": 3 }]"#,
    #""layers": [{ "stagger": 3, "layers": [] }]"#, #""layers": [{ "deck": 3 }]"#, #""layers": 3"#,
    #""layers": [{ "stagger": { "each": 1, "grid": 3 }, "layers": [] }]"#, #""parameters": 3"#,
    #""scroll": 3"#, #""layers": [{ "clip": 3, "layers": [] }]"#, #""layers": [{ "pages": 3 }]"#,
    #""layers": [{ "deck": { "count": 2, "card": 3 } }]"#,
    #""layers": [{ "animate": [{ "x": [0, 9], "spring": 3 }] }]"#,
    #""layers": [{ "text": 3 }]"#,
    #""background": { "gradient": "linear", "stops": 3 }"#,
  ]) func theExampleIsAccepted(members: String) throws {
    let help = try #require(words(members).last { $0.hasPrefix("  = help: write it like ") })
    let value = help.dropFirst("  = help: write it like ".count).split(separator: " or ").last ?? ""
    let place = try #require(members.range(of: "3", options: .backwards))
    let mended = members.replacingCharacters(in: place, with: value)
    #expect(words(mended) == [], "\(mended)")
  }

  @Test(arguments: [
    ("stutter * 2", "replace it with $stutter"), ("stuter", "replace it with $stutter"),
    ("left", "write a number, or a parameter with a $ in front"),
    ("calc(1 + 2)", "write what is in its parentheses alone"), ("9px", "replace it with pt"),
    ("maxi(1, 2)", "replace it with max"),
  ]) func wordsInArithmeticAreAnswered(text: String, help: String) {
    let members = #""parameters": { "stutter": 1 }, "layers": [{ "text": "a", "x": "\#(text)" }]"#
    #expect(words(members).last == "  = help: \(help)")
  }

  @Test func aWordForTheIterationsIsAnswered() {
    let members =
      #""layers": [{ "text": "a", "animate": [{ "x": [0, 1], "duration": 1, "iterations": "forever" }] }]"#
    #expect(words(members).last == #"  = help: replace it with "infinite""#)
  }

  @Test func aCardShowsTextsInItsLayers() {
    let members =
      #""layers": [{ "deck": { "count": 1, "card": { "size": [9, 9], "text": "a" } } }]"#
    #expect(
      words(members).last
        == #"  = help: put it into a layer of the card: "layers": [{ "text": … }]"#
    )
  }
}
