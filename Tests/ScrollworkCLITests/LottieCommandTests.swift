import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct LottieCommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
  }

  @Test func writesAnAnimationAndItsReport() throws {
    let result = try tool.run(
      "lottie",
      "small.json",
      "-o",
      "a.json",
      "--to",
      "0.5",
      "--fps",
      "30",
      "--report",
      "report.json"
    )
    #expect(result.status == 0)
    #expect(result.errors.contains("Lottie: "))
    let file = try Data(contentsOf: tool.scratch.url.appendingPathComponent("a.json"))
    let tree = try JSONSerialization.jsonObject(with: file) as? [String: Any]
    #expect(tree?["fr"] as? Int == 30)
    #expect(tree?["op"] as? Int == 15)
    #expect(tool.scratch.names == ["a.json", "report.json", "small.json"])
  }

  @Test func needsToKnowWhereTheAnimationGoes() throws {
    let result = try tool.run("lottie", "small.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("--output"))
  }

  @Test func scrollsOnlyWhatScrolls() throws {
    let result = try tool.run("lottie", "small.json", "-o", "a.json", "--scroll", "--to", "2")
    #expect(result.status == 2)
    #expect(result.errors.contains("--scroll and --to exclude each other"))
    let still = try tool.run("lottie", "small.json", "-o", "a.json", "--scroll")
    #expect(still.status == 2)
    #expect(tool.scratch.names == ["small.json"])
  }

  @Test func passesAsManyCardsAsAreAskedFor() throws {
    try tool.scratch.write(
      """
      { "scene": "Row", "size": [40, 30], "layers": [{ "deck": { "count": 9, "visible": 2,
        "card": { "size": [8, 8], "layers": [{ "shape": "ellipse", "fill": "#f00" }] } } }] }
      """,
      to: "row.json"
    )
    let words = ["lottie", "row.json", "-o", "a.json"]
    let result = try tool.run(words + ["--scroll", "--cards", "3"])
    #expect(result.status == 0 && result.errors.contains("cards out of reach of /layers/0"))
    let file = try Data(contentsOf: tool.scratch.url.appendingPathComponent("a.json"))
    let tree = try JSONSerialization.jsonObject(with: file) as? [String: Any]
    #expect(tree?["op"] as? Int == 181)
    for (more, problem) in [
      (["--cards", "3"], "--cards and an animation without --scroll exclude each other"),
      (["--scroll", "--cards", "0"], "--cards needs a number of cards, 1 … 1000"),
    ] {
      let wrong = try tool.run(words + more)
      #expect(wrong.status == 2 && wrong.errors.contains(problem))
    }
  }
}
