/// What plays a scene in a browser, as it was built for this version.
public struct WebPlayer: Hashable, Sendable {
  /// The player: a WebAssembly module.
  public let module: [UInt8]
  /// The host: a JavaScript module that exports `load`.
  public let script: [UInt8]
  /// What draws shapes that are no boxes, loaded only for them; nil when there is none.
  public let drawing: [UInt8]?
  /// What draws scenes of very many layers, loaded only for them; nil when there is none.
  public let canvas: [UInt8]?

  /// Creates a player from its files.
  public init(
    module: [UInt8],
    script: [UInt8],
    drawing: [UInt8]? = nil,
    canvas: [UInt8]? = nil
  ) {
    self.module = module
    self.script = script
    self.drawing = drawing
    self.canvas = canvas
  }

  /// The module as an address that holds it.
  var moduleAddress: [UInt8] {
    Array("data:application/wasm;base64,".utf8) + Base64.encode(module)
  }

  /// The script as constants `load`, and `drawing` where that is needed, safe inside a `<script>`
  /// element.
  func inlineScript(drawing isDrawn: Bool) -> [UInt8] {
    var text = Self.inline(script, as: "scrollwork")
    text += Array("\nconst{load}=scrollwork,drawing=".utf8)
    if isDrawn, let drawing {
      text += Array("(()=>{".utf8) + Self.inline(drawing, as: "part")
      text += Array("\nreturn part.draw})()".utf8)
    } else {
      text += Array("null".utf8)
    }
    return text + Array("\n".utf8)
  }

  /// A module with its exports in a constant, safe inside a `<script>` element.
  ///
  /// Nothing can import from an inline script, so that its closing `export{a as load}` becomes
  /// `const scrollwork={load:a}`.
  private static func inline(_ script: [UInt8], as constant: String) -> [UInt8] {
    var text = script
    let mark = Array("export{".utf8)
    let start = text.indices.last { text[$0...].starts(with: mark) }
    if let start, let end = text[start...].firstIndex(of: UInt8(ascii: "}")) {
      let names = String(decoding: text[(start + mark.count)..<end], as: UTF8.self)
      let members = names.split(separator: ",").map { name in
        let words = name.split(separator: " ")
        return words.count == 3 ? "\(words[2]):\(words[0])" : "\(name)"
      }
      let object = "const \(constant)={\(members.joined(separator: ","))}"
      text.replaceSubrange(start...end, with: Array(object.utf8))
    }
    return embedded(text)
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
