internal import Scrollwork

/// Where a layer is added.
struct ScorePlace {
  var parent = -1
  var deck = -1
  /// The parent's size.
  var size: Size
  /// Where the parent's corner rests in the content, and whether that is known to scroll.
  var corner = Point(x: 0, y: 0)
  var scrolls = false
  var shownFrom = -Double.infinity
  var shownTo = Double.infinity
  /// Where the animations stand that the parent plays on each of its layers; 0 when it does not.
  var group = 0
}

extension ScorePlan {
  /// Adds the layers of the scene or of a group.
  @inline(never)
  mutating func addLayers(_ place: ScorePlace) {
    let count = whole()
    for _ in 0..<count { addLayer(place, delay: 0, nil) }
  }

  /// Adds a layer and what it contains.
  @inline(never)
  mutating func addLayer(_ place: ScorePlace, delay: Double, _ card: Size?) {
    let index = nodeCount
    nodeCount += 1
    var node = ScoreNode()
    node.parent = place.parent
    node.deck = place.deck
    node.block = restCount
    node.kind = whole()
    node.flags = ScoreLayerFlags(rawValue: whole())
    node.transform = TransformOrder(rawValue: UInt8(next())) ?? .translateRotateScale
    let box = frame(node.flags.contains(.hasFrame), in: place.size, card)
    node.size = box.size
    node.origin = box.origin
    let shift = next() * pageLength
    let isTop = place.parent < 0
    node.scrolls = isTop && !node.flags.contains(.isPinned) && axis >= 0
    if node.scrolls {
      if axis == 1 { node.origin.y += shift } else { node.origin.x += shift * sign }
    }
    node.shownFrom = place.shownFrom
    node.shownTo = place.shownTo
    if node.flags.contains(.hasPages) {
      node.firstPage = next()
      node.lastPage = next()
      node.shownFrom = node.firstPage
      node.shownTo = node.lastPage
    }
    node.corner = Point(x: place.corner.x + node.origin.x, y: place.corner.y + node.origin.y)
    node.ridesContent = isTop ? node.scrolls : place.scrolls
    node.anchor.x = next()
    if isMirrored { node.anchor.x = 1 - node.anchor.x }
    node.anchor.y = next()
    node.anchorAtRest = Point(x: node.anchor.x * box.size.width, y: node.anchor.y * box.size.height)
    let reach = next()
    let blur = next()
    node.tap = whole()
    if node.tap != ScoreTap.none {
      node.tapPage = next()
      node.tapEvent = whole()
    }
    addRest(node)
    readContent(&node)
    node.outset = node.outset + reach + blur
    if node.animatesPaint { addPaint(node) }
    restCount += node.blockLength
    nodes[index] = node
    if place.group > 0 {
      let here = at
      at = place.group
      addRules(of: index, delay)
      at = here
    }
    let animations = at
    if node.flags.contains(.staggers) { skipRules() } else { addRules(of: index, 0) }
    var inside = ScorePlace(size: box.size)
    inside.parent = index
    inside.deck = place.deck
    inside.corner = node.corner
    inside.scrolls = node.ridesContent
    inside.shownFrom = node.shownFrom
    inside.shownTo = node.shownTo
    if node.isDeck {
      addDeck(index, inside)
    } else if node.flags.contains(.staggers) {
      inside.group = animations
      addStaggered(inside)
    } else if node.isGroup {
      addLayers(inside)
    }
    nodes[index].end = nodeCount
  }

  /// The box of a layer in its parent, mirrored where the scene is; that of a card is in the middle.
  @inline(never)
  private mutating func frame(_ hasFrame: Bool, in parent: Size, _ card: Size?) -> Rect {
    var box = Rect(origin: Point(x: 0, y: 0), size: parent)
    if hasFrame {
      box.origin.x = number(parent.width)
      box.origin.y = number(parent.height)
      box.size.width = number(parent.width)
      box.size.height = number(parent.height)
    } else if let card {
      box.origin.x = (parent.width - card.width) / 2
      box.origin.y = (parent.height - card.height) / 2
      box.size = card
    } else {
      return box
    }
    if isMirrored { box.origin.x = parent.width - box.origin.x - box.size.width }
    return box
  }

  /// Whether a layer with the frame that stands here would rest on screen.
  mutating func startsOnScreen(_ place: ScorePlace) -> Bool {
    let hasFrame = answer()
    let box = frame(hasFrame, in: place.size, nil)
    let x = place.corner.x + box.origin.x
    let y = place.corner.y + box.origin.y
    return x < viewport.width && x + box.size.width > 0 && y < viewport.height
      && y + box.size.height > 0
  }

  /// Adds the animations that stand here to those of a layer.
  @inline(never)
  private mutating func addRules(of node: Int, _ delay: Double) {
    for _ in 0..<whole() {
      let length = whole()
      rules[ruleCount] = ScoreRule(node: node, at: at, delay: delay)
      ruleCount += 1
      at += length
    }
  }

  private mutating func skipRules() {
    for _ in 0..<whole() { at += whole() }
  }
}
