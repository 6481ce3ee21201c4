import Foundation
import Testing

/// Commands that cannot be carried out: one error, by its id, and nothing left behind.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct CommandErrorTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
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
    let result = try tool.run(words)
    #expect(result.status == status)
    #expect(result.errors.components(separatedBy: "error: ").count == 2, "\(result.errors)")
    #expect(result.errors.contains("[\(id)]"), "\(result.errors)")
    #expect(tool.scratch.names == files)
  }

  @Test(arguments: ["9e4", "1e6"]) func makesNoFilmOfDaysUnasked(duration: String) throws {
    try tool.scratch.write(
      """
      { "scene": "Slow", "size": [8, 8], "layers": [{ "shape": "ellipse", "frame": [0, 0, 4, 4],
        "fill": "#f00", "animate": [{ "x": [0, 4], "duration": \(duration) }] }] }
      """,
      to: "slow.json"
    )
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
}
