internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkScene

/// `scrollwork trace`: the numbers of every visible layer, frame by frame.
enum TraceCommand {
  /// How the numbers are written.
  enum Form: String, Sendable { case csv, json }

  private static let output = Option(
    "output",
    short: "o",
    placeholder: "FILE",
    help: "where it goes; standard output unless given"
  )
  private static let form = Option(
    "format",
    placeholder: "NAME",
    help: "csv or json; by the output's ending, or else csv",
    expects: "csv or json",
    read: { Form(rawValue: $0.lowercased()) }
  )
  private static let layer = Option(
    "layer",
    placeholder: "ID",
    help: "only the layer of this id; may be repeated",
    expects: "the id of a layer",
    repeats: true,
    read: { $0.isEmpty ? nil : $0 }
  )

  static let command = Command(
    name: "trace",
    summary: "Print the numbers of every layer, frame by frame.",
    operand: StageOptions.scene,
    synopsis: "SCENE [options]",
    groups: [
      .init(title: "Output", options: [output.text, form.text, layer.text]),
      .init(
        title: "Frames",
        options: [
          OutputOptions.plainRate.text, OutputOptions.from.text, OutputOptions.to.text,
          OutputOptions.frames.text, OutputOptions.at.text,
        ]
      ),
      StageOptions.group,
    ],
    notes: [
      """
      One line is one visible layer in one frame, back to front. x' = a·x + c·y + tx and \
      y' = b·x + d·y + ty lead from the layer's own points to the viewport's. Numbers are written so \
      that reading them back gives the same bits.
      """
    ],
    examples: [
      ("scrollwork trace Examples/wave --layer title --fps 10", "how the title flies in"),
      ("scrollwork trace Examples/wave -o wave.json", "everything, for a program"),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let path = arguments[output] ?? "-"
    let chosen = arguments[form]
    let ending: Ending = chosen.map { $0 == .csv ? .csv : .json } ?? .trace
    if let problem = ending.problem(with: path) { arguments.report(problem) }
    let form = chosen ?? (path.lowercased().hasSuffix(".json") ? .json : .csv)
    let ids = arguments.all(layer)
    let wish = FrameChoice.Wish(
      from: arguments[OutputOptions.from],
      to: arguments[OutputOptions.to],
      frames: arguments[OutputOptions.frames],
      at: arguments[OutputOptions.at]
    )
    let rate = arguments[OutputOptions.plainRate] ?? FrameRate(60)
    var stage = try Stage(&arguments, scale: 1)
    stage.protectInputs(scaffold)
    try check(ids, stage.program)
    let end = stage.end
    let choice: FrameChoice
    do throws(UsageProblem) {
      choice = try FrameChoice(wish, rate: rate, end: end)
    } catch { throw .usage([error]) }
    do throws(ExportError) {
      var file = try OutputFile(path, scaffold: scaffold)
      let writer = TraceWriter(form, program: stage.program, ids: ids)
      try file.write(Array(writer.head(of: "\(stage.file.scene.name)", rate: rate).utf8))
      for frame in choice.frames {
        stage.playback.seek(to: choice.time(of: frame))
        let isFirst = frame == choice.frames.lowerBound
        let text = writer.text(of: stage.playback.frame, number: frame, isFirst: isFirst)
        try file.write(Array(text.utf8))
      }
      try file.write(Array(writer.tail.utf8))
      try file.finish()
    } catch {
      // A reader of standard output that has seen enough is no failure.
      if case .closedPipe = error, path == "-" { return }
      throw .export(error, naming: form == .json ? "frames.json" : "frames.csv")
    }
  }

  /// Refuses ids that no layer has.
  private static func check(_ ids: [String], _ program: Program) throws(Failure) {
    let known = TraceWriter.names(of: program)
    var problems: [UsageProblem] = []
    for id in ids where !known.contains(id) {
      let near = NearMiss.nearest(to: Array(id.utf8), among: known.map { Array($0.utf8) })
      problems.append(
        .unknownLayer(id, near: near.map { String(decoding: $0, as: UTF8.self) }, all: known)
      )
    }
    if !problems.isEmpty { throw .usage(problems) }
  }
}
