internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork check`: everything that is wrong with scenes, at once.
enum CheckCommand {
  private static let json = Option<Bool>(
    flag: "json",
    help: "print what is wrong with the documents as JSON, for editors"
  )

  static let command = Command(
    name: "check",
    summary: "Say everything that is wrong with scenes, and how to put it right.",
    operand: .init(
      placeholder: "SCENE…",
      help: "scene documents, or folders of a scene.json",
      count: 1...10_000
    ),
    synopsis: "SCENE… [options]",
    groups: [
      .init(title: "Output", options: [json.text, StageOptions.quiet.text]),
      .init(title: "Scene", options: [StageOptions.fonts.text]),
    ],
    notes: ["Documents are checked, and with them the pictures, paths and fonts that they name."],
    examples: [("scrollwork check Examples/*/scene.json", "checks every example")]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isJSON = arguments[json] ?? false
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let fonts = arguments[StageOptions.fonts]
    if !arguments.problems.isEmpty { throw .usage(arguments.problems) }
    try InputFile.expectFolder(fonts)
    var blocks: [String] = []
    var isSound = true
    var lists: [String] = []
    var sound: [String] = []
    for name in arguments.operands {
      let path = SceneFile.path(of: name)
      let bytes: [UInt8]
      do throws(Failure) { bytes = try SceneFile.read(path) } catch {
        // The others are checked all the same.
        isSound = false
        if isJSON { Console.complain(error.text) } else { blocks.append(error.text) }
        continue
      }
      let printer = SceneFile.printer(path, bytes)
      do throws(Diagnostics) {
        var warnings = Diagnostics()
        let scene = try Scene(json: bytes, warnings: &warnings)
        if !warnings.isEmpty {
          blocks.append(printer.text(for: warnings))
          lists.append(printer.json(for: warnings))
        }
        let problems = drawingProblems(scene, path, fonts: fonts)
        let facts = SceneFile.facts(of: problems, path, bytes)
        if !facts.isEmpty {
          blocks.append(printer.text(for: facts))
          lists.append(printer.json(for: facts))
        }
        isSound = isSound && problems.allSatisfy(\.isWarning)
        if problems.isEmpty && warnings.isEmpty { sound.append(path) }
      } catch {
        isSound = false
        blocks.append(printer.text(for: error))
        lists.append(printer.json(for: error))
      }
    }
    if !isQuiet && !isJSON {
      try Tool.say(sound.map { "\($0): sound\n" }.joined(), scaffold)
    }
    if isJSON {
      try Tool.say(joined(lists) + "\n", scaffold)
    } else {
      Console.complain(blocks.joined(separator: "\n"))
    }
    if !isSound { throw Failure(text: "", status: 1) }
  }

  /// What is wrong with the files that a scene names.
  private static func drawingProblems(
    _ scene: Scene,
    _ path: String,
    fonts: String?
  ) -> [RenderProblem] {
    let folder = SceneFile.folder(of: path)
    let program = Program(scene, in: Environment(viewport: scene.size))
    do throws(RenderProblems) {
      return try Renderer(program, folder: folder, fonts: fonts).warnings
    } catch {
      return error.all
    }
  }

  /// One JSON array of the elements of several.
  private static func joined(_ lists: [String]) -> String {
    if lists.count == 1 { return lists[0] }
    let insides = lists.map { $0.drop { $0.isWhitespace }.dropFirst() }
      .map { list in list.prefix(upTo: list.lastIndex(of: "]") ?? list.endIndex) }
    return "[" + insides.joined(separator: ",") + "]"
  }
}
