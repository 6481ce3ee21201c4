internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork render`: a scene, and touches, to a film or to pictures.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "Render a scene to a film or to pictures.",
    operand: StageOptions.scene,
    synopsis: "SCENE -o FILE [options]",
    groups: [
      .init(
        title: "Output",
        options: [
          OutputOptions.output.text, OutputOptions.format.text, OutputOptions.scale.text,
          OutputOptions.rate.text, OutputOptions.quality.text, OutputOptions.level.text,
          OutputOptions.loops.text, OutputOptions.flat.text,
        ]
      ),
      .init(
        title: "Frames",
        options: [
          OutputOptions.from.text, OutputOptions.to.text, OutputOptions.frames.text,
          OutputOptions.at.text,
        ]
      ),
      StageOptions.group,
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      A file appears whole or not at all. The same command gives the same bytes again, and slices \
      made with --frames are equal to the same frames of the whole film.
      """
    ],
    examples: [
      ("scrollwork render Examples/wave -o wave.mp4 --scale 2", "a film of the whole entrance"),
      (
        "scrollwork render Examples/wave -o wave.gif --set stutter=0.15",
        "another stutter, to compare"
      ),
      (
        "scrollwork render hello -g hello/swipe.trace -o pages/",
        "every frame of a swipe, as numbered pictures"
      ),
      ("scrollwork render Examples/wave -o still.png --at 1.4s --scale 3", "one picture"),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let request = try OutputRequest(&arguments)
    let stage = try Stage(&arguments, scale: request?.scale ?? 1)
    stage.protectInputs(scaffold)
    guard let request else { return }
    try stage.checkFrame(scale: request.scale)
    let end = stage.end
    let isSingle = request.format == .png && !NumberedName.isNumbered(request.path)
    let choice: FrameChoice
    do throws(UsageProblem) {
      let wish = isSingle ? request.wish.ofOnePicture(end: end) : request.wish
      choice = try FrameChoice(wish, rate: request.rate, end: end)
      if isSingle && choice.frames.count > 1 {
        throw .severalFrames(path: request.path, count: choice.frames.count)
      }
    } catch { throw .usage([error]) }
    let renderer = try stage.renderer(scale: request.scale)
    var shooting = Shooting(stage, renderer, choice, isQuiet: isQuiet)
    try shooting.run(request, scaffold)
  }
}
