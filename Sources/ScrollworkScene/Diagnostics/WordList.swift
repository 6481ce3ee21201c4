/// The words that may stand in one place, known when the program is built.
///
/// All words lie in one literal with a space between them, which costs no code and no start-up
/// work: `WordList("ltr rtl")`.
package struct WordList: Equatable, Sendable {
  /// The words, one space between two.
  package let text: StaticString

  /// Creates a list from words with one space between two.
  package init(_ text: StaticString) {
    self.text = text
  }

  /// Returns the place of a word in the list, or `nil` when it is not there.
  ///
  /// - Parameters:
  ///   - bytes: The text that holds the word.
  ///   - start: Offset of the word's first byte.
  ///   - end: Offset just after the word.
  /// - Returns: The place of the word, from 0.
  /// - Complexity: O(length of the list).
  package func index(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    let list = text.utf8Start
    let count = text.utf8CodeUnitCount
    var word = 0
    var at = 0
    while at < count {
      var i = start
      while at < count, i < end, list[at] == bytes[i], list[at] != 0x20 {
        at += 1
        i += 1
      }
      if i == end, i > start, at == count || list[at] == 0x20 { return word }
      while at < count, list[at] != 0x20 { at += 1 }
      at += 1
      word += 1
    }
    return nil
  }

  /// How many words there are.
  package var count: Int {
    var count = text.utf8CodeUnitCount > 0 ? 1 : 0
    for i in 0..<text.utf8CodeUnitCount where text.utf8Start[i] == 0x20 { count += 1 }
    return count
  }

  /// The words one by one, as UTF-8.
  package var words: [[UInt8]] {
    var all: [[UInt8]] = []
    var word: [UInt8] = []
    for i in 0..<text.utf8CodeUnitCount {
      let byte = text.utf8Start[i]
      if byte == 0x20 {
        all.append(word)
        word = []
      } else {
        word.append(byte)
      }
    }
    if !word.isEmpty { all.append(word) }
    return all
  }

  /// Whether both list the same words in the same order.
  package static func == (a: Self, b: Self) -> Bool {
    let count = a.text.utf8CodeUnitCount
    guard count == b.text.utf8CodeUnitCount else { return false }
    for i in 0..<count where a.text.utf8Start[i] != b.text.utf8Start[i] { return false }
    return true
  }
}
