extension Track where Value == Double {
  /// Writes the values at many places along the timeline.
  ///
  /// Each has the bits of `value(at:)`. Places that follow each other in one linear segment go several
  /// at a time; the others cost what they cost alone.
  ///
  /// - Parameters:
  ///   - offsets: The places, in any order; none of them NaN.
  ///   - values: As many as `offsets`; what is in it is overwritten.
  /// - Precondition: There is a keyframe.
  public func values(at offsets: Span<Double>, into values: inout MutableSpan<Double>) {
    precondition(!keyframes.isEmpty, "A track without keyframes has no values")
    precondition(offsets.count == values.count, "There must be one value for each place")
    var done = 0
    var stride = 4
    while done < offsets.count {
      let index = lastIndex(notAfter: offsets[unchecked: done])
      guard let segment = Segment(keyframes, at: index) else {
        if let value = value(at: offsets[unchecked: done]) { values[unchecked: done] = value }
        done += 1
        continue
      }
      // As many as are in the segment; the more were, the more are tried.
      let end = min(done + stride, offsets.count)
      if segment.fill(done..<end, at: offsets, into: &values) {
        done = end
        stride = min(stride * 2, 256)
      } else {
        while segment.contains(offsets[unchecked: done]) { done += 1 }
        stride = 4
      }
    }
  }
}

/// A linear segment between two keyframes that differ.
private struct Segment {
  let begin: Double
  let end: Double
  let from: Double
  let to: Double

  /// The segment that starts at a keyframe; nil when there is none, or it is paced otherwise.
  init?(_ keyframes: [Keyframe<Double>], at index: Int) {
    guard index >= 0 && index < keyframes.count - 1 else { return nil }
    guard case .linear = keyframes[index].easing else { return nil }
    begin = keyframes[index].offset
    end = keyframes[index + 1].offset
    from = keyframes[index].value
    to = keyframes[index + 1].value
    if from == to { return nil }
  }

  func contains(_ offset: Double) -> Bool { offset >= begin && offset < end }

  /// Writes the values at some places, without a branch.
  ///
  /// Returns whether all of them lie in the segment; those before the first that does not are right in
  /// any case.
  func fill(
    _ range: Range<Int>,
    at offsets: Span<Double>,
    into values: inout MutableSpan<Double>
  ) -> Bool {
    // Pointers, since a loop over spans is not vectorised.
    offsets.withUnsafeBufferPointer { offsets in
      values.withUnsafeMutableBufferPointer { values in
        guard let offsets = offsets.baseAddress, let values = values.baseAddress else {
          return true
        }
        return fill(range.count, offsets + range.lowerBound, values + range.lowerBound)
      }
    }
  }

  private func fill(
    _ count: Int,
    _ offsets: UnsafePointer<Double>,
    _ values: UnsafeMutablePointer<Double>
  ) -> Bool {
    let length = end - begin
    let way = to - from
    let last = end.nextDown
    // The sign of a difference tells a place outside.
    var signs: UInt64 = 0
    var i = 0
    while i < count {
      let offset = offsets[i]
      let fraction = (offset - begin) / length
      let inner = fraction == 1 ? to : from + way * fraction
      values[i] = offset == begin ? from : inner
      signs |= (offset - begin).bitPattern | (last - offset).bitPattern
      i &+= 1
    }
    return signs >> 63 == 0
  }
}
