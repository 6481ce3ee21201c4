internal import Scrollwork
internal import ScrollworkScene

/// One factor of what an element shows: values at places of a timeline, and the pace between them.
struct CSSCurve {
  /// Values at one place.
  struct Point {
    /// Pages, slots, or a part of one iteration.
    var x: Double
    /// One for each channel.
    var values: [Double]
    /// The pace until the next point; nil is even.
    var easing: Easing?
  }

  /// What it is read at.
  enum Source: Hashable {
    /// Pages.
    case scroll
    /// Slots of the card's distance from the centre.
    case view
    /// The clock of a motion's timing.
    case clock(timing: Int, trigger: Int)
    /// The spring of this number, and its clock.
    case spring(Int, trigger: Int)
  }

  var source: Source
  var points: [Point]
  /// The first of the channels that it moves.
  var channel: Int

  /// Whether it shows the same everywhere.
  var isConstant: Bool {
    if case .clock = source { return false }
    return points.allSatisfy { $0.values == points[0].values }
  }

  /// The values at a place, as the player has them.
  func values(at x: Double) -> [Double] {
    guard let first = points.first, let last = points.last else { return [] }
    if x < first.x { return first.values }
    if x >= last.x { return last.values }
    var index = points.count - 2
    while points[index].x > x { index -= 1 }
    let (a, b) = (points[index], points[index + 1])
    var fraction = (x - a.x) / (b.x - a.x)
    if let easing = a.easing { fraction = easing.value(at: fraction) }
    return zip(a.values, b.values).map { .interpolate(from: $0, to: $1, at: fraction) }
  }
}

extension Program {
  /// The points of one motion within a span of its timeline, with what it does beyond its keyframes.
  func points(of motion: Motion, within span: ClosedRange<Double>?) -> [CSSCurve.Point] {
    var points = motion.keys.map(Int.init).map { index in
      CSSCurve.Point(
        x: keys.offsets[index],
        values: [keys.values[index]],
        easing: keys.easings[index] < 0 ? nil : keys.table[Int(keys.easings[index])]
      )
    }
    guard let span, let first = points.first, let last = points.last else { return points }
    func value(_ x: Double) -> [Double] {
      [keys.value(motion.keys, at: x, motion.before, motion.after)]
    }
    if motion.before == .linear, first.x > span.lowerBound {
      points.insert(.init(x: span.lowerBound, values: value(span.lowerBound)), at: 0)
    }
    if motion.after == .linear, last.x < span.upperBound {
      points.append(.init(x: span.upperBound, values: value(span.upperBound)))
    }
    return points
  }

  /// Whether a motion is straight between its keyframes and does not jump.
  func isStraight(_ motion: Motion) -> Bool {
    guard motion.source == .scroll || motion.source == .view else { return false }
    for index in motion.keys.map(Int.init) {
      if keys.easings[index] >= 0 { return false }
      let isLast = index + 1 == Int(motion.keys.upperBound)
      if !isLast, keys.offsets[index] >= keys.offsets[index + 1] { return false }
    }
    return true
  }
}
