internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork lottie`: a performance of a scene as a Lottie animation.
enum LottieCommand {
  private static let output = Option(
    "output",
    short: "o",
    placeholder: "FILE",
    help: "where the animation goes; \"-\" is standard output"
  )
  private static let scroll = Option<Bool>(
    flag: "scroll",
    help: "make time the scroll position, one page a second, for players that follow a finger"
  )
  private static let liveText = Option<Bool>(
    flag: "live-text",
    help: "keep text as text, set in the player's fonts, rather than as outlines"
  )
  private static let pictureScale = Option(
    "scale",
    short: "s",
    placeholder: "N",
    help: "pixels a point of embedded pictures; 2 unless given",
    expects: "a number above 0, 16 at most",
    read: { Quantity.number($0).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil } }
  )

  static let command = Command(
    name: "lottie",
    summary: "Write a Lottie animation that plays a scene.",
    operand: StageOptions.scene,
    synopsis: "SCENE -o FILE.json [options]",
    groups: [
      .init(
        title: "Output",
        options: [output.text, scroll.text, liveText.text, pictureScale.text] + ReportOptions.texts
      ),
      .init(title: "Frames", options: [OutputOptions.rate.text, OutputOptions.to.text]),
      StageOptions.group,
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      The engine is asked for every number at every quarter of a frame, and each is drawn by cubic \
      segments: places stay within 0.1 pt, opacities within 0.001, rotations within 0.1°. The report \
      names the largest error of each layer, and what the format cannot carry.
      """,
      "The cards of a deck become layers of their own, those that the touches bring into sight.",
    ],
    examples: [
      ("scrollwork lottie Examples/wave -o wave.json", "the entrance of the menu"),
      (
        "scrollwork lottie Examples/onboarding -o pages.json --scroll",
        "four pages to be scrubbed through"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let isStrict = arguments[ReportOptions.strict] ?? false
    let isScroll = arguments[scroll] ?? false
    let reportPath = arguments[ReportOptions.report]
    let fonts = arguments[StageOptions.fonts]
    let path = arguments[output]
    if path == nil && !arguments.has(output) {
      arguments.report(.missingOption(output.text, command: "lottie"))
    }
    if isScroll && arguments.has(StageOptions.gesture) {
      arguments.report(.conflict("--scroll", "--gesture"))
    }
    if isScroll && arguments.has(OutputOptions.to) {
      arguments.report(.conflict("--scroll", "--to"))
    }
    var options = LottieExport.Options(seconds: arguments[OutputOptions.to] ?? 0)
    let isEndGiven = arguments.has(OutputOptions.to)
    options.rate = arguments[OutputOptions.rate] ?? FrameRate(60)
    options.keepsText = arguments[liveText] ?? false
    options.pictureScale = arguments[pictureScale] ?? 2
    let stage = try Stage(&arguments, scale: 1)
    if !isScroll && !isEndGiven {
      guard let end = stage.end else { throw .usage([.neverRests]) }
      options.seconds = end
    }
    if isScroll && stage.program.scroll == nil {
      throw .usage([.conflict("--scroll", "a scene that does not scroll")])
    }
    let export: LottieExport
    do throws(RenderProblems) {
      export =
        isScroll
        ? try LottieExport(
          pagesOf: stage.file.scene,
          stage.program,
          folder: stage.file.folder,
          fonts: fonts,
          options: options
        )
        : try LottieExport(
          stage.file.scene,
          stage.playback,
          folder: stage.file.folder,
          fonts: fonts,
          options: options
        )
    } catch { throw .render(error) }
    try ReportOptions.deliver(
      export.report,
      to: reportPath,
      isStrict: isStrict,
      isQuiet: isQuiet,
      scaffold
    )
    guard let path else { return }
    do throws(ExportError) {
      var file = try OutputFile(path, scaffold: scaffold)
      try file.write(export.json)
      try file.finish()
    } catch { throw .export(error) }
  }
}
