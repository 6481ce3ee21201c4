/// Draws numbers that change together with as few cubic segments as stay within a tolerance.
///
/// A segment leads from one sample to a later one. Its progress is a cubic of time, that is a Bézier
/// curve whose handles lie at thirds of the time; their heights are those of least squares. Segments
/// are made as long as they stay true at every sample, so they break where the motion does.
struct CurveFitter {
  /// The samples of each number, equally far apart.
  let columns: [[Double]]
  /// How far each number may be off.
  let tolerances: [Double]

  /// A moment at which the values are exact.
  struct Key: Equatable {
    /// The sample.
    let sample: Int
    /// The values there.
    let values: [Double]
    /// How the next moment is reached; nil when the values stay until then, and for the last.
    var handles: Handles?
  }

  /// The heights of a segment's handles, 0 the first value and 1 the next.
  struct Handles: Equatable {
    var first: Double
    var second: Double

    /// The progress a share of the time after the start.
    func progress(at share: Double) -> Double {
      let rest = 1 - share
      return 3 * rest * rest * share * first + 3 * rest * share * share * second
        + share * share * share
    }

    static let straight = Handles(first: 1 / 3, second: 2 / 3)
  }

  /// How many times the tolerance, and its neighbours, a change within one sample must be to count as
  /// a jump.
  private static let jump = 8.0

  /// The moments and how they are reached, and how far the worst sample of each number is off.
  func fit() -> (keys: [Key], errors: [Double]) {
    let count = columns[0].count
    var errors = Array(repeating: 0.0, count: columns.count)
    if isConstant { return ([Key(sample: 0, values: values(at: 0))], errors) }
    var keys: [Key] = []
    var start = 0
    while start + 1 < count {
      var key = Key(sample: start, values: values(at: start))
      if jumps(after: start) {
        keys.append(key)
        start += 1
        continue
      }
      let (end, handles) = longest(from: start)
      key.handles = handles
      keys.append(key)
      for index in columns.indices {
        errors[index] = max(errors[index], error(of: index, start, end, handles))
      }
      start = end
    }
    keys.append(Key(sample: count - 1, values: values(at: count - 1)))
    return (keys, errors)
  }

  private var isConstant: Bool {
    columns.allSatisfy { column in column.allSatisfy { $0 == column[0] } }
  }

  private func values(at sample: Int) -> [Double] { columns.map { $0[sample] } }

  /// Whether the numbers do not go, but jump to the next sample.
  private func jumps(after sample: Int) -> Bool {
    for (column, tolerance) in zip(columns, tolerances) {
      let change = (column[sample + 1] - column[sample]).magnitude
      guard change > Self.jump * tolerance else { continue }
      let before = sample > 0 ? (column[sample] - column[sample - 1]).magnitude : 0
      let last = sample + 2 < column.count
      let after = last ? (column[sample + 2] - column[sample + 1]).magnitude : 0
      if change > Self.jump * max(before, after) { return true }
    }
    return false
  }

  /// The longest segment from a sample: doubled until it breaks, then halved.
  private func longest(from start: Int) -> (end: Int, handles: Handles) {
    let count = columns[0].count
    var good = (end: start + 1, handles: Handles.straight)
    var bad = count
    var length = 2
    while start + length < count {
      guard let handles = segment(start, start + length) else {
        bad = start + length
        break
      }
      good = (start + length, handles)
      length *= 2
    }
    if bad == count, good.end < count - 1, let handles = segment(start, count - 1) {
      return (count - 1, handles)
    }
    while bad - good.end > 1 {
      let middle = (good.end + bad) / 2
      if let handles = segment(start, middle) { good = (middle, handles) } else { bad = middle }
    }
    return good
  }

  /// The handles of a segment; nil when it would leave the tolerance or hide a jump.
  private func segment(_ start: Int, _ end: Int) -> Handles? {
    for sample in start..<end where jumps(after: sample) { return nil }
    let handles = handles(start, end)
    for index in columns.indices {
      if error(of: index, start, end, handles) > tolerances[index] { return nil }
    }
    return handles
  }

  /// The handles that come closest to the samples between, each number weighed by its tolerance.
  private func handles(_ start: Int, _ end: Int) -> Handles {
    let weights = tolerances.map { 1 / ($0 * $0) }
    var whole = 0.0
    let changes = columns.map { $0[end] - $0[start] }
    for (change, weight) in zip(changes, weights) { whole += change * change * weight }
    guard whole > 0 else { return .straight }
    var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in start + 1..<end {
      let share = Double(sample - start) / Double(end - start)
      var progress = 0.0
      for index in columns.indices {
        progress +=
          (columns[index][sample] - columns[index][start]) * changes[index] * weights[index]
      }
      let rest = 1 - share
      let a = 3 * rest * rest * share
      let b = 3 * rest * share * share
      let y = progress / whole - share * share * share
      aa += a * a
      ab += a * b
      bb += b * b
      ay += a * y
      by += b * y
    }
    let determinant = aa * bb - ab * ab
    if end - start == 2 {
      // One sample between cannot tell two handles apart; both are moved alike.
      let shift = 4.0 / 3 * (ay / 0.375 - 0.375)
      return shift.magnitude < 50 ? Handles(first: 1 / 3 + shift, second: 2 / 3 + shift) : .straight
    }
    guard determinant > 1e-12 * aa * bb else { return .straight }
    let handles = Handles(
      first: (ay * bb - by * ab) / determinant,
      second: (by * aa - ay * ab) / determinant
    )
    // Handles far beyond the values would make the most of rounding.
    let reach = max(handles.first.magnitude, handles.second.magnitude)
    return reach < 50 ? handles : .straight
  }

  private func error(of index: Int, _ start: Int, _ end: Int, _ handles: Handles) -> Double {
    let column = columns[index]
    let from = column[start]
    let change = column[end] - from
    var worst = 0.0
    for sample in start..<end {
      let share = Double(sample - start) / Double(end - start)
      worst = max(worst, (from + change * handles.progress(at: share) - column[sample]).magnitude)
    }
    return worst
  }
}
