/// Finds the word that somebody probably meant.
package enum NearMiss {
  /// Returns the closest of some words, or `nil` when none is close.
  ///
  /// A word of n letters may be off by (n + 1) ÷ 3 edits, rounded down: none for one letter, one
  /// from two, two from five. Capitals are no edit. Of equally close words it is the first.
  package static func nearest(to word: [UInt8], among words: [[UInt8]]) -> [UInt8]? {
    var nearest: [UInt8]?
    var best = Int.max
    for candidate in words {
      let limit = (max(word.count, candidate.count) + 1) / 3
      let distance = distance(folded(word), folded(candidate))
      if distance <= limit, distance < best {
        nearest = candidate
        best = distance
      }
    }
    return nearest
  }

  /// How many letters must be inserted, deleted, replaced or swapped with a neighbour.
  ///
  /// Source: the restricted Damerau–Levenshtein distance, on bytes.
  /// - Complexity: O(a × b).
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    // Rows of the table: i − 2, i − 1 and i.
    var earlier: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, earlier[j - 1] + 1) }
        row.append(best)
      }
      earlier = last
      last = row
    }
    return last[b.count]
  }

  private static func folded(_ word: [UInt8]) -> [UInt8] {
    word.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }
}
