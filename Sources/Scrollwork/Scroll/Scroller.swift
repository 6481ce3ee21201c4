/// A scroll view without a view: events go in, the offset at any time comes out.
///
///     var scroller = Scroller(.init(viewportLength: 320, range: 0...960))
///     scroller.touchDown(at: 300, time: 0)
///     scroller.touchMoved(to: 280, time: 0.010)
///     scroller.touchUp(time: 0.010)
///     scroller.offset(at: 0.010)  // 20: dragged that far, at 2000 points per second
///     scroller.offset(at: 1)      // 881.3…
///     scroller.offset(at: 1.5)    // 963.9…: past the end, on the way back to …
///     scroller.target             // 960
///
/// Between events nothing happens: the motion after the last event is a few closed forms, and every
/// query is a pure function of time, from the last event on. A time before it answers the state at
/// the event. To go back further, a host keeps a copy for each event; a copy is a few hundred bytes
/// without references.
///
/// Offsets grow when the finger moves towards smaller coordinates, as the content goes with the
/// finger. One value is one axis; for right-to-left content a caller mirrors what goes in.
///
/// Events carry their own time stamps in seconds. A time before the last event counts as the time of
/// that event. An event with a number that is not finite, or beyond ±10¹⁵, is refused: it returns
/// false and changes nothing.
public struct Scroller: Hashable, Sendable {
  /// What scrolls; `configure(_:time:)` changes it.
  public internal(set) var configuration: Configuration

  /// The time of the last event, in seconds.
  public internal(set) var lastEventTime: Double

  /// When the motion ends, in seconds; ∞ while a finger is down.
  ///
  /// Each gesture that moves something has a number of its own, `gesture`. A host that reports the
  /// end of each exactly once keeps the number that it reported last; at each frame, and before it
  /// hands over an event, it reports if `isSettled(at:)` is true and `gesture` is another number. A
  /// gesture that is caught in its flight has no end; the one that caught it has.
  public internal(set) var settlingTime: Double

  /// Where the content will rest, in points; while a finger is down, where it is.
  public internal(set) var target: Double

  /// Whether a finger is down.
  public internal(set) var isTracking = false

  /// The number of the latest gesture, from 0 on; it wraps around.
  ///
  /// A gesture is a touch that moves or catches the content, a series of turns of a wheel, or a call
  /// of `scroll(to:time:animated:)`.
  public internal(set) var gesture: UInt32 = 0

  // The motion: up to three closed forms, each until the next begins, the last until settlingTime.
  var first: Segment
  var second = Segment()
  var third = Segment()

  /// Whether the motion has a place of its own to go to, which a change of configuration keeps.
  var isAimed = false

  /// The offset at which the gesture began.
  var start: Double

  /// The finger's coordinate plus the offset it would give without edges; constant in a drag.
  var grip = 0.0
  var finger = 0.0
  /// Whether this touch has already counted as a gesture.
  var isCounted = false
  var tracker = VelocityTracker()

  /// Until when another turn of the wheel belongs to the same series.
  var wheelEnd = -Double.infinity

  /// Creates a scroller at rest.
  ///
  /// - Parameters:
  ///   - configuration: What scrolls.
  ///   - offset: Where it is, in points. Finite. Outside the range, or between pages, it starts to
  ///     move to where it may rest.
  ///   - time: The time from which on it is there, in seconds. Finite.
  /// - Precondition: Every number in the configuration is in its range; documents are checked before
  ///   this point.
  public init(_ configuration: Configuration, offset: Double = 0, time: Double = 0) {
    configuration.check()
    precondition(
      offset.isFinite && time.isFinite,
      "The offset and the time of a scroller must be finite"
    )
    self.configuration = configuration
    lastEventTime = time
    settlingTime = time
    target = offset
    first = Segment(restingAt: offset, from: time)
    start = offset
    release(offset, velocity: 0, time: time)
  }
}
