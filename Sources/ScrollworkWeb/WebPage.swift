internal import ScrollworkScene

/// A page that plays one scene, on any static host or straight from a file.
///
///     let page = WebPage(WebScene(scene, document: bytes, pictures: pictures), player: player)
///     page.file                       // everything in one
///     page.files(named: "page.html")  // the same in parts
public struct WebPage: Sendable {
  /// A file of a page.
  public struct File: Hashable, Sendable {
    /// The path, relative to the page.
    public let name: String
    /// The content.
    public let bytes: [UInt8]
  }

  let scene: WebScene
  let player: WebPlayer
  let language: String

  /// Creates a page of a scene and what plays it.
  ///
  /// - Parameters:
  ///   - scene: What plays.
  ///   - player: What plays it.
  ///   - language: The language that the page says it is in, such as `zh-Hant`; nil takes the one in whose
  ///     script most of the scene's words are written, and English where that does not tell.
  public init(_ scene: WebScene, player: WebPlayer, language: String? = nil) {
    self.scene = scene
    self.player = player
    self.language = language ?? scene.scene.likelyLanguage
  }

  /// The page in one file, which needs no other.
  public var file: [UInt8] {
    let source = Array("document.getElementById(\"score\").textContent".utf8)
    return markup(
      data: WebScene.element(id: "score", scene.score),
      script: player.inlineScript(drawing: scene.scene.hasDrawings, canvas: scene.isLarge)
        + player.inlineModule(for: [scene.scene])
        + start(scene: source, addresses: scene.pictures.map(\.address), options: ",drawing,canvas")
    )
  }

  /// The page and the files beside it, the page first.
  ///
  /// Browsers do not load such parts from the disk, only from a server.
  public func files(named name: String) -> [File] {
    let names = WebPicture.fileNames(of: scene.pictures)
    let score = Self.scoreName(ofPage: name)
    let module = player.module(for: [scene.scene])
    let page = markup(
      data: [],
      script: Array("import{load}from\"./scrollwork.js\"\nconst wasm=\"\(module.name)\"\n".utf8)
        + start(
          scene: CompactJSON.literal(Markup.address(ofFile: score)),
          addresses: names.map { Array($0.utf8) }
        )
    )
    return [
      File(name: name, bytes: page),
      File(name: "scrollwork.js", bytes: player.script),
      File(name: module.name, bytes: module.bytes),
      File(name: score, bytes: scene.score),
    ] + (player.drawing.map { [File(name: "drawing.js", bytes: $0)] } ?? [])
      + (player.canvas.map { [File(name: "canvas.js", bytes: $0)] } ?? [])
      + zip(names, scene.pictures).map { File(name: $0, bytes: $1.bytes) }
  }

  /// The names that a page in parts cannot have, for its parts have them.
  public static let partNames = [
    "scrollwork.js", "player.wasm", "player.pages.wasm", "player.clock.wasm", "drawing.js",
    "canvas.js",
  ]

  /// The file of a page's score: each page of a folder has its own.
  static func scoreName(ofPage name: String) -> String {
    let isPage = name.lowercased().hasSuffix(".html")
    return (isPage ? String(name.dropLast(5)) : name) + ".score.json"
  }

  /// The part of the script that starts the scene.
  private func start(
    scene source: [UInt8],
    addresses: [[UInt8]],
    options: String = ""
  ) -> [UInt8] {
    Script.constant("stage", Array("document.getElementById(\"stage\")".utf8))
      + Array("\(Script.fit)fit(stage,\(scene.size))\n".utf8)
      + Script.constant("images", scene.images(at: addresses))
      + Script.constant(
        "player",
        Array("await load(stage,{wasm,images\(options),scene:".utf8) + source
          + Array("})".utf8)
      )
      + scene.settingCalls(on: "player")
      + Array("window.player=player".utf8)
  }
}
