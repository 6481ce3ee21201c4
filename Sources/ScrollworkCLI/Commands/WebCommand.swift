internal import Glibc
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene
internal import ScrollworkWeb

/// `scrollwork web`: a page that plays a scene.
enum WebCommand {
  private static let output = Delivery.output("page")
  private static let split = Option<Bool>(
    flag: "split",
    help: """
      the player, the script, the scene and the pictures in files beside the page, for a server
      """
  )
  private static let caption = Option(
    "caption",
    placeholder: "TEXT",
    help: "a sentence about the scene; once for each",
    expects: "a sentence",
    repeats: true,
    read: { $0.isEmpty ? nil : $0 }
  )
  private static let film = Option(
    "film",
    placeholder: "FILE",
    help: "a film to show beside the scene, relative to the page; once for each",
    expects: "the name of a file",
    repeats: true,
    read: { $0.isEmpty ? nil : $0 }
  )

  private static let language = PageLanguage.option(
    "the language of the page, such as zh-Hant; in a gallery once for each",
    repeats: true
  )

  static let command = Command(
    name: "web",
    summary: "Make a page that plays a scene under a finger.",
    operand: .init(
      placeholder: "SCENE…",
      help: "scene documents, or folders of a scene.json; several make a gallery",
      count: 1...100
    ),
    synopsis: "SCENE… -o FILE.html [options]",
    groups: [
      .init(title: "Output", options: [output.text, split.text]),
      .init(title: "Gallery", options: [caption.text, film.text]),
      .init(title: "Scene", options: [StageOptions.setting.text, language.text]),
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      The page is one file, which opens from the disk and from any static host. Browsers do not \
      load the parts of --split from the disk.
      """,
      "The language that --lang does not name is guessed from the letters of the scene's words.",
      "Text is set in fonts of whoever looks at it; Inter is taken where it is installed.",
    ],
    examples: [
      ("scrollwork web Examples/wave -o wave.html", "a page to open and to send"),
      (
        "scrollwork web Examples/wave -o site/index.html --split --set stutter=0.1",
        "files for a server, with another stutter"
      ),
      (
        "scrollwork web Examples/*/scene.json -o gallery.html",
        "every example, live, with its knobs"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let isSplit = arguments[split] ?? false
    let path = arguments[output]
    let (captions, films) = (arguments.all(caption), arguments.all(film))
    let languages = arguments.all(language)
    let names = arguments.operands
    if path == nil && !arguments.has(output) {
      arguments.report(.missingOption(output.text, command: "web"))
    }
    if let problem = Ending.page.problem(with: path) { arguments.report(problem) }
    if path == "-" && isSplit { arguments.report(.conflict("--output -", "--split")) }
    if isSplit, let name = path?.split(separator: "/").last,
      WebPage.partNames.contains(String(name))
    {
      arguments.report(.conflict("--output \(name)", "--split"))
    }
    for (option, given) in [
      (caption.text, captions.count), (film.text, films.count), (language.text, languages.count),
    ] where given > 0 {
      if isSplit && option != language.text {
        arguments.report(.conflict("--\(option.name)", "--split"))
      }
      if given != names.count {
        arguments.report(.wrongCount(option, given: given, scenes: names.count))
      }
    }
    if isSplit && names.count > 1 { arguments.report(.conflict("--split", "a gallery")) }
    if !arguments.problems.isEmpty { throw .usage(arguments.problems) }
    let scenes = try names.map { (name) throws(Failure) in try scene(name, &arguments, scaffold) }
    guard let path else { return }
    let player = try PlayerFolder.player()
    var files: [(String, [UInt8])]
    var pictures: String?
    if isSplit {
      (files, pictures) = parts(
        of: WebPage(scenes[0], player: player, language: languages.first),
        path
      )
    } else if scenes.count == 1 && captions.isEmpty && films.isEmpty {
      files = [(path, WebPage(scenes[0], player: player, language: languages.first).file)]
    } else {
      try checkFilms(films, path)
      let entries = scenes.indices.map { index in
        WebGallery.Entry(
          scenes[index],
          caption: captions.isEmpty ? nil : captions[index],
          film: films.isEmpty
            ? nil : String(decoding: Markup.address(ofFile: films[index]), as: UTF8.self),
          language: languages.isEmpty ? nil : languages[index]
        )
      }
      files = [(path, WebGallery(entries, player: player).file)]
    }
    try write(files, in: pictures, scaffold)
    if !isQuiet && Console.isTerminal && path != "-" {
      let size = files.reduce(0) { $0 + $1.1.count }
      Console.complain("\(path): \(files.count == 1 ? "" : "with its files ")\(size) bytes\n")
    }
  }

  /// Reads a scene and its pictures, and says what is wrong with them.
  private static func scene(
    _ name: String,
    _ arguments: inout Arguments,
    _ scaffold: Scaffold
  ) throws(Failure) -> WebScene {
    let stage = try Stage(&arguments, scene: name, scale: 1)
    stage.protectInputs(scaffold)
    return try WebScene(stage)
  }

  /// The page and the files beside it, and the folder that its pictures need.
  private static func parts(
    of page: WebPage,
    _ path: String
  ) -> (files: [(String, [UInt8])], pictures: String?) {
    let folder = Self.folder(of: path)
    let parts = page.files(named: String(path.dropFirst(folder.count)))
    let pictures = parts.contains { $0.name.hasPrefix("images/") } ? "\(folder)images" : nil
    return (parts.map { ("\(folder)\($0.name)", $0.bytes) }, pictures)
  }

  /// Refuses films that do not lie where the page will look for them.
  static func checkFilms(_ films: [String], _ path: String) throws(Failure) {
    for film in films.map({ folder(of: path) + $0 }) where !InputFile.exists(film) {
      throw .unreadable(film, "there is no such film beside the page")
    }
  }

  /// What stands before the name of a page's file, the slash included.
  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
  }

  /// Writes the files, all of them or none.
  private static func write(
    _ files: [(String, [UInt8])],
    in pictures: String?,
    _ scaffold: Scaffold
  ) throws(Failure) {
    var isNew = false
    if let pictures, !InputFile.isFolder(pictures) {
      if mkdir(pictures, 0o777) != 0 {
        let code = errno
        let folder = folder(of: pictures)
        throw .export(
          code == ENOENT
            ? .missingFolder(path: String(folder.dropLast()))
            : .system(.create, path: pictures, code: code)
        )
      }
      isNew = true
    }
    do throws(ExportError) {
      try write(files[...], scaffold)
    } catch {
      if isNew, let pictures { rmdir(pictures) }
      if case .targetIsFolder(let place) = error,
        files.dropFirst().contains(where: { $0.0 == place })
      {
        throw .export(error, help: "move it away: a part of the page has that name")
      }
      throw .export(error, naming: "index.html")
    }
  }

  /// Writes the first file, then the others, and gives them their names once all are written: the last
  /// one first, so that a page that is there has its parts.
  private static func write(
    _ files: ArraySlice<(String, [UInt8])>,
    _ scaffold: Scaffold
  ) throws(ExportError) {
    guard let (path, bytes) = files.first else { return }
    var file = try OutputFile(path, scaffold: scaffold)
    try file.write(bytes)
    try write(files.dropFirst(), scaffold)
    try file.finish()
  }
}

extension WebScene {
  /// The scene of a stage with its pictures; tells what is wrong with them and with its fonts.
  init(_ stage: Stage) throws(Failure) {
    _ = try stage.renderer(scale: 1)
    let scene = stage.file.scene
    self.init(
      scene,
      document: stage.file.bytes,
      values: stage.program.environment.parameters,
      pictures: try scene.pictureFiles.map { (name) throws(Failure) in
        WebPicture(name, try InputFile.read("\(stage.file.folder)/\(name)"))
      }
    )
  }
}
