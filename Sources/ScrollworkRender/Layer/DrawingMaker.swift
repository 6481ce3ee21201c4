internal import Scrollwork
internal import ScrollworkScene

/// Makes drawings of nodes: pictures from the shelf, texts set, outlines read.
///
/// It gathers what is wrong with the scene's files, path data and fonts.
final class DrawingMaker {
  private let fonts: FontBook
  private let shelf: PictureShelf
  /// The outlines of path data, by node.
  private var outlines: [Int: Outline] = [:]
  private var pathProblems: [RenderProblem] = []
  private var reported: Set<Report> = []
  /// What is drawn otherwise than asked for, each thing once.
  private(set) var warnings: [RenderProblem] = []

  /// What was said already, wherever else it comes.
  private struct Report: Hashable {
    let subject: String
    let reason: RenderProblem.Reason
  }

  /// Creates a maker of the drawings of a document in `folder`.
  init(folder: String, fonts: FontBook) {
    self.fonts = fonts
    shelf = PictureShelf(folder: folder, fonts: fonts)
  }

  /// What keeps the scene from being drawn, each thing once.
  var problems: [RenderProblem] { shelf.problems + pathProblems }

  /// Starts to read files of pictures that will be drawn.
  func expect(_ names: [String]) { shelf.expect(names) }

  /// The name of a picture's file in a card with these strings.
  static func file(of image: Layer.Image, item: Layer.Row.Item?) -> String {
    image.file.filled(from: item).description
  }

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - node: What to draw; it is not a group.
  ///   - place: Where it stands in the program.
  ///   - item: The strings of its card.
  ///   - paint: What differs at this moment from what the node says.
  /// - Returns: The drawing; nil when a problem prevents it.
  func drawing(
    of node: Node,
    at place: RenderProblem.Place,
    item: Layer.Row.Item?,
    paint: Program.Paint? = nil
  ) -> Drawing? {
    let size = paint?.size ?? node.size
    switch node.content {
    case .group, .deck: return nil
    case .image(let image):
      guard let picture = shelf.picture(Self.file(of: image, item: item), at: place)
      else { return nil }
      let area = PicturePlace(
        image.fit,
        width: picture.width,
        height: picture.height,
        in: size
      )
      return .picture(picture, area)
    case .text(let text):
      let block = TextBlock(
        text.string.filled(from: item).bytes,
        TextStyle(text, isMirrored: node.isMirrored),
        width: size.width,
        height: size.height,
        fonts: fonts
      )
      if paint == nil { check(block, text, item, place) }
      return .text(block, paint?.color ?? text.color)
    case .shape(let shape):
      var path: Outline?
      if case .path(let data) = shape.outline {
        path = outline(data.bytes, of: node, at: place)
        guard path != nil else { return nil }
      }
      return .shape(ShapeDrawing(shape, path: path, size: size, paint: paint))
    }
  }

  private func outline(
    _ data: [UInt8],
    of node: Node,
    at place: RenderProblem.Place
  ) -> Outline? {
    if let outline = outlines[place.node] { return outline }
    do throws(PathData.Failure) {
      let outline = try PathData.outline(data)
      outlines[place.node] = outline
      return outline
    } catch {
      let name = node.id.map { "layer \($0.description)" } ?? "layer \(place.node)"
      let problem = RenderProblem(
        subject: name,
        reason: .path(offset: error.offset, expected: error.expected),
        at: place
      )
      if isNew(problem) { pathProblems.append(problem) }
      return nil
    }
  }

  private func check(
    _ block: TextBlock,
    _ text: Layer.Text,
    _ item: Layer.Row.Item?,
    _ place: RenderProblem.Place
  ) {
    if let family = text.font.family?.description, !fonts.has(family) {
      warn(RenderProblem(subject: family, reason: .unknownFamily, at: place))
    }
    let string = text.string.filled(from: item)
    guard !fonts.surelyHasLetters(of: string.bytes) else { return }
    let count = block.unknownGlyphCount
    guard count > 0 else { return }
    warn(
      RenderProblem(
        subject: "\"\(string.description.prefix(40))\"",
        reason: .unknownLetters(count: count),
        at: place
      )
    )
  }

  private func warn(_ problem: RenderProblem) {
    if isNew(problem) { warnings.append(problem) }
  }

  /// Whether this was not said of any layer yet.
  private func isNew(_ problem: RenderProblem) -> Bool {
    reported.insert(Report(subject: problem.subject, reason: problem.reason)).inserted
  }
}

extension TextStyle {
  /// How a document's text is set.
  init(_ text: Layer.Text, isMirrored: Bool) {
    let font = text.font
    self.init(
      family: font.family?.description,
      size: font.size,
      weight: font.weight,
      isItalic: font.isItalic,
      lineHeight: font.lineHeight,
      tracking: font.tracking,
      alignment: Alignment(text.alignment),
      verticalAlignment: Alignment(text.verticalAlignment),
      isMirrored: isMirrored
    )
  }
}

extension TextStyle.Alignment {
  /// The same place in the document's words.
  init(_ alignment: Layer.Text.Alignment) {
    switch alignment {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }
}
