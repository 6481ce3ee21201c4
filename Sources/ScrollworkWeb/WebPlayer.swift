internal import ScrollworkScene

/// What plays a scene in a browser, as it was built for this version.
public struct WebPlayer: Hashable, Sendable {
  /// The player: a WebAssembly module that plays every scene.
  public let module: [UInt8]
  /// A smaller one for scenes without decks; nil when there is none.
  public let pages: [UInt8]?
  /// A still smaller one for scenes in which nothing scrolls; nil when there is none.
  public let clock: [UInt8]?
  /// The host: a JavaScript module that exports `load`.
  public let script: [UInt8]
  /// What draws shapes that are no boxes, loaded only for them; nil when there is none.
  public let drawing: [UInt8]?
  /// What draws scenes of very many layers, loaded only for them; nil when there is none.
  public let canvas: [UInt8]?

  /// Creates a player from its files.
  public init(
    module: [UInt8],
    pages: [UInt8]? = nil,
    clock: [UInt8]? = nil,
    script: [UInt8],
    drawing: [UInt8]? = nil,
    canvas: [UInt8]? = nil
  ) {
    self.module = module
    self.pages = pages
    self.clock = clock
    self.script = script
    self.drawing = drawing
    self.canvas = canvas
  }

  /// The smallest module that plays all of the scenes, and the name of its file beside a page.
  ///
  /// Pages of several scenes in one folder share what has one name.
  func module(for scenes: [Scene]) -> (name: String, bytes: [UInt8]) {
    if !scenes.contains(where: \.hasDecks) {
      if !scenes.contains(where: { $0.scroll != nil }), let clock {
        return ("player.clock.wasm", clock)
      }
      if let pages { return ("player.pages.wasm", pages) }
    }
    return ("player.wasm", module)
  }

  /// The constant `wasm`: a response with the smallest module that plays all of the scenes, which the page
  /// carries compressed.
  func inlineModule(for scenes: [Scene]) -> [UInt8] {
    let packed = Base64.encode(Gzip.compress(module(for: scenes).bytes))
    return Array("const wasm=new Response((await fetch(\"data:;base64,".utf8) + packed
      + Array("\")).body.pipeThrough(new DecompressionStream(\"gzip\")))\n".utf8)
  }

  /// The script as constants `load`, and `drawing` and `canvas` where those are needed, safe inside a
  /// `<script>` element.
  ///
  /// A page that is one file has no other to ask for: what it does not need is nothing to it.
  func inlineScript(drawing isDrawn: Bool, canvas isCanvas: Bool) -> [UInt8] {
    Self.inline(script, as: "scrollwork") + Array("\nconst{load}=scrollwork,drawing=".utf8)
      + Self.part(isDrawn ? drawing : nil, "part.draw") + Array(",canvas=".utf8)
      + Self.part(isCanvas ? canvas : nil, "part") + Array("\n".utf8)
  }

  /// What a module has for the page: an expression in which the module is `part`.
  static func part(_ module: [UInt8]?, _ value: String) -> [UInt8] {
    guard let module else { return Array("false".utf8) }
    return Array("(()=>{".utf8) + inline(module, as: "part") + Array("\nreturn \(value)})()".utf8)
  }

  /// A module with its exports in a constant, safe inside a `<script>` element.
  ///
  /// Nothing can import from an inline script, so that its closing `export{a as load}` becomes
  /// `const scrollwork={load:a}`; nor can it import, so that `import{load as a}from"./scrollwork.js"`
  /// becomes `const{load:a}=scrollwork`.
  private static func inline(_ script: [UInt8], as constant: String) -> [UInt8] {
    var text = script
    let export = "export{"
    if let start = text.indices.last(where: { text[$0...].starts(with: export.utf8) }),
      let end = text[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let members = members(text[(start + export.utf8.count)..<end], name: 2, value: 0)
      text.replaceSubrange(start...end, with: Array("const \(constant)={\(members)}".utf8))
    }
    let opening = "import{"
    let closing = "from\"./scrollwork.js\""
    if text.starts(with: opening.utf8), let end = text.firstIndex(of: UInt8(ascii: "}")),
      text[(end + 1)...].starts(with: closing.utf8)
    {
      let members = members(text[opening.utf8.count..<end], name: 0, value: 2)
      text.replaceSubrange(
        ...(end + closing.utf8.count),
        with: Array("const{\(members)}=scrollwork".utf8)
      )
    }
    return embedded(text)
  }

  /// The names of a module, `a as load,b`, as the members of an object.
  private static func members(_ names: ArraySlice<UInt8>, name: Int, value: Int) -> String {
    String(decoding: names, as: UTF8.self).split(separator: ",").map { names in
      let words = names.split(separator: " ")
      return words.count == 3 ? "\(words[name]):\(words[value])" : "\(names)"
    }.joined(separator: ",")
  }

  /// The script with every `</` written as `<\/`, which strings and patterns read alike.
  private static func embedded(_ script: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(script.count)
    for byte in script {
      if byte == UInt8(ascii: "/"), text.last == UInt8(ascii: "<") {
        text.append(UInt8(ascii: "\\"))
      }
      text.append(byte)
    }
    return text
  }
}
