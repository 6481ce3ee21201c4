package import Scrollwork

/// A scene made ready to play: every name, unit and parameter resolved, laid out for one viewport.
///
/// A program never changes; what does is the `Player`'s. Turning a parameter or the device makes a new
/// one, and a player goes on with it.
public struct Program: Sendable {
  /// What it was made for.
  public let environment: Environment
  /// What lies behind every layer.
  public let background: Fill
  /// The layers in document order; a card's template stands once.
  public internal(set) var nodes: [Node] = []
  /// The decks.
  public internal(set) var decks: [DeckPlan] = []
  /// How many viewports long the content is, at least 1.
  public let pages: Double
  /// How the content scrolls; nil when it does not.
  public let scroll: Scene.Scroll?

  package let isMirrored: Bool
  package let reduction: Scene.ReducedMotion
  /// The node of each slot: those of no card first, then every deck's pool.
  var nodeOfSlot: [Int32] = []
  /// The containing slot of each slot, or -1.
  var parentOfSlot: [Int32] = []
  /// Where a slot's numbers begin among those of the frame.
  var blockOfSlot: [Int32] = []
  /// The slot of each node that is in no card; -1 otherwise.
  var slotOfNode: [Int32] = []
  /// The numbers at rest, block after block.
  package var base: [Double] = []
  /// The motions of no card; those of a deck are in its plan.
  package var motions: [Motion] = []
  package var keys = Keys()
  package var timings: [Timing] = []
  package var springs: [SpringPlay] = []
  package var triggers = [Trigger(cause: .scene, offsets: nil)]
  /// What the player reads of each node.
  var layouts: [Layout] = []
  /// How many slots belong to no card; they come first.
  var staticSlots = 0
  /// How many groups and decks there are outside of cards.
  var groupCount = 0
  /// What moves as the content scrolls, by page.
  var scrollSweep = Sweep()
  /// What may come, go or move along with the content, by page.
  var windowSweep = Sweep()
  /// What moves with time, by seconds after each trigger.
  var clockSweeps: [Sweep] = []
  /// Whether the order of the scene's own layers must be found anew for each frame.
  var sortsTop = false

  /// Whether the scene's own layers are drawn in another order in one frame than in the next.
  public var sortsLayers: Bool { sortsTop }

  /// How many slots a frame has.
  public var slotCount: Int { nodeOfSlot.count }

  /// The place of a slot's node among the nodes.
  public func nodeIndex(ofSlot slot: Int) -> Int { Int(nodeOfSlot[slot]) }

  /// The node of a slot.
  public func node(ofSlot slot: Int) -> Node { nodes[Int(nodeOfSlot[slot])] }

  /// The containing slot, or -1.
  public func parent(ofSlot slot: Int) -> Int { Int(parentOfSlot[slot]) }

  /// Which of its deck's items a card shows; nil outside of decks and in decks without items.
  package func itemIndex(ofDeck deck: Int, card: Int64) -> Int? {
    guard deck >= 0, card >= 0, !decks[deck].items.isEmpty else { return nil }
    return Int(truncatingIfNeeded: card % Int64(decks[deck].items.count))
  }

  /// The strings of a card; nil outside of decks and in decks without items.
  public func item(ofDeck deck: Int, card: Int64) -> Layer.Row.Item? {
    itemIndex(ofDeck: deck, card: card).map { decks[deck].items[$0] }
  }

  /// The length of a page in points.
  package var pageLength: Double {
    scroll?.axis == .vertical ? environment.viewport.height : environment.viewport.width
  }

  /// 1, or -1 where the layout and its motion are mirrored.
  package var sign: Double { isMirrored ? -1 : 1 }

  /// Makes a scene ready to play.
  ///
  /// - Parameters:
  ///   - scene: A scene whose numbers make sense in the environment, as `Scene(json:in:)` finds.
  ///   - environment: What it is laid out for.
  public init(_ scene: Scene, in environment: Environment) {
    self.environment = environment
    background = scene.background
    scroll = scene.scroll
    isMirrored = scene.direction == .rightToLeft
    reduction = environment.prefersReducedMotion ? scene.reducedMotion : .full
    let scope = Scope(
      scene.parameters,
      given: environment.parameters,
      viewport: environment.viewport
    )
    let length = scene.scroll?.pages.value(.number, scope) ?? 1
    pages = length > 1 ? length : 1

    var builder = ProgramBuilder(scope: scope, reducesOvershoot: reduction != .full)
    for layer in scene.layers {
      builder.add(layer, to: &self, in: .init(size: environment.viewport))
    }
    builder.layOutBlocks(&self)
    builder.compileRules(&self)
    boundClocks()
    layOutNodes()
    boundScales()
    for deck in decks.indices { measureReach(of: deck) }
    layOutSlots()
    numberLayouts()
    buildSweeps()
  }
}
