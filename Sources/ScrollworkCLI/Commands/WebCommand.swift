internal import Glibc
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene
internal import ScrollworkWeb

/// `scrollwork web`: a page that plays a scene.
enum WebCommand {
  private static let output = Option(
    "output",
    short: "o",
    placeholder: "FILE",
    help: "where the page goes; \"-\" is standard output"
  )
  private static let split = Option<Bool>(
    flag: "split",
    help: """
      the player, the script, the scene and the pictures in files beside the page, for a server
      """
  )

  static let command = Command(
    name: "web",
    summary: "Make a page that plays a scene under a finger.",
    operand: StageOptions.scene,
    synopsis: "SCENE -o FILE.html [options]",
    groups: [
      .init(title: "Output", options: [output.text, split.text]),
      .init(title: "Scene", options: [StageOptions.setting.text]),
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      The page is one file, which opens from the disk and from any static host. Browsers do not \
      load the parts of --split from the disk.
      """,
      "Text is set in fonts of whoever looks at it; Inter is taken where it is installed.",
    ],
    examples: [
      ("scrollwork web Examples/wave -o wave.html", "a page to open and to send"),
      (
        "scrollwork web Examples/wave -o site/index.html --split --set stutter=0.1",
        "files for a server, with another stutter"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let isSplit = arguments[split] ?? false
    let path = arguments[output]
    if path == nil && !arguments.has(output) {
      arguments.report(.missingOption(output.text, command: "web"))
    }
    if path == "-" && isSplit { arguments.report(.conflict("--output -", "--split")) }
    let stage = try Stage(&arguments, scale: 1)
    guard let path else { return }
    // It tells what is wrong with the files that the scene names.
    _ = try stage.renderer(scale: 1)
    let player = try PlayerFolder.player()
    let scene = stage.file.scene
    var pictures: [WebPicture] = []
    for name in scene.pictureFiles {
      pictures.append(WebPicture(name, try InputFile.read("\(stage.file.folder)/\(name)")))
    }
    let page = WebPage(
      WebScene(
        scene,
        document: stage.file.bytes,
        values: stage.program.environment.parameters,
        pictures: pictures
      ),
      player: player
    )
    var files = [(path, page.file)]
    if isSplit {
      let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      let folder = path[..<slash]
      let parts = page.files(named: String(path[slash...]))
      files = parts.map { ("\(folder)\($0.name)", $0.bytes) }
      if !pictures.isEmpty { try makeFolder("\(folder)images") }
    }
    try write(files, scaffold)
    if !isQuiet && Console.isTerminal && path != "-" {
      let size = files.reduce(0) { $0 + $1.1.count }
      Console.complain("\(path): \(files.count == 1 ? "" : "with its files ")\(size) bytes\n")
    }
  }

  /// Writes the files, the page last, so that a page that is there has its parts.
  private static func write(_ files: [(String, [UInt8])], _ scaffold: Scaffold) throws(Failure) {
    for (path, bytes) in files.reversed() {
      do throws(ExportError) {
        var file = try OutputFile(path, scaffold: scaffold)
        try file.write(bytes)
        try file.finish()
      } catch { throw .export(error) }
    }
  }

  private static func makeFolder(_ path: String) throws(Failure) {
    if InputFile.isFolder(path) || mkdir(path, 0o777) == 0 { return }
    throw .export(.system(.create, path: path, code: errno))
  }
}
