import Foundation
import Testing

@Suite struct CommandTests {
  @Test func helpListsEveryCommand() throws {
    let outcome = try Shell.run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        Scrollwork turns a scene (layers, and how time and scrolling move them) into motion.

        usage: scrollwork COMMAND …

        commands:
          render   Renders a scene, moved by touches, to a film or a picture.
          check    Checks scene documents and the pictures they name.
          sheet    Renders a film strip: moments of a scene side by side, as one PNG.
          trace    Prints the numbers of every layer at every frame.
          explain  Explains a diagnostic by the name in its brackets.
          init     Makes a folder with a scene to begin with.

        `scrollwork COMMAND --help` says more. `scrollwork init my-scene` makes a scene to begin with.
        exit status: 0 done, 1 the document or the work failed, 2 the command was not understood

        """
    )
  }

  @Test(arguments: ["render", "check", "sheet", "trace", "explain", "init"])
  func everyCommandHasHelp(_ name: String) throws {
    let outcome = try Shell.run(name, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("usage: scrollwork \(name)"))
  }

  /// What is typed, the first line that answers, and the fix.
  static let mistakes: [([String], String, String?)] = [
    ([], "error: a command is missing", "`scrollwork --help` lists the commands"),
    (["rendr"], "error: unknown command \"rendr\"", "replace it with \"render\""),
    (
      ["render", "a.json", "--scal", "2"], "error: unknown option \"--scal\"",
      "replace it with \"--scale\""
    ),
    (
      ["render", "a.json"], "error: -o FILE is missing",
      "usage: scrollwork render SCENE -o FILE [options]"
    ),
    (["render", "-o"], "error: --output needs a value: --output FILE", nil),
    (
      ["render"], "error: an argument is missing",
      "usage: scrollwork render SCENE -o FILE [options]"
    ),
    (
      ["check"], "error: an argument is missing", "usage: scrollwork check SCENE…"
    ),
    (
      ["explain", "a", "b"], "error: \"b\" is one argument too many",
      "usage: scrollwork explain [ID]"
    ),
    (["check", "a.json", "--json=1"], "error: --json takes no value", nil),
  ]

  @Test(arguments: mistakes.indices)
  func wrongCommandLinesAreAnsweredWithStatusTwo(_ index: Int) throws {
    let (words, message, help) = Self.mistakes[index]
    let process = try Shell.start(words, in: nil)
    let errors = String(
      decoding: process.errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.process.waitUntilExit()
    #expect(process.process.terminationStatus == 2)
    var expected = message + "\n"
    if let help { expected += "   = help: \(help)\n" }
    #expect(errors == expected)
  }

  static let values: [[String]] = [
    ["--size", "390"], ["--size", "0x10"], ["--fps", "0"], ["--fps", "many"], ["--scale", "99"],
    ["--from", "-1"], ["--frames", "9..3"], ["--frames", "x"], ["--set", "stutter"],
    ["--set", "stutter=abc"], ["--set", "stuter=0.1"], ["--set", "stutter=9"],
  ]

  @Test(arguments: values)
  func wrongValuesAreAnsweredWithStatusTwo(_ words: [String]) throws {
    try Shell.inFolder { folder in
      let scene = Shell.examples.appendingPathComponent("wave/scene.json").path
      let outcome = try Shell.run(
        "render",
        scene,
        "-o",
        "a.png",
        words[0],
        words[1],
        in: folder
      )
      #expect(outcome.status == 2, "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix("error: "))
      #expect(try Shell.names(in: folder).isEmpty)
    }
  }
}
