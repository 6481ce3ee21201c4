import Foundation
import Testing

/// Films, pictures and sheets as people ask for them.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct RenderCommandTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
  }

  @Test func rendersAScene() throws {
    let result = try tool.run("render", "small.json", "-o", "a.gif", "--set", "far=30")
    #expect(result.status == 0)
    #expect(result.errors == "" && result.output == "")
    #expect(tool.scratch.names == ["a.gif", "small.json"])
  }

  @Test func framesAndPixelsAreWhatWasAskedFor() throws {
    let result = try tool.run(
      "render",
      "small.json",
      "-o",
      "a.raw",
      "--scale",
      "0.5",
      "--size",
      "80x30",
      "--fps",
      "10"
    )
    #expect(result.status == 0)
    #expect(try tool.scratch.bytes("a.raw").count == 5 * 40 * 15 * 4)
  }

  @Test func onePictureIsTheEndOrTheMomentAskedFor() throws {
    for (name, options) in [
      ("end", []), ("same", ["--at", "0.5"]), ("from", ["--from", "100ms"]), ("at", ["--at=.1"]),
    ] {
      let words = ["render", "small.json", "-o", "\(name).png"] + options
      let process = try tool.start(words, output: .nullDevice, errors: .nullDevice)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try tool.scratch.bytes("end.png") == tool.scratch.bytes("same.png"))
    #expect(try tool.scratch.bytes("from.png") == tool.scratch.bytes("at.png"))
    #expect(try tool.scratch.bytes("from.png") != tool.scratch.bytes("end.png"))
  }

  @Test func parametersTurnTheMotion() throws {
    for (name, value) in [("a", "0"), ("b", "20"), ("c", "30")] {
      _ = try tool.run(
        "render",
        "small.json",
        "-o",
        "\(name).raw",
        "--set",
        "far=\(value)",
        "--at",
        "0.4"
      )
    }
    _ = try tool.run("render", "small.json", "-o", "d.raw", "--at", "0.4")
    #expect(try tool.scratch.bytes("b.raw") == tool.scratch.bytes("d.raw"))
    #expect(try tool.scratch.bytes("a.raw") != tool.scratch.bytes("b.raw"))
    #expect(try tool.scratch.bytes("b.raw") != tool.scratch.bytes("c.raw"))
  }

  @Test func touchesComeFromAFileOrFromTheCommandLine() throws {
    try tool.scratch.write("tap 5,10 at 0.1s\nend at 0.3s\n", to: "a.trace")
    try tool.scratch.write(
      "{ \"script\": [\"tap 5,10 at 0.1s\"], \"end\": 0.3 }",
      to: "b.json"
    )
    for (name, gesture) in [
      ("a", "a.trace"), ("b", "b.json"), ("c", "tap 5,10 at 0.1s; end at 0.3s"),
    ] {
      let result = try tool.run("render", "small.json", "-o", "\(name).raw", "-g", gesture)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try tool.scratch.bytes("\(name).raw").count == 18 * 40 * 30 * 4)
    }
    let result = try tool.run("render", "small.json", "-o", "d.raw", "-g", "swipe lefft at 1s")
    #expect(result.status == 1)
    #expect(result.errors.contains("--gesture:1:7"))
  }

  @Test func givesTheSameBytesAgain() throws {
    for format in ["gif", "apng", "raw"] {
      for name in ["a", "b"] {
        #expect(try tool.run("render", "small.json", "-o", "\(name).\(format)").status == 0)
      }
      #expect(try tool.scratch.bytes("a.\(format)") == tool.scratch.bytes("b.\(format)"))
    }
  }

  @Test func slicesTogetherEqualTheWhole() throws {
    _ = try tool.run("render", "small.json", "-o", "whole.raw")
    _ = try tool.run("render", "small.json", "-o", "a.raw", "--frames", "0..13")
    _ = try tool.run("render", "small.json", "-o", "b.raw", "--frames", "13..30")
    let parts = try tool.scratch.bytes("a.raw") + tool.scratch.bytes("b.raw")
    #expect(try tool.scratch.bytes("whole.raw") == parts)
    _ = try tool.run("render", "small.json", "-o", "whole/", "--to", "0.1")
    _ = try tool.run("render", "small.json", "-o", "parts/", "--frames", "0..2")
    _ = try tool.run("render", "small.json", "-o", "parts/", "--frames", "2..6")
    for frame in 0..<6 {
      let name = "000\(frame).png"
      #expect(try tool.scratch.bytes("whole/\(name)") == tool.scratch.bytes("parts/\(name)"))
    }
  }

  /// A film is drawn by what changes; a single frame is drawn as a whole.
  @Test(arguments: [("wave", "watch"), ("onboarding", "walk"), ("task-switcher", "fling")])
  func eachFrameOfAFilmIsWhatItIsAlone(example: String, gesture: String) throws {
    let folder = Scrollwork.example(example)
    let scene = [
      "render", folder, "-g", "\(folder)/gestures/\(gesture).trace", "--scale", "0.5", "-q",
    ]
    let range = 55..<85
    _ = try tool.run(scene + ["-o", "film.raw", "--frames", "55..85"])
    let film = try tool.scratch.bytes("film.raw")
    let size = film.count / range.count
    for frame in stride(from: 56, to: range.upperBound, by: 7) {
      _ = try tool.run(scene + ["-o", "one.raw", "--frames", "\(frame)..\(frame + 1)"])
      let start = (frame - range.lowerBound) * size
      #expect(try tool.scratch.bytes("one.raw") == film[start..<start + size], "frame \(frame)")
    }
  }

  @Test func writesToStandardOutput() throws {
    let result = try tool.run("render", "small.json", "-o", "-", "--format", "png", "--at", "0.2")
    #expect(result.status == 0)
    #expect(result.output.contains("IHDR"))
  }

  @Test func drawsASheet() throws {
    let result = try tool.run("sheet", "small.json", "-o", "a.png", "-n", "4", "--width", "400")
    #expect(result.status == 0)
    #expect(tool.scratch.names == ["a.png", "small.json"])
  }

  @Test func setsTitlesOfSheetsInBoldLettersOfTheHouse() throws {
    try tool.scratch.write(
      #"{ "scene": "Hello", "size": [390, 844], "layers": [] }"#,
      to: "hello.json"
    )
    #expect(try tool.run("sheet", "hello.json", "-o", "a.png", "-n", "4").status == 0)
    let crop = Process()
    crop.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    crop.currentDirectoryURL = tool.scratch.url
    crop.arguments =
      "-v error -i a.png -vf crop=200:50:50:50 -pix_fmt gray -f rawvideo title.raw"
      .split(separator: " ").map(String.init)
    try crop.run()
    crop.waitUntilExit()
    let title = try tool.scratch.bytes("title.raw")
    #expect(title.count == 10_000)
    // The plain face that stands in where no font is found has less than half of the ink.
    #expect(title.filter { $0 < 90 }.count > 350)
  }
}
