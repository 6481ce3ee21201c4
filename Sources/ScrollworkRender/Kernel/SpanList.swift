/// The columns that show something in one of two rows.
struct SpanList {
  /// How many spans there are.
  private(set) var count = 0
  private var ranges = Array(repeating: 0..<0, count: 2 * PixelRuns.most)

  /// A span, counted from the left.
  subscript(index: Int) -> Range<Int> { ranges[index] }

  /// Joins the runs of one row or two; all columns when none are told.
  mutating func read(
    _ upper: UnsafeBufferPointer<PixelRuns.Run>?,
    _ lower: UnsafeBufferPointer<PixelRuns.Run>?,
    width: Int
  ) {
    guard let upper else {
      // The last column is transparent.
      ranges[0] = 0..<width - 1
      count = 1
      return
    }
    count = 0
    var (i, j) = (upper.startIndex, lower?.startIndex ?? 0)
    let end = lower?.endIndex ?? 0
    while i < upper.endIndex || j < end {
      var run: PixelRuns.Run
      if let lower, j < end, i == upper.endIndex || lower[j].first < upper[i].first {
        run = lower[j]
        j += 1
      } else {
        run = upper[i]
        i += 1
      }
      if count > 0, run.first <= ranges[count - 1].upperBound + 1 {
        run.first = Int32(ranges[count - 1].lowerBound)
        run.end = max(run.end, Int32(ranges[count - 1].upperBound))
        count -= 1
      }
      ranges[count] = Int(run.first)..<min(Int(run.end), width - 1)
      count += 1
    }
  }
}
