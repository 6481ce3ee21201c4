internal import ScrollworkRender
internal import ScrollworkScene

extension RenderProblem {
  /// The problem with its place in the document, as it is printed.
  ///
  /// - Parameters:
  ///   - places: Where the document names what its layers show.
  ///   - folder: The folder to which the document's files are relative.
  /// - Returns: Its words and its place.
  func facts(_ places: LayerPlaces?, in folder: String) -> DiagnosticPrinter.Facts {
    DiagnosticPrinter.Facts(
      id: id,
      severity: isWarning ? .warning : .error,
      message: description.visibleLine,
      help: (nearFile(in: folder).map { "replace it with \"\($0)\"" } ?? help).visibleLine,
      range: place.flatMap { place in
        places?.range(of: part, ofNode: place.node, item: place.item)
      }
    )
  }

  /// What of a layer it is about.
  private var part: LayerPlaces.Part {
    switch reason {
    case .unknownFamily: .family
    case .unknownLetters: .text
    case .path(let offset, _): .path(offset: offset)
    default: .image
    }
  }

  /// The file that was probably meant, as the document would name it.
  private func nearFile(in folder: String) -> String? {
    guard case .missingFile = reason else { return nil }
    let inner = subject.lastIndex(of: "/").map { subject[...$0] } ?? ""
    let name = subject.dropFirst(inner.count)
    let near = NearMiss.nearest(
      to: Array(name.utf8),
      among: InputFile.names(in: "\(folder)/\(inner)").map { Array($0.utf8) }
    )
    return near.map { inner + String(decoding: $0, as: UTF8.self) }
  }
}

extension SceneFile {
  /// What is wrong with the files, paths and fonts that a document names, with places in it.
  static func facts(
    of problems: [RenderProblem],
    _ path: String,
    _ bytes: [UInt8]
  ) -> [DiagnosticPrinter.Facts] {
    guard !problems.isEmpty else { return [] }
    let places = LayerPlaces(bytes)
    return problems.map { $0.facts(places, in: folder(of: path)) }
  }

  /// The same in words.
  func words(for problems: [RenderProblem]) -> String {
    Self.printer(path, bytes).text(for: Self.facts(of: problems, path, bytes))
  }
}
