internal import Scrollwork

/// Reads the numbers of a command line, with their units.
enum Quantity {
  /// A finite decimal number; no `inf`, no hexadecimal.
  static func number(_ word: some StringProtocol) -> Double? {
    let digits = word.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }
    guard !digits.isEmpty, word.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let value = Double(String(word)), value.isFinite
    else { return nil }
    return value
  }

  /// `1.5`, `1.5s` or `300ms`, in seconds.
  static func seconds(_ word: String) -> Double? {
    if word.hasSuffix("ms") { return number(word.dropLast(2)).map { $0 / 1000 } }
    return number(word.hasSuffix("s") ? word.dropLast(1) : word[...])
  }

  /// Seconds from the start of a film, 1 000 000 at most.
  static func moment(_ word: String) -> Double? {
    seconds(word).flatMap { (0...1e6).contains($0) ? $0 : nil }
  }

  /// `390x844`, in points.
  static func size(_ word: String) -> Size? {
    let parts = word.lowercased().split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "x" || $0 == "×" }
    )
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// `0..60`: from the first number up to, but without, the second.
  static func range(_ word: String) -> Range<Int>? {
    guard let dots = word.firstRange(of: ".."), let low = Int(word[..<dots.lowerBound]),
      let high = Int(word[dots.upperBound...]), low >= 0, high > low, high <= 1_000_000_000
    else { return nil }
    return low..<high
  }

  /// `stutter=0.15`.
  static func setting(_ word: String) -> Setting? {
    guard let equals = word.firstIndex(of: "="), equals > word.startIndex,
      let value = number(word[word.index(after: equals)...])
    else { return nil }
    return Setting(name: String(word[..<equals]), value: value)
  }

  /// A list of seconds, with commas between them.
  static func times(_ word: String) -> [Double]? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let times = parts.compactMap { moment(String($0)) }
    return times.count == parts.count && !times.isEmpty ? times : nil
  }

  /// A whole number within bounds.
  static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) -> Int? {
    { word in Int(word).flatMap { range.contains($0) ? $0 : nil } }
  }
}

/// A value for one of a scene's parameters.
struct Setting: Hashable, Sendable {
  let name: String
  let value: Double
}
