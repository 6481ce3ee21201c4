import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

/// The pages that people read: their links lead somewhere, their translations say the same.
@Suite struct DocumentationTests {
  @Test func findsThePages() {
    #expect(Markdown.pages.map(\.path).contains("README.md"))
    #expect(Markdown.twins.map(\.chinese.path).contains("README.zh-Hant.md"))
  }

  @Test(arguments: Markdown.pages) func everyLinkLeadsToAFile(page: Markdown) throws {
    for target in page.targets where !target.contains("://") && !target.hasPrefix("#") {
      let path = target.split(separator: "#", maxSplits: 1)[0]
      let file = page.folder.appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(target)")
    }
  }

  @Test(arguments: Markdown.pages) func everyAnchorLeadsToAHeading(page: Markdown) throws {
    for target in page.targets where !target.contains("://") && target.contains("#") {
      let parts = target.split(separator: "#", omittingEmptySubsequences: false)
      guard parts[0].isEmpty || parts[0].hasSuffix(".md") else { continue }
      let folder = page.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      let other = parts[0].isEmpty ? page : try Markdown(folder + parts[0])
      #expect(other.anchors.contains(String(parts[1])), "\(page.path): \(target)")
    }
  }

  @Test(arguments: Markdown.twins) func translationsHaveTheSameBlocks(twins: Markdown.Twins) {
    let (english, chinese) = (twins.english.blocks, twins.chinese.blocks)
    #expect(english.map(\.language) == chinese.map(\.language))
    for (block, other) in zip(english, chinese) {
      #expect(
        block.withoutComments == other.withoutComments,
        "\(twins.chinese.path):\(other.line) is not \(twins.english.path):\(block.line)"
      )
    }
  }

  @Test(arguments: Markdown.twins) func translationsHaveTheSameParts(twins: Markdown.Twins) {
    #expect(twins.english.headings == twins.chinese.headings)
    let rows = [twins.english, twins.chinese].map { $0.prose.filter { $0.hasPrefix("|") }.count }
    #expect(rows[0] == rows[1], "tables of \(rows[0]) and of \(rows[1]) rows")
  }

  @Test(arguments: Markdown.twins) func translationsLinkTheSameThings(twins: Markdown.Twins) {
    let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
    #expect(twins.english.targets.first == name(twins.chinese.path))
    #expect(twins.chinese.targets.first == name(twins.english.path))
    let originals = twins.chinese.targets.dropFirst().map {
      $0.split(separator: "#")[0].replacingOccurrences(of: ".zh-Hant.md", with: ".md")
    }
    let targets = twins.english.targets.dropFirst().map { String($0.split(separator: "#")[0]) }
    #expect(targets == Array(originals))
  }

  /// Pictures that no page shows are not kept, and none keeps a reader waiting.
  @Test func everyPictureIsShownAndSmall() throws {
    let folder = Vectors.root.appendingPathComponent("Documentation/pictures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let shown = Set(Markdown.pages.flatMap(\.targets).compactMap { $0.split(separator: "/").last })
    #expect(names.count > 3)
    for name in names {
      #expect(shown.contains(name[...]), "no page shows \(name)")
      let size = try Data(contentsOf: folder.appendingPathComponent(name)).count
      if name.hasSuffix(".png") { #expect(size < 200_000, "\(name) has \(size) bytes") }
    }
  }
}
