import ScrollworkScene
import TestSupport
import Testing

struct DiagnosticsTests {
  func diagnostic(_ start: Int?, _ id: DiagnosticID = .comment) -> Diagnostic {
    Diagnostic(id, at: start.map { SourceRange(start: $0, end: $0 + 1) })
  }

  @Test func keepsThePlacesInOrderAndTiesAsTheyCame() {
    var list = Diagnostics()
    list.add(diagnostic(5, .comment))
    list.add(diagnostic(2))
    list.add(diagnostic(nil))
    list.add(diagnostic(5, .extraComma))
    list.add(diagnostic(9))
    list.add(Diagnostics(diagnostic(3)))
    #expect(list.all.map { $0.range?.start } == [nil, 2, 3, 5, 5, 9])
    #expect(list.all[3].id == .comment && list.all[4].id == .extraComma)
  }

  @Test func tellsErrorsFromWarnings() {
    var list = Diagnostics()
    #expect(list.isEmpty && !list.hasErrors)
    list.add(Diagnostic(.comment, severity: .warning, at: nil))
    #expect(!list.isEmpty && !list.hasErrors)
    list.add(Diagnostic(.comment, at: nil))
    #expect(list.hasErrors)
  }

  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("ab", 99, 1, 3), ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("a\n\nb", 2, 2, 1), ("a\n\nb", 3, 3, 1), ("滚b", 3, 1, 4), ("\r", 1, 2, 1),
  ]) func countsLinesAndBytes(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let place = SourcePosition(of: offset, in: Array(text.utf8))
    #expect(place.line == line && place.column == column)
  }

  @Test func findsAWordInItsList() throws {
    let list = WordList("x y scale scaleX")
    let index = { (text: String) in list.index(of: Array(text.utf8), from: 0, to: text.utf8.count) }
    #expect(["x", "y", "scale", "scaleX"].map(index) == [0, 1, 2, 3])
    #expect(["", "s", "scal", "scaleXY", "x y", " ", "z"].allSatisfy { index($0) == nil })
    #expect(
      list.words.map { String(decoding: $0, as: UTF8.self) } == ["x", "y", "scale", "scaleX"]
    )
    #expect(WordList("x").index(of: Array("axb".utf8), from: 1, to: 2) == 0)
    #expect(WordList("").words.isEmpty)

    let document = try JSONDocument(Array(#"["vertical", "vert\u0069cal", "v", 1]"#.utf8))
    let axes = WordList("horizontal vertical")
    let places = document.elements(of: document.root).map { document.index(of: $0, in: axes) }
    #expect(places == [1, 1, nil, nil])
  }

  @Test func listsAreEqualWhenTheirWordsAre() {
    #expect(WordList("a b") == WordList("a b"))
    #expect(WordList("a b") != WordList("a c"))
    #expect(WordList("a b") != WordList("a"))
  }
}
