internal import Scrollwork
public import ScrollworkScene

/// A page that plays one scene, on any static host or straight from a file.
///
///     let page = WebPage(scene, document: bytes, pictures: pictures, player: player)
///     page.file                     // everything in one
///     page.files(named: "page.html")  // the same in parts
public struct WebPage: Sendable {
  /// A file of a page.
  public struct File: Hashable, Sendable {
    /// The path, relative to the page.
    public let name: String
    /// The content.
    public let bytes: [UInt8]
  }

  let scene: Scene
  let document: [UInt8]
  let settings: [(name: UTF8String, value: Double)]
  let pictures: [WebPicture]
  let player: WebPlayer

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - scene: What it plays.
  ///   - document: The document that the scene was read from, without mistakes.
  ///   - values: Values of the scene's parameters, in their order; missing ones are the scene's own.
  ///   - pictures: The pictures of `scene.pictureFiles`.
  ///   - player: What plays it.
  public init(
    _ scene: Scene,
    document: [UInt8],
    values: [Double] = [],
    pictures: [WebPicture],
    player: WebPlayer
  ) {
    self.scene = scene
    self.document = document
    settings = zip(scene.parameters, values).filter { $0.value != $1 }.map { ($0.name, $1) }
    self.pictures = pictures
    self.player = player
  }

  /// The page in one file, which needs no other.
  public var file: [UInt8] {
    let module = Array("data:application/wasm;base64,".utf8) + Base64.encode(player.module)
    return markup(
      host: Array("<script>".utf8) + player.embeddedScript + Array("</script>".utf8),
      scene: CompactJSON.text(document),
      start: start(
        module: module,
        scene: Array("document.getElementById(\"scene\").textContent".utf8),
        addresses: pictures.map(\.address)
      )
    )
  }

  /// The page and the files beside it, the page first.
  ///
  /// Browsers do not load such parts from the disk, only from a server.
  public func files(named name: String) -> [File] {
    let names = WebPicture.fileNames(of: pictures)
    let page = markup(
      host: Array("<script src=\"scrollwork.js\"></script>".utf8),
      scene: nil,
      start: start(
        module: Array("player.wasm".utf8),
        scene: Array("await(await fetch(\"scene.json\")).text()".utf8),
        addresses: names.map { Array($0.utf8) }
      )
    )
    return [
      File(name: name, bytes: page),
      File(name: "scrollwork.js", bytes: player.script),
      File(name: "player.wasm", bytes: player.module),
      File(name: "scene.json", bytes: document),
    ] + zip(names, pictures).map { File(name: $0, bytes: $1.bytes) }
  }
}
