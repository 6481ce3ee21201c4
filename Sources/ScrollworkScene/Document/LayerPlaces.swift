/// Where a document says what its layers show.
///
///     let places = LayerPlaces(bytes)
///     places?.range(of: .image, ofNode: 3)  // the file's name in the fourth layer
package struct LayerPlaces {
  /// What a layer says of what it shows.
  package enum Part: Sendable {
    /// The name of a picture's file.
    case image
    /// A text.
    case text
    /// The family of a text's font.
    case family
    /// Path data, from a byte of it on.
    case path(offset: Int)
  }

  private let document: JSONDocument
  private var layers: [(node: JSONNode, deck: JSONNode?)] = []

  /// Finds the layers of a scene document, in the order of a program's nodes; nil when the bytes are
  /// no JSON.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else { return nil }
    self.document = document
    addLayers(of: document.root, deck: nil)
  }

  private mutating func addLayers(of node: JSONNode, deck: JSONNode?) {
    guard let list = document.value("layers", of: node) else { return }
    for layer in document.elements(of: list) { add(layer, deck: deck) }
  }

  private mutating func add(_ layer: JSONNode, deck: JSONNode?) {
    layers.append((layer, deck))
    addLayers(of: layer, deck: deck)
    if let own = document.value("deck", of: layer), let card = document.value("card", of: own) {
      add(card, deck: own)
    }
  }

  /// Finds where the document says it.
  ///
  /// - Parameters:
  ///   - part: What is looked for.
  ///   - node: The layer's node in the program.
  ///   - item: The item of its deck, if the string of an item is meant that a card's layer shows.
  /// - Returns: The string, or a byte of it; nil when the document does not say it.
  /// - Complexity: O(siblings).
  package func range(of part: Part, ofNode node: Int, item: Int? = nil) -> SourceRange? {
    guard layers.indices.contains(node) else { return nil }
    let (layer, deck) = layers[node]
    let found: JSONNode?
    switch part {
    case .image: found = document.value("image", of: layer)
    case .text: found = document.value("text", of: layer)
    case .family:
      found = document.value("font", of: layer).flatMap { document.value("family", of: $0) }
    case .path: found = document.value("path", of: layer)
    }
    guard let found else { return nil }
    if let item, let deck, let string = string(shownBy: found, item: item, of: deck) {
      return document.range(of: string)
    }
    let range = document.range(of: found)
    if case .path(let offset) = part { return byte(offset, of: found) ?? range }
    return range
  }

  /// The first string of an item that stands in a text of its card.
  private func string(shownBy text: JSONNode, item: Int, of deck: JSONNode) -> JSONNode? {
    guard let items = document.value("items", of: deck) else { return nil }
    let text = document.utf8(of: text)
    var place = 0
    for node in document.elements(of: items) {
      defer { place += 1 }
      guard place == item else { continue }
      var first = text.count
      var found: JSONNode?
      for member in document.members(of: node) {
        let key = [UInt8(ascii: "{")] + document.utf8(of: member.key) + [UInt8(ascii: "}")]
        var start = 0
        while start + key.count <= text.count, start < first {
          if Array(text[start..<start + key.count]) == key {
            first = start
            found = member.value
          }
          start += 1
        }
      }
      return found
    }
    return nil
  }

  /// A byte of a string, or its closing quote; nil when the string is not written as it reads.
  private func byte(_ offset: Int, of string: JSONNode) -> SourceRange? {
    let range = document.range(of: string)
    guard document.utf8(of: string).count == range.end - range.start - 2 else { return nil }
    let start = range.start + 1 + offset
    return start < range.end ? SourceRange(start: start, end: start + 1) : nil
  }
}
