import Foundation
import Testing

/// What is said of documents and of what they name.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct CheckCommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
  }

  @Test func checksDocuments() throws {
    #expect(try tool.run("check", "small.json").output == "small.json: sound\n")
    try tool.scratch.write(
      smallScene.replacingOccurrences(of: "\"duration\"", with: "\"duraton\""),
      to: "bad.json"
    )
    let result = try tool.run("check", "small.json", "bad.json")
    #expect(result.status == 1)
    #expect(result.errors.contains("[unknown-key]"))
    #expect(result.errors.contains("bad.json:7:"))
    let json = try tool.run("check", "--json", "bad.json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"id\": \"unknown-key\""))
  }

  @Test func saysEveryMissingPicture() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [100, 100],
        "layers": [{ "image": "none.svg" }, { "image": "nothing.png" }] }
      """,
      to: "a.json"
    )
    for words in [["check", "a.json"], ["render", "a.json", "-o", "a.png"]] {
      let result = try tool.run(words)
      #expect(result.status == 1)
      #expect(result.errors.contains("none.svg: ") && result.errors.contains("nothing.png: "))
    }
    #expect(tool.scratch.names == ["a.json", "small.json"])
  }

  @Test func tellsProgramsOfPicturesThatAreNotThere() throws {
    try tool.scratch.write(
      #"{ "scene": "A", "size": [9, 9], "layers": [{ "image": "none.png" }, { "image": "x" }] }"#,
      to: "a.json"
    )
    let result = try tool.run("check", "--json", "a.json")
    #expect(result.status == 1 && result.errors == "")
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let problems = try #require(list as? [[String: Any]])
    #expect(problems.map { $0["id"] as? String } == ["missing-file", "missing-file"])
    #expect(problems.allSatisfy { $0["file"] as? String == "a.json" })
    let both = try tool.run("check", "--json", "small.json", "a.json").output
    #expect(both == result.output)
  }

  @Test func aFileThatCannotBeReadHidesNoOther() throws {
    try tool.scratch.write("{", to: "broken.json")
    let text = try tool.run(["check", "broken.json", "none.json", "small.json"])
    #expect(text.status == 1 && text.output.contains("small.json: sound"))
    for words in ["broken.json:1:", "cannot read \"none.json\""] {
      #expect(text.errors.contains(words), "\(text.errors)")
    }
    let json = try tool.run(["check", "--json", "none.json", "broken.json"])
    #expect(json.status == 1 && json.errors.contains("cannot read \"none.json\""))
    let facts = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(facts?.count == 1, "\(json.output)")
  }

  @Test func spellsOutWhatWouldCommandTheTerminal() throws {
    #expect(try tool.run("check", "no\u{1B}[31mfile").errors.contains("no\\u{1B}[31mfile"))
    try tool.scratch.write(
      #"{ "scene": "A", "size": [9, 9], "layers": [{ "image": "a\u001b[31m.png" }] }"#,
      to: "a.json"
    )
    let result = try tool.run("check", "a.json")
    #expect(result.status == 1)
    #expect(!result.errors.contains("\u{1B}") && result.errors.contains("a\\u{1B}[31m.png"))
  }

  @Test func noKeyCommandsTheTerminal() throws {
    try tool.scratch.write(#"{ "scene": "a", "size": [1, 1], "\u001b[31m": 1 }"#, to: "key.json")
    for line in [["check", "key.json"], ["trace", "key.json"]] {
      let result = try tool.run(line)
      #expect(result.status == 1 && result.errors.contains("unknown-key"))
      #expect(!result.errors.contains("\u{1B}"), "\(result.errors)")
    }
  }
}
