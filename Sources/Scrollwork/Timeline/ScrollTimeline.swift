/// The progress of scrolling over a stretch of content, as CSS `scroll()` timelines count it.
///
///     let timeline = ScrollTimeline(maximum: 1000)
///     timeline.progress(at: 600, from: .init(0.25), to: .init(0.75))  // 0.7
///
/// Scroll offsets are points from the start of the content; in right-to-left content that start is
/// the right-hand side, so that they grow there too.
///
/// Source: CSS Scroll-driven Animations 1, "scroll progress timelines".
public struct ScrollTimeline: Hashable, Sendable {
  /// The greatest scroll offset, in points: the length of the content less that of the viewport.
  public let maximum: Double

  /// A place along the timeline: a fraction of it and points, CSS's `calc(25% + 40px)`.
  public struct Place: Hashable, Sendable {
    /// The fraction of the whole, unitless.
    public let fraction: Double

    /// Points further on.
    public let points: Double

    /// Creates a place at a fraction of the whole, plus points.
    public init(_ fraction: Double, plus points: Double = 0) {
      self.fraction = fraction
      self.points = points
    }
  }

  /// Creates a timeline.
  ///
  /// - Parameter maximum: The greatest scroll offset in points. Finite, at least 0.
  public init(maximum: Double) {
    precondition(
      maximum >= 0 && maximum.isFinite,
      "The greatest scroll offset must be finite and at least 0"
    )
    self.maximum = maximum
  }

  /// Returns the scroll offset of a place, in points.
  public func offset(of place: Place) -> Double { place.fraction * maximum + place.points }

  /// Returns the progress over a range at a scroll offset.
  ///
  /// - Parameters:
  ///   - scroll: The scroll offset in points.
  ///   - start: Where the progress is 0.
  ///   - end: Where it is 1.
  /// - Returns: Unitless, below 0 before the range and above 1 after it; nil when the range is empty,
  ///   as it is when nothing can scroll.
  public func progress(
    at scroll: Double,
    from start: Place = Place(0),
    to end: Place = Place(1)
  ) -> Double? {
    Self.progress(at: scroll, from: offset(of: start), to: offset(of: end))
  }

  /// Returns how far `scroll` is from one offset to another; nil when there is no way between.
  static func progress(at scroll: Double, from start: Double, to end: Double) -> Double? {
    start < end ? (scroll - start) / (end - start) : nil
  }
}
