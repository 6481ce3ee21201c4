extension ViewTimeline {
  /// A part of the way of a subject through the viewport.
  public enum NamedRange: UInt8, Hashable, Sendable, CaseIterable {
    /// From the first to the last moment that any of it can be seen.
    case cover
    /// While all of it can be seen, or while it fills the viewport.
    case contain
    /// From the beginning of `cover` to that of `contain`.
    case entry
    /// From the end of `contain` to that of `cover`.
    case exit
    /// While it crosses the edge where it comes in.
    case entryCrossing
    /// While it crosses the edge where it goes out.
    case exitCrossing
  }

  /// A place along a range: a fraction of it and points, CSS's `entry calc(25% + 40px)`.
  public struct Place: Hashable, Sendable {
    /// The range.
    public let range: NamedRange

    /// The fraction of the range, unitless; it may lie outside 0 … 1.
    public let fraction: Double

    /// Points further on.
    public let points: Double

    /// Creates a place at a fraction of a range, plus points.
    public init(_ range: NamedRange, _ fraction: Double = 0, plus points: Double = 0) {
      self.range = range
      self.fraction = fraction
      self.points = points
    }
  }

  /// Returns the scroll offset of a place, in points.
  public func offset(of place: Place) -> Double {
    let (start, end) = offsets(of: place.range)
    return start + place.fraction * (end - start) + place.points
  }

  /// Returns the scroll offsets at which a range begins and ends, in points.
  public func offsets(of range: NamedRange) -> (start: Double, end: Double) {
    // Where an edge of the subject meets an edge of the viewport.
    let headComesIn = subject - (viewport - endInset)
    let tailComesIn = headComesIn + length
    let headGoesOut = subject - startInset
    let tailGoesOut = headGoesOut + length
    // A subject longer than the viewport meets the far edge first.
    let isLonger = tailComesIn > headGoesOut
    let containStart = isLonger ? headGoesOut : tailComesIn
    let containEnd = isLonger ? tailComesIn : headGoesOut
    switch range {
    case .cover: return (headComesIn, tailGoesOut)
    case .contain: return (containStart, containEnd)
    case .entry: return (headComesIn, containStart)
    case .exit: return (containEnd, tailGoesOut)
    case .entryCrossing: return (headComesIn, tailComesIn)
    case .exitCrossing: return (headGoesOut, tailGoesOut)
    }
  }
}
