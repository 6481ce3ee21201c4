/// A stretch of a document, in bytes from its start.
///
/// An empty range is a place between two bytes: where something is missing.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte, from 0.
  public let start: Int

  /// Offset just after the last byte; never before `start`.
  public let end: Int

  /// Creates the range of the bytes from `start` up to, but without, `end`.
  ///
  /// - Precondition: 0 ≤ `start` ≤ `end`.
  public init(start: Int, end: Int) {
    precondition(
      start >= 0 && start <= end,
      "A source range starts at 0 or later and ends after it starts"
    )
    self.start = start
    self.end = end
  }
}
