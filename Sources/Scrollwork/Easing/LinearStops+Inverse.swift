extension LinearStops {
  /// Returns the first x in 0 … 1 at which the output is `y`; nil when there is none.
  ///
  /// The lower side of a jump counts only where the line reaches it. O(n log n).
  ///
  /// - Parameter y: Output progress, unitless.
  /// - Returns: Input progress.
  public func inverse(of y: Double) -> Double? {
    var left = 0.0
    for i in segment(at: 0)..<(points.count - 1) where left < 1 {
      // The piece from `left` to the next point or to 1, and the output that it runs up to.
      let next = points[i + 1]
      let isLast = i == points.count - 2
      let right = isLast || next.input > 1 ? 1 : next.input
      let begin = value(at: left)
      if begin == y { return left }
      // Outside a jump at its end the line is flat.
      let isJump = points[i].input == next.input
      let end = isJump ? begin : right == next.input ? next.output : value(at: right)
      if right > left && (begin < y && y < end || end < y && y < begin) {
        return min(left + (y - begin) / (end - begin) * (right - left), right)
      }
      left = right
    }
    return value(at: 1) == y ? 1 : nil
  }
}
