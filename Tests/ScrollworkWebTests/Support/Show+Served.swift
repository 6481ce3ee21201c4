import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

extension Show {
  /// What `make web` builds.
  static let built = Vectors.root.appendingPathComponent(".build/web")

  /// Serves a page of its own beside the built player and an example, and opens it.
  ///
  /// The page says `player` or `mistake` when it is ready. `text` is the scene that it plays, when that is not
  /// the example's.
  static func serve(
    _ html: String,
    example: String = "wave",
    scene text: String? = nil,
    screen: Screen? = nil,
    scale: Double = 1,
    _ files: [(String, String)] = [],
    _ body: (Show) async throws -> Void
  ) async throws {
    let folder = Vectors.root.appendingPathComponent("Examples/\(example)")
    let document = try Data(contentsOf: folder.appendingPathComponent("scene.json"))
    let scene = try Scene(json: text.map { Array($0.utf8) } ?? [UInt8](document))
    let scratch = try Scratch()
    try scratch.write(Array(html.utf8), to: "index.html")
    for (name, text) in files { try scratch.write(Array(text.utf8), to: name) }
    let server = try Server(["/": scratch.url, "/web/": built, "/example/": folder])
    let screen = screen ?? .phone(scene.size.width, scene.size.height, scale: scale)
    try await Browser.withPage(screen) { page in
      try await page.open(try #require(URL(string: server.address + "/index.html")))
      try await page.wait(until: "window.player || window.mistake")
      try await body(Show(page: page, scene: scene, folder: folder.path))
    }
    withExtendedLifetime(server) {}
  }

  /// A page in which a scene fills the window.
  static func stage(_ options: String, scene: String = "/example/scene.json") -> String {
    """
    <!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <body style="margin:0">
    <div id="stage" style="width:100vw;height:100vh"></div>
    <script type="module">
    import { load } from "/web/scrollwork.js"
    window.load = load
    window.player = await load(stage, { scene: "\(scene)", \(options) })
    </script>
    """
  }
}
