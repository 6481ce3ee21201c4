internal import Scrollwork

extension ScorePlayer {
  /// Places a layer and what it contains; returns whether anything of it is visible.
  @inline(never)
  mutating func place(
    _ index: Int,
    _ slotShift: Int,
    _ blockShift: Int,
    _ parent: Affine,
    _ area: Rect,
    _ cardShift: Point,
    at moment: Double
  ) -> Bool {
    let node = plan.nodes + index
    let slot = node.pointee.slot + slotShift
    let block = frame.values + node.pointee.block + blockShift
    var opacity = block[ScoreChannel.opacity]
    if node.pointee.parent < 0 { opacity *= frame.fade }
    if opacity > 1 { opacity = 1 }
    guard opacity > 0, node.pointee.firstPage <= frame.page, frame.page <= node.pointee.lastPage
    else {
      return false
    }
    var shift = cardShift
    if node.pointee.scrolls {
      if plan.axis == 1 { shift.y = -frame.offset } else { shift.x = -frame.offset * plan.sign }
    }
    let local = plan.local(node, block, shift)
    let world = parent.concatenating(local)
    let mark = frame.orderCount
    frame.order[mark] = Int32(slot)
    frame.orderCount = mark + 1
    var isVisible = false
    if node.pointee.kind == ScoreKind.leaf {
      var size = node.pointee.size
      if node.pointee.animatesPaint {
        size = Size(width: block[ScoreChannel.width], height: block[ScoreChannel.height])
      }
      isVisible = world.bounds(of: plan.box(size, node.pointee.outset)).intersects(area)
    } else {
      var inner = area
      if node.pointee.kind == ScoreKind.clip {
        let box = Rect(origin: Point(x: 0, y: 0), size: node.pointee.size)
        inner = world.bounds(of: box).intersection(area)
      }
      isVisible =
        node.pointee.isDeck
        ? placeCards(of: node.pointee.row, world, area, at: moment)
        : placeLayers(
          index + 1,
          node.pointee.end,
          sorts: node.pointee.sortsChildren,
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
  @inline(never)
  private mutating func placeCards(
    of index: Int,
    _ world: Affine,
    _ area: Rect,
    at moment: Double
  ) -> Bool {
    let deck = plan.decks + index
    guard deck.pointee.poolSize > 0 else { return false }
    let template = plan.nodes[deck.pointee.card].block
    let length = plan.cardLength(of: deck)
    let first = frame.sortedCount
    for cardSlot in deck.pointee.deck.visibleSlots(
      at: rows[index].position,
      reach: deck.pointee.low...deck.pointee.high
    ) {
      let key = Int(
        deck.pointee.deck.recyclingKey(ofSlot: cardSlot, poolSize: Int64(deck.pointee.poolSize))
      )
      pool(cardSlot, deck, key)
      let block = deck.pointee.firstBlock + key * length - template
      for number in template..<template + length {
        frame.values[number + block] = plan.rest[number]
      }
      let view = deck.pointee.deck.viewProgress(ofSlot: cardSlot, at: rows[index].position)
      play(deck: index, from: block, view: view, at: moment)
      frame.insert(key, frame.values[template + block + ScoreChannel.depth], after: first)
    }
    var isVisible = false
    let last = frame.sortedCount
    for place in first..<last {
      let key = Int(frame.sorted[place])
      let view = deck.pointee.deck.viewProgress(
        ofSlot: frame.pooled[deck.pointee.firstPlace + key],
        at: rows[index].position
      )
      let root = deck.pointee.firstSlot + key * deck.pointee.slotsPerCard
      let block = deck.pointee.firstBlock + key * length - template
      let shift = plan.slotShift(deck, view)
      if self.place(deck.pointee.card, root, block, world, area, shift, at: moment) {
        isVisible = true
      }
    }
    frame.sortedCount = first
    return isVisible
  }

  /// Gives a place of the pool to a card.
  @inline(never)
  private mutating func pool(_ cardSlot: Int64, _ deck: UnsafePointer<ScoreDeck>, _ key: Int) {
    guard frame.pooled[deck.pointee.firstPlace + key] != cardSlot else { return }
    frame.pooled[deck.pointee.firstPlace + key] = cardSlot
    let card = deck.pointee.deck.card(atSlot: cardSlot) ?? -1
    let root = deck.pointee.firstSlot + key * deck.pointee.slotsPerCard
    for slot in root..<root + deck.pointee.slotsPerCard where frame.card[slot] != card {
      frame.card[slot] = card
      frame.mark(slot, 64)
    }
  }

  /// Writes what a visible slot shows now, and notes how that differs from before.
  @inline(never)
  private mutating func note(
    _ slot: Int,
    _ node: UnsafePointer<ScoreNode>,
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
    if node.pointee.animatesPaint {
      let shown = frame.paint + Int(frame.blocks[slot])
      for index in ScoreChannel.count..<node.pointee.blockLength where shown[index] != block[index]
      {
        shown[index] = block[index]
        bits |= 32
      }
    }
    if bits != 0 { frame.mark(slot, bits) }
  }

  /// What an animated slot is drawn with: width, height, corner radius, stroke width, trim start and end,
  /// and the colours of letters, inside and stroke as they are mixed, premultiplied in sRGB or Oklab.
  package func paint(ofSlot slot: Int, _ numbers: UnsafeMutablePointer<Double>) {
    let block = frame.values + Int(frame.blocks[slot]) + ScoreChannel.width
    for index in 0..<ScoreChannel.paintCount {
      let limit = index < 4 ? Double.infinity : 1
      let number = block[index]
      numbers[index] = index > 5 ? number : number > 0 ? (number < limit ? number : limit) : 0
    }
  }
}
