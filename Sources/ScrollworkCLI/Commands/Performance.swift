internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// The options that say what is played, and how large.
let playOptions: [Command.Option] = [
  .init(
    name: "--gesture",
    short: "-g",
    value: "TRACE",
    help:
      "touches to play: a trace file (JSON or the short form),\nor the short form itself: \"swipe left at 1s\""
  ),
  .init(name: "--set", value: "NAME=NUMBER", help: "turns a parameter; may be repeated"),
  .init(
    name: "--size",
    value: "390x844",
    help: "the viewport in points; the scene's own when left out"
  ),
  .init(name: "--scale", value: "2", help: "pixels to a point; 1 when left out"),
  .init(name: "--fps", value: "60", help: "frames a second; 60 when left out"),
  .init(name: "--from", value: "SECONDS", help: "where to begin; 0 when left out"),
  .init(
    name: "--to",
    value: "SECONDS",
    help: "where to end; the trace's end when left out,\nor when everything has come to rest"
  ),
  .init(name: "--reduced-motion", help: "plays what people see who asked for less motion"),
]

/// A scene with a trace, ready to be sought and drawn.
struct Performance {
  let scene: Scene
  let program: Program
  let scale: Double
  let rate: FrameRate
  /// The frames asked for.
  let frames: Range<Int>
  /// The moment asked for with `--from`, when it was.
  let from: Double?
  var playback: Playback

  init(_ file: SceneFile, _ arguments: Arguments, format: FilmFormat?) throws {
    let (scene, environment) = try file.prepared(arguments)
    self.scene = scene
    scale = try arguments.number("--scale", in: 0.1...8) ?? 1
    let trace = try readTrace(arguments.text("--gesture"), viewport: environment.viewport)
    program = Program(scene, in: environment)
    playback = Playback(program, trace)
    let wanted = try Self.rate(arguments)
    rate = format.map { $0.rate(nearest: wanted) } ?? wanted
    from = try arguments.number("--from", in: 0...86400, unit: "s")
    let to = try arguments.number("--to", in: 0...86400, unit: "s")
    let end = to ?? (playback.end.isFinite ? playback.end : 10)
    if let frames = try arguments.frames("--frames") {
      self.frames = frames
    } else {
      let first = rate.firstFrame(notBefore: from ?? 0)
      let last = rate.firstFrame(notBefore: end)
      frames = first..<max(last + (to == nil ? 1 : 0), first + 1)
    }
  }

  private static func rate(_ arguments: Arguments) throws -> FrameRate {
    guard let text = arguments.text("--fps") else { return FrameRate(60) }
    guard let rate = FrameRate(text), rate.perSecond >= 1, rate.perSecond <= 1000 else {
      throw UsageError.wrongValue(
        "--fps",
        text,
        "a number from 1 to 1000, or a fraction such as 30000/1001"
      )
    }
    return rate
  }

  /// A renderer of it; prints what merely stands in.
  func renderer(_ file: SceneFile, scale: Double? = nil) throws -> Renderer {
    let renderer = try Renderer(program, folder: file.folder, scale: scale ?? self.scale)
    for warning in renderer.warnings { printProblem(warning) }
    return renderer
  }
}
