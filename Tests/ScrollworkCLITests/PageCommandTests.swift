import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

/// What pages tell people to type does what they say: scenes are sound, commands run.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct PageCommandTests {
  /// The pages with something to type.
  ///
  /// The blocks of their translations are equal.
  static let pages = Markdown.pages.filter { page in
    !page.path.contains(".zh-Hant.")
      && page.blocks(in: "sh").contains { $0.text.contains("scrollwork ") }
  }

  @Test func findsWhatIsTyped() {
    #expect(Self.pages.contains { $0.path == "README.md" })
  }

  /// Plays the reader, from the top of a page to its end.
  ///
  /// A document is saved as `scene.json`, a trace as `swipe.trace`, and then the commands are
  /// typed. Films are cut short.
  @Test(arguments: pages) func whatIsTypedWorks(page: Markdown) throws {
    let tool = try Scrollwork()
    try prepare(tool)
    for block in page.blocks {
      let place = "\(page.path):\(block.line)"
      switch block.language {
      case "json":
        try tool.scratch.write(block.text, to: "scene.json")
        let result = try tool.run("check", "scene.json")
        #expect(result.status == 0, "\(place): \(result.errors)")
      case "trace":
        try tool.scratch.write(block.text, to: "swipe.trace")
      case "sh":
        for line in block.withoutComments where line.hasPrefix("scrollwork ") {
          let result = try type(line, tool)
          #expect(result.status == 0, "\(place): \(line)\n\(result.errors)")
        }
      default: break
      }
    }
  }

  /// Pieces of documents in the text, each put where it belongs.
  @Test(arguments: pages) func piecesInTheTextAreSound(page: Markdown) throws {
    let tool = try Scrollwork()
    for piece in page.prose.flatMap({ $0.matches(of: /`([^`]+)`/) }).map({ "\($0.output.1)" }) {
      let layers: String
      if piece.hasPrefix("{ \"timeline\": \"view\"") {
        layers =
          "{ \"deck\": { \"count\": 9, \"card\": { \"size\": [9, 9], \"animate\": [\(piece)] } } }"
      } else if piece.hasPrefix("{ \"timeline\"") {
        layers = "{ \"text\": \"A\", \"animate\": [\(piece)] }"
      } else if piece.hasPrefix("{ \"") {
        layers = "{ \"text\": \"A\", \"animate\": [{ \"x\": [0, 9], \"spring\": \(piece) }] }"
      } else if piece.hasPrefix("\"animate\"") {
        layers = "{ \"text\": \"A\", \(piece) }"
      } else {
        continue
      }
      let head = "\"scene\": \"A\", \"size\": [320, 568], \"scroll\": { \"pages\": 4 }"
      try tool.scratch.write("{ \(head), \"layers\": [\(layers)] }", to: "scene.json")
      let result = try tool.run("check", "scene.json")
      #expect(result.status == 0, "\(page.path): \(piece)\n\(result.errors)")
    }
  }

  /// The folder of a reader: the examples, and a player that stands in for the built one.
  private func prepare(_ tool: Scrollwork) throws {
    let files = FileManager.default
    let folder = tool.scratch.url
    let web = folder.appendingPathComponent("web")
    try files.createDirectory(at: web, withIntermediateDirectories: true)
    try tool.scratch.write("\0asm module", to: "web/WebPlayer.wasm")
    try tool.scratch.write("export{load};", to: "web/scrollwork.js")
    try tool.scratch.write("export{studio};", to: "web/studio.js")
    try tool.scratch.write("", to: "web/studio.css")
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("Examples"),
      withDestinationURL: Vectors.root.appendingPathComponent("Examples")
    )
  }

  /// Runs a line in a shell, as it stands but for the number of frames.
  private func type(_ line: String, _ tool: Scrollwork) throws -> Scrollwork.Result {
    let isFilm = line.hasPrefix("scrollwork render ") && !line.contains(" --at ")
    let short = isFilm ? line + " --frames 0..2" : line
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", short]
    process.currentDirectoryURL = tool.scratch.url
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (tool.scratch.file("typed.out"), tool.scratch.file("typed.err"))
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file, contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    let bin = Scrollwork.binary?.deletingLastPathComponent().path ?? ""
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = bin + ":" + (environment["PATH"] ?? "")
    environment["SCROLLWORK_WEB"] = tool.scratch.file("web")
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return Scrollwork.Result(
      status: process.terminationStatus,
      output: String(decoding: try tool.scratch.bytes("typed.out"), as: UTF8.self),
      errors: String(decoding: try tool.scratch.bytes("typed.err"), as: UTF8.self)
    )
  }
}
