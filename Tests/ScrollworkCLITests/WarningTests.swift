import Foundation
import Testing

@testable import ScrollworkCLI

/// Scenes that play, but probably not as meant.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct WarningTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(
      """
      { "scene": "A", "size": [20, 20], "parameters": { "n": { "value": 2, "min": 1, "max": 9 } },
        "scroll": { "pages": "$n" },
        "layers": [{ "shape": "ellipse", "fill": "#f00", "tap": { "scrollTo": 4 } }] }
      """,
      to: "a.json"
    )
  }

  private static let warning = "warning: 4 is out of range: a page of the scene [out-of-range]"

  @Test(arguments: [
    "check a.json", "trace a.json --at 0", "render a.json -o a.png", "css a.json -o a.html",
    "sheet a.json -o a.png", "lottie a.json -o b.json",
  ]) func everyCommandWarnsOnceAndGoesOn(line: String) throws {
    let result = try tool.run(line.split(separator: " ").map(String.init))
    #expect(result.status == 0)
    #expect(result.errors.components(separatedBy: Self.warning).count == 2, "\(result.errors)")
    #expect(result.errors.contains("--> a.json:3:73 (/layers/0/tap/scrollTo)"))
    #expect(!result.output.contains("sound"))
  }

  @Test func aParameterBringsThePage() throws {
    let result = try tool.run("trace", "a.json", "--at", "0", "--set", "n=5")
    #expect(result.status == 0 && result.errors == "")
  }

  @Test func programsReadTheWarningToo() throws {
    let result = try tool.run("check", "--json", "a.json")
    #expect(result.status == 0 && result.errors == "")
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let problems = try #require(list as? [[String: Any]])
    #expect(problems.map { $0["severity"] as? String } == ["warning"])
  }
}
