internal import Scrollwork

extension ScorePlayer {
  /// Places a layer and what it contains; returns whether anything of it is visible.
  mutating func place(
    _ index: Int,
    _ slotShift: Int,
    _ blockShift: Int,
    _ parent: Affine,
    _ area: Rect,
    _ cardShift: Point,
    at moment: Double
  ) -> Bool {
    let node = plan.nodes[index]
    let slot = node.slot + slotShift
    let block = frame.values + node.block + blockShift
    var opacity = block[ScoreChannel.opacity]
    if node.parent < 0 { opacity *= frame.fade }
    if opacity > 1 { opacity = 1 }
    guard opacity > 0, node.firstPage <= frame.page, frame.page <= node.lastPage else {
      return false
    }
    var shift = cardShift
    if node.scrolls {
      if plan.axis == 1 { shift.y = -frame.offset } else { shift.x = -frame.offset * plan.sign }
    }
    let local = plan.local(node, block, shift)
    let world = parent.concatenating(local)
    let mark = frame.orderCount
    frame.order[mark] = Int32(slot)
    frame.orderCount = mark + 1
    var isVisible = false
    if node.kind == 0 {
      var size = node.size
      if node.animatesPaint {
        size = Size(width: block[ScoreChannel.width], height: block[ScoreChannel.height])
      }
      isVisible = world.bounds(of: plan.box(size, node.outset)).intersects(area)
    } else {
      var inner = area
      if node.kind == 2 {
        let box = Rect(origin: Point(x: 0, y: 0), size: node.size)
        inner = world.bounds(of: box).intersection(area)
      }
      isVisible =
        node.kind == 3
        ? placeCards(of: node.row, slot, world, area, at: moment)
        : placeLayers(
          index + 1,
          node.end,
          sorts: node.sortsChildren,
          slotShift,
          blockShift,
          world,
          inner,
          at: moment
        )
    }
    guard isVisible else {
      frame.orderCount = mark
      return false
    }
    note(slot, node, block, local, world, opacity)
    return true
  }

  /// Places the cards of a deck that can be seen, by depth, then place in the row.
  private mutating func placeCards(
    of index: Int,
    _ slot: Int,
    _ world: Affine,
    _ area: Rect,
    at moment: Double
  ) -> Bool {
    let deck = plan.decks[index]
    guard deck.poolSize > 0 else { return false }
    let card = plan.nodes[deck.card]
    let length = frame.cardLength(of: deck, plan)
    let first = frame.sortedCount
    for cardSlot in deck.deck.visibleSlots(at: deck.position, reach: deck.low...deck.high) {
      let key = Int(deck.deck.recyclingKey(ofSlot: cardSlot, poolSize: Int64(deck.poolSize)))
      pool(cardSlot, deck, key)
      let block = deck.firstBlock + key * length - card.block
      for number in card.block..<card.block + length {
        frame.values[number + block] = plan.rest[number]
      }
      let view = deck.deck.viewProgress(ofSlot: cardSlot, at: deck.position)
      play(deck: index, from: block, view: view, at: moment)
      frame.insert(key, frame.values[card.block + block + ScoreChannel.depth], after: first)
    }
    var isVisible = false
    let last = frame.sortedCount
    for place in first..<last {
      let key = Int(frame.sorted[place])
      let view = deck.deck.viewProgress(
        ofSlot: frame.pooled[deck.firstPlace + key],
        at: deck.position
      )
      let root = deck.firstSlot + key * deck.slotsPerCard
      let block = deck.firstBlock + key * length - card.block
      let shift = plan.slotShift(deck, view)
      if self.place(deck.card, root, block, world, area, shift, at: moment) { isVisible = true }
    }
    frame.sortedCount = first
    return isVisible
  }

  /// Gives a place of the pool to a card.
  private mutating func pool(_ cardSlot: Int64, _ deck: ScoreDeck, _ key: Int) {
    guard frame.pooled[deck.firstPlace + key] != cardSlot else { return }
    frame.pooled[deck.firstPlace + key] = cardSlot
    let card = deck.deck.card(atSlot: cardSlot) ?? -1
    let root = deck.firstSlot + key * deck.slotsPerCard
    for slot in root..<root + deck.slotsPerCard where frame.card[slot] != card {
      frame.card[slot] = card
      frame.mark(slot, 64)
    }
  }

  /// Writes what a visible slot shows now, and notes how that differs from before.
  private mutating func note(
    _ slot: Int,
    _ node: ScoreNode,
    _ block: UnsafeMutablePointer<Double>,
    _ local: Affine,
    _ world: Affine,
    _ opacity: Double
  ) {
    var bits: UInt8 = frame.seen[slot] == frame.generation &- 1 ? 0 : 1
    frame.seen[slot] = frame.generation
    if frame.local[slot] != local {
      frame.local[slot] = local
      bits |= 4
    }
    if frame.world[slot] != world {
      frame.world[slot] = world
      bits |= 128
    }
    if frame.opacity[slot] != opacity {
      frame.opacity[slot] = opacity
      bits |= 8
    }
    if frame.depth[slot] != block[ScoreChannel.depth] {
      frame.depth[slot] = block[ScoreChannel.depth]
      bits |= 16
    }
    if node.animatesPaint {
      let shown = frame.paint + Int(frame.blocks[slot])
      for index in ScoreChannel.width..<25 where shown[index] != block[index] {
        shown[index] = block[index]
        bits |= 32
      }
    }
    if bits != 0 { frame.mark(slot, bits) }
  }

  /// What an animated slot is drawn with: width, height, corner radius, stroke width, trim start and end,
  /// and the colours of letters, inside and stroke.
  public func paint(ofSlot slot: Int, _ numbers: UnsafeMutablePointer<Double>) {
    let node = plan.nodes[Int(frame.slots[2 * slot])]
    guard node.animatesPaint else { return }
    let block = frame.values + Int(frame.blocks[slot]) + ScoreChannel.width
    for index in 0..<6 {
      let limit = index < 4 ? Double.infinity : 1
      numbers[index] = block[index] > 0 ? (block[index] < limit ? block[index] : limit) : 0
    }
    for index in 0..<3 {
      let mixed = block + 6 + 4 * index
      let color = RGBA(
        premultiplied: (mixed[0], mixed[1], mixed[2], mixed[3]),
        in: node.keepsOklab(index) ? .oklab : .sRGB
      )
      let place = numbers + 6 + 4 * index
      place[0] = color.red
      place[1] = color.green
      place[2] = color.blue
      place[3] = color.alpha
    }
  }
}
