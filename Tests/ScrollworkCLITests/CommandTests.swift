import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

/// The command as a whole: its version, its help, and the commands that make no picture.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct CommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
  }

  @Test func saysItsVersion() throws {
    let result = try tool.run("--version")
    #expect(result.status == 0)
    #expect(result.output == "scrollwork 0.1.0\n")
  }

  @Test func withoutWordsItShowsTheHelpAndFails() throws {
    let result = try tool.run()
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == HelpText.text(for: Tool.commands))
  }

  @Test(arguments: Tool.commands.map(\.name)) func eachCommandHasHelp(name: String) throws {
    for words in [[name, "--help"], [name, "-h"], ["help", name]] {
      let result = try tool.run(words[0], words[1])
      #expect(result.status == 0)
      #expect(result.output.contains("usage: scrollwork \(name)"))
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test func anOptionThatNoCommandHasIsToldWhereToRead() throws {
    let errors = try tool.run("--nope").errors
    #expect(errors.contains("= note: `scrollwork --help` lists every option\n"))
  }

  @Test func suggestsTheCommandThatWasMeant() throws {
    let result = try tool.run("rendr")
    #expect(result.status == 2)
    #expect(result.errors.contains("replace it with \"render\""))
  }

  @Test func tracesNumbersThatComeBackAsTheSameBits() throws {
    let result = try tool.run("trace", "small.json", "--fps", "10", "--layer", "box")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(lines.count == 6)
    #expect(
      lines[0].joined(separator: ",")
        == "frame,time,offset,page,layer,card,a,b,c,d,tx,ty,opacity,depth"
    )
    #expect(lines[3][4] == "box")
    for line in lines.dropFirst() {
      for field in line[6...] { #expect(Double(field).map { "\($0)" } == String(field)) }
    }
  }

  @Test func tracesAsJSON() throws {
    _ = try tool.run("trace", "small.json", "-o", "a.json", "--fps", "10")
    let json = try JSONSerialization.jsonObject(with: tool.scratch.bytes("a.json"))
    let frames = (json as? [String: Any])?["frames"] as? [[String: Any]]
    #expect(frames?.count == 5)
    let layers = frames?[2]["layers"] as? [[String: Any]]
    #expect(layers?.first?["layer"] as? String == "box")
  }

  @Test func explainsRules() throws {
    #expect(try tool.run("explain", "trailing-comma").output.hasPrefix("# trailing-comma\n"))
    #expect(try tool.run("explain", "no-room").output.hasPrefix("# no-room\n"))
    #expect(try tool.run("explain").output.contains("  trailing-comma\n"))
    let result = try tool.run("explain", "traling-comma")
    #expect(result.status == 2 && result.errors.contains("trailing-comma"))
  }

  @Test func beginsAFolderThatIsSoundAndRenders() throws {
    #expect(try tool.run("init", "hello").status == 0)
    #expect(try tool.run("check", "hello").output == "hello/scene.json: sound\n")
    #expect(
      try tool.run("render", "hello", "-o", "a.raw", "--fps", "5", "-g", "hello/swipe.trace").status
        == 0
    )
    let again = try tool.run("init", "hello")
    #expect(again.status == 1 && again.errors.contains("[folder-not-empty]"))
  }
}
