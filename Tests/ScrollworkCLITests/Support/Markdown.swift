import Foundation
import TestSupport
import Testing

/// A page of the documentation, cut into what tests look at.
struct Markdown: CustomTestStringConvertible {
  /// A block between fences.
  struct Block {
    /// The word after the opening fence.
    let language: String
    let text: String
    /// The line of the opening fence, counted from 1.
    let line: Int

    /// The block without the words that only people read, which a translation turns.
    var withoutComments: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let marks = language == "sh" ? [" # "] : ["  // "]
        let cuts = marks.compactMap { line.range(of: $0)?.lowerBound }
        let code = line.hasPrefix("//") ? "" : cuts.min().map { line[..<$0] } ?? line[...]
        return code.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The path from the root of the checkout.
  let path: String
  let blocks: [Block]
  /// The lines outside the blocks.
  let prose: [String]

  var testDescription: String { path }
  var folder: URL { Vectors.root.appendingPathComponent(path).deletingLastPathComponent() }

  init(_ path: String) throws {
    self.path = path
    let file = Vectors.root.appendingPathComponent(path)
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [Block] = []
    var prose: [String] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let opening = start {
          let text = lines[(opening + 1)..<index].joined(separator: "\n")
          let language = String(lines[opening].dropFirst(3))
          blocks.append(Block(language: language, text: text, line: opening + 1))
          start = nil
        } else {
          start = index
        }
      } else if start == nil {
        prose.append(String(line))
      }
    }
    self.blocks = blocks
    self.prose = prose
  }

  /// The blocks of a language.
  func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// What links and pictures point to, in order.
  var targets: [String] {
    prose.flatMap { line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    }
  }

  /// The levels of the headings, in order.
  var headings: [Int] {
    prose.filter { $0.hasPrefix("#") }.map { $0.prefix { $0 == "#" }.count }
  }

  /// The anchors of the headings, as GitHub makes them.
  var anchors: [String] {
    prose.filter { $0.hasPrefix("#") }.map { line in
      String(
        line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .replacingOccurrences(of: " ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      )
    }
  }

  /// Every page of the checkout that people read, the translations among them.
  static let pages: [Markdown] = {
    let root = Vectors.root
    let folders = ["", "Documentation/", "Documentation/guides/", "Examples/"]
    return folders.flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(
          atPath: root.appendingPathComponent(folder).path
        )) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().compactMap {
        try? Markdown(folder + $0)
      }
    }
  }()

  /// A page and its translation.
  struct Twins: CustomTestStringConvertible {
    let english: Markdown
    let chinese: Markdown
    var testDescription: String { chinese.path }
  }

  static let twins: [Twins] = pages.compactMap { page in
    let name = page.path.replacingOccurrences(of: ".zh-Hant.md", with: ".md")
    guard name != page.path, let original = try? Markdown(name) else { return nil }
    return Twins(english: original, chinese: page)
  }
}
