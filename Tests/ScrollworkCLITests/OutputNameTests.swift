import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

/// What the names of outputs may be, and what is said of others.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct OutputNameTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
  }

  private func run(_ line: String) throws -> Scrollwork.Result {
    try tool.run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("css small.json -o x.png", "end the name in .html; `scrollwork render` writes .png"),
    ("css small.json -o x.css", "end the name in .html; the style sheet is part of the page"),
    ("lottie small.json -o x.html", ".json; `scrollwork web`, `studio` and `css` write .html"),
    ("trace small.json -o x.xml", "end the name in .csv or .json\n"),
    ("sheet small.json -o x.gif", "end the name in .png; `scrollwork render` writes .gif"),
  ]) func namesTheEndingAndTheCommand(line: String, help: String) throws {
    let result = try run(line)
    #expect(result.status == 2 && result.errors.contains(help), "\(result.errors)")
    #expect(tool.scratch.names == ["small.json"])
  }

  @Test(arguments: [
    "css small.json -q -o", "trace small.json --at 0 -o", "lottie small.json -q --to 0.1 -o",
  ]) func takesNamesWithoutAnEnding(line: String) throws {
    for name in ["plain", "wave.2", "wave.v2", "a.html.tmp", ".hidden", "-", "/dev/null"] {
      let result = try run("\(line) \(name)")
      #expect(result.status == 0, "\(line) \(name): \(result.errors)")
    }
    #expect(
      tool.scratch.names == [".hidden", "a.html.tmp", "plain", "small.json", "wave.2", "wave.v2"]
    )
  }

  @Test(arguments: ["site.d", "site.d/"]) func namesAFileInAFolderWhoseNameHasAPoint(
    folder: String
  ) throws {
    let url = tool.scratch.url.appendingPathComponent("site.d")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let result = try run("css small.json -q -o \(folder)")
    #expect(result.status == 1 && result.errors.contains("site.d/index.html"), "\(result.errors)")
  }

  @Test(arguments: [
    "css small.json -q -o a.HTM", "css small.json -q -o a.html", "trace small.json -o a.CSV",
    "trace small.json -o a --format json", "lottie small.json -q -o a.JSON",
    "render small.json -o a.png --format apng", "render small.json -o a.json --format gif",
  ]) func takesTheEndingsThatFit(line: String) throws {
    let result = try run(line)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func writesOverNoScene() throws {
    try tool.scratch.write(smallScene, to: "small.html")
    let result = try run("css small.html -o small.html")
    #expect(result.status == 1 && result.errors.contains("[target-in-use]"))
    #expect(try tool.scratch.bytes("small.html") == tool.scratch.bytes("small.json"))
  }

  @Test func namesTheFramesOfALongerFilm() throws {
    #expect(try run("render small.json -o a/").errors == "")
    let shorter = try run("render small.json -o a/ --to 0.4")
    #expect(shorter.status == 0)
    #expect(
      shorter.errors == """
        warning: 6 frames of another film lie beside this one: 0024.png to 0029.png [older-frames]
          = help: remove them, or write to a new folder; a program that reads "a/" takes all

        """
    )
    #expect(tool.scratch.names == ["a", "small.json"])
    #expect(try run("render small.json -o a/%04d.png --to 0.4").errors.contains("0024.png to"))
    #expect(try run("render small.json -o a/%04d.png --to 0.48").errors.contains(": 0029.png ["))
    // Of other patterns, in silence, and of slices nothing is said.
    #expect(try run("render small.json -o a/b-%d.png --to 0.1").errors == "")
    #expect(try run("render small.json -o a/ --to 0.4 -q").errors == "")
    #expect(try run("render small.json -o a/ --frames 3..5").errors == "")
  }

  @Test(arguments: [
    ("hello", "hello", "hello/swipe.trace", "hello.gif"),
    (".", ".", "./swipe.trace", "./hello.gif"),
    ("..", "..", "../swipe.trace", "../hello.gif"), ("a/b", "a/b", "a/b/swipe.trace", "a/b.gif"),
    ("my film", "'my film'", "'my film/swipe.trace'", "'my film.gif'"),
    ("-dash", "./-dash", "./-dash/swipe.trace", "./-dash.gif"),
    ("-", "./-", "./-/swipe.trace", "./-.gif"),
    ("~", "'~'", "'~/swipe.trace'", "'~.gif'"),
    ("it's", #"'it'\''s'"#, #"'it'\''s/swipe.trace'"#, #"'it'\''s.gif'"#),
    ("a\nb", #"$'a\x0Ab'"#, #"$'a\x0Ab/swipe.trace'"#, #"$'a\x0Ab.gif'"#),
    ("$HOME", "'$HOME'", "'$HOME/swipe.trace'", "'$HOME.gif'"),
    ("十一点", "十一点", "十一点/swipe.trace", "十一点.gif"),
  ]) func nextStepsCanBeCopied(folder: String, scene: String, trace: String, film: String) {
    let lines = InitCommand.nextSteps(folder).split(separator: "\n").map(String.init)
    #expect(lines.dropFirst(lines.count - 4).first == "  scrollwork check \(scene)")
    #expect(lines[lines.count - 3] == "  scrollwork render \(scene) -g \(trace) -o \(film)")
  }

  @Test(arguments: ["my film's", "~", "-dash", "a\nb", "."]) func aShellRunsTheNextSteps(
    folder: String
  ) throws {
    try FileManager.default.removeItem(at: tool.scratch.url.appendingPathComponent("small.json"))
    let made = try tool.run(["init", "--", folder])
    #expect(made.status == 0, "\(made.errors)")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.currentDirectoryURL = tool.scratch.url
    let steps = made.output.split(separator: "\n").filter {
      $0.contains("scrollwork check") || $0.contains("scrollwork sheet")
    }
    let binary = try #require(Scrollwork.binary)
    let script =
      "scrollwork() { '\(binary.path)' \"$@\"; }; set -e\n" + steps.joined(separator: "\n")
    shell.arguments = ["-c", script]
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func saysWhatAGestureCanBe() throws {
    _ = try tool.run("init", "hello")
    let typo = try run("trace hello -g swip")
    #expect(typo.status == 1)
    #expect(
      typo.errors == """
        error: cannot read "swip": there is no such trace [cannot-read]
          = help: replace it with "hello/swipe.trace"
          = note: traces of the scene: hello/swipe.trace

        """
    )
    let other = try run("trace small.json -g nothing.trace")
    #expect(other.errors.contains("-g \"swipe left at 1s\"\n") && !other.errors.contains("note"))
    let script = try tool.run(["trace", "hello", "-g", "swip left at 1s"])
    #expect(
      script.errors.contains("--gesture:1:1") && script.errors.contains("replace it with swipe")
    )
  }

  @Test func commandsWithoutGIFsSayNothingOfThem() throws {
    for name in ["trace", "lottie"] {
      let help = try tool.run(name, "--help").output
      #expect(help.contains("frames a second; 60 unless given\n"))
    }
    #expect(try tool.run("render", "--help").output.contains("at most 50"))
  }
}
