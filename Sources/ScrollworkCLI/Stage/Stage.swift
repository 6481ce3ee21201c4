internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene
internal import ScrollworkWeb

/// A scene that is ready to play: the program, and the touches that play on it.
struct Stage {
  let file: SceneFile
  let program: Program
  var playback: Playback
  /// What the fingers do.
  let trace: Trace
  /// The folder of additional fonts.
  private let fonts: String?
  /// The trace, if it is a file.
  private let gesture: String?

  /// Reads the scene and the trace that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: Whatever is wrong with them is thrown before any file is read.
  ///   - name: The scene; the first word of the arguments unless given.
  ///   - scale: Pixels a point, to which scrolling rests.
  /// - Throws: All that is wrong with the arguments, or else with the scene or with the trace.
  init(
    _ arguments: inout Arguments,
    scene name: String? = nil,
    scale: Double
  ) throws(Failure) {
    let settings = arguments.settings()
    let size = arguments[StageOptions.size]
    let gesture = arguments[StageOptions.gesture]
    self.gesture = gesture
    let reducedMotion = arguments[StageOptions.reducedMotion] ?? false
    fonts = arguments[StageOptions.fonts]
    if gesture == "-", (name ?? arguments.operands.first) == "-" {
      arguments.report(.conflict("the scene -", "--gesture -"))
    }
    if !arguments.problems.isEmpty { throw .usage(arguments.problems) }
    file = try SceneFile(name ?? arguments.operands[0])
    let (values, problems) = file.parameters(with: settings)
    if !problems.isEmpty { throw .usage(problems) }
    let environment = Environment(
      viewport: size ?? file.scene.size,
      pixel: 1 / scale,
      prefersReducedMotion: reducedMotion,
      parameters: values
    )
    let warnings = try file.check(in: environment)
    if !warnings.isEmpty {
      Console.complain(SceneFile.printer(file.path, file.bytes).text(for: warnings))
    }
    let program = Program(file.scene, in: environment)
    self.program = program
    let folder = file.folder
    trace =
      try gesture.map { (gesture) throws(Failure) in
        try Trace(gesture: gesture, on: program, folder: folder)
      } ?? Trace()
    playback = Playback(program, trace)
  }

  /// Keeps the files that the work is made from from being written over.
  func protectInputs(_ scaffold: Scaffold) {
    scaffold.protect(file.path)
    if let gesture { scaffold.protect(gesture) }
    for name in file.scene.pictureFiles { scaffold.protect("\(file.folder)/\(name)") }
  }

  /// The most pixels of a side of a frame.
  static let mostSide = 16384
  /// The most pixels of a frame: a quarter of a gigabyte.
  static let mostPixels = 1 << 26

  /// Refuses frames that are too large to be drawn at this scale, in pixels a point.
  func checkFrame(scale: Double) throws(Failure) {
    let width = (viewport.width * scale).rounded(.toNearestOrEven)
    let height = (viewport.height * scale).rounded(.toNearestOrEven)
    let side = Double(Self.mostSide)
    guard width <= side, height <= side, width * height <= Double(Self.mostPixels) else {
      throw .usage([.frameTooLarge(width: width, height: height)])
    }
  }

  /// The viewport in points.
  var viewport: Size { program.environment.viewport }

  /// Whether every pixel of every frame is opaque, because the background is.
  var isOpaque: Bool {
    switch program.background {
    case .color(let color): color.alpha >= 1
    case .linear(_, _, let stops), .radial(_, _, let stops):
      stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }

  /// When the film ends by itself: when the trace says so, or when all has come to rest; nil if never.
  var end: Double? { trace.end != nil || comesToRest ? playback.end : nil }

  /// Whether nothing visibly moves any more when all that ends has ended, however slowly.
  private var comesToRest: Bool {
    var playback = playback
    playback.seek(to: playback.end)
    let still = playback.frame
    for delay in [0.07, 0.31, 1.13, 2.57, 7.9, 31, 127, 509, 2039, 8191, 32_749, 131_071, 524_287] {
      playback.seek(to: playback.end + delay)
      let later = playback.frame
      if later.order != still.order { return false }
      for slot in later.order.map(Int.init) {
        let (a, b) = (still.world[slot], later.world[slot])
        let moves = abs(a.tx - b.tx) > 0.5 || abs(a.ty - b.ty) > 0.5
        let turns = abs(a.a - b.a) + abs(a.b - b.b) + abs(a.c - b.c) + abs(a.d - b.d) > 0.01
        if moves || turns || abs(still.opacity[slot] - later.opacity[slot]) > 0.02 { return false }
      }
    }
    return true
  }

  /// Makes what draws the scene, and prints what it warns of.
  func renderer(scale: Double) throws(Failure) -> Renderer {
    try InputFile.expectFolder(fonts)
    do throws(RenderProblems) {
      let renderer = try Renderer(program, folder: file.folder, scale: scale, fonts: fonts)
      if !renderer.warnings.isEmpty { Console.complain(file.words(for: renderer.warnings)) }
      return renderer
    } catch { throw .render(error, file) }
  }
}
