/// Fills the places of a rule's texts with the facts of one diagnostic.
struct Message {
  let diagnostic: Diagnostic
  let source: [UInt8]
  let words: DiagnosticWords
  /// The names of the values in which the range lies, from the outside in; the last one is its own.
  let path: [String]

  init(_ diagnostic: Diagnostic, in source: [UInt8], pointer: String) {
    path = pointer.split(separator: "/").map(String.init)
    self.diagnostic = diagnostic
    self.source = source
    words = diagnostic.id.words
  }

  /// What is wrong, in one line.
  var title: String { firstFilled(words.title) ?? words.name }

  /// What puts it right.
  var help: String? { firstFilled(words.help) }

  /// What else helps.
  var notes: [String] { words.notes.compactMap { fill($0) } }

  /// What to write in place of the range.
  var replacement: String? { firstFilled(words.replacement) }

  private func firstFilled(_ templates: [String]) -> String? {
    for template in templates {
      if let text = fill(template) { return text }
    }
    return nil
  }

  /// Returns a text with its places filled, or `nil` when one cannot be.
  private func fill(_ template: String) -> String? {
    var text: [UInt8] = []
    let bytes = Array(template.utf8)
    var i = 0
    while i < bytes.count {
      // A place is { and a name; a lone brace is text.
      if bytes[i] == UInt8(ascii: "{"), let end = endOfPlace(bytes, from: i + 1) {
        guard let value = self.value(of: String(decoding: bytes[(i + 1)..<end], as: UTF8.self))
        else { return nil }
        text += value.utf8
        i = end + 1
      } else {
        text.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The offset of the brace that closes a place; `nil` when none is opened here.
  private func endOfPlace(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] > 0x20 else { return nil }
    return bytes[start...].firstIndex(of: UInt8(ascii: "}"))
  }

  /// Whether an argument is a word.
  private func has(word: Substring) -> Bool {
    diagnostic.arguments.contains { argument in
      if case .word(let own) = argument { own.text.description == word } else { false }
    }
  }

  private func value(of place: String) -> String? {
    switch place {
    case "text": return visible(text)
    case "near": return near
    case "quoted": return quoted
    case "list": return list
    case "number": return meantNumber(text)
    case "colour": return meantColour(text)
    case "bound": return bound
    case "escape": return escape
    case "example": return example
    case "joined": return joined
    default: break
    }
    if place.utf8.first == UInt8(ascii: "?") {
      return visible(text) == String(place.dropFirst()) ? "" : nil
    }
    if place.utf8.first == UInt8(ascii: "=") { return has(word: place.dropFirst()) ? "" : nil }
    let index = Int(place.suffix(1)) ?? 0
    guard index < diagnostic.arguments.count else { return nil }
    let argument = diagnostic.arguments[index]
    if place.utf8.count == 1 { return words(for: argument) }
    guard case .place(let range) = argument else { return nil }
    return visible(content(of: range))
  }
}
