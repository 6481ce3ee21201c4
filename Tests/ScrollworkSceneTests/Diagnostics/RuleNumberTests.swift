import Foundation
import ScrollworkScene
import Testing

/// The rules as hosts without words know them.
struct RuleNumberTests {
  @Test func numbersRulesAsTheWebHostNamesThem() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../../Web/rules.js").standardized
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "`")
    // The comment has two pairs of such quotes, the list is what stands in the last.
    let names = parts[parts.count - 2].split(whereSeparator: \.isWhitespace)
    #expect(names.map(String.init) == DiagnosticID.allCases.map { "\($0.name)" })
    #expect(DiagnosticID.allCases.enumerated().allSatisfy { $0.offset == Int($0.element.rawValue) })
  }
}
