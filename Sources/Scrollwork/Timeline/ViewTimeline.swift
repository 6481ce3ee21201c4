/// The progress of one thing through a viewport, as CSS `view()` timelines count it.
///
///     let timeline = ViewTimeline(viewport: 200, subject: 800, length: 100)
///     timeline.progress(at: 750)                             // 0.5: in the middle
///     timeline.progress(at: 650, from: .init(.entry), to: .init(.entry, 1))  // 0.5: half in
///
/// Scroll offsets are points from the start of the content; see `ScrollTimeline`. The progress is
/// not bounded, also when an offset lies beyond what can be scrolled to.
///
/// Source: CSS Scroll-driven Animations 1, "view progress timelines".
public struct ViewTimeline: Hashable, Sendable {
  /// The length of the viewport in points.
  public let viewport: Double

  /// Where the subject starts, in points from the start of the content.
  public let subject: Double

  /// The length of the subject in points.
  public let length: Double

  /// How far the start of the viewport is moved inward, in points; negative moves it outward.
  public let startInset: Double

  /// How far the end of the viewport is moved inward, in points; negative moves it outward.
  public let endInset: Double

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - viewport: The length of the viewport in points. Finite, at least 0.
  ///   - subject: Where the subject starts, in points from the start of the content. Finite.
  ///   - length: The length of the subject in points. Finite, at least 0.
  ///   - startInset: How far the start of the viewport is moved inward, in points. Finite.
  ///   - endInset: How far its end is moved inward, in points. Finite.
  public init(
    viewport: Double,
    subject: Double,
    length: Double,
    startInset: Double = 0,
    endInset: Double = 0
  ) {
    precondition(
      viewport >= 0 && length >= 0 && viewport.isFinite && length.isFinite,
      "The lengths of a viewport and of its subject must be finite and at least 0"
    )
    precondition(
      subject.isFinite && startInset.isFinite && endInset.isFinite,
      "The place of a subject and the insets of its viewport must be finite"
    )
    self.viewport = viewport
    self.subject = subject
    self.length = length
    self.startInset = startInset
    self.endInset = endInset
  }

  /// Returns the progress over a range at a scroll offset.
  ///
  /// - Parameters:
  ///   - scroll: The scroll offset in points.
  ///   - start: Where the progress is 0.
  ///   - end: Where it is 1.
  /// - Returns: Unitless, below 0 before the range and above 1 after it; nil when the range is empty.
  public func progress(
    at scroll: Double,
    from start: Place = Place(.cover, 0),
    to end: Place = Place(.cover, 1)
  ) -> Double? {
    ScrollTimeline.progress(at: scroll, from: offset(of: start), to: offset(of: end))
  }
}
