internal import Scrollwork
internal import ScrollworkScene
internal import ScrollworkWeb

/// The elements of a page, and what they look like while nothing moves.
struct CSSMarkup {
  let program: Program
  let pointers: LayerPointers
  /// How many elements each layer takes beyond its own.
  let wrappers: [Int]
  /// What layers look like without any animation.
  var sheet = CSSSheet(prefix: "r")
  var report: ExportReport
  /// The pages that links lead to.
  var targets: [Double] = []
  private let pictures: CSSPictures

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
    self.pictures = CSSPictures(pictures, shownBy: program)
    self.report = report
    for index in program.nodes.indices { rest(index) }
    self.pictures.addRules(to: &sheet)
  }

  /// Whether a shape is drawn by an SVG rather than being a box.
  static func isDrawing(_ node: Node) -> Bool {
    guard case .shape(let shape) = node.content else { return false }
    if case .path = shape.outline { return true }
    return shape.stroke != nil
  }

  /// The elements of the scene's own layers.
  mutating func layers() -> String { children(0..<program.nodes.count, nil, false) }

  private mutating func children(
    _ nodes: Range<Int>,
    _ item: Layer.Row.Item?,
    _ isInLink: Bool
  ) -> String {
    var text = ""
    var child = nodes.lowerBound
    while child < nodes.upperBound {
      text += element(child, item, isInLink)
      child = program.nodes[child].end
    }
    return text
  }

  /// One layer with all inside it.
  mutating func element(
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
      inside = children(index + 1..<node.end, item, isInLink || link != nil)
    case .deck(let deck): inside = row(deck)
    case .image(let image):
      if let shared = pictures.sharedClass(of: image, item) {
        attributes =
          " class=\"\(classes(of: index)) \(shared)\"" + (link.map { " href=\"\($0)\"" } ?? "")
      } else if let address = pictures.address(of: image, item) {
        let source = text(Markup.escaped(Array(address.utf8)))
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

  /// Bytes of a document as a string.
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
