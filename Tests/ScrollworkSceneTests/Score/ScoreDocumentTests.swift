import Foundation
import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkScene

/// What a page reads of a score, apart from its numbers.
struct ScoreDocumentTests {
  private func document(_ layers: String, _ rest: String = "") throws -> [String: Any] {
    let text = "{ \"scene\": \"A\", \"size\": [300, 200], \(rest) \"layers\": [\(layers)] }"
    return try Self.read(Score(try Scene(json: Array(text.utf8))))
  }

  private static func read(_ score: Score) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(score.document))
    return try #require(value as? [String: Any])
  }

  /// The nodes of a document, each as its text with sorted keys.
  private func nodes(_ document: [String: Any]) throws -> [String] {
    let nodes = try #require(document["nodes"] as? [[String: Any]])
    return try nodes.map {
      let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
      return String(
        decoding: try JSONSerialization.data(withJSONObject: $0, options: options),
        as: UTF8.self
      )
    }
  }

  @Test(arguments: ["onboarding", "wave", "task-switcher"])
  func tellsOfTheNodesOfAProgramInTheirOrder(example: String) throws {
    let url = Vectors.root.appendingPathComponent("Examples/\(example)/scene.json")
    let scene = try Scene(json: [UInt8](Data(contentsOf: url)))
    let program = Program(scene, in: Environment(viewport: scene.size))
    let document = try Self.read(Score(scene))
    let nodes = try #require(document["nodes"] as? [[String: Any]])
    #expect(nodes.count == program.nodes.count)
    for (told, node) in zip(nodes, program.nodes) {
      #expect(told["parent"] as? Int ?? -1 == node.parent)
      #expect(told["deck"] as? Int ?? -1 == node.deck)
      #expect(told["id"] as? String == node.id?.description)
      #expect(told["label"] as? String == node.label?.description)
      #expect((told["role"] as? String == "button") == (node.tap != nil))
      if node.sortsLayers { #expect(told["sorts"] as? Int == 1) }
    }
    let decks = try #require(document["decks"] as? [[String: Any]])
    #expect(decks.map { $0["node"] as? Int } == program.decks.map(\.node))
    let count = (document["score"] as? [Double])?.count
    #expect(count == Score(scene).numbers.count)
  }

  @Test func beginsWithItsNumbersAndLeavesOutWhatIsPlain() throws {
    let text = "{ \"scene\": \"A <b>\", \"size\": [300, 200.5], \"layers\": [] }"
    let score = Score(try Scene(json: Array(text.utf8)))
    let numbers = score.numbers.map { JSONWriter.text(of: $0) }.joined(separator: ",")
    #expect(
      String(decoding: score.document, as: UTF8.self) == """
        {"score":[\(numbers)],"check":242093953,"name":"A <b>","width":300,"height":200.5,"axis":-1,\
        "direction":"ltr","touch":"","background":"#ffffff","parameters":[],"events":[],"nodes":[],\
        "decks":[]}
        """
    )
  }

  @Test func drawsWhatIsNoBox() throws {
    let shapes = """
      { "shape": "rectangle", "fill": "#f00" }, { "shape": "ellipse", "fill": "#0f08" },
      { "shape": "rectangle", "stroke": { "color": "#00f", "join": "round" } },
      { "path": "M0 0H9", "fill": "#123456" }, { "path": "" }
      """
    #expect(
      try nodes(document(shapes)) == [
        "{\"fill\":\"#ff0000\",\"kind\":4}", "{\"ellipse\":1,\"fill\":\"#00ff0088\",\"kind\":4}",
        "{\"cap\":\"butt\",\"join\":\"round\",\"kind\":5,\"stroke\":\"#0000ff\"}",
        "{\"fill\":\"#123456\",\"kind\":5,\"path\":\"M0 0H9\"}", "{\"kind\":5,\"path\":\"M0 0\"}",
      ]
    )
  }

  @Test func keepsStyleSheetsWholeWhateverAFamilyIsCalled() throws {
    let text = """
      { "text": "Hi", "align": "end",
        "font": { "family": "A;\\"b\\\\", "size": 12.5, "weight": 700, "italic": true } }
      """
    let css = "italic 700 12.5px/1.25 \\\"A\\\\3b \\\\\\\"b\\\\\\\\\\\",var(--face)"
    let place = "color:#000000;text-align:right;justify-content:start;font:"
    #expect(
      try nodes(document(text)) == [
        "{\"class\":\"text\",\"color\":\"#000000\",\"css\":\"\(place)\(css)\",\"kind\":3,\"text\":\"Hi\"}"
      ]
    )
    let mirrored = try nodes(document(text, "\"direction\": \"rtl\","))
    #expect(mirrored[0].contains("text-align:left"))
  }

  @Test func putsStopsWhereTheStretchedLineHasThem() throws {
    let fill = """
      { "shape": "rectangle", "fill": { "gradient": "linear", "from": [0, 0], "to": [0.35, 1],
        "stops": [[0, "#000"], [1, "#fff"]] } }
      """
    // The end of the line lies (0.35² + 1²) ÷ (0.35 + 1) along that which the corners end.
    #expect(
      try nodes(document(fill))[0].contains("\"css\":\"#000000 0%,#ffffff 83.148%)\"")
    )
  }

  @Test(arguments: [
    ("", "{ \"text\": \"A\" }", ""), ("\"scroll\": { \"pages\": 2 },", "", "pan-y pinch-zoom"),
    ("\"scroll\": { \"pages\": 2, \"axis\": \"vertical\" },", "", "pan-x pinch-zoom"),
    (
      "\"scroll\": { \"pages\": 2, \"axis\": \"vertical\" },",
      "{ \"layers\": [{ \"deck\": { \"count\": 9, \"card\": { \"size\": [9, 9] } } }] }",
      "pinch-zoom"
    ),
  ]) func keepsTouchesThatScroll(rest: String, layers: String, touch: String) throws {
    #expect(try document(layers, rest)["touch"] as? String == touch)
  }

  @Test(arguments: [
    ("{ \"text\": \"A\", \"depth\": 1 }", true),
    ("{ \"text\": \"A\", \"depth\": \"$deep\" }", true),
    ("{ \"text\": \"A\", \"depth\": 0 }", false),
    ("{ \"text\": \"A\", \"animate\": [{ \"depth\": [0, 1], \"duration\": 1 }] }", true),
    ("{ \"layers\": [{ \"text\": \"A\", \"depth\": 1 }] }", false),
  ]) func saysWhereLayersMayChangePlaces(layer: String, sorts: Bool) throws {
    let parameters = "\"parameters\": { \"deep\": 0 },"
    #expect((try document(layer, parameters)["sorts"] != nil) == sorts)
    let inside = try document("{ \"layers\": [\(layer)] }", parameters)
    #expect(inside["sorts"] == nil)
    let group = try #require((inside["nodes"] as? [[String: Any]])?.first)
    #expect((group["sorts"] != nil) == sorts)
  }
}
