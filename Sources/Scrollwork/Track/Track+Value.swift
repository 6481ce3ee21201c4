extension Track {
  /// Returns the value at a place along the timeline.
  ///
  /// O(log n).
  /// Beyond the ends a track that goes on straight follows the tangent with which its outermost
  /// segment begins or ends, easing included. An end that is a step has no tangent, and holds.
  ///
  /// - Parameter offset: The place. Any number but NaN.
  /// - Returns: The value; nil when there are no keyframes.
  @inlinable
  public func value(at offset: Double) -> Value? {
    precondition(!offset.isNaN, "The offset at which a track is read must be a number")
    let index = lastIndex(notAfter: offset)
    if index < 0 { return keyframes.isEmpty ? nil : value(before: offset) }
    let start = keyframes[index]
    if offset == start.offset { return start.value }
    if index == keyframes.count - 1 { return value(after: offset) }
    let end = keyframes[index + 1]
    let fraction = (offset - start.offset) / (end.offset - start.offset)
    let eased = start.easing.value(at: fraction)
    return .interpolate(from: start.value, to: end.value, at: eased)
  }

  /// Returns the value at a place before the first keyframe.
  @inlinable
  func value(before offset: Double) -> Value {
    let first = keyframes[0]
    let slope = startSlope
    if slope == 0 { return first.value }
    let second = keyframes[1]
    let fraction = (offset - first.offset) / (second.offset - first.offset)
    return .interpolate(from: first.value, to: second.value, at: slope * fraction)
  }

  /// Returns the value at a place after the last keyframe.
  @inlinable
  func value(after offset: Double) -> Value {
    let last = keyframes[keyframes.count - 1]
    let slope = endSlope
    if slope == 0 { return last.value }
    let other = keyframes[keyframes.count - 2]
    let fraction = (offset - last.offset) / (last.offset - other.offset)
    return .interpolate(from: other.value, to: last.value, at: 1 + slope * fraction)
  }

  /// How fast the first segment begins, in segments a segment; 0 when the start holds.
  @inlinable var startSlope: Double {
    guard before == .linear && keyframes.count > 1 else { return 0 }
    return keyframes[0].offset < keyframes[1].offset ? keyframes[0].easing.slope(at: 0) : 0
  }

  /// How fast the last segment ends, in segments a segment; 0 when the end holds.
  @inlinable var endSlope: Double {
    let last = keyframes.count - 1
    guard after == .linear && last > 0 else { return 0 }
    let isStep = keyframes[last - 1].offset == keyframes[last].offset
    return isStep ? 0 : keyframes[last - 1].easing.slope(at: 1)
  }

  /// Returns the index of the last keyframe at or before `offset`; −1 when all lie after it.
  @inlinable
  func lastIndex(notAfter offset: Double) -> Int {
    var low = -1
    var high = keyframes.count
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      if keyframes[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
