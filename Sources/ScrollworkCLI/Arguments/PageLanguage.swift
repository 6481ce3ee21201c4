/// The language of a page, as people name it on the command line.
enum PageLanguage {
  /// The option that names it.
  static func option(_ help: String, repeats: Bool = false) -> Option<String> {
    Option(
      "lang",
      placeholder: "LANGUAGE",
      help: help,
      expects: "a language as BCP 47 writes it, such as en or zh-Hant",
      repeats: repeats,
      read: { isWellFormed($0) ? $0 : nil }
    )
  }

  /// Whether a word is built like the name of a language; nobody asks whether there is such a one.
  ///
  /// Source: RFC 5646 §2.1, without the irregular names of old; §2.2.5 and §2.2.6: no variant and no
  /// extension comes twice.
  static func isWellFormed(_ word: String) -> Bool {
    var parts = word.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
    // Some letters beyond ASCII are of ASCII in lower case.
    guard word.utf8.allSatisfy({ $0 < 0x80 }),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return false }
    if parts.first == "x" { return parts.count > 1 }
    guard let language = parts.popFirst(), isLetters(language, 2...8) else { return false }
    if language.utf8.count < 4 {
      for _ in 0..<3 where parts.first.map({ isLetters($0, 3...3) }) ?? false {
        parts.removeFirst()
      }
    }
    if let script = parts.first, isLetters(script, 4...4) { parts.removeFirst() }
    if let region = parts.first, isLetters(region, 2...2) || isDigits(region, 3) {
      parts.removeFirst()
    }
    var seen: Set<Substring> = []
    while let variant = parts.first, isVariant(variant) {
      guard seen.insert(variant).inserted else { return false }
      parts.removeFirst()
    }
    while let singleton = parts.popFirst() {
      guard singleton.utf8.count == 1, seen.insert(singleton).inserted else { return false }
      if singleton == "x" { return !parts.isEmpty }
      guard let first = parts.first, first.utf8.count > 1 else { return false }
      while let part = parts.first, part.utf8.count > 1 { parts.removeFirst() }
    }
    return true
  }

  /// Five letters or digits and more, or four that begin with a digit.
  private static func isVariant(_ part: Substring) -> Bool {
    part.utf8.count > 4 || part.utf8.count == 4 && isDigits(part.prefix(1), 1)
  }

  private static func isLetters(_ part: Substring, _ count: ClosedRange<Int>) -> Bool {
    count.contains(part.utf8.count) && part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func isDigits(_ part: Substring, _ count: Int) -> Bool {
    part.utf8.count == count && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
