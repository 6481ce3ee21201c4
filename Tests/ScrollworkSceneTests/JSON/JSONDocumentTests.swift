import ScrollworkScene
import TestSupport
import Testing

struct JSONDocumentTests {
  func read(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8))
  }

  @Test func tellsTheKindOfEachValue() throws {
    let document = try read(#"[null, true, false, -1.5, "a", [], {}]"#)
    let kinds = document.elements(of: document.root).map { document.kind(of: $0) }
    #expect(kinds == [.null, .boolean, .boolean, .number, .string, .array, .object])
    #expect(document.kind(of: document.root) == .array)
    #expect(document.count(of: document.root) == 7)
  }

  @Test func givesNumbersAndTruthsOnlyOfSuchValues() throws {
    let document = try read("[1, true, false, null]")
    let values = Array(document.elements(of: document.root))
    #expect(values.map { document.number(of: $0) } == [1, nil, nil, nil])
    #expect(values.map { document.boolean(of: $0) } == [nil, true, false, nil])
  }

  @Test func walksMembersInOrderAndStepsOverTheirParts() throws {
    let document = try read(#"{ "a": [1, [2, {"x": 3}]], "b": { "c": 4 }, "d": 5 }"#)
    let members = Array(document.members(of: document.root))
    #expect(members.map { document.string(of: $0.key) } == ["a", "b", "d"])
    #expect(members.map { document.count(of: $0.value) } == [2, 1, 0])
    #expect(document.number(of: members[2].value) == 5)
  }

  @Test func scalarsHaveNoParts() throws {
    let document = try read(#"[3, "x", {"a": 1}, [1]]"#)
    let parts = Array(document.elements(of: document.root))
    #expect(parts.map { Array(document.elements(of: $0)).count } == [0, 0, 0, 1])
    #expect(parts.map { Array(document.members(of: $0)).count } == [0, 0, 1, 0])
  }

  @Test func findsTheFirstMemberOfAKey() throws {
    let document = try read(#"{ "a": 1, "b": 2, "a": 3 }"#)
    let number = { (key: StaticString) in
      document.value(key, of: document.root).flatMap { document.number(of: $0) }
    }
    #expect(number("a") == 1)
    #expect(number("b") == 2)
    #expect(number("ab") == nil)
    #expect(number("") == nil)
  }

  @Test func comparesKeysAfterResolvingTheirEscapes() throws {
    let document = try read(#"{ "fr\u0061me": 1, "" : 2 }"#)
    let keys = document.members(of: document.root).map(\.key)
    #expect(document.text(of: keys[0], is: "frame"))
    #expect(!document.text(of: keys[0], is: "fr\\u0061me"))
    #expect(document.index(of: keys[0], in: WordList("id frame x")) == 1)
    #expect(document.text(of: keys[1], is: ""))
    #expect(document.index(of: keys[1], in: WordList("id frame x")) == nil)
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u0000\u007f\u0080\u07ff\u0800\uffff""#, "\0\u{7f}\u{80}\u{7ff}\u{800}\u{ffff}"),
    (#""\ud834\udd1e\uDBFF\uDFFF""#, "\u{1D11E}\u{10FFFF}"), (#""滚动 \u6eda""#, "滚动 滚"),
  ]) func resolvesEscapes(_ json: String, _ text: String) throws {
    let document = try read(json)
    #expect(document.utf8(of: document.root) == Array(text.utf8))
    #expect(document.string(of: document.root) == text)
  }

  @Test func textOfWhatIsNoStringIsEmpty() throws {
    let document = try read("[1]")
    #expect(document.string(of: document.root) == "")
    #expect(!document.text(of: document.root, is: ""))
  }

  @Test func rangesHoldBracketsAndQuotes() throws {
    let document = try read(#" { "ab" : [ 1 , "c" ] } "#)
    let member = try #require(document.members(of: document.root).first { _ in true })
    #expect(document.range(of: document.root) == SourceRange(start: 1, end: 23))
    #expect(document.range(of: member.key) == SourceRange(start: 3, end: 7))
    #expect(document.range(of: member.value) == SourceRange(start: 10, end: 21))
    #expect(document.mark(of: member.value) == SourceRange(start: 10, end: 11))
    #expect(document.mark(of: member.key) == document.range(of: member.key))
  }

  @Test func takesBracketsAsDeepAsTheLimit() throws {
    let text = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: Never.self) { try JSONDocument(Array(text(3).utf8), depthLimit: 3) }
    let tooDeep = Diagnostic(.tooDeep, at: SourceRange(start: 3, end: 4), [.count(3)])
    #expect(throws: Diagnostics(tooDeep)) { try JSONDocument(Array(text(4).utf8), depthLimit: 3) }
    #expect(throws: Never.self) { try read(text(JSONDocument.usualDepthLimit)) }
  }

  @Test(arguments: [
    ("", ""), ("a", "/a"), ("a 1", "/a/1"), ("a 1 x/y~z", "/a/1/x~1y~0z"), ("b", "/b"),
    ("a 11", "/a/11"),
  ]) func pointsAtAValue(_ path: String, _ pointer: String) throws {
    let document = try read(#"{"a": [0, {"x/y~z": 0},2,3,4,5,6,7,8,9,10,11], "b": {}}"#)
    var node = document.root
    for step in path.split(separator: " ") {
      let child =
        Int(step).map { Array(document.elements(of: node))[$0] }
        ?? document.members(of: node).first { document.string(of: $0.key) == step }?.value
      node = try #require(child)
    }
    #expect(
      String(decoding: document.pointer(at: document.range(of: node).start), as: UTF8.self)
        == pointer
    )
  }

  @Test func pointsFromAKeyAtItsMember() throws {
    let document = try read(#"{"a": {"b": 1}}"#)
    #expect(document.pointer(at: 1) == Array("/a".utf8))
    #expect(document.pointer(at: 4) == Array("/a".utf8))
    #expect(document.pointer(at: 7) == Array("/a/b".utf8))
    #expect(document.pointer(at: 13) == Array("/a".utf8))
    #expect(document.pointer(at: 14) == [])
    #expect(document.pointer(at: 99) == [])
  }

  @Test func reportsEachKeyThatComesAgain() throws {
    let document = try read(#"{"a": 1, "b": 2, "\u0061": 3, "b": 4, "a": 5}"#)
    var found = Diagnostics()
    document.reportDuplicateKeys(of: document.root, to: &found)
    let first = [SourceRange(start: 1, end: 4), SourceRange(start: 9, end: 12)]
    #expect(
      found.all == [
        Diagnostic(.duplicateKey, at: SourceRange(start: 17, end: 25), [.place(first[0])]),
        Diagnostic(.duplicateKey, at: SourceRange(start: 30, end: 33), [.place(first[1])]),
        Diagnostic(.duplicateKey, at: SourceRange(start: 38, end: 41), [.place(first[0])]),
      ]
    )
  }

  @Test func findsNoDuplicateAmongManyKeys() throws {
    let members = (0..<2000).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let document = try read("{\(members), \"k1234\": 1}")
    var found = Diagnostics()
    document.reportDuplicateKeys(of: document.root, to: &found)
    #expect(found.all.count == 1)
  }
}
