/// Turns diagnostics into text for people, and for programs.
///
///     let printer = DiagnosticPrinter(file: "card.scene.json", source: bytes)
///     print(printer.text(for: diagnostics))
///
/// One diagnostic is one block:
///
///     error: unknown easing "ease-in-outt" [unknown-easing]
///       --> card.scene.json:14:19 (/layers/0/animate/1/easing)
///        |
///     14 |         "easing": "ease-in-outt",
///        |                   ^^^^^^^^^^^^^^
///        = help: replace it with "ease-in-out"
///
/// Lines and columns count from 1, columns in bytes of UTF-8.
public struct DiagnosticPrinter: Sendable {
  /// The document's name, as its reader knows it.
  let file: String

  let source: [UInt8]

  /// Whether the text carries the colours of a terminal.
  let isColoured: Bool

  /// The document as far as it could be read, to name the values that places lie in.
  let document: JSONDocument

  /// Creates a printer for the diagnostics of one document.
  ///
  /// - Parameters:
  ///   - file: The document's name, as its reader knows it.
  ///   - source: The bytes that the document was read from.
  ///   - isColoured: Whether the text carries the colours of a terminal (ANSI escapes).
  public init(file: String, source: [UInt8], isColoured: Bool = false) {
    self.file = file
    self.source = source
    self.isColoured = isColoured
    let tape = JSONParser.read(source, depthLimit: JSONDocument.usualDepthLimit).entries
    document = JSONDocument(source, tape)
  }

  /// Returns the blocks of all diagnostics, an empty line between two; each ends with a line break.
  public func text(for diagnostics: Diagnostics) -> String {
    var text = ""
    for diagnostic in diagnostics.all {
      if !text.isEmpty { text += "\n" }
      text += self.text(for: diagnostic)
    }
    return text
  }

  /// Returns the block of one diagnostic; it ends with a line break.
  public func text(for diagnostic: Diagnostic) -> String {
    text(for: block(for: diagnostic))
  }

  /// The words about what is wrong with the document.
  func block(for diagnostic: Diagnostic) -> Block {
    Block(diagnostic, in: source, pointer: diagnostic.range.map { pointer(at: $0) } ?? "")
  }

  /// All that is said of one problem, in words.
  struct Block {
    let id: String
    let severity: Diagnostic.Severity
    let title: String
    let range: SourceRange?
    var help: String?
    var notes: [String] = []
    var replacement: String?

    /// The word for how bad it is.
    var severityWord: String { severity == .error ? "error" : "warning" }
  }

  func text(for block: Block) -> String {
    let style = Style(isColoured: isColoured, severity: block.severity)
    var text =
      style.loud(block.severityWord) + style.strong(": \(block.title)") + " [\(block.id)]\n"
    var margin = ""
    if let range = block.range {
      let place = SourcePosition(of: range.start, in: source)
      let number = String(place.line)
      margin = String(repeating: " ", count: number.utf8.count)
      let pointer = shortened(spelled(pointer(at: range)))
      text += margin + style.faint("-->") + " \(file):\(place.line):\(place.column)"
      text += pointer.isEmpty ? "\n" : " (\(pointer))\n"
      let snippet = Snippet(of: range, in: source)
      text += margin + style.faint(" |") + "\n"
      text += style.faint(number + " |") + (snippet.line.isEmpty ? "\n" : " \(snippet.line)\n")
      text += margin + style.faint(" |") + " " + String(repeating: " ", count: snippet.start)
      text += style.loud(String(repeating: "^", count: snippet.width)) + "\n"
    } else {
      text += style.faint("-->") + " \(file)\n"
    }
    if let help = block.help { text += margin + style.faint(" =") + " help: \(help)\n" }
    for note in block.notes { text += margin + style.faint(" =") + " note: \(note)\n" }
    return text
  }

  /// A pointer of a length that a line can take: the start of a very long one is left out.
  private func shortened(_ pointer: String) -> String {
    pointer.utf8.count <= 80 ? pointer : "…" + pointer.suffix(60)
  }

  /// A pointer with control characters spelled out, so that no key of a document commands the terminal.
  private func spelled(_ pointer: String) -> String {
    var text = ""
    for scalar in pointer.unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The JSON pointer of the value in which a range starts.
  func pointer(at range: SourceRange) -> String {
    String(decoding: document.pointer(at: range.start), as: UTF8.self)
  }
}

extension DiagnosticPrinter.Block {
  /// The words about what is wrong with a document.
  fileprivate init(_ diagnostic: Diagnostic, in source: [UInt8], pointer: String) {
    let message = Message(diagnostic, in: source, pointer: pointer)
    id = message.words.name
    severity = diagnostic.severity
    title = message.title
    range = diagnostic.range
    help = message.help
    notes = message.notes
    replacement = diagnostic.range == nil ? nil : message.replacement
  }
}

/// The colours of a terminal, or none.
private struct Style {
  let isColoured: Bool
  let severity: Diagnostic.Severity

  func loud(_ text: String) -> String { paint(text, severity == .error ? "1;31" : "1;33") }

  func strong(_ text: String) -> String { paint(text, "1") }

  func faint(_ text: String) -> String { paint(text, "1;34") }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
