public import ScrollworkScene

extension Scene {
  /// The files of all pictures that the scene can show, each once, in document order.
  public var pictureFiles: [UTF8String] {
    var files: [UTF8String] = []
    var seen: Set<UTF8String> = []
    layers.visit { layer, item in
      guard case .image(let image) = layer.content else { return }
      let file = image.file.filled(from: item)
      if seen.insert(file).inserted { files.append(file) }
    }
    return files
  }

  /// Whether any of its layers is a deck.
  var hasDecks: Bool {
    var isFound = false
    layers.visit { layer, _ in
      if case .deck = layer.content { isFound = true }
    }
    return isFound
  }

  /// Whether a page draws some of its shapes: those with a path or a stroke, which are no boxes.
  var hasDrawings: Bool {
    var isFound = false
    layers.visit { layer, _ in
      guard case .shape(let shape) = layer.content else { return }
      if case .path = shape.outline { isFound = true }
      if shape.stroke != nil { isFound = true }
    }
    return isFound
  }

  /// What the scene says in words: its labels, and the texts of layers without one.
  public var words: [UTF8String] {
    var words: [UTF8String] = []
    layers.visit { layer, item in
      var word = layer.label
      if case .text(let text) = layer.content, word == nil { word = text.string }
      if let word, !word.isEmpty { words.append(word.filled(from: item)) }
    }
    return words
  }
}
