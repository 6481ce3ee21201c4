package import Scrollwork

/// One animated number of one layer: keyframes or a spring, and what they are read at.
package struct Motion: Sendable {
  /// What it is read at.
  package enum Source: UInt8, Sendable { case scroll, view, clock, spring }

  package var source: Source
  /// How it joins what came before it on the same number.
  package var operation: Composition
  /// The layer that it moves.
  package var node: Int32
  /// Which of the layer's numbers.
  package var channel: Int32
  /// Its keyframes among those of the program.
  package var keys: Range<Int32>
  package var before: Extrapolation = .hold
  package var after: Extrapolation = .hold
  /// Its timing or spring.
  package var timing: Int32 = -1
  /// What starts its clock.
  package var trigger: Int32 = 0
}

/// Every keyframe of a program, in three arrays.
package struct Keys: Sendable {
  package var offsets: [Double] = []
  package var values: [Double] = []
  /// The easing of the segment that starts here; -1 is linear.
  package var easings: [Int32] = []
  package var table: [Easing] = []
  private var lookup = Lookup()

  /// The place of an easing in the table, where it is put once; -1 is linear.
  mutating func index(of easing: Easing) -> Int32 {
    if case .linear = easing { return -1 }
    return Int32(lookup.index(of: easing, in: &table))
  }

  /// The value at `x`, as `Track.value(at:)` has it, bit for bit.
  ///
  /// What seldom happens is left to functions of their own, so that the rest keeps to few registers.
  package func value(
    _ keys: Range<Int32>,
    at x: Double,
    _ before: Extrapolation,
    _ after: Extrapolation
  )
    -> Double
  {
    let first = Int(keys.lowerBound)
    let last = Int(keys.upperBound) - 1
    let isIn = UInt(bitPattern: last) < UInt(bitPattern: offsets.count)
    precondition(isIn && UInt(bitPattern: first) <= UInt(bitPattern: last), "A track has keyframes")
    // The search stays between the two. Pointers, since each span would be looked at for its alignment.
    return offsets.withUnsafeBufferPointer { offsets in
      if x < offsets[first] {
        return before == .hold ? values[first] : value(before: x, first, last)
      }
      if x >= offsets[last] {
        let holds = after == .hold || x == offsets[last]
        return holds ? values[last] : value(after: x, first, last)
      }
      var index = first
      var end = last
      while end &- index > 1 {
        let middle = (index &+ end) >> 1
        if offsets[middle] <= x { index = middle } else { end = middle }
      }
      let start = offsets[index]
      return values.withUnsafeBufferPointer { values in
        if x == start { return values[index] }
        let fraction = (x - start) / (offsets[index &+ 1] - start)
        let easing = easings.withUnsafeBufferPointer { $0[index] }
        // As the last thing done, so that nothing must be kept over the call.
        if easing >= 0 { return eased(fraction, easing, index) }
        return .interpolate(from: values[index], to: values[index &+ 1], at: fraction)
      }
    }
  }

  @inline(never)
  private func eased(_ fraction: Double, _ easing: Int32, _ index: Int) -> Double {
    .interpolate(
      from: values[index],
      to: values[index + 1],
      at: table[Int(easing)].value(at: fraction)
    )
  }

  /// The value where the first segment goes on straight to the left; a step has no tangent, and holds.
  @inline(never)
  private func value(before x: Double, _ first: Int, _ last: Int) -> Double {
    guard first < last, offsets[first] < offsets[first + 1] else { return values[first] }
    let slope = slope(ofEasing: easings[first], at: 0)
    if slope == 0 { return values[first] }
    let fraction = (x - offsets[first]) / (offsets[first + 1] - offsets[first])
    return .interpolate(from: values[first], to: values[first + 1], at: slope * fraction)
  }

  /// The value where the last segment goes on straight to the right.
  @inline(never)
  private func value(after x: Double, _ first: Int, _ last: Int) -> Double {
    guard first < last, offsets[last - 1] < offsets[last] else { return values[last] }
    let slope = slope(ofEasing: easings[last - 1], at: 1)
    if slope == 0 { return values[last] }
    let fraction = (x - offsets[last]) / (offsets[last] - offsets[last - 1])
    return .interpolate(from: values[last - 1], to: values[last], at: 1 + slope * fraction)
  }

  private func slope(ofEasing index: Int32, at fraction: Double) -> Double {
    index < 0 ? 1 : table[Int(index)].slope(at: fraction)
  }
}

/// A spring on the clock, ready to be read.
package struct SpringPlay: Sendable {
  package var motion: SpringMotion
  package var delay: Double
  /// Seconds after which the target itself is shown: the rest of the way is below a hundred
  /// thousandth of the distance.
  package var rest: Double
  package var showsBefore: Bool
  package var showsAfter: Bool

  /// The value `time` seconds after the trigger; nil when it is not in effect.
  package func value(at time: Double) -> Double? {
    let t = time - delay
    if !(t > 0) { return t == 0 || showsBefore ? motion.from : nil }
    if t >= rest { return showsAfter ? motion.to : nil }
    return motion.position(at: t)
  }
}
