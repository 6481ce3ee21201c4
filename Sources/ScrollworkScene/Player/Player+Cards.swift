internal import Scrollwork

extension Player {
  /// Shows the cards of a deck that can be seen, by depth, then place in the row.
  mutating func showCards(
    of deck: Int,
    slot: Int,
    _ world: Affine,
    _ area: Rect,
    _ time: Double
  ) -> Bool {
    let plan = program.decks[deck]
    guard plan.poolSize > 0 else { return false }
    let position = Deck.Position(slot: frame.decks[deck].slot, fraction: frame.decks[deck].fraction)
    let before = scene.passes[deck]
    scene.passes[deck] = scene.generation
    swap(&scene.earlierCards, &scene.cards[deck])
    scene.cards[deck].removeAll(keepingCapacity: true)
    let first = scene.sorted.count
    for cardSlot in plan.deck.visibleSlots(at: position, reach: plan.reach) {
      let view = plan.deck.viewProgress(ofSlot: cardSlot, at: position)
      let key = Int(plan.deck.recyclingKey(ofSlot: cardSlot, poolSize: Int64(plan.poolSize)))
      let root = plan.firstSlot + key * plan.slotsPerCard
      pool(cardSlot, deck, key, root)
      play(plan, slot: root, view: view, at: time)
      scene.sorted.insert(Int32(root), depth: depth(ofSlot: root), after: first)
    }
    let last = scene.sorted.count
    for place in first..<last {
      let root = Int(scene.sorted[place].item)
      let cardSlot = scene.pooled[plan.firstPlace + (root - plan.firstSlot) / plan.slotsPerCard]
      let view = plan.deck.viewProgress(ofSlot: cardSlot, at: position)
      let shift = program.slotShift(plan, view)
      placeCard(plan.card, deck, since: before, slot: root, world, area, shift)
    }
    scene.sorted.removeLast(last - first)
    for slot in scene.earlierCards where !isCardShown(Int(slot)) { mark(Int(slot), .disappeared) }
    if scene.cards[deck] != scene.earlierCards { scene.isReordered = true }
    return !scene.cards[deck].isEmpty
  }

  /// Whether a slot of a pool is visible in the frame at hand.
  func isCardShown(_ slot: Int) -> Bool {
    scene.cardShown[slot - program.staticSlots] == scene.generation
  }

  /// Takes all cards of a deck away.
  mutating func hideCards(of deck: Int) {
    scene.passes[deck] = 0
    if !scene.cards[deck].isEmpty { scene.isReordered = true }
    for slot in scene.cards[deck] { mark(Int(slot), .disappeared) }
    scene.cards[deck].removeAll(keepingCapacity: true)
  }

  /// Gives a place of the pool to a card.
  private mutating func pool(_ cardSlot: Int64, _ deck: Int, _ key: Int, _ root: Int) {
    let place = program.decks[deck].firstPlace + key
    guard scene.pooled[place] != cardSlot else { return }
    scene.pooled[place] = cardSlot
    let card = program.decks[deck].deck.card(atSlot: cardSlot) ?? -1
    for slot in root..<root + program.decks[deck].slotsPerCard where frame.card[slot] != card {
      frame.card[slot] = card
      mark(slot, .card)
    }
  }

  /// Places a layer of a card and what it contains; returns whether anything of it is visible.
  @discardableResult
  private mutating func placeCard(
    _ index: Int,
    _ deck: Int,
    since before: UInt32,
    slot: Int,
    _ parent: Affine,
    _ area: Rect,
    _ shift: Point
  ) -> Bool {
    let layout = program.layouts[index]
    let page = frame.scroll.page
    let block = Int(program.blockOfSlot[slot])
    var opacity = frame.values[block + Channel.opacity]
    if opacity > 1 { opacity = 1 }
    guard opacity > 0, layout.firstPage <= page, page <= layout.lastPage else { return false }
    let local = layout.local(frame.values, block, shift: shift)
    let world = parent.concatenating(local)
    let mark = scene.cards[deck].count
    scene.cards[deck].append(Int32(slot))
    var isVisible = false
    if layout.kind == .leaf {
      let box = layout.box(layout.size(frame.values, block))
      isVisible = world.bounds(of: box).intersects(area)
    } else {
      var inner = area
      if layout.kind == .clip {
        inner = world.bounds(of: Rect(origin: Point(x: 0, y: 0), size: layout.size))
          .intersection(area)
      }
      let first = scene.sorted.count
      var child = index + 1
      while child < Int(layout.end) {
        let depth = layout.sortsChildren ? depth(ofSlot: slot + child - index) : 0
        scene.sorted.insert(Int32(child), depth: depth, after: first)
        child = Int(program.layouts[child].end)
      }
      let last = scene.sorted.count
      for place in first..<last {
        let child = Int(scene.sorted[place].item)
        let childSlot = slot + child - index
        if placeCard(child, deck, since: before, slot: childSlot, world, inner, .zero) {
          isVisible = true
        }
      }
      scene.sorted.removeLast(last - first)
    }
    guard isVisible else {
      scene.cards[deck].removeLast(scene.cards[deck].count - mark)
      return false
    }
    let place = slot - program.staticSlots
    let isNew = before == 0 || scene.cardShown[place] != before
    scene.cardShown[place] = scene.generation
    note(slot, local, world, opacity, isNew: isNew)
    return true
  }
}
