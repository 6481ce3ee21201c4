import Foundation
import Scrollwork
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

/// A scene that plays in a page of the browser, and all that is needed to play it here too.
struct Show {
  let page: Page
  let scene: Scene
  /// The folder of the scene's pictures.
  let folder: String

  /// The built player; nil when it is not built.
  static let player: WebPlayer? = {
    guard let module = part("WebPlayer.wasm"), let script = part("scrollwork.js") else {
      return nil
    }
    return WebPlayer(
      module: module,
      pages: part("WebPlayer.pages.wasm"),
      clock: part("WebPlayer.clock.wasm"),
      script: script,
      drawing: part("drawing.js"),
      canvas: part("canvas.js")
    )
  }()

  /// A file of the built player.
  static func part(_ name: String) -> [UInt8]? {
    let given = ProcessInfo.processInfo.environment["SCROLLWORK_WEB"]
    let folder =
      given.map { URL(fileURLWithPath: $0) }
      ?? Vectors.root.appendingPathComponent(".build/web")
    return (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) }
  }

  /// The built player without the smaller modules, so that the whole one plays everything.
  static let wholePlayer = player.map {
    WebPlayer(module: $0.module, script: $0.script, drawing: $0.drawing, canvas: $0.canvas)
  }

  /// Opens one of the examples on a screen of the scene's own size, and plays it.
  static func example(
    _ name: String,
    screen: Screen? = nil,
    prepare: String? = nil,
    player: WebPlayer? = player,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Show) async throws -> Void
  ) async throws {
    let folder = Vectors.root.appendingPathComponent("Examples/\(name)")
    let document = try Data(contentsOf: folder.appendingPathComponent("scene.json"))
    try await open([UInt8](document), folder.path, screen, prepare, player, sourceLocation, body)
  }

  /// Opens a document without pictures.
  static func document(
    _ text: String,
    in folder: String = "/",
    screen: Screen? = nil,
    prepare: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Show) async throws -> Void
  ) async throws {
    try await open(Array(text.utf8), folder, screen, prepare, player, sourceLocation, body)
  }

  private static func open(
    _ document: [UInt8],
    _ folder: String,
    _ screen: Screen?,
    _ prepare: String?,
    _ player: WebPlayer?,
    _ sourceLocation: SourceLocation,
    _ body: (Show) async throws -> Void
  ) async throws {
    guard let player else { throw BrowserProblem.unexpected("the player is not built: make web") }
    let scene = try Scene(json: document)
    let pictures = try scene.pictureFiles.map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return WebPicture(name, [UInt8](data))
    }
    let scratch = try Scratch()
    let web = WebScene(scene, document: document, pictures: pictures)
    let file = try scratch.write(WebPage(web, player: player).file, to: "page.html")
    let screen = screen ?? .phone(scene.size.width, scene.size.height)
    try await Browser.withPage(screen, sourceLocation: sourceLocation) { page in
      if let prepare { try await page.prepare(prepare) }
      try await page.open(file)
      try await page.wait(until: "window.player")
      try await page.evaluate(Self.script)
      try await body(Show(page: page, scene: scene, folder: folder))
    }
  }

  /// What the scene was resolved for in the page.
  func environment() async throws -> Environment {
    let facts = try await page.evaluate(
      """
      [player.scene.width, player.scene.height, 1 / devicePixelRatio,
       matchMedia('(prefers-reduced-motion: reduce)').matches]
      """
    )
    return Environment(
      viewport: Size(width: facts[0]?.number ?? 0, height: facts[1]?.number ?? 0),
      pixel: facts[2]?.number ?? 0,
      prefersReducedMotion: facts[3]?.bool ?? false
    )
  }

  /// The scene as it plays here, for the page's own environment.
  func twin() async throws -> Player { Player(Program(scene, in: try await environment())) }

  /// The page or card, and the way to the next.
  func progress() async throws -> Double {
    try await page.evaluate("player.progress").number ?? .nan
  }

  /// Waits until nothing scrolls any more; clocks may run on.
  func settle() async throws {
    try await page.evaluate(
      """
      new Promise(done => {
        let last, same = 0
        const look = () => {
          same = player.progress === last ? same + 1 : 0
          last = player.progress
          same > 12 ? done(0) : requestAnimationFrame(look)
        }
        look()
      })
      """
    )
  }
}
