internal import Scrollwork
public import ScrollworkScene

/// A scene with all that a page needs to play it.
public struct WebScene: Sendable {
  let scene: Scene
  let document: [UInt8]
  /// What the page plays.
  let score: [UInt8]
  let pictures: [WebPicture]
  /// The parameters whose values are not the scene's own.
  let settings: [(name: UTF8String, value: Double)]

  /// Creates a scene of a page.
  ///
  /// - Parameters:
  ///   - scene: What plays.
  ///   - document: The document that the scene was read from, without mistakes.
  ///   - values: Values of the scene's parameters, in their order; missing ones are the scene's own.
  ///   - pictures: The pictures of `scene.pictureFiles`.
  public init(
    _ scene: Scene,
    document: [UInt8],
    values: [Double] = [],
    pictures: [WebPicture]
  ) {
    self.scene = scene
    self.document = document
    score = Score(scene).document
    self.pictures = pictures
    settings = zip(scene.parameters, values).filter { $0.value != $1 }.map { ($0.name, $1) }
  }

  /// Width and height in points, as two arguments.
  var size: String { "\(Script.plain(scene.size.width)),\(Script.plain(scene.size.height))" }

  /// Whether it has more layers than elements are for: those that can be seen of a deck count.
  ///
  /// The host of a page in parts judges by the same number.
  var isLarge: Bool { Program(scene, in: Environment(viewport: scene.size)).slotCount > 1500 }

  /// JSON in an element that scripts read and browsers do not run.
  static func element(id: String, _ json: [UInt8]) -> [UInt8] {
    Array("<script type=\"application/json\" id=\"\(id)\">".utf8) + CompactJSON.text(json)
      + Array("</script>\n".utf8)
  }

  /// An object of the pictures' names and these addresses.
  func images(at addresses: [[UInt8]]) -> [UInt8] {
    let members = zip(pictures, addresses).map { picture, address in
      CompactJSON.literal(picture.name.bytes) + Array(":".utf8) + CompactJSON.literal(address)
    }
    return Array("{".utf8) + Array(members.joined(separator: Array(",\n".utf8)))
      + Array("}".utf8)
  }

  /// Calls that turn the parameters.
  func settingCalls(on player: String) -> [UInt8] {
    settings.flatMap { name, value in
      Array("\(player).set(".utf8) + CompactJSON.literal(name.bytes)
        + Array(",\(Script.plain(value)))\n".utf8)
    }
  }

  /// What the scene says, for people whose browser runs no scripts.
  ///
  /// - Parameter attribute: What says the language, where the page's is another.
  /// - Returns: The element, in which the name is a heading and each text a paragraph.
  func noscript(_ attribute: [UInt8] = []) -> [UInt8] {
    let heading = Array("<h1>".utf8) + Markup.escaped(scene.name.bytes) + Array("</h1>\n".utf8)
    let words = scene.words.flatMap {
      Array("<p>".utf8) + Markup.escaped($0.bytes) + Array("</p>\n".utf8)
    }
    return Array("<noscript".utf8) + attribute + Array(">\n".utf8) + heading + words
      + Array("</noscript>\n".utf8)
  }
}
