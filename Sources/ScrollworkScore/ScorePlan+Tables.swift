internal import Scrollwork

/// A layer, as a frame and a finger need it.
struct ScoreNode {
  var kind = ScoreKind.leaf
  var flags: ScoreLayerFlags = []
  var transform = TransformOrder.translateRotateScale
  var parent = -1
  /// One past the last node of its subtree.
  var end = 0
  /// The deck whose card it is part of, and the deck that it is; or −1.
  var deck = -1
  var row = -1
  /// Where its numbers begin among those at rest.
  var block = 0
  /// Its slot, or that in its deck's first card.
  var slot = 0
  var origin = Point(x: 0, y: 0)
  var anchor = Point(x: 0, y: 0)
  var anchorAtRest = Point(x: 0, y: 0)
  var size = Size(width: 0, height: 0)
  /// How far what it shows may reach beyond its box, and how much of that is room for long texts.
  var outset = 0.0
  var slack = 0.0
  /// The scroll positions at which it is there.
  var firstPage = -Double.infinity
  var lastPage = Double.infinity
  /// The same, or those of one of its parents.
  var shownFrom = -Double.infinity
  var shownTo = Double.infinity
  /// Where its corner rests in the content or in the screen, and whether that scrolls.
  var corner = Point(x: 0, y: 0)
  var ridesContent = false
  /// Whether scrolling shifts it.
  var scrolls = false
  var radius = 0.0
  var strokeWidth = 0.0
  var trimStart = 0.0
  var trimEnd = 1.0
  /// As `ScoreTap` has it.
  var tap = ScoreTap.none
  var tapPage = 0.0
  var tapEvent = 0

  var isDeck: Bool { ScoreParts.decks && kind == ScoreKind.deck }
  /// Whether it is part of a card.
  var isInDeck: Bool { ScoreParts.decks && deck >= 0 }
  var isGroup: Bool { kind == ScoreKind.group || kind == ScoreKind.clip }
  var animatesPaint: Bool { flags.contains(.animatesPaint) }
  var sortsChildren: Bool { flags.contains(.sortsChildren) }
  var blockLength: Int { ScoreChannel.count + (animatesPaint ? ScoreChannel.paintCount : 0) }
}

/// One animation of one layer: where it stands in the score.
struct ScoreRule {
  var node: Int
  var at: Int
  /// Seconds that a stagger adds.
  var delay: Double
}

/// One animated number of one layer.
struct ScoreMotion {
  /// What it is read at, as `ScoreSource` has it.
  var source: Int
  var operation: Composition
  var node: Int
  var deck: Int
  /// Which of the numbers at rest it moves.
  var place: Int
  var channel: Int
  var firstKey = 0
  var lastKey = 0
  var goesOnBefore = false
  var goesOnAfter = false
  var timing = 0
  var trigger = 0
}

/// A spring on the clock.
struct ScoreSpring {
  var motion: SpringMotion
  var delay: Double
  var rest: Double
  var showsBefore: Bool
  var showsAfter: Bool
}

/// What starts a clock.
struct ScoreTrigger {
  /// The page, or the node, that it waits for; −1 is none.
  var page = -1.0
  var node = -1
  /// Whether it fires when the scene appears; otherwise at these offsets.
  var isScene = true
  var low = 0.0
  var high = 0.0
  /// When what it starts is over, in seconds; and whether something never is.
  var end = 0.0
  var isEndless = false
  /// When it fires: ∞ when it will not, as things go now.
  var start = Double.infinity
}

/// A deck: its row and its pool.
struct ScoreDeck {
  var node: Int
  var card: Int
  var end = 0
  var axis: Int
  var deck: Deck
  var start: Int64
  /// The view progress between which a card can be seen.
  var low = 0.0
  var high = 0.0
  var poolSize = 0
  var firstSlot = 0
  /// Where the numbers of its first card begin.
  var firstBlock = 0
  /// Where its first place is among those of all pools.
  var firstPlace = 0

  var slotsPerCard: Int { end - card }
}
