/// What a motion's progress is read from.
public enum Timeline: UInt8, Hashable, Sendable {
  /// Seconds since something appeared.
  case clock
  /// The scroll position in pages: 1.25 is a quarter of the way from page 1 to page 2.
  case scroll
  /// A card's signed distance from the centre, in slots: −1 lies one slot before it.
  case view
}
