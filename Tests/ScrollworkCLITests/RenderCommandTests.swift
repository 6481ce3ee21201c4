import Foundation
import Testing

@Suite struct RenderCommandTests {
  private let wave = Shell.examples.appendingPathComponent("wave/scene.json").path

  @Test func slicesPutTogetherAreTheWhole() throws {
    try Shell.inFolder { folder in
      let options = ["render", wave, "--scale", "0.25", "--fps", "10", "--to", "2"]
      func render(_ name: String, _ more: [String]) throws -> Data {
        let process = try Shell.start(options + ["-o", name] + more, in: folder)
        process.process.waitUntilExit()
        #expect(process.process.terminationStatus == 0)
        return try Data(contentsOf: folder.appendingPathComponent(name))
      }
      let whole = try render("whole.raw", [])
      let first = try render("first.raw", ["--frames", "0..7"])
      let second = try render("second.raw", ["--frames", "7..20"])
      #expect(!whole.isEmpty)
      #expect(first + second == whole)
    }
  }

  @Test func rendersOnePictureOfTheEnd() throws {
    try Shell.inFolder { folder in
      let outcome = try Shell.run("render", wave, "-o", "end.png", "--scale", "0.5", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
      #expect(try Shell.names(in: folder) == ["end.png"])
    }
  }

  @Test func parametersTurnTheMotion() throws {
    try Shell.inFolder { folder in
      for (name, value) in [("a.raw", "0.06"), ("b.raw", "0.3")] {
        let outcome = try Shell.run(
          "render",
          wave,
          "-o",
          name,
          "--scale",
          "0.1",
          "--set",
          "stutter=\(value)",
          "--frames",
          "90..91",
          in: folder
        )
        #expect(outcome.status == 0)
      }
      let a = try Data(contentsOf: folder.appendingPathComponent("a.raw"))
      let b = try Data(contentsOf: folder.appendingPathComponent("b.raw"))
      #expect(a.count == b.count)
      #expect(a != b)
    }
  }

  @Test func saysEveryMissingPicture() throws {
    try Shell.inFolder { folder in
      let scene = folder.appendingPathComponent("scene.json")
      try Data(
        """
        { "scene": "A", "size": [100, 100],
          "layers": [{ "image": "none.svg" }, { "image": "nothing.png" }] }
        """.utf8
      ).write(to: scene)
      let outcome = try Shell.run("render", "scene.json", "-o", "a.png", in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("none.svg"))
      #expect(outcome.errors.contains("nothing.png"))
      #expect(try Shell.names(in: folder) == ["scene.json"])
    }
  }

  @Test func interruptionLeavesNothingBehind() throws {
    try Shell.inFolder { folder in
      let run = try Shell.start(
        ["render", wave, "-o", "long.raw", "--to", "600"],
        in: folder
      )
      // Until there is something that could be left behind.
      while try Shell.names(in: folder).isEmpty && run.process.isRunning { usleep(10_000) }
      usleep(50_000)
      run.process.interrupt()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 130)
      #expect(try Shell.names(in: folder).isEmpty)
    }
  }

  @Test func newScenesRenderAtOnce() throws {
    try Shell.inFolder { folder in
      let made = try Shell.run("init", "my-scene", in: folder)
      #expect(made.status == 0)
      let again = try Shell.run("init", "my-scene", in: folder)
      #expect(again.status == 1)
      let checked = try Shell.run("check", "my-scene/scene.json", in: folder)
      #expect(checked.status == 0, "\(checked.errors)")
      let outcome = try Shell.run(
        "sheet",
        "my-scene/scene.json",
        "--gesture",
        "my-scene/swipe.trace",
        "-o",
        "strip.png",
        "--width",
        "400",
        "--count",
        "4",
        in: folder
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try Shell.names(in: folder) == ["my-scene", "strip.png"])
    }
  }

  @Test func tracesNumbersOfALayer() throws {
    let outcome = try Shell.run(
      "trace",
      Shell.examples.appendingPathComponent("wave/scene.json").path,
      "--layer",
      "title",
      "--fps",
      "10"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0] == "frame,time,offset,page,layer,card,a,b,c,d,tx,ty,opacity,depth")
    #expect(lines.count > 20)
  }

  @Test func saysWhatIsWrongWithADocument() throws {
    try Shell.inFolder { folder in
      try Data(
        """
        { "scene": "A", "size": [100, 100], "layres": [],
          "layers": [{ "text": "hi", "animate": [
            { "x": [0, 1], "duration": 1, "easing": "ease-in-outt" }] }] }
        """.utf8
      ).write(to: folder.appendingPathComponent("scene.json"))
      let outcome = try Shell.run("check", "scene.json", in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("[unknown-key]"))
      #expect(outcome.errors.contains("replace it with \"layers\""))
      #expect(outcome.errors.contains("scene.json:3:45 (/layers/0/animate/0/easing)"))
      #expect(outcome.errors.contains("replace it with \"ease-in-out\""))
    }
  }

  @Test func explainsADiagnostic() throws {
    let outcome = try Shell.run("explain", "unknown-easing")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("cubic-bezier"))
    #expect(try Shell.run("explain", "unknown-easin").status == 2)
  }
}
