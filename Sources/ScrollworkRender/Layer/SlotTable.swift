internal import Scrollwork
internal import ScrollworkScene

/// What drawing needs to know of each node, and which node each slot shows: resolved once.
struct SlotTable {
  /// By node.
  private(set) var nodes: [Info] = []
  /// The node of each slot.
  private(set) var nodeOfSlot: [Int] = []
  /// The containing slot of each slot, or -1.
  private(set) var parentOfSlot: [Int] = []
  /// How many entries there are: one for each node and each of the strings it may show.
  private(set) var entryCount = 0

  /// A node, without what only the player needs.
  struct Info {
    /// Whether it contains layers rather than showing something.
    let isGroup: Bool
    /// Whether its layers are cut at its box.
    let clips: Bool
    /// The corner radius of the cut, in points.
    let radius: Double
    /// The size at rest, in points.
    let size: Size
    /// The largest scale that motion gives it.
    let maximumScale: Double
    /// Whether what it shows changes with time.
    let animatesPaint: Bool
    /// Its deck, or -1.
    let deck: Int
    /// Whether it is a deck's card.
    let isCard: Bool
    /// The first of its entries.
    let firstEntry: Int
    /// How many entries it has: 1, or one for each item of its deck.
    let entryCount: Int
  }

  /// Resolves a program.
  init(_ program: Program) {
    let cards = Set(program.decks.map(\.card))
    for node in program.nodes {
      let items = node.deck < 0 ? 0 : program.decks[node.deck].items.count
      let count = items > 0 && Self.usesItems(node) ? items : 1
      var clip = (isOn: false, radius: 0.0)
      var isGroup = true
      switch node.content {
      case .group(let clips, let radius): clip = (clips, radius)
      case .deck: break
      default: isGroup = false
      }
      let isCard = cards.contains(nodes.count)
      nodes.append(
        Info(
          isGroup: isGroup,
          clips: clip.isOn,
          radius: clip.radius,
          size: node.size,
          maximumScale: node.maximumScale,
          animatesPaint: node.animatesPaint,
          deck: node.deck,
          isCard: isCard,
          firstEntry: entryCount,
          entryCount: count
        )
      )
      entryCount += count
    }
    nodeOfSlot = (0..<program.slotCount).map { program.nodeIndex(ofSlot: $0) }
    parentOfSlot = (0..<program.slotCount).map { program.parent(ofSlot: $0) }
  }

  private static func usesItems(_ node: Node) -> Bool {
    let brace = UInt8(ascii: "{")
    switch node.content {
    case .image(let image): return image.file.bytes.contains(brace)
    case .text(let text): return text.string.bytes.contains(brace)
    default: return false
    }
  }
}
