package import Scrollwork

extension Program {
  /// A deck made ready to play.
  public struct DeckPlan: Sendable {
    /// The node that is the deck.
    public let node: Int
    /// The node that is the card's template.
    public let card: Int
    /// One past the template's last node.
    public internal(set) var end: Int
    /// The strings of the cards; card *i* takes number *i* modulo their count.
    public let items: [Layer.Row.Item]
    /// The direction of the row.
    public let axis: Scene.Axis
    /// The first slot of its pool of cards.
    public internal(set) var firstSlot = 0
    /// How many cards its pool holds.
    public internal(set) var poolSize = 0
    /// The first of its places among those of all pools.
    var firstPlace = 0
    /// How many slots one card takes.
    public var slotsPerCard: Int { end - card }

    package let deck: Deck
    package let start: Int64
    package var motions: [Motion] = []
    /// The numbers of one card at rest.
    package var base: [Double] = []
    /// The view progress between which a card can be seen.
    package var reach: ClosedRange<Double> = 0...0
  }
}
