import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

/// What is lost of the examples, told on standard error and as JSON, and made an error.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct StrictTests {
  @Test(arguments: ["css", "lottie"], ["onboarding", "wave", "task-switcher"])
  func aLossIsAnErrorWhenAskedFor(command: String, example: String) throws {
    let tool = try Scrollwork()
    var words = [command, Scrollwork.example(example), "-o", "out", "--report", "report.json"]
    if command == "lottie" { words += ["--to", "0.1"] }
    let lenient = try tool.run(words)
    #expect(lenient.status == 0)
    #expect(tool.scratch.names == ["out", "report.json"])
    let report = try tool.scratch.bytes("report.json")

    try FileManager.default.removeItem(at: tool.scratch.url.appendingPathComponent("out"))
    let strict = try tool.run(words + ["--strict"])
    #expect(strict.status == 1)
    #expect(tool.scratch.names == ["report.json"])
    #expect(try tool.scratch.bytes("report.json") == report)

    let object = try JSONSerialization.jsonObject(with: report) as? [String: Any]
    let entries = object?["entries"] as? [[String: Any]] ?? []
    let lost = entries.filter { $0["kind"] as? String == "lost" }
    #expect(!lost.isEmpty && object?["lost"] as? Int == lost.count)
    for (result, word) in [(lenient, "warning: "), (strict, "error: ")] {
      let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix(word) }
      #expect(lines.count == lost.count)
      for (line, entry) in zip(lines, lost) {
        let pointer = entry["pointer"] as? String ?? ""
        let what = entry["what"] as? String ?? "?"
        #expect(line.contains("\(what) of \(pointer.isEmpty ? "the scene" : pointer): "))
        #expect(line.hasSuffix(" [export-loss]"))
      }
    }
  }
}
