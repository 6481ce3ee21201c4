internal import Scrollwork

/// Plays a program: touches and time in, frames out.
///
///     var player = Player(program)
///     player.handle(.init(time: 0.2, .down(id: 1, Point(x: 300, y: 400))))
///     player.handle(.init(time: 0.3, .move(id: 1, Point(x: 100, y: 400))))
///     player.seek(to: 0.35)
///     player.frame.scroll.page
///
/// Events come in the order of their times. Between events every frame is a pure function of its time:
/// seeking forward or back, at any rate, gives the same frames. For whole traces see `Playback`.
public struct Player: Sendable {
  /// What is played.
  public internal(set) var program: Program
  /// The frame of the last `seek(to:)`.
  public internal(set) var frame: Frame
  /// What happened that the host may want to know, oldest first; empty it with `takeActions()`.
  public internal(set) var actions: [Action] = []

  var state = PlayerState()
  /// What is laid out, which the next frame starts from.
  var scene = LaidOut()

  /// Something that happened.
  public enum Action: Hashable, Sendable {
    /// A layer that sends an event was tapped; the card's number when it lies in a deck, otherwise -1.
    case event(UTF8String, card: Int64)
  }

  /// Creates a player at time 0, with nothing scrolled.
  public init(_ program: Program) {
    self.program = program
    frame = Frame(slots: program.slotCount, decks: program.decks.count, values: program.base)
    resetShown()
    start()
    updateStarts(after: 0)
  }

  /// Forgets what was shown, so that everything visible counts as new.
  mutating func resetShown() { scene = LaidOut(program) }

  /// Shows the moment `time`, in seconds since the scene appeared.
  ///
  /// - Parameter time: Finite. A moment before the last event counts as that of the event, so that
  ///   what events did is never shown before they happened.
  public mutating func seek(to time: Double) {
    precondition(time.isFinite, "A moment must be a finite number of seconds")
    let moment = time > state.time ? time : state.time
    frame.time = moment
    frame.isSettled = moment >= state.restingTime && !state.isRestless && settlingTime < .infinity
    readScroll(at: moment)
    layOut(at: moment)
  }

  /// Returns what happened since the last call.
  public mutating func takeActions() -> [Action] {
    defer { actions = [] }
    return actions
  }

  /// When everything that scrolls comes to rest, if nothing touches it; ∞ while a finger holds it.
  public var settlingTime: Double {
    var last = state.scroller?.settlingTime ?? 0
    for deck in state.decks where deck.settlingTime > last { last = deck.settlingTime }
    return last
  }

  /// When everything has come to rest, scrolling and every clock that has an end, if nothing more
  /// happens; what a finger holds counts as being at rest.
  public var restingTime: Double {
    state.restingTime > state.time ? state.restingTime : state.time
  }
}
