internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork lottie`: a performance of a scene as a Lottie animation.
enum LottieCommand {
  private static let output = Delivery.output("animation")
  private static let scroll = Option<Bool>(
    flag: "scroll",
    help: """
      make time the scroll position, one page or card a second, for players that follow a finger
      """
  )
  private static let cards = Option(
    "cards",
    placeholder: "N",
    help: """
      how many cards --scroll passes; all, or a lap of an endless row, up to 24 unless given
      """,
    expects: "a number of cards, 1 … 1000",
    read: { Int($0).flatMap { (1...1000).contains($0) ? $0 : nil } }
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
        options: [output.text, scroll.text, cards.text, liveText.text, pictureScale.text]
          + Delivery.texts
      ),
      .init(title: "Frames", options: [OutputOptions.plainRate.text, OutputOptions.to.text]),
      StageOptions.group,
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      The engine is asked for every number at every quarter of a frame, and each is drawn by cubic \
      segments: places stay within 0.1 pt, opacities within 0.001, rotations within 0.1°. The report \
      names the largest error of each layer, and what the format cannot carry.
      """,
      "The cards of a deck become layers of their own, those that touches or --scroll bring into sight.",
    ],
    examples: [
      ("scrollwork lottie Examples/wave -o wave.json", "the entrance of the menu"),
      (
        "scrollwork lottie Examples/onboarding -o pages.json --scroll",
        "four pages to be scrubbed through"
      ),
      (
        "scrollwork lottie Examples/task-switcher -o cards.json --scroll --cards 5",
        "the way over five cards"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let delivery = Delivery(
      &arguments,
      output,
      command: "lottie",
      naming: "animation.json",
      .lottie
    )
    let isScroll = arguments[scroll] ?? false
    let fonts = arguments[StageOptions.fonts]
    if isScroll && arguments.has(StageOptions.gesture) {
      arguments.report(.conflict("--scroll", "--gesture"))
    }
    if isScroll && arguments.has(OutputOptions.to) {
      arguments.report(.conflict("--scroll", "--to"))
    }
    if !isScroll && arguments.has(cards) {
      arguments.report(.conflict("--cards", "an animation without --scroll"))
    }
    var options = LottieExport.Options(seconds: arguments[OutputOptions.to] ?? 0)
    let isEndGiven = arguments.has(OutputOptions.to)
    options.rate = arguments[OutputOptions.plainRate] ?? FrameRate(60)
    options.keepsText = arguments[liveText] ?? false
    options.cards = arguments[cards]
    options.pictureScale = arguments[pictureScale] ?? 2
    let stage = try Stage(&arguments, scale: 1)
    stage.protectInputs(scaffold)
    if !isScroll && !isEndGiven {
      do throws(UsageProblem) {
        options.seconds = try FrameChoice.end(stage.end)
      } catch { throw .usage([error]) }
    }
    if isScroll && !LottieExport.scrolls(stage.program) {
      throw .usage([.conflict("--scroll", "a scene that does not scroll")])
    }
    if isScroll && stage.program.scroll != nil && stage.program.pages > FrameChoice.longest {
      throw .usage([.tooLong(seconds: stage.program.pages, isScroll: true)])
    }
    if options.cards != nil && stage.program.scroll != nil {
      throw .usage([.conflict("--cards", "a scene with pages")])
    }
    let seconds =
      isScroll ? LottieExport.seconds(scrolling: stage.program, cards: options.cards) : nil
    let frames = ((seconds ?? options.seconds) * options.rate.perSecond).rounded(.up)
    let most = LottieExport.mostFrames(of: stage.program)
    if frames > Double(most) { throw .usage([.tooManyFrames(frames, limit: most)]) }
    let export: LottieExport
    do throws(RenderProblems) {
      export =
        isScroll
        ? try LottieExport(
          scrolling: stage.file.scene,
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
    } catch { throw .render(error, stage.file) }
    try delivery.deliver(export.json, export.report, scaffold)
  }
}
