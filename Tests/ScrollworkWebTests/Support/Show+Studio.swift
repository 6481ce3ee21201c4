import Foundation
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

extension Show {
  /// What makes a page the studio; nil when it is not built.
  static let studioParts: WebStudio.Parts? = {
    guard let script = part("studio.js"), let style = part("studio.css") else { return nil }
    return WebStudio.Parts(script: script, style: style)
  }()

  /// Opens the studio of an example, with its own traces of these names, or of another document without
  /// pictures; `values` are those of the command's options, and `film` writes one, of the scene and with the
  /// pictures of a folder, to a path.
  static func studio(
    _ name: String = "wave",
    document text: String? = nil,
    values: [Double]? = nil,
    takes names: [String] = [],
    film: ((Scene, String, String) throws -> Void)? = nil,
    screen: Screen = .desktop,
    _ body: (Show) async throws -> Void
  ) async throws {
    guard let player, let parts = studioParts else {
      throw BrowserProblem.unexpected("the studio is not built: make web")
    }
    let folder = Vectors.root.appendingPathComponent("Examples/\(name)")
    func bytes(_ file: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
    }
    let document = try text.map { Array($0.utf8) } ?? bytes("scene.json")
    let scene = try Scene(json: document)
    let pictures = try scene.pictureFiles.map { WebPicture($0, try bytes("\($0)")) }
    let takes = try names.map { name in
      let script = try bytes("gestures/\(name).trace")
      return WebStudio.Take(name, try Trace(script: script, viewport: scene.size))
    }
    let web = WebScene(
      scene,
      document: document,
      values: values ?? scene.parameters.map(\.value),
      pictures: pictures
    )
    let scratch = try Scratch()
    try film?(scene, folder.path, scratch.url.appendingPathComponent("film.mp4").path)
    let page = WebStudio(
      web,
      takes: takes,
      film: film == nil ? nil : "film.mp4",
      player: player,
      parts: parts
    )
    let file = try scratch.write(page.file, to: "studio.html")
    try await Browser.withPage(screen) { page in
      try await page.open(file)
      try await page.wait(until: "window.studio?.take")
      try await page.evaluate("window.player = studio.player\n\(Show.script)")
      try await body(Show(page: page, scene: scene, folder: folder.path))
    }
  }

  /// The same take here, for what the page's player was laid out for.
  func playback(_ take: String?, set: [Double] = []) async throws -> Playback {
    var environment = try await environment()
    environment.parameters = set
    let trace = try take.map { name in
      let url = URL(fileURLWithPath: "\(folder)/gestures/\(name).trace")
      return try Trace(script: [UInt8](try Data(contentsOf: url)), viewport: scene.size)
    }
    return Playback(Program(scene, in: environment), trace ?? Trace())
  }
}
