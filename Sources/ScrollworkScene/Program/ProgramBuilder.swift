internal import Scrollwork

/// What is at hand while a scene becomes a program.
struct ProgramBuilder {
  let scope: Scope
  /// Whether springs stop at their target, for people who asked for less motion.
  var reducesOvershoot = false
  /// The animations found, in document order.
  var rules: [Rule] = []
  /// The resting values of each node's own channels, and its resting paint.
  var rests: [Rest] = []

  /// One animation of one node.
  struct Rule {
    let node: Int
    let animation: Layer.Animation
    /// Seconds that a stagger adds.
    let delay: Double
  }

  /// The resting numbers of one node.
  struct Rest {
    var numbers: [Double]
    var paint = RestingPaint()
  }

  /// The resting paint of one node.
  struct RestingPaint {
    var radius: Double = 0
    var strokeWidth: Double = 0
    var trimStart: Double = 0
    var trimEnd: Double = 1
    var color = RGBA.black
    var fill = RGBA.clear
    var strokeColor = RGBA.clear
  }

  /// Where a layer is added.
  struct Place {
    var parent = -1
    var deck = -1
    /// The parent's size.
    var size: Size
    /// Where the parent's corner rests in the content, and whether that is known to scroll.
    var corner = Point(x: 0, y: 0)
    var isTop: Bool { parent < 0 }
    var scrolls = false
    var pages: ClosedRange<Double>?
  }

  /// Adds a layer and what it contains.
  mutating func add(_ layer: Layer, to program: inout Program, in place: Place) {
    let box = frame(of: layer, in: place.size, program)
    var corner = box.origin
    if place.isTop && !layer.isPinned && program.scroll != nil {
      let shift = layer.page * program.pageLength
      if program.scroll?.axis == .vertical {
        corner.y += shift
      } else {
        corner.x += shift * program.sign
      }
    }
    let index = append(layer, size: box.size, corner: corner, to: &program, in: place)
    let here = Place(
      parent: index,
      deck: place.deck,
      size: box.size,
      corner: Point(x: place.corner.x + corner.x, y: place.corner.y + corner.y),
      scrolls: place.isTop ? program.nodes[index].scrolls : place.scrolls,
      pages: layer.pages ?? place.pages
    )
    switch layer.content {
    case .group(let group):
      addGroup(group, of: layer, to: &program, in: here)
    case .deck(let row):
      addRules(of: layer, node: index)
      addDeck(row, to: &program, in: here)
    default:
      addRules(of: layer, node: index)
    }
    program.nodes[index].end = program.nodes.count
  }

  /// The animations of a layer that plays them itself.
  private mutating func addRules(of layer: Layer, node: Int, delay: Double = 0) {
    for animation in layer.animations {
      rules.append(Rule(node: node, animation: animation, delay: delay))
    }
  }

  private mutating func addGroup(
    _ group: Layer.Group,
    of layer: Layer,
    to program: inout Program,
    in place: Place
  ) {
    guard let stagger = group.stagger else {
      addRules(of: layer, node: place.parent)
      for child in group.layers { add(child, to: &program, in: place) }
      return
    }
    let delays = self.delays(stagger, group.layers, place, program)
    for (child, delay) in zip(group.layers, delays) {
      let node = program.nodes.count
      addRules(of: layer, node: node, delay: delay)
      add(child, to: &program, in: place)
    }
  }

  private mutating func addDeck(
    _ row: Layer.Row,
    to program: inout Program,
    in place: Place
  ) {
    let length = row.axis == .vertical ? place.size.height : place.size.width
    let pitch = length / value(row.visible, .number, .slots, or: 1)
    // A row without length shows nothing.
    let isSeen = pitch >= 1e-6 && pitch.isFinite
    let deck = Deck(
      count: isSeen ? row.cardCount : 0,
      loops: row.loops,
      pitch: isSeen ? pitch : 1,
      maxFling: row.maxFling
    )
    let card = program.nodes.count
    program.decks.append(
      Program.DeckPlan(
        node: place.parent,
        card: card,
        end: card,
        items: row.items,
        axis: row.axis,
        deck: deck,
        // Far along an endless row it begins as far behind, where no fling reaches the largest number.
        start: row.loops && row.start > 1 << 61 ? row.start - row.cardCount : row.start
      )
    )
    let size = Size(
      width: row.card.width.value(.length, scope.of(place.size.width)) ?? 0,
      height: row.card.height.value(.length, scope.of(place.size.height)) ?? 0
    )
    var layer = row.card.layer
    layer.frame = .init(
      .constant((place.size.width - size.width) / 2),
      .constant((place.size.height - size.height) / 2),
      .constant(size.width),
      .constant(size.height)
    )
    var inside = place
    inside.deck = program.decks.count - 1
    add(layer, to: &program, in: inside)
    program.decks[inside.deck].end = program.nodes.count
  }

  /// The value of an expression, moved to the nearest that its place admits.
  func value(
    _ expression: Expression,
    _ dimension: Expression.Dimension,
    _ bound: Bound,
    or missing: Double = 0
  ) -> Double {
    bound.nearest(expression.value(dimension, scope) ?? missing, dimension)
  }

  /// The box of a layer in its parent, mirrored where the scene is.
  func frame(of layer: Layer, in parent: Size, _ program: Program) -> Rect {
    guard let frame = layer.frame else {
      return Rect(origin: Point(x: 0, y: 0), size: parent)
    }
    let width = frame.width.value(.length, scope.of(parent.width)) ?? 0
    let height = frame.height.value(.length, scope.of(parent.height)) ?? 0
    let x = frame.x.value(.length, scope.of(parent.width)) ?? 0
    let y = frame.y.value(.length, scope.of(parent.height)) ?? 0
    return Rect(
      origin: Point(x: program.isMirrored ? parent.width - x - width : x, y: y),
      size: Size(width: width, height: height)
    )
  }
}
