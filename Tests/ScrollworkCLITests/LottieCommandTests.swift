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
}
