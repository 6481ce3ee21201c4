extension Track where Value == Double {
  /// Returns how fast the value changes at a place along the timeline.
  ///
  ///     let way: Track = [0: 0, 1: 420]
  ///     way.slope(at: 0.5)  // 420 points a page
  ///
  /// At a keyframe this is the slope to its right. A step counts as flat. O(log n).
  ///
  /// - Parameter offset: The place. Any number but NaN.
  /// - Returns: Value per unit of the timeline, ±∞ where an easing is vertical; nil when there are
  ///   no keyframes.
  @inlinable
  public func slope(at offset: Double) -> Double? {
    precondition(!offset.isNaN, "The offset at which a track is read must be a number")
    let index = lastIndex(notAfter: offset)
    if keyframes.isEmpty { return nil }
    if index < 0 { return startSlope == 0 ? 0 : startSlope * steepness(0) }
    if index == keyframes.count - 1 { return endSlope == 0 ? 0 : endSlope * steepness(index - 1) }
    let start = keyframes[index]
    let steepness = steepness(index)
    if steepness == 0 { return 0 }
    let fraction = (offset - start.offset) / (keyframes[index + 1].offset - start.offset)
    return start.easing.slope(at: fraction) * steepness
  }

  /// The mean slope of the segment that starts at a keyframe.
  @inlinable
  func steepness(_ index: Int) -> Double {
    let start = keyframes[index]
    let end = keyframes[index + 1]
    return (end.value - start.value) / (end.offset - start.offset)
  }
}
