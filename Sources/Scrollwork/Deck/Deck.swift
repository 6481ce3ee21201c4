/// A row of cards in slots of equal width, with an end or without.
///
///     let deck = Deck(count: 999, loops: true, viewportLength: 320, visible: 5, maxFling: 3)
///     deck.pitch             // 64 points
///     deck.card(atSlot: -1)  // 998
///
/// A slot is a place in the row, numbered by one unbounded coordinate; a card is what lies in it. In
/// a loop every slot holds a card, the same one every `count` slots, so a loop of one or two cards
/// fills the screen as well. Slots are whole numbers of 64 bits and positions a slot with a
/// fraction, so a card far away is as exact as the first. Nothing here costs more for more cards.
public struct Deck: Hashable, Sendable {
  /// How many cards there are: 0 … 2⁶².
  public let count: Int64

  /// Whether the row goes on from the last card to the first, both ways.
  public let loops: Bool

  /// The distance from one slot to the next, in points.
  public let pitch: Double

  /// How many slots a fling goes at most, from where the gesture began; nil for any number.
  public let maxFling: Int?

  /// Creates a row of cards.
  ///
  /// - Parameters:
  ///   - count: How many cards there are: 0 … 2⁶².
  ///   - loops: Whether the row goes on from the last card to the first.
  ///   - pitch: The distance from one slot to the next, in points. Finite, greater than 0.
  ///   - maxFling: How many slots a fling goes at most, at least 1; nil for any number.
  public init(count: Int64, loops: Bool = false, pitch: Double, maxFling: Int? = nil) {
    precondition(count >= 0 && count <= Deck.limit, "A deck must have 0 … 2⁶² cards")
    precondition(
      pitch > 0 && pitch.isFinite,
      "The pitch of a deck must be finite and > 0 points"
    )
    precondition(maxFling ?? 1 >= 1, "A fling must be able to go on by at least 1 slot")
    self.count = count
    self.loops = loops
    self.pitch = pitch
    self.maxFling = maxFling
  }

  /// Creates a row of cards of which so many slots fit a screen.
  ///
  /// - Parameters:
  ///   - count: How many cards there are: 0 … 2⁶².
  ///   - loops: Whether the row goes on from the last card to the first.
  ///   - viewportLength: The length of the viewport, in points. Finite, greater than 0.
  ///   - visible: How many slots fit it. Finite, greater than 0.
  ///   - maxFling: How many slots a fling goes at most, at least 1; nil for any number.
  public init(
    count: Int64,
    loops: Bool = false,
    viewportLength: Double,
    visible: Double,
    maxFling: Int? = nil
  ) {
    precondition(
      visible > 0 && visible.isFinite,
      "The number of visible slots must be finite and > 0"
    )
    self.init(count: count, loops: loops, pitch: viewportLength / visible, maxFling: maxFling)
  }

  /// 2⁶²: slots lie within it to both sides, so that no difference of two overflows.
  @usableFromInline static var limit: Int64 { 1 << 62 }

  /// Returns the card in a slot; nil beyond the ends of a row that has ends, and in an empty one.
  @inlinable
  public func card(atSlot slot: Int64) -> Int64? {
    if loops { return count > 0 ? Deck.modulo(slot, count) : nil }
    return slot >= 0 && slot < count ? slot : nil
  }

  /// Returns `value` modulo `count`, 0 ..< count also below 0.
  ///
  /// - Parameters:
  ///   - value: Any whole number.
  ///   - count: Greater than 0.
  /// - Returns: The rest.
  @inlinable
  package static func modulo(_ value: Int64, _ count: Int64) -> Int64 {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }
}
