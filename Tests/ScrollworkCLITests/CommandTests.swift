import Foundation
import TestSupport
import Testing

@testable import ScrollworkCLI

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

  @Test func saysEveryMissingPicture() throws {
    try tool.scratch.write(
      """
      { "scene": "A", "size": [100, 100],
        "layers": [{ "image": "none.svg" }, { "image": "nothing.png" }] }
      """,
      to: "a.json"
    )
    for words in [["check", "a.json"], ["render", "a.json", "-o", "a.png"]] {
      let result =
        try words.count == 2
        ? tool.run(words[0], words[1]) : tool.run(words[0], words[1], words[2], words[3])
      #expect(result.status == 1)
      #expect(result.errors.contains("none.svg: ") && result.errors.contains("nothing.png: "))
    }
    #expect(tool.scratch.names == ["a.json", "small.json"])
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

  @Test func checksDocuments() throws {
    #expect(try tool.run("check", "small.json").output == "small.json: sound\n")
    try tool.scratch.write(
      smallScene.replacingOccurrences(of: "\"duration\"", with: "\"duraton\""),
      to: "bad.json"
    )
    let result = try tool.run("check", "small.json", "bad.json")
    #expect(result.status == 1)
    #expect(result.errors.contains("[unknown-key]"))
    #expect(result.errors.contains("bad.json:7:"))
    let json = try tool.run("check", "--json", "bad.json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"id\": \"unknown-key\""))
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

  @Test func tellsProgramsOfPicturesThatAreNotThere() throws {
    try tool.scratch.write(
      #"{ "scene": "A", "size": [9, 9], "layers": [{ "image": "none.png" }, { "image": "x" }] }"#,
      to: "a.json"
    )
    let result = try tool.run("check", "--json", "a.json")
    #expect(result.status == 1 && result.errors == "")
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let problems = try #require(list as? [[String: Any]])
    #expect(problems.map { $0["id"] as? String } == ["missing-file", "missing-file"])
    #expect(problems.allSatisfy { $0["file"] as? String == "a.json" })
    let both = try tool.run("check", "--json", "small.json", "a.json").output
    #expect(both == result.output)
  }

  @Test func spellsOutWhatWouldCommandTheTerminal() throws {
    #expect(try tool.run("check", "no\u{1B}[31mfile").errors.contains("no\\u{1B}[31mfile"))
    try tool.scratch.write(
      #"{ "scene": "A", "size": [9, 9], "layers": [{ "image": "a\u001b[31m.png" }] }"#,
      to: "a.json"
    )
    let result = try tool.run("check", "a.json")
    #expect(result.status == 1)
    #expect(!result.errors.contains("\u{1B}") && result.errors.contains("a\\u{1B}[31m.png"))
  }

  @Test(arguments: [
    #"{ "stiffness": 0.001, "damping": 0 }"#, #"{ "stiffness": 1e-9, "damping": 0 }"#,
    #"{ "response": 300, "dampingRatio": 0 }"#, #"{ "stiffness": 1e-5, "damping": 1e-6 }"#,
  ]) func aSpringThatSwingsSlowlyNeverRests(spring: String) throws {
    try tool.scratch.write(
      """
      { "scene": "slow", "size": [200, 100], "layers": [{ "id": "b", "shape": "rectangle", "fill": "#f00",
        "frame": [0, 20, 40, 40], "animate": [{ "x": [0, 50], "spring": \(spring) }] }] }
      """,
      to: "slow.json"
    )
    let result = try tool.run(["trace", "slow.json"])
    #expect(result.status == 2 && result.errors.contains("[never-rests]"), "\(result.errors)")
  }

  @Test func aFileThatCannotBeReadHidesNoOther() throws {
    try tool.scratch.write("{", to: "broken.json")
    let text = try tool.run(["check", "broken.json", "none.json", "small.json"])
    #expect(text.status == 1 && text.output.contains("small.json: sound"))
    for words in ["broken.json:1:", "cannot read \"none.json\""] {
      #expect(text.errors.contains(words), "\(text.errors)")
    }
    let json = try tool.run(["check", "--json", "none.json", "broken.json"])
    #expect(json.status == 1 && json.errors.contains("cannot read \"none.json\""))
    let facts = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(facts?.count == 1, "\(json.output)")
  }

  @Test func noKeyCommandsTheTerminal() throws {
    try tool.scratch.write(#"{ "scene": "a", "size": [1, 1], "\u001b[31m": 1 }"#, to: "key.json")
    for line in [["check", "key.json"], ["trace", "key.json"]] {
      let result = try tool.run(line)
      #expect(result.status == 1 && result.errors.contains("unknown-key"))
      #expect(!result.errors.contains("\u{1B}"), "\(result.errors)")
    }
  }

  @Test(arguments: [
    ("render small.json", 2, "missing-option"),
    ("render -o a.gif", 2, "missing-operand"),
    ("render small.json -o a.mov", 2, "unknown-format"),
    ("render small.json -o a.png --frames 0..2", 2, "several-frames"),
    ("render small.json -o a.gif --set fare=3", 2, "unknown-scene-parameter"),
    ("render small.json -o a.gif --set far=31", 2, "parameter-out-of-range"),
    ("render small.json -o a.gif --set far", 2, "bad-option-value"),
    ("render small.json -o a.gif --size 390", 2, "bad-option-value"),
    ("render small.json -o a.gif --fps 0", 2, "bad-option-value"),
    ("render small.json -o a.gif --scale 99", 2, "bad-option-value"),
    ("render small.json -o a.gif --from -1", 2, "bad-option-value"),
    ("render small.json -o a.gif --frames 9..3", 2, "bad-option-value"),
    ("render small.json -o", 2, "missing-option-value"),
    ("explain a b", 2, "extra-operand"),
    ("render small.json -o a.gif --from 9", 2, "no-frames"),
    ("render small.json -o a.gif --frames 0..2 --to 1", 2, "conflicting-options"),
    ("render small.json -o a.mp4 --loops 2", 2, "unsuitable-option"),
    ("render small.json -o no/a.gif", 1, "missing-folder"),
    ("render small.json -o .", 2, "unknown-format"),
    ("render small.json -o . --format gif", 1, "target-is-folder"),
    ("render small.json -o a-%d-%d.png", 1, "wrong-pattern"),
    ("render small.json -o - --format mp4", 1, "needs-real-file"),
    ("render none.json -o a.gif", 1, "cannot-read"),
    ("render small.json -o a.gif -g none.trace", 1, "cannot-read"),
    ("render small.json -o /dev/full --format gif", 1, "no-room"),
    ("render small.json -o small.json --format gif", 1, "target-in-use"),
    ("trace small.json -o ./small.json", 1, "target-in-use"),
    ("lottie small.json -o small.json", 1, "target-in-use"),
    ("css small.json -o small.json", 2, "unknown-format"),
    ("web small.json -o x.png", 2, "unknown-format"),
    ("web small.json -o page.json", 2, "unknown-format"),
    ("css small.json -o x.css", 2, "unknown-format"),
    ("lottie small.json -o l.lottie", 2, "unknown-format"),
    ("lottie small.json -o l.gif", 2, "unknown-format"),
    ("trace small.json -o t.xml", 2, "unknown-format"),
    ("trace small.json -o t.csv --format json", 2, "unknown-format"),
    ("css small.json -o a.html --report r.html", 2, "unknown-format"),
    ("render small.json -o a.mp4 --format gif", 2, "conflicting-options"),
    ("css small.json -o - --report -", 2, "conflicting-options"),
    ("lottie small.json -o - --report /dev/stdout", 2, "conflicting-options"),
    ("render small.json -o a.gif --set far=1 --set far=2", 2, "repeated-option"),
    ("web small.json -o a.html --set far=1 --set far=1", 2, "repeated-option"),
    ("trace - -g -", 2, "conflicting-options"),
    ("render small.json -o a.gif -g .", 1, "cannot-read"),
    ("render small.json -o a.gif -g swipe", 1, "cannot-read"),
    ("init small.json", 1, "folder-not-empty"),
    ("init no/way", 1, "missing-folder"),
    ("--version small.json", 2, "extra-operand"),
    ("help render small.json", 2, "extra-operand"),
    ("-v", 2, "unknown-option"),
    ("check small.jsn", 1, "cannot-read"),
    ("check .", 1, "cannot-read"),
    ("css small.json -o a.html --report a.html", 2, "conflicting-options"),
    ("css small.json -o a.html --report small.json", 1, "target-in-use"),
    ("render small.json -o a.gif --fonts none", 1, "cannot-read"),
    ("check small.json --fonts none", 1, "cannot-read"),
    ("trace small.json --layer bax", 2, "unknown-layer"),
    ("check", 2, "missing-operand"),
    ("sheet small.json -o a.png -n 0", 2, "bad-option-value"),
    ("sheet small.json -o a.gif", 2, "unknown-format"),
    ("sheet small.json -o a", 2, "unknown-format"),
    ("render small.json -o a.gif --to 1e6", 2, "too-many-frames"),
    ("render small.json -o a/ --to 10000 --fps 1000", 2, "too-many-frames"),
    ("render small.json -o a.mp4 --frames 0..1000000000", 2, "too-many-frames"),
    ("render small.json -o a.mp4 --frames 0..1000000001", 2, "bad-option-value"),
    ("trace small.json --to 1e6", 2, "too-many-frames"),
    ("trace small.json --to 1e7", 2, "bad-option-value"),
    ("trace small.json --fps 1e9", 2, "bad-option-value"),
    ("lottie small.json -o a.json --to 1e6", 2, "too-many-frames"),
    ("lottie small.json -o a.json --to 5000 --fps 1000", 2, "too-many-frames"),
    ("render small.json -o a.png --size 16384x16384", 2, "frame-too-large"),
    ("render small.json -o a.png --size 16000x1600 --scale 16", 2, "frame-too-large"),
    ("render small.json -o a.png --size 1e9x2", 2, "bad-option-value"),
    ("css small.json -o a.html --size 1e9x2", 2, "bad-option-value"),
    ("sheet small.json -o a.png --at 1e300", 2, "bad-option-value"),
    ("sheet small.json -o a.png --at -1", 2, "bad-option-value"),
    ("sheet small.json -o a.png --size 16384x16384 -n 400 --width 16384", 2, "sheet-too-large"),
    ("sheet small.json -o a.png --size 1x16384", 2, "sheet-too-large"),
    ("sheet small.json -o a.png --width 16384 -n 400 --columns 1", 2, "sheet-too-large"),
    ("sheet small.json -o a.png --width 16384 -n 400 --columns 400", 2, "sheet-too-large"),
  ])
  func failsWithOneClearError(line: String, status: Int32, id: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let files = tool.scratch.names
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: place.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: place) }
    let process = try tool.start(
      words,
      output: .nullDevice,
      errors: FileHandle(forWritingTo: place)
    )
    process.waitUntilExit()
    let errors = String(decoding: try Data(contentsOf: place), as: UTF8.self)
    #expect(process.terminationStatus == status)
    #expect(errors.components(separatedBy: "error: ").count == 2, "\(errors)")
    #expect(errors.contains("[\(id)]"), "\(errors)")
    #expect(tool.scratch.names == files)
  }

  @Test(arguments: ["1e6", "1e30", "1e300"]) func makesNoFilmOfDaysUnasked(duration: String) throws
  {
    try tool.scratch.write(
      """
      { "scene": "Slow", "size": [8, 8], "layers": [{ "shape": "ellipse", "frame": [0, 0, 4, 4],
        "fill": "#f00", "animate": [{ "x": [0, 4], "duration": \(duration) }] }] }
      """,
      to: "slow.json"
    )
    // What the reader of documents refuses is no matter of films.
    guard try tool.run("check", "slow.json").status == 0 else { return }
    for line in ["render slow.json -o a.gif", "trace slow.json", "lottie slow.json -o a.json"] {
      let result = try tool.run(line.split(separator: " ").map(String.init))
      #expect(result.status == 2, "\(line)")
      #expect(result.errors.contains("[too-long]") && result.errors.contains("--to SECONDS"))
    }
    for line in [
      "render slow.json -o a.gif --to 0.1", "trace slow.json --at 1", "render slow.json -o a.png",
      "lottie slow.json -o a.json --to 0.1", "sheet slow.json -o b.png --width 200",
    ] {
      let result = try tool.run(line.split(separator: " ").map(String.init))
      #expect(result.status == 0, "\(line): \(result.errors)")
    }
  }
}
