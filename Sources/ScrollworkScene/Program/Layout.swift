internal import Scrollwork

/// What a player reads of a node in a frame: plain numbers, so that a frame walks one array.
struct Layout: Sendable {
  /// The frame's corner in the parent, pages included.
  var origin: Point
  /// The anchor in the unit square, and in the layer's own points at rest.
  var anchor: Point
  var anchorAtRest: Point
  var size: Size
  /// How far what it shows may reach beyond its box, in points.
  var outset: Double
  /// The same without room for texts that do not fit their box.
  var overhang: Double
  /// The scroll positions at which it is there.
  var firstPage: Double
  var lastPage: Double
  /// One past the last node of its subtree.
  var end: Int32
  var parent: Int32
  /// Where its numbers begin: among those of the frame, or of its card's template.
  var block: Int32
  /// Its slot and one past those of its subtree; −1 in cards.
  var slot: Int32 = -1
  var slotEnd: Int32 = -1
  /// Its place among the groups and decks outside of cards; −1 otherwise.
  var group: Int32 = -1
  /// The deck that it is; −1 otherwise.
  var deck: Int32 = -1
  /// Its motions among those of the program, or of its card's deck.
  var motions: Range<Int32> = 0..<0
  var kind: Kind
  var transform: TransformOrder
  var scrolls: Bool
  var animatesPaint: Bool
  var sortsChildren: Bool

  /// How it holds others.
  enum Kind: UInt8, Sendable { case leaf, group, clip, deck }

  init(_ node: Node) {
    origin = node.origin
    anchor = node.anchor
    anchorAtRest = Point(x: node.anchor.x * node.size.width, y: node.anchor.y * node.size.height)
    size = node.size
    outset = node.outset
    overhang = node.outset
    if case .text(let text) = node.content {
      overhang -= Node.room(for: text, in: node.size) - text.font.size
    }
    firstPage = node.pages?.lowerBound ?? -.infinity
    lastPage = node.pages?.upperBound ?? .infinity
    end = Int32(node.end)
    parent = Int32(node.parent)
    block = Int32(node.block)
    transform = node.transform
    scrolls = node.scrolls
    animatesPaint = node.animatesPaint
    sortsChildren = node.sortsChildren
    switch node.content {
    case .group(let clips, _): kind = clips ? .clip : .group
    case .deck(let index):
      kind = .deck
      deck = Int32(index)
    default: kind = .leaf
    }
  }

  /// The size in the frame whose numbers begin at `values[block]`.
  func size(_ values: [Double], _ block: Int) -> Size {
    animatesPaint
      ? Size(width: values[block + Channel.width], height: values[block + Channel.height]) : size
  }

  /// From the layer's own points to its parent's, for the numbers that begin at `values[block]`.
  ///
  /// `shift` is what scrolling or the card's slot adds to the frame's corner.
  func local(_ values: [Double], _ block: Int, shift: Point) -> Affine {
    var inside = anchorAtRest
    if animatesPaint {
      inside.x = anchor.x * values[block + Channel.width]
      inside.y = anchor.y * values[block + Channel.height]
    }
    return transform.affine(
      x: values[block + Channel.x],
      y: values[block + Channel.y],
      scaleX: values[block + Channel.scaleX],
      scaleY: values[block + Channel.scaleY],
      rotation: values[block + Channel.rotation],
      at: Point(
        x: origin.x + shift.x + anchorAtRest.x,
        y: origin.y + shift.y + anchorAtRest.y
      ),
      anchor: inside
    )
  }

  /// The box in which it may draw, in its own points.
  func box(_ size: Size) -> Rect { box(size, outset) }

  /// The box with so many points around it.
  func box(_ size: Size, _ outset: Double) -> Rect {
    Rect(
      x: -outset,
      y: -outset,
      width: size.width + 2 * outset,
      height: size.height + 2 * outset
    )
  }
}

extension Program {
  /// Gives every node what the player reads of it, slots aside.
  mutating func layOutNodes() {
    layouts = nodes.map { Layout($0) }
    giveMotions(motions)
    for deck in decks { giveMotions(deck.motions) }
  }

  /// The motions of a node, in the order in which they join.
  package func motions(of node: Int) -> ArraySlice<Motion> {
    let range = layouts[node].motions
    let deck = nodes[node].deck
    return (deck < 0 ? motions : decks[deck].motions)[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  private mutating func giveMotions(_ motions: [Motion]) {
    var first = 0
    for index in motions.indices {
      let node = Int(motions[index].node)
      if index == 0 || motions[index - 1].node != motions[index].node { first = index }
      layouts[node].motions = Int32(first)..<Int32(index + 1)
    }
  }

  /// Gives every layout its slots and its place among the groups.
  mutating func numberLayouts() {
    var groups: Int32 = 0
    for index in layouts.indices {
      layouts[index].slot = slotOfNode[index]
      guard layouts[index].slot >= 0 else { continue }
      // Slots of no card follow each other as their nodes do.
      var next = Int(layouts[index].end)
      while next < layouts.count, slotOfNode[next] < 0 { next += 1 }
      layouts[index].slotEnd = next < layouts.count ? slotOfNode[next] : Int32(staticSlots)
      if layouts[index].kind != .leaf {
        layouts[index].group = groups
        groups += 1
      }
    }
    groupCount = Int(groups)
  }
}
