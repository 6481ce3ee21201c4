import Foundation
import ScrollworkExport
import ScrollworkRender
import Testing

@Suite(.enabled(if: Tool.exists("ffmpeg") && Tool.exists("ffprobe"), "ffmpeg is not installed"))
struct VideoTests {
  init() { Policy.ignoreSignals() }

  private func write(
    _ film: Film,
    _ codec: VideoCodec = .mp4(preset: "ultrafast"),
    to path: String
  ) throws { try film.play(into: VideoSink(film, codec, to: path, scaffold: Scaffold())) }

  @Test func mp4HasEveryFrameAtItsTime() throws {
    let scratch = try Scratch()
    let film = Film.test(frames: 0..<30)
    try write(film, to: scratch.file("a.mp4"))
    #expect(scratch.names == ["a.mp4"])
    #expect(try Tool.probe(scratch.file("a.mp4"), "nb_read_frames") == "30")
    #expect(try Tool.probe(scratch.file("a.mp4"), "duration") == "1.000000")
    #expect(try Tool.probe(scratch.file("a.mp4"), "r_frame_rate") == "30/1")
  }

  @Test func mp4SaysHowItsColoursAreMeant() throws {
    let scratch = try Scratch()
    try write(.test(frames: 0..<2), to: scratch.file("a.mp4"))
    let fields = "color_range,color_space,color_transfer,color_primaries,pix_fmt"
    let lines = try Tool.probe(scratch.file("a.mp4"), fields).split(separator: "\n")
    #expect(lines.sorted() == ["bt709", "bt709", "bt709", "tv", "yuv420p"])
  }

  @Test func mp4LooksLikeTheFrames() throws {
    let scratch = try Scratch()
    let film = Film.test()
    try write(film, .mp4(quality: 0), to: scratch.file("a.mp4"))
    let frames = try Tool.decode(scratch.file("a.mp4"), width: 64, height: 48, rate: "30")
    #expect(frames.count == film.frames.count)
    for (frame, picture) in zip(frames, film.pictures) {
      // Colour has half the resolution, so the box's edges bleed; the rest is within rounding.
      #expect(frame.meanError(from: picture) < 2.5)
    }
  }

  @Test func plainColoursSurviveWithinRounding() throws {
    let scratch = try Scratch()
    let colours: [UInt32] = [
      0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF3B_2A5A,
    ]
    let film = Film(
      width: 32,
      height: 32,
      rate: FrameRate(10),
      frames: 0..<colours.count
    )
    let path = scratch.file("a.mp4")
    var sink = try VideoSink(film, .mp4(quality: 0), to: path, scaffold: Scaffold())
    let bitmap = Bitmap(width: 32, height: 32)
    for colour in colours {
      bitmap.clear(to: colour)
      try sink.append(bitmap)
    }
    try sink.finish()
    let frames = try Tool.decode(path, width: 32, height: 32, rate: "10")
    for (frame, colour) in zip(frames, colours) {
      bitmap.clear(to: colour)
      // One level of brightness or colour in limited range is up to 2.2 levels of a channel.
      #expect(frame.greatestError(from: bitmap) <= 3, "\(String(colour, radix: 16))")
    }
  }

  @Test func oddSidesGrowByAReplicatedEdge() throws {
    let scratch = try Scratch()
    let film = Film.test(width: 33, height: 21, frames: 0..<2)
    try write(film, .mp4(quality: 0), to: scratch.file("a.mp4"))
    #expect(try Tool.probe(scratch.file("a.mp4"), "width,height") == "34\n22")
    let frame = try Tool.decode(scratch.file("a.mp4"), width: 34, height: 22, rate: "30")[0]
    for y in 0..<21 {
      for shift in [UInt32(0), 8, 16] {
        let last = Int((frame[32, y] >> shift) & 255)
        #expect(abs(Int((frame[33, y] >> shift) & 255) - last) <= 3)
      }
    }
  }

  @Test func sameFramesGiveTheSameBytes() throws {
    let scratch = try Scratch()
    for (codec, ending) in [(VideoCodec.mp4(), "mp4"), (.webm(speed: 8), "webm")] {
      for name in ["a", "b"] { try write(.test(), codec, to: scratch.file("\(name).\(ending)")) }
      #expect(try scratch.bytes("a.\(ending)") == scratch.bytes("b.\(ending)"))
    }
  }

  @Test func webmHasEveryFrame() throws {
    let scratch = try Scratch()
    try write(.test(), .webm(speed: 8), to: scratch.file("a.webm"))
    #expect(try Tool.probe(scratch.file("a.webm"), "codec_name") == "vp9")
    #expect(try Tool.probe(scratch.file("a.webm"), "nb_read_frames") == "12")
  }

  @Test func saysThatFFmpegIsMissing() throws {
    let scratch = try Scratch()
    #expect(throws: ExportError.missingTool(name: "no-such-ffmpeg")) {
      _ = try VideoSink(
        .test(),
        .mp4(),
        to: scratch.file("a.mp4"),
        tool: "no-such-ffmpeg",
        scaffold: Scaffold()
      )
    }
    #expect(scratch.names == [])
  }

  @Test func passesOnWhatFFmpegComplainsOf() throws {
    let scratch = try Scratch()
    let error = #expect(throws: ExportError.self) {
      try write(.test(width: 640, height: 480), .mp4(preset: "hasty"), to: scratch.file("a.mp4"))
    }
    guard case .failedTool("ffmpeg", let status, let words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(status != 0 && !words.isEmpty)
    #expect(scratch.names == [])
  }

  @Test func dyingInMidStreamIsAnErrorAndLeavesNothing() throws {
    let scratch = try Scratch()
    let tool = scratch.file("dying")
    let text = scratch.file("text")
    try "#!/bin/sh\nhead -c 10000 >/dev/null\necho 'out of luck' >&2\nexit 3\n"
      .write(toFile: text, atomically: true, encoding: .utf8)
    // Another program writes it: were it open here, a program that starts meanwhile would hold it
    // open too, and what is open for writing cannot be started.
    try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"),
      arguments: ["-m", "755", text, tool]
    ).waitUntilExit()
    let film = Film.test(frames: 0..<400)
    #expect(throws: ExportError.failedTool(name: tool, status: 3, lastWords: "out of luck")) {
      try film.play(
        into: VideoSink(film, .mp4(), to: scratch.file("a.mp4"), tool: tool, scaffold: Scaffold())
      )
    }
    #expect(scratch.names == ["dying", "text"])
  }

  @Test func tearingDownKillsFFmpegAndRemovesItsFile() throws {
    let scratch = try Scratch()
    let scaffold = Scaffold()
    var sink = try VideoSink(.test(), .mp4(), to: scratch.file("a.mp4"), scaffold: scaffold)
    try sink.append(Film.test().pictures[0])
    #expect(scaffold.count == 2)
    scaffold.tearDown()
    #expect(scratch.names == [])
    #expect(throws: ExportError.self) {
      for p in Film.test(frames: 1..<12).pictures { try sink.append(p) }; try sink.finish()
    }
    #expect(scratch.names == [])
  }

  @Test func refusesTargetsThatCannotBeGoneBackIn() {
    for path in ["-", "/dev/null"] {
      #expect(throws: ExportError.needsRealFile(path: path)) {
        _ = try VideoSink(.test(), .mp4(), to: path, scaffold: Scaffold())
      }
    }
  }
}
