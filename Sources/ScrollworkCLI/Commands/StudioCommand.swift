internal import ScrollworkExport
internal import ScrollworkScene
internal import ScrollworkWeb

/// `scrollwork studio`: a page in which a scene is tuned.
enum StudioCommand {
  private static let output = Delivery.output("page")
  private static let gesture = Option(
    "gesture",
    short: "g",
    placeholder: "TRACE",
    help: """
      touches that the page can play, from a trace file or written here: "swipe left at 1s"; may be repeated
      """,
    expects: "a trace file, or touches such as \"swipe left at 1s\"",
    repeats: true,
    read: { $0.isEmpty ? nil : $0 }
  )
  private static let film = Option(
    "film",
    placeholder: "FILE",
    help: "a film to compare with, relative to the page; the page can open others"
  )

  static let command = Command(
    name: "studio",
    summary: "Make a page in which a scene is tuned and compared.",
    operand: StageOptions.scene,
    synopsis: "SCENE -o FILE.html [options]",
    groups: [
      .init(title: "Output", options: [output.text]),
      .init(title: "Studio", options: [gesture.text, film.text]),
      .init(title: "Scene", options: [StageOptions.setting.text]),
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      In the page time goes both ways and slowly; knobs turn at a frozen moment; the numbers of a layer are \
      drawn over time; a film lies beside the scene, over it, or as the difference. What was turned is handed \
      over as options, as a document, and touches as a trace.
      """
    ],
    examples: [
      (
        "scrollwork studio Examples/wave -o studio.html",
        "a page to open, with the scene's four knobs"
      ),
      (
        "scrollwork studio Examples/onboarding -o studio.html -g \"swipe left at 2s\"",
        "the same swipe again and again, while knobs turn"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let path = arguments[output]
    let film = arguments[film]
    let gestures = arguments.all(gesture)
    if path == nil && !arguments.has(output) {
      arguments.report(.missingOption(output.text, command: "studio"))
    }
    if let problem = Ending.page.problem(with: path) { arguments.report(problem) }
    if gestures.count(where: { $0 == "-" }) > 1 {
      arguments.report(.conflict("--gesture -", "--gesture -"))
    }
    let stage = try Stage(&arguments, scale: 1)
    stage.protectInputs(scaffold)
    guard let path else { return }
    var traces = try gestures.dropLast().map { (gesture) throws(Failure) in
      scaffold.protect(gesture)
      return try Trace(gesture: gesture, on: stage.program, folder: stage.file.folder)
    }
    if !gestures.isEmpty { traces.append(stage.trace) }
    if let film { try WebCommand.checkFilms([film], path) }
    let page = WebStudio(
      try WebScene(stage),
      takes: zip(gestures, traces).map { WebStudio.Take(name(ofGesture: $0), $1) },
      film: film.map { String(decoding: Markup.address(ofFile: $0), as: UTF8.self) },
      player: try PlayerFolder.player(),
      parts: try PlayerFolder.studio()
    ).file
    try Delivery.write(page, to: path, naming: "studio.html", scaffold)
    if !isQuiet && Console.isTerminal && path != "-" {
      Console.complain("\(path): \(page.count) bytes\n")
    }
  }

  /// What the page calls a gesture: its file without folder and ending, or its words.
  private static func name(ofGesture gesture: String) -> String {
    if Trace.isScript(gesture) { return gesture }
    let file = gesture.split(separator: "/").last.map(String.init) ?? gesture
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}
