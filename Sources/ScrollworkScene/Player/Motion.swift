internal import Scrollwork

/// One animated number of one layer: keyframes or a spring, and what they are read at.
struct Motion: Sendable {
  /// What it is read at.
  enum Source: UInt8, Sendable { case scroll, view, clock, spring }

  var source: Source
  /// How it joins what came before it on the same number.
  var operation: Composition
  /// The layer that it moves.
  var node: Int32
  /// Which of the layer's numbers.
  var channel: Int32
  /// Its keyframes among those of the program.
  var keys: Range<Int32>
  var before: Extrapolation = .hold
  var after: Extrapolation = .hold
  /// Its timing or spring.
  var timing: Int32 = -1
  /// What starts its clock.
  var trigger: Int32 = 0
}

/// Every keyframe of a program, in three arrays.
struct Keys: Sendable {
  var offsets: [Double] = []
  var values: [Double] = []
  /// The easing of the segment that starts here; -1 is linear.
  var easings: [Int32] = []
  var table: [Easing] = []

  /// The place of an easing in the table, where it is put once; -1 is linear.
  mutating func index(of easing: Easing) -> Int32 {
    if case .linear = easing { return -1 }
    for index in table.indices where table[index] == easing { return Int32(index) }
    table.append(easing)
    return Int32(table.count - 1)
  }

  /// The value at `x`; at an offset exactly the value of the last keyframe there.
  func value(
    _ keys: Range<Int32>,
    at x: Double,
    _ before: Extrapolation,
    _ after: Extrapolation
  )
    -> Double
  {
    let first = Int(keys.lowerBound)
    let last = Int(keys.upperBound) - 1
    if first == last { return values[first] }
    if x < offsets[first] {
      return before == .hold ? values[first] : segment(firstSegment(first, last), x)
    }
    if x >= offsets[last] {
      return after == .hold || x == offsets[last]
        ? values[last] : segment(lastSegment(first, last), x)
    }
    var low = first
    while offsets[low + 1] <= x { low += 1 }
    return segment(low, x)
  }

  /// The value of the segment that starts at keyframe `index`, also outside of it.
  private func segment(_ index: Int, _ x: Double) -> Double {
    let x0 = offsets[index]
    let length = offsets[index + 1] - x0
    guard length > 0 else { return values[index + 1] }
    var fraction = (x - x0) / length
    if easings[index] >= 0 { fraction = table[Int(easings[index])].value(at: fraction) }
    return values[index] + (values[index + 1] - values[index]) * fraction
  }

  /// The first segment that has a length, whose tangent goes on to the left.
  private func firstSegment(_ first: Int, _ last: Int) -> Int {
    var index = first
    while index + 2 <= last && offsets[index + 1] == offsets[index] { index += 1 }
    return index
  }

  private func lastSegment(_ first: Int, _ last: Int) -> Int {
    var index = last - 1
    while index > first && offsets[index + 1] == offsets[index] { index -= 1 }
    return index
  }
}

/// A spring on the clock, ready to be read.
struct SpringPlay: Sendable {
  var motion: SpringMotion
  var delay: Double
  /// Seconds after which the target itself is shown: the rest of the way is below a hundred
  /// thousandth of the distance.
  var rest: Double
  var showsBefore: Bool
  var showsAfter: Bool

  /// The value `time` seconds after the trigger; nil when it is not in effect.
  func value(at time: Double) -> Double? {
    let t = time - delay
    if !(t > 0) { return t == 0 || showsBefore ? motion.from : nil }
    if t >= rest { return showsAfter ? motion.to : nil }
    return motion.position(at: t)
  }
}
