public import Scrollwork

/// Touches, wheel turns and keys with their times: what a finger did, as data.
///
/// A film is a scene and a trace; so is a bug report, and so is a test.
public struct Trace: Hashable, Sendable {
  /// The events, by rising time.
  public var events: [Event]
  /// When the film of it ends, in seconds; nil is when everything has come to rest.
  public var end: Double?

  /// Creates a trace.
  ///
  /// - Parameters:
  ///   - events: Events whose times do not fall.
  ///   - end: When the film of it ends.
  public init(_ events: [Event] = [], end: Double? = nil) {
    self.events = events
    self.end = end
  }

  /// One event.
  public struct Event: Hashable, Sendable {
    /// Seconds since the scene appeared.
    public var time: Double
    /// What happened.
    public var kind: Kind

    /// Creates an event.
    public init(time: Double, _ kind: Kind) {
      self.time = time
      self.kind = kind
    }
  }

  /// What happened.
  ///
  /// Points lie in the viewport.
  public enum Kind: Hashable, Sendable {
    /// A finger, or the mouse's button, came down.
    case down(id: Int32, Point)
    /// It moved.
    case move(id: Int32, Point)
    /// It lifted.
    case up(id: Int32)
    /// The system took it away.
    case cancel(id: Int32)
    /// A wheel or trackpad turned by so many points, at a point.
    case wheel(by: Point, at: Point)
    /// A key was pressed.
    case key(Key)
    /// The host asked for a page, with or without motion; where the content does not scroll, for a card of
    /// the first deck, of which a loop shows the nearest copy.
    case scroll(page: Double, animated: Bool)
  }

  /// A key that scrolls.
  public enum Key: UInt8, Hashable, Sendable, CaseIterable {
    case left, right, up, down, home, end, pageUp, pageDown
  }
}
