internal import Scrollwork
internal import ScrollworkScene

/// A page of several scenes, each live with its knobs, and beside it the film of it where there is one.
public struct WebGallery: Sendable {
  /// One scene of a gallery.
  public struct Entry: Sendable {
    let scene: WebScene
    let caption: String?
    let film: String?
    let language: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - scene: What plays.
    ///   - caption: A sentence about it.
    ///   - film: The address of a film of it, relative to the page.
    ///   - language: The language of its words and of the sentence, such as `zh-Hant`; nil takes the one
    ///     in whose script most of the scene's words are written, and English where that does not tell.
    public init(
      _ scene: WebScene,
      caption: String? = nil,
      film: String? = nil,
      language: String? = nil
    ) {
      self.scene = scene
      self.caption = caption
      self.film = film
      self.language = language ?? scene.scene.likelyLanguage
    }
  }

  let entries: [Entry]
  let player: WebPlayer

  /// Creates a gallery of scenes and what plays them.
  public init(_ entries: [Entry], player: WebPlayer) {
    self.entries = entries
    self.player = player
  }

  /// The page in one file, which needs no other but the films.
  public var file: [UInt8] {
    let head = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Scrollwork</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Scrollwork</h1>
      <p>\(introduction)</p>
      </header>
      <main>\n
      """
    var page = Array(head.utf8)
    for (index, entry) in entries.enumerated() { page += section(entry, index) }
    let isDrawn = entries.contains { $0.scene.scene.hasDrawings }
    let large = entries.map(\.scene.isLarge)
    page += Array("</main>\n<script type=\"module\">\n".utf8)
    page += player.inlineScript(drawing: isDrawn, canvas: large.contains(true))
    page += player.inlineModule(for: entries.map(\.scene.scene))
    page += Array(Self.script.utf8)
    for (index, entry) in entries.enumerated() {
      let images = entry.scene.images(at: entry.scene.pictures.map(\.address))
      page += Array("const player\(index)=await show(\(index),".utf8) + images
      page += Array(",\(large[index] ? "canvas" : "false"))\n".utf8)
      page += entry.scene.settingCalls(on: "player\(index)")
    }
    return page + Array("window.isReady=true\n</script>\n</body>\n</html>\n".utf8)
  }

  private var introduction: String {
    let live = "These scenes are live: swipe them, catch them in flight, turn their knobs."
    if entries.allSatisfy({ $0.film == nil }) { return live }
    return live + " Beside each plays a film of the same document and a recorded finger: "
      + "the same motion, to the bit."
  }

  private func section(_ entry: Entry, _ index: Int) -> [UInt8] {
    let size = entry.scene.scene.size
    let shape = "--w:\(Script.plain(size.width));--h:\(Script.plain(size.height))"
    let name = Markup.escaped(entry.scene.scene.name.bytes)
    // The page itself is in English.
    let language =
      entry.language == "en"
      ? [] : Array(" lang=\"".utf8) + Markup.escaped(Array(entry.language.utf8)) + Array("\"".utf8)
    var text = Array("<section style=\"\(shape)\" aria-labelledby=\"name\(index)\">\n".utf8)
    text +=
      Array("<div class=\"words\">\n<h2 id=\"name\(index)\"".utf8) + language + Array(">".utf8)
      + name
    text += Array("</h2>\n".utf8)
    if let caption = entry.caption {
      text +=
        Array("<p".utf8) + language + Array(">".utf8) + Markup.escaped(Array(caption.utf8))
        + Array("</p>\n".utf8)
    }
    let rest = """
      <form class="knobs" aria-label="Knobs"></form>
      <p class="links"><button type="button">Play again</button> <a target="_blank">Document</a></p>
      </div>
      <div class="screens">
      <figure class="live"><div class="screen"><div class="stage"
      """
    text += Array(rest.utf8) + language
    text += Array("></div></div><figcaption>Live</figcaption></figure>\n".utf8)
    if let film = entry.film {
      text += Array("<figure class=\"film\"><div class=\"screen\"><video src=\"".utf8)
      text += Markup.escaped(Array(film.utf8))
      text += Array("\" aria-label=\"Film of ".utf8) + name
      text += Array(
        "\" muted loop playsinline preload=\"auto\" tabindex=\"0\"></video></div><figcaption>Film</figcaption></figure>\n"
          .utf8
      )
    }
    text += Array("</div>\n".utf8) + entry.scene.noscript(language)
    text += WebScene.element(id: "score\(index)", entry.scene.score)
    text += WebScene.element(id: "scene\(index)", entry.scene.document)
    return text + Array("</section>\n".utf8)
  }
}
