import Foundation
import Testing

@testable import ScrollworkCLI

/// What somebody reads who has named the wrong thing.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct StrangerTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
    try tool.scratch.write("tap 9,9 at 1s", to: "a.trace")
  }

  private func errors(_ line: String) throws -> String {
    let result = try tool.run(line.split(separator: " ").map(String.init))
    #expect(result.status != 0 && result.output == "")
    #expect(result.errors.components(separatedBy: "error: ").count == 2, "\(result.errors)")
    return result.errors
  }

  @Test(arguments: [
    ("check small.jsn", "replace it with \"small.json\""),
    ("check ./smal.json", "replace it with \"./small.json\""),
    ("check .", "name the document, as in \"./small.json\""),
    ("check nowhere", "`scrollwork init hello` makes one"),
    ("check no/where.json", "`scrollwork init hello` makes one"),
    ("check a.trace", "play the trace with -g a.trace"),
    ("render a.trace -o a.gif", "play the trace with -g a.trace"),
    ("trace small.json --layer nothing", "choose one of box"),
    ("trace small.json --set far=99", "replace it with 30"),
    ("trace small.json --from 9", "let the film end after it begins"),
    ("lottie small.json -o a.json --cards 3", "leave --cards out"),
    ("init no/way", "make it with `mkdir -p no`"),
    ("-v", "replace it with \"--version\""), ("--hepl", "replace it with \"--help\""),
  ]) func theHelpNamesWhatWasMeant(line: String, help: String) throws {
    #expect(try errors(line).contains("  = help: ") && errors(line).contains(help))
  }

  @Test func aSceneIsNoTrace() throws {
    let result = try tool.run("trace", "small.json", "-g", "small.json")
    #expect(result.status == 1 && result.errors.hasPrefix("error: unknown key \"scene\""))
    #expect(!result.errors.contains("missing"))
  }

  @Test func aSceneIsAnObject() throws {
    try tool.scratch.write("[]", to: "list.json")
    let text = try errors("check list.json")
    #expect(text.hasPrefix("error: expected a scene, found an array [wrong-type]"))
    #expect(text.contains("write it like { \"scene\": "))
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF] + Array("end at 1s".utf8), "byte-order-mark"),
      ([0xEF, 0xBB, 0xBF] + Array("{\"script\":[]}".utf8), "byte-order-mark"),
      (Array("end at ".utf8) + [0xFF], "not-utf-8"), ([0xFF, 0xFE, 0x65, 0], "not-utf-8"),
    ] as [([UInt8], String)]
  ) func aTraceIsPlainText(bytes: [UInt8], id: String) throws {
    try Data(bytes).write(to: tool.scratch.url.appendingPathComponent("b.trace"))
    #expect(try errors("trace small.json -g b.trace").contains("[\(id)]"))
  }

  @Test func aNameThatIsTooLongIsToldBeforeTheWork() throws {
    let name = String(repeating: "a", count: 300) + ".gif"
    let text = try errors("render small.json -o \(name) --to 80000")
    #expect(text.contains("file name too long [cannot-create]"))
  }

  @Test func standardOutputIsCalledSo() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let place = tool.scratch.url.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: place.path, contents: nil)
    let process = try tool.start(
      ["trace", "small.json"],
      output: full,
      errors: FileHandle(forWritingTo: place)
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let text = String(decoding: try tool.scratch.bytes("errors"), as: UTF8.self)
    #expect(text.hasPrefix("error: no room left for standard output [no-room]"))
  }

  /// What is said would otherwise land in the first file that is opened.
  @Test(arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func closedStreamsLeaveTheFileAlone(closing: String) throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [20, 20], "layers": [
        { "text": "x", "font": { "family": "Nobody's" } }, { "shape": "ellipse", "fill": "#f00" } ] }
      """,
      to: "warned.json"
    )
    let binary = try #require(Scrollwork.binary)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = tool.scratch.url
    shell.arguments = [
      "-c",
      """
      '\(binary.path)' render warned.json -o open.raw 2>/dev/null &&
      '\(binary.path)' render warned.json -o closed.raw \(closing) && cmp open.raw closed.raw
      """,
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }
}
