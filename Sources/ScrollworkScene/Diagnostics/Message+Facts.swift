extension Message {
  /// What the range underlines, without its quotes.
  var text: [UInt8] { diagnostic.range.map { content(of: $0) } ?? [] }

  /// What a range of the document holds, without its quotes.
  func content(of range: SourceRange) -> [UInt8] {
    guard range.end <= source.count else { return [] }
    // A range that ends within a character means all of it.
    var end = range.end
    while end > range.start, end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    var bytes = Array(source[range.start..<end])
    let quotes: [[UInt8]] = ["\"", "'", "“", "”", "‘", "’", "„"].map { Array($0.utf8) }
    let opening = quotes.first { bytes.starts(with: $0) }
    let closing = quotes.first { bytes.reversed().starts(with: $0.reversed()) }
    if let opening, let closing, bytes.count >= opening.count + closing.count {
      bytes.removeLast(closing.count)
      bytes.removeFirst(opening.count)
    }
    return bytes
  }

  /// Text as it can be printed in one line: cut when long, its unseen characters as U+00A0.
  func visible(_ bytes: [UInt8]) -> String {
    var text = ""
    var count = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if count == 40 { return text + "…" }
      count += 1
      let isSeen =
        DisplayWidth.of(scalar.value, after: 0) > 0 && !isSpaceOrControl(scalar.value)
      if isSeen || scalar == " " {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      }
    }
    return text
  }

  private func isSpaceOrControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// An argument in words.
  func words(for argument: DiagnosticArgument) -> String? {
    switch argument {
    case .count(let count): String(count)
    case .value(let value): JSONWriter.text(of: value)
    case .kind(let kind): kind.text
    case .word(let word): word.text.description
    case .words, .names: list
    case .place(let range): String(SourcePosition(of: range.start, in: source).line)
    }
  }

  /// The words or names that may stand there; names as an expression spells them if the text is
  /// one.
  var candidates: [[UInt8]] {
    let mark = text.first == UInt8(ascii: "$") ? [UInt8(ascii: "$")] : []
    for argument in diagnostic.arguments {
      switch argument {
      case .words(let list): return list.words
      case .names(let names): return names.map { mark + $0 }
      default: continue
      }
    }
    return []
  }

  var near: String? {
    if let word = NearMiss.nearest(to: text, among: candidates) { return visible(word) }
    let words = candidates.map { visible($0) }
    for (foreign, own) in Self.synonyms where foreign == visible(text) && words.contains(own) {
      return own
    }
    return nil
  }

  /// The candidates as "a, b or c", unless there are none or too many to take in.
  var list: String? {
    let names = candidates.map { visible($0) }
    guard let last = names.last, names.count <= 12 else { return nil }
    if names.count == 1 { return last }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
