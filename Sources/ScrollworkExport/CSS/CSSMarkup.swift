internal import Scrollwork
internal import ScrollworkScene
internal import ScrollworkWeb

/// The elements of a page, and what they look like while nothing moves.
struct CSSMarkup {
  let program: Program
  let pointers: LayerPointers
  let wrappers: [Int]
  let pictures: [WebPicture]
  /// What layers look like without any animation.
  var sheet = CSSSheet(prefix: "r")
  var report: ExportReport
  /// The pages that links lead to.
  var targets: [Double] = []
  /// How often each picture is shown, as it is and stretched.
  private var uses: [Use: Int] = [:]

  /// A picture as a layer shows it.
  private struct Use: Hashable {
    let file: UTF8String
    /// Whether its proportions are the frame's, whatever it says of its own.
    let isStretched: Bool

    init(_ file: UTF8String, isStretched: Bool) {
      self.file = file
      self.isStretched = isStretched
    }

    init(_ image: Layer.Image, _ item: Layer.Row.Item?) {
      self.init(image.file.filled(from: item), isStretched: image.fit == .fill)
    }
  }
  /// The place of each picture among all.
  private let places: [UTF8String: Int]

  init(
    _ program: Program,
    _ pointers: LayerPointers,
    wrappers: [Int],
    pictures: [WebPicture],
    _ report: ExportReport
  ) {
    self.program = program
    self.pointers = pointers
    self.wrappers = wrappers
    self.pictures = pictures
    self.report = report
    let numbered = pictures.enumerated().map { ($1.name, $0) }
    places = Dictionary(numbered) { first, _ in first }
    countPictures()
    for index in program.nodes.indices { rest(index) }
    for (place, picture) in pictures.enumerated() {
      for isStretched in [false, true] {
        let use = Use(picture.name, isStretched: isStretched)
        guard (uses[use] ?? 0) > 1 else { continue }
        let address = address(of: picture, isStretched)
        sheet.add(
          ".\(Self.name(ofPicture: place, isStretched))",
          ["background-image:url(\"\(address)\")"]
        )
      }
    }
  }

  /// Whether a shape is drawn by an SVG rather than being a box.
  static func isDrawing(_ node: Node) -> Bool {
    guard case .shape(let shape) = node.content else { return false }
    if case .path = shape.outline { return true }
    return shape.stroke != nil
  }

  /// The elements of the scene's own layers.
  mutating func layers() -> String { children(of: -1, 0, program.nodes.count, nil, false) }

  private mutating func children(
    of parent: Int,
    _ from: Int,
    _ end: Int,
    _ item: Layer.Row.Item?,
    _ isInLink: Bool
  ) -> String {
    var text = ""
    var child = from
    while child < end {
      text += element(child, item, isInLink)
      child = program.nodes[child].end
    }
    return text
  }

  private mutating func element(
    _ index: Int,
    _ item: Layer.Row.Item?,
    _ isInLink: Bool,
    card: Int? = nil
  ) -> String {
    let node = program.nodes[index]
    let link = isInLink ? nil : address(of: node.tap, index, card)
    var attributes = " class=\"\(classes(of: index))\""
    if let link { attributes += " href=\"\(link)\"" }
    let label = node.label.map { $0.filled(from: item) }.map {
      text(Markup.escaped($0.bytes))
    }
    let name = link == nil ? "div" : "a"
    var inside = ""
    switch node.content {
    case .group:
      inside = children(of: index, index + 1, node.end, item, isInLink || link != nil)
    case .deck(let deck): inside = row(deck, index)
    case .image(let image):
      let use = Use(image, item)
      if (uses[use] ?? 0) > 1, let place = places[use.file] {
        let name = Self.name(ofPicture: place, use.isStretched)
        attributes =
          " class=\"\(classes(of: index)) \(name)\"" + (link.map { " href=\"\($0)\"" } ?? "")
      } else if let place = places[use.file] {
        let source = text(Markup.escaped(Array(address(of: pictures[place], use.isStretched).utf8)))
        let tag = "img src=\"\(source)\" alt=\"\(label ?? "")\""
        if link == nil { return wrapped(index, "<\(tag)\(attributes)>") }
        inside = "<\(tag)>"
      }
    case .text(let content):
      inside = text(Markup.escaped(content.string.filled(from: item).bytes))
    case .shape(let shape): inside = Self.isDrawing(node) ? drawing(shape, index) : ""
    }
    if let label, !isText(node) || link != nil {
      attributes += " aria-label=\"\(label)\""
      if link == nil {
        if case .group = node.content {
          attributes += " role=\"group\""
        } else {
          attributes += " role=\"img\""
        }
      }
    }
    return wrapped(index, "<\(name)\(attributes)>\(inside)</\(name)>")
  }

  private func wrapped(_ index: Int, _ element: String) -> String {
    var element = element
    for place in 0..<wrappers[index] {
      element = "<div class=\"n\(index)w\(place + 1)\">\(element)</div>"
    }
    return element + "\n"
  }

  private func classes(of index: Int) -> String {
    var classes = "n\(index)"
    if case .text = program.nodes[index].content { classes += " t" }
    return classes
  }

  private func isText(_ node: Node) -> Bool {
    if case .text = node.content { true } else { false }
  }

  /// The cards of a deck in a row that scrolls.
  private mutating func row(_ deck: Int, _ index: Int) -> String {
    let plan = program.decks[deck]
    let row = CSSRow(plan, program)
    let name = program.scroll == nil && program.decks.count == 1 ? "" : " \(deck + 1)"
    var text =
      "<div class=\"row d\(deck)\" tabindex=\"0\" role=\"region\" aria-label=\"Cards\(name)\"><div>"
    if plan.deck.loops {
      text += "<div class=\"cards\">\n"
      for card in 0..<row.cards {
        text += "<div class=\"k\" style=\"--i:\(card)\">"
        let item = program.item(ofDeck: deck, card: row.card(card))
        text += element(plan.card, item, false, card: card) + "</div>\n"
      }
      text += "</div>"
      for stop in 0...row.stops {
        text += stop == row.stops / 2 ? "<i class=\"c\"></i>" : "<i></i>"
      }
      return text + "</div></div>"
    }
    for card in 0..<row.cards {
      let start = Int64(card) == plan.start ? " c" : ""
      text += "<div class=\"k\(start)\" id=\"d\(deck)-\(card)\" style=\"--i:\(card)\">"
      let item = program.item(ofDeck: deck, card: Int64(card))
      text += element(plan.card, item, false, card: card) + "</div>\n"
    }
    return text + "</div></div>"
  }

  private mutating func countPictures() {
    func count(_ index: Int, _ item: Layer.Row.Item?) {
      if case .image(let image) = program.nodes[index].content {
        uses[Use(image, item), default: 0] += 1
      }
    }
    for index in program.nodes.indices {
      let deck = program.nodes[index].deck
      guard deck >= 0 else {
        count(index, nil)
        continue
      }
      let row = CSSRow(program.decks[deck], program)
      for card in 0..<row.cards {
        count(index, program.item(ofDeck: deck, card: row.card(card)))
      }
    }
  }

  /// The class of layers that share a picture.
  private static func name(ofPicture place: Int, _ isStretched: Bool) -> String {
    isStretched ? "i\(place)f" : "i\(place)"
  }

  /// A picture's address; one that is to be stretched says so to drawings, which would not be.
  private func address(of picture: WebPicture, _ isStretched: Bool) -> String {
    text(picture.address)
      + (isStretched && picture.isDrawing ? "#svgView(preserveAspectRatio(none))" : "")
  }

  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
