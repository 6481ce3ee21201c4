public import Scrollwork

/// What a scene looks like at one moment: for each visible layer where it is, how opaque, and its paint.
///
/// A frame is a struct of arrays. Every layer has a *slot* that stays its own: a host ties one view,
/// element or texture to a slot and keeps it. The cards of a deck share a fixed pool of slots; when
/// another card takes a slot, `changes` says `.card`. `order` lists the slots that are visible, back
/// to front, and `changed` those that differ from the frame before, so that a host touches nothing else.
public struct Frame: Sendable {
  /// Seconds since the scene appeared.
  public internal(set) var time: Double = 0
  /// How the content is scrolled.
  public internal(set) var scroll = Scroll()
  /// How each deck is scrolled.
  public internal(set) var decks: [Deck] = []
  /// Whether everything has come to rest: later frames are the same until a touch.
  public internal(set) var isSettled = false
  /// The visible slots, back to front.
  ///
  /// A group stands before its layers.
  public internal(set) var order: [Int32] = []
  /// The slots that differ from the frame before, those that went away among them.
  public internal(set) var changed: [Int32] = []

  // By slot.

  /// From the layer's own points to its parent's.
  public internal(set) var local: [Affine]
  /// From the layer's own points to the viewport's.
  public internal(set) var world: [Affine]
  /// 0 … 1, of the layer itself; a group's fades its picture as one.
  public internal(set) var opacity: [Double]
  /// The place among its siblings.
  public internal(set) var depth: [Double]
  /// What differs from the frame before.
  public internal(set) var changes: [Changes]
  /// The card shown, counted from the deck's first; -1 outside of decks.
  public internal(set) var card: [Int64]
  /// Every number of every slot: `Channel.count` each, then the paint where it moves.
  var values: [Double]

  /// The position of something that scrolls.
  public struct Scroll: Hashable, Sendable {
    /// Points scrolled; grows towards later pages.
    ///
    /// Outside of the content while it is pulled.
    public internal(set) var offset: Double = 0
    /// Points a second.
    public internal(set) var velocity: Double = 0
    /// The offset in pages.
    public internal(set) var page: Double = 0
    /// Whether a finger holds it.
    public internal(set) var isTracking = false
    /// -1 towards earlier pages, 1 towards later ones, 0 at rest.
    public var direction: Int { velocity > 0 ? 1 : velocity < 0 ? -1 : 0 }
  }

  /// The position of a deck.
  public struct Deck: Hashable, Sendable {
    /// The card nearest to the centre, counted endlessly.
    public internal(set) var slot: Int64 = 0
    /// How far beyond that card's centre, −½ … ½ slots.
    public internal(set) var fraction: Double = 0
    /// Slots a second.
    public internal(set) var velocity: Double = 0
    /// Whether a finger holds it.
    public internal(set) var isTracking = false
    /// -1 towards earlier cards, 1 towards later ones, 0 at rest.
    public var direction: Int { velocity > 0 ? 1 : velocity < 0 ? -1 : 0 }
  }

  /// What may differ from the frame before.
  public struct Changes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It was not visible before.
    public static let appeared = Changes(rawValue: 1)
    /// It is not visible any more.
    public static let disappeared = Changes(rawValue: 2)
    /// It moved in its parent.
    public static let transform = Changes(rawValue: 4)
    /// Its opacity changed.
    public static let opacity = Changes(rawValue: 8)
    /// Its place among its siblings changed.
    public static let depth = Changes(rawValue: 16)
    /// What is drawn changed.
    public static let paint = Changes(rawValue: 32)
    /// Another card uses the slot.
    public static let card = Changes(rawValue: 64)
    /// It moved in the viewport, by itself or with its parents.
    public static let world = Changes(rawValue: 128)
  }

  init(slots: Int, decks: Int, values: [Double]) {
    local = Array(repeating: .identity, count: slots)
    world = Array(repeating: .identity, count: slots)
    opacity = Array(repeating: 1, count: slots)
    depth = Array(repeating: 0, count: slots)
    changes = Array(repeating: [], count: slots)
    card = Array(repeating: -1, count: slots)
    self.decks = Array(repeating: Deck(), count: decks)
    self.values = values
    order.reserveCapacity(slots)
    changed.reserveCapacity(slots)
  }
}
