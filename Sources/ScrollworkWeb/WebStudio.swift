internal import Scrollwork
public import ScrollworkScene

/// A page in which a scene is tuned: time goes both ways, knobs turn at a frozen moment, the numbers of each
/// layer are drawn, and a film lies beside the scene or over it.
public struct WebStudio: Sendable {
  /// What a finger did, under a name.
  public struct Take: Sendable {
    let name: String
    let trace: Trace

    /// Creates a take.
    public init(_ name: String, _ trace: Trace) {
      self.name = name
      self.trace = trace
    }
  }

  /// What makes a page the studio, as it was built for this version.
  public struct Parts: Hashable, Sendable {
    /// A JavaScript module that exports `studio` and imports from the host.
    public let script: [UInt8]
    /// Its style sheet.
    public let style: [UInt8]

    /// Creates the parts from their files.
    public init(script: [UInt8], style: [UInt8]) {
      self.script = script
      self.style = style
    }
  }

  let scene: WebScene
  let takes: [Take]
  let film: String?
  let player: WebPlayer
  let parts: Parts

  /// Creates the studio of a scene.
  ///
  /// - Parameters:
  ///   - scene: What is tuned.
  ///   - takes: What fingers did; the first one is played.
  ///   - film: The address of a film to compare with, relative to the page.
  ///   - player: What plays the scene.
  ///   - parts: What makes the page the studio.
  public init(
    _ scene: WebScene,
    takes: [Take] = [],
    film: String? = nil,
    player: WebPlayer,
    parts: Parts
  ) {
    self.scene = scene
    self.takes = takes
    self.film = film
    self.player = player
    self.parts = parts
  }

  /// The page in one file, which needs no other but the film.
  public var file: [UInt8] {
    var page = Array(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>".utf8
    )
    page += Markup.escaped(scene.scene.name.bytes)
    page += Array(
      """
      </title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <style>\n
      """.utf8
    )
    page += parts.style + Array("</style>\n</head>\n<body>\n<main class=\"studio\"></main>\n".utf8)
    page += scene.noscript()
    page += WebScene.element(id: "score", scene.score)
    // As a string, which keeps it as it was written.
    page += WebScene.element(id: "scene", CompactJSON.literal(scene.document))
    page += Array("<script type=\"module\">\n".utf8)
    page += player.inlineScript(drawing: scene.scene.hasDrawings, canvas: scene.isLarge)
    page += player.inlineModule(for: [scene.scene])
    page += Script.constant("studio", WebPlayer.part(parts.script, "part.studio"))
    page += Script.constant("text", Array("name=>document.getElementById(name).textContent".utf8))
    page += Script.constant("images", scene.images(at: scene.pictures.map(\.address)))
    page += Script.constant("takes", takesLiteral)
    page += Array("window.studio=await studio(document.querySelector(\".studio\"),".utf8)
    page += Array("{wasm,images,drawing,".utf8)
    page += Array("canvas:\(scene.isLarge ? "canvas" : "false"),".utf8)
    page += Array("scene:text(\"score\"),document:JSON.parse(text(\"scene\")),takes,values:{".utf8)
    for (name, value) in scene.settings {
      page += CompactJSON.literal(name.bytes) + Array(":\(Script.plain(value)),".utf8)
    }
    page += Array("}".utf8)
    if let film { page += Array(",film:".utf8) + CompactJSON.literal(Array(film.utf8)) }
    return page + Array("})\n</script>\n</body>\n</html>\n".utf8)
  }

  private var takesLiteral: [UInt8] {
    var text = Array("[".utf8)
    for take in takes {
      text += Array("{name:".utf8) + CompactJSON.literal(Array(take.name.utf8))
      text += Array(",end:\(Script.plain(take.trace.end ?? 0)),events:[".utf8)
      for event in take.trace.events {
        let numbers = event.numbers.map(Script.plain).joined(separator: ",")
        text += Array("[\(numbers)],".utf8)
      }
      text += Array("]},".utf8)
    }
    return text + Array("]".utf8)
  }
}

extension Trace.Event {
  /// The event as a page's player takes it: when, what, which finger or key, where, and how far a wheel
  /// turned.
  fileprivate var numbers: [Double] {
    switch kind {
    case .down(let id, let point): [time, 0, Double(id), point.x, point.y]
    case .move(let id, let point): [time, 1, Double(id), point.x, point.y]
    case .up(let id): [time, 2, Double(id)]
    case .cancel(let id): [time, 3, Double(id)]
    case .wheel(let delta, let point): [time, 4, 0, point.x, point.y, delta.x, delta.y]
    case .key(let key): [time, 5, Double(key.rawValue)]
    case .scroll(let page, let animated): [time, 6, animated ? 1 : 0, page]
    }
  }
}
