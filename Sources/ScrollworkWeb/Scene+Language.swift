internal import ScrollworkScene

extension Scene {
  /// The language that a page says it is in, where nobody names one: that of most letters of the
  /// scene's name and words, as far as their script tells it, and otherwise English, in which a page
  /// names its parts.
  ///
  /// A screen reader speaks a page in the language that it names.
  package var likelyLanguage: String {
    let scripts: [(language: String, letters: [ClosedRange<UInt32>])] = [
      ("en", [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F]),
      ("zh", [0x4E00...0x9FFF, 0x3400...0x4DBF]),
      ("ja", [0x3041...0x30FF]),
      ("ko", [0xAC00...0xD7A3, 0x1100...0x11FF]),
      ("ar", [0x620...0x6FF]),
      ("he", [0x5D0...0x5EA]),
      ("ru", [0x400...0x4FF]),
      ("el", [0x370...0x3FF]),
      ("th", [0xE01...0xE4F]),
      ("hi", [0x900...0x97F]),
    ]
    var counts = [Int](repeating: 0, count: scripts.count)
    for text in [name] + words {
      for scalar in "\(text)".unicodeScalars {
        let place = scripts.firstIndex { $0.letters.contains { $0.contains(scalar.value) } }
        if let place { counts[place] += 1 }
      }
    }
    // Japanese is written with Chinese characters too.
    if counts[2] > 0 { (counts[1], counts[2]) = (0, counts[1] + counts[2]) }
    // A syllable stands for about three letters.
    for place in 1...3 { counts[place] *= 3 }
    var best = 0
    for place in 1..<counts.count where counts[place] > counts[best] { best = place }
    return scripts[best].language
  }
}
