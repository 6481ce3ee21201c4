/// Which rows are out of date in each of several copies of a picture that goes on changing.
struct StaleRows {
  private var rows: [Range<Int>]

  /// Copies that show nothing yet.
  init(copies: Int, height: Int) { rows = Array(repeating: 0..<height, count: copies) }

  /// Notes that the picture changed.
  mutating func change(_ changed: Range<Int>) {
    if changed.isEmpty { return }
    for copy in rows.indices { rows[copy].join(changed) }
  }

  /// The rows to bring up to date in one copy, which then counts as fresh.
  mutating func refresh(_ copy: Int) -> Range<Int> {
    defer { rows[copy] = 0..<0 }
    return rows[copy]
  }
}

extension Range<Int> {
  /// Grows to hold another range, and what lies between.
  mutating func join(_ other: Range<Int>) {
    if other.isEmpty { return }
    self =
      isEmpty
      ? other : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
