internal import ScrollworkScene
internal import ScrollworkWeb

/// The pictures of a page, each written once however many layers show it.
struct CSSPictures {
  /// A picture as a layer shows it.
  private struct Use: Hashable {
    let file: UTF8String
    /// Whether its proportions are the frame's, whatever it says of its own.
    let isStretched: Bool
  }

  private let pictures: [WebPicture]
  /// The place of each picture among all.
  private let places: [UTF8String: Int]
  /// How often each picture is shown, as it is and stretched.
  private var uses: [Use: Int] = [:]

  init(_ pictures: [WebPicture], shownBy program: Program) {
    self.pictures = pictures
    let numbered = pictures.enumerated().map { ($1.name, $0) }
    places = Dictionary(numbered) { first, _ in first }
    for index in program.nodes.indices {
      guard case .image(let image) = program.nodes[index].content else { continue }
      let deck = program.nodes[index].deck
      guard deck >= 0 else {
        count(image, nil)
        continue
      }
      let row = CSSRow(program.decks[deck], program)
      for card in 0..<row.cards {
        count(image, program.item(ofDeck: deck, card: row.card(card)))
      }
    }
  }

  private mutating func count(_ image: Layer.Image, _ item: Layer.Row.Item?) {
    uses[use(image, item), default: 0] += 1
  }

  private func use(_ image: Layer.Image, _ item: Layer.Row.Item?) -> Use {
    Use(file: image.file.filled(from: item), isStretched: image.fit == .fill)
  }

  /// The class of a picture that several layers show; nil for one of a single layer.
  func sharedClass(of image: Layer.Image, _ item: Layer.Row.Item?) -> String? {
    let use = use(image, item)
    guard let place = places[use.file], (uses[use] ?? 0) > 1 else { return nil }
    return Self.name(place, use.isStretched)
  }

  /// The address of a picture; nil where there is no such picture.
  func address(of image: Layer.Image, _ item: Layer.Row.Item?) -> String? {
    let use = use(image, item)
    return places[use.file].map { address(of: pictures[$0], use.isStretched) }
  }

  /// The rules of the pictures that several layers show.
  func addRules(to sheet: inout CSSSheet) {
    for (place, picture) in pictures.enumerated() {
      for isStretched in [false, true] {
        guard (uses[Use(file: picture.name, isStretched: isStretched)] ?? 0) > 1 else { continue }
        sheet.add(
          ".\(Self.name(place, isStretched))",
          ["background-image:url(\"\(address(of: picture, isStretched))\")"]
        )
      }
    }
  }

  private static func name(_ place: Int, _ isStretched: Bool) -> String {
    isStretched ? "i\(place)f" : "i\(place)"
  }

  /// A picture's address; one that is to be stretched says so to drawings, which would not be.
  private func address(of picture: WebPicture, _ isStretched: Bool) -> String {
    String(decoding: picture.address, as: UTF8.self)
      + (isStretched && picture.isDrawing ? "#svgView(preserveAspectRatio(none))" : "")
  }
}
