internal import Scrollwork

/// All that a player remembers: what scrolls, which clocks have started, which finger is down.
///
/// A small value. Together with a moment it decides the frame, so a copy kept for each event is the
/// whole history of a performance.
struct PlayerState: Sendable {
  /// The moment of the last event, in seconds.
  var time: Double = 0
  /// The content's scroller; nil when it does not scroll.
  var scroller: Scroller?
  /// The decks' scrollers, whose offsets count from `origins`.
  var decks: [Scroller] = []
  /// The slot at which each deck's offset is 0.
  var origins: [Int64] = []
  /// When each trigger fires: ∞ when it will not, as things go now.
  var starts: [Double] = []
  /// How often the starts were found; two states of one performance with the same number agree on them.
  var revision: UInt32 = 0
  /// When all has come to rest as things go now, clocks without an end left aside.
  var restingTime: Double = 0
  /// Whether a clock without an end has started, or will.
  var isRestless = false
  /// The finger that counts.
  var touch: Touch?

  /// A finger on the screen.
  struct Touch: Sendable {
    var id: Int32
    var start: Point
    var startTime: Double
    /// Where and when it was last felt.
    var last: Point
    var lastTime: Double
    /// What it moves: nil while that is open.
    var target: Target?
    /// The deck under it when it came down, or -1.
    var deck: Int
    /// What lifting it taps; nil when that is nothing, and once it scrolls.
    var tap: Tap?
  }

  /// A layer with a tap, as it was seen when the finger came down.
  struct Tap: Sendable {
    var node: Int32
    /// The card's number, or -1.
    var card: Int64
    /// Where the card lies in its deck's row.
    var cardSlot: Int64
  }

  /// What a finger moves.
  enum Target: Hashable, Sendable {
    case content
    case deck(Int)
    /// It went a way in which nothing scrolls.
    case nothing
  }
}
