import ScrollworkScene
import Testing

@Suite("One mistake")
struct SingleMistakeTests {
  private func diagnostics(_ members: String) -> [Diagnostic] {
    let json =
      #"{ "scene": "t", "size": [9, 9], "scroll": { "pages": 2 }, "layers": [{ "shape": "rectangle", \#(members) }] }"#
    do {
      _ = try Scene(json: Array(json.utf8), in: nil)
      return []
    } catch { return error.all }
  }

  @Test("in a list without values is told once")
  func emptyList() {
    let found = diagnostics(#""animate": [{ "timeline": "scroll", "at": [0, 1], "x": [] }]"#)
    #expect(found.map(\.id) == [.emptyList])
  }

  @Test("in the depth of parentheses says how deep they may be")
  func deepParentheses() {
    func nested(_ depth: Int) -> String {
      "\"x\": \"" + String(repeating: "(", count: depth) + "1"
        + String(repeating: ")", count: depth)
        + "\""
    }
    #expect(diagnostics(nested(62)).isEmpty)
    let found = diagnostics(nested(63))
    #expect(found.map(\.id) == [.badExpression])
    let text = found.map { DiagnosticPrinter(file: "a", source: []).text(for: $0) }.joined()
    #expect(text.contains("more than 62 parentheses, signs and functions within each other"))
  }

  @Test("in an expression is marked as a whole character")
  func wideCharacter() {
    let found = diagnostics(#""x": "1 滚 2""#)
    #expect(found.map(\.id) == [.badExpression])
    #expect(found.first?.range.map { $0.end - $0.start } == 3)
  }
}
