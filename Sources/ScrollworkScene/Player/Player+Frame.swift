internal import Scrollwork

extension Player {
  /// Reads every scroller.
  mutating func readScroll(at time: Double) {
    if let scroller = state.scroller {
      frame.scroll.offset = scroller.offset(at: time)
      frame.scroll.velocity = scroller.velocity(at: time)
      frame.scroll.page = frame.scroll.offset / program.pageLength
      frame.scroll.isTracking = scroller.isTracking
    }
    for index in state.decks.indices {
      let scroller = state.decks[index]
      let deck = program.decks[index].deck
      let position = deck.position(
        atOffset: scroller.offset(at: time),
        origin: state.origins[index]
      )
      frame.decks[index].slot = position.slot
      frame.decks[index].fraction = position.fraction
      frame.decks[index].velocity = scroller.velocity(at: time) / deck.pitch
      frame.decks[index].isTracking = scroller.isTracking
    }
  }

  /// Computes every visible layer and what changed.
  mutating func layOut(at time: Double) {
    generation &+= 1
    for index in frame.changed { frame.changes[Int(index)] = [] }
    swap(&previous, &frame.order)
    frame.order.removeAll(keepingCapacity: true)
    frame.changed.removeAll(keepingCapacity: true)
    play(program.motions, at: time)
    let screen = Rect(origin: Point(x: 0, y: 0), size: program.environment.viewport)
    visit(-1, slot: -1, world: .identity, within: screen, at: time)
    for slot in previous where shown[Int(slot)] != generation {
      mark(Int(slot), .disappeared)
    }
  }

  /// Sets the numbers that move to where they are at `time`.
  private mutating func play(_ motions: [Motion], at time: Double) {
    for motion in motions {
      let target = Int(program.nodes[Int(motion.node)].block) + Int(motion.channel)
      frame.values[target] = program.base[target]
    }
    let page = self.page
    for motion in motions {
      let target = Int(program.nodes[Int(motion.node)].block) + Int(motion.channel)
      guard let value = value(of: motion, at: time, page: page, view: 0) else { continue }
      frame.values[target] = motion.operation.combine(frame.values[target], value)
    }
  }

  /// The scroll position that motions read: whole pages for people who asked for less motion.
  private var page: Double {
    let page = frame.scroll.page
    return program.reduction == .full ? page : page.rounded(.toNearestOrEven)
  }

  /// Sets the numbers of one card.
  private mutating func play(_ plan: Program.DeckPlan, slot: Int, view: Double, at time: Double) {
    let block = Int(program.blockOfSlot[slot])
    for index in plan.base.indices { frame.values[block + index] = plan.base[index] }
    let page = self.page
    for motion in plan.motions {
      let target = block + program.nodes[Int(motion.node)].block + Int(motion.channel)
      guard let value = value(of: motion, at: time, page: page, view: view) else { continue }
      frame.values[target] = motion.operation.combine(frame.values[target], value)
    }
  }

  /// What a motion shows; nil when it is not in effect.
  private func value(of motion: Motion, at time: Double, page: Double, view: Double) -> Double? {
    switch motion.source {
    case .scroll: return program.keys.value(motion.keys, at: page, motion.before, motion.after)
    case .view: return program.keys.value(motion.keys, at: view, motion.before, motion.after)
    case .clock:
      let timing = program.timings[Int(motion.timing)]
      guard let progress = timing.progress(at: time - state.starts[Int(motion.trigger)])
      else { return nil }
      return program.keys.value(motion.keys, at: progress, .linear, .linear)
    case .spring:
      return program.springs[Int(motion.timing)].value(
        at: time - state.starts[Int(motion.trigger)]
      )
    }
  }

  /// Visits the layers in `node` (-1: the scene's own), back to front.
  ///
  /// Returns whether any is visible.
  @discardableResult
  private mutating func visit(
    _ node: Int,
    slot: Int,
    world: Affine,
    within area: Rect,
    at time: Double
  ) -> Bool {
    var isVisible = false
    let end = node < 0 ? program.nodes.count : program.nodes[node].end
    let sorts = node < 0 ? program.sortsTop : program.nodes[node].sortsChildren
    guard sorts else {
      var child = node + 1
      while child < end {
        let childSlot = slotOf(child, in: slot, node)
        if show(child, slot: childSlot, world, area, time) { isVisible = true }
        child = program.nodes[child].end
      }
      return isVisible
    }
    let first = sorted.count
    var child = node + 1
    while child < end {
      insert(Int32(child), after: first, slot, node)
      child = program.nodes[child].end
    }
    let last = sorted.count
    for place in first..<last {
      let child = Int(sorted[place])
      if show(child, slot: slotOf(child, in: slot, node), world, area, time) { isVisible = true }
    }
    sorted.removeLast(last - first)
    return isVisible
  }

  /// The slot of a child: in a card it lies as far from its parent's as in the template.
  private func slotOf(_ child: Int, in slot: Int, _ parent: Int) -> Int {
    program.nodes[child].deck < 0 ? Int(program.slotOfNode[child]) : slot + child - parent
  }

  /// Puts a child among its siblings by depth, equal depths in document order.
  private mutating func insert(_ child: Int32, after first: Int, _ slot: Int, _ node: Int) {
    sorted.append(child)
    let depth = depth(ofSlot: slotOf(Int(child), in: slot, node))
    var place = sorted.count - 1
    while place > first,
      self.depth(ofSlot: slotOf(Int(sorted[place - 1]), in: slot, node)) > depth
    {
      sorted[place] = sorted[place - 1]
      place -= 1
    }
    sorted[place] = child
  }

  func depth(ofSlot slot: Int) -> Double {
    frame.values[Int(program.blockOfSlot[slot]) + Channel.depth]
  }

  /// Shows one layer of the static tree.
  private mutating func show(
    _ index: Int,
    slot: Int,
    _ world: Affine,
    _ area: Rect,
    _ time: Double
  ) -> Bool {
    let node = program.nodes[index]
    if let pages = node.pages, !pages.contains(frame.scroll.page) { return false }
    var shift = Point(x: 0, y: 0)
    if node.scrolls {
      if program.scroll?.axis == .vertical {
        shift.y = -frame.scroll.offset
      } else {
        shift.x = -frame.scroll.offset * program.sign
      }
    }
    return place(index, node, slot: slot, card: -1, world, area, shift, time)
  }

  /// Places one layer and what it contains; takes it back when nothing of it is seen.
  private mutating func place(
    _ index: Int,
    _ node: Node,
    slot: Int,
    card: Int64,
    _ world: Affine,
    _ area: Rect,
    _ shift: Point,
    _ time: Double
  ) -> Bool {
    let block = Int(program.blockOfSlot[slot])
    var opacity = frame.values[block + Channel.opacity]
    if node.parent < 0 && program.reduction == .fade { opacity *= pageFade }
    guard opacity > 0 else { return false }
    if opacity > 1 { opacity = 1 }
    let local = program.local(node, frame.values, block, shift: shift)
    let mine = world.concatenating(local)
    let size =
      node.animatesPaint
      ? Size(
        width: frame.values[block + Channel.width],
        height: frame.values[block + Channel.height]
      )
      : node.size
    let mark = frame.order.count
    frame.order.append(Int32(slot))
    var isVisible: Bool
    switch node.content {
    case .group(let clips, _):
      let box = clips ? mine.bounds(of: Rect(origin: Point(x: 0, y: 0), size: size)) : area
      isVisible = box.intersects(area)
      if isVisible {
        isVisible = visit(
          index,
          slot: slot,
          world: mine,
          within: clips ? box.intersection(area) : area,
          at: time
        )
      }
    case .deck(let deck):
      isVisible = showCards(of: deck, slot: slot, mine, area, time)
    default:
      let box = Rect(
        origin: Point(x: -node.outset, y: -node.outset),
        size: Size(width: size.width + 2 * node.outset, height: size.height + 2 * node.outset)
      )
      isVisible = mine.bounds(of: box).intersects(area)
    }
    guard isVisible else {
      frame.order.removeLast(frame.order.count - mark)
      return false
    }
    note(slot, local, mine, opacity, frame.values[block + Channel.depth], card)
    return true
  }

  /// How much of the scene is left while a page changes, for people who asked for less motion.
  ///
  /// Content that may rest anywhere is not faded, nor is it where it is pulled beyond its edge.
  private var pageFade: Double {
    guard program.scroll?.maxPages != nil else { return 1 }
    let last = program.pages - 1
    let pulled = frame.scroll.page
    let page = pulled < 0 ? 0 : pulled > last ? last : pulled
    let away = (page - page.rounded(.toNearestOrEven)).magnitude
    return away <= 0.25 ? 1 : (0.5 - away) * 4
  }

  /// Shows the cards of a deck that can be seen, by depth, then place in the row.
  private mutating func showCards(
    of deck: Int,
    slot: Int,
    _ world: Affine,
    _ area: Rect,
    _ time: Double
  ) -> Bool {
    let plan = program.decks[deck]
    guard plan.poolSize > 0 else { return false }
    let position = Deck.Position(slot: frame.decks[deck].slot, fraction: frame.decks[deck].fraction)
    let visible = plan.deck.visibleSlots(at: position, reach: plan.reach)
    let first = sorted.count
    for cardSlot in visible {
      let view = plan.deck.viewProgress(ofSlot: cardSlot, at: position)
      let key = Int(plan.deck.recyclingKey(ofSlot: cardSlot, poolSize: Int64(plan.poolSize)))
      let root = plan.firstSlot + key * plan.slotsPerCard
      pool(cardSlot, deck, key, root)
      play(plan, slot: root, view: view, at: time)
      let depth = depth(ofSlot: root)
      sorted.append(Int32(root))
      var place = sorted.count - 1
      while place > first, self.depth(ofSlot: Int(sorted[place - 1])) > depth {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = Int32(root)
    }
    var isVisible = false
    let last = sorted.count
    for place in first..<last {
      let root = Int(sorted[place])
      let key = (root - plan.firstSlot) / plan.slotsPerCard
      let cardSlot = pooled[plan.firstPlace + key]
      let view = plan.deck.viewProgress(ofSlot: cardSlot, at: position)
      let card = plan.deck.card(atSlot: cardSlot) ?? -1
      let node = program.nodes[plan.card]
      if self.place(
        plan.card,
        node,
        slot: root,
        card: card,
        world,
        area,
        program.slotShift(plan, view),
        time
      ) {
        isVisible = true
      }
    }
    sorted.removeLast(last - first)
    return isVisible
  }

  /// Gives a place of the pool to a card.
  private mutating func pool(_ cardSlot: Int64, _ deck: Int, _ key: Int, _ root: Int) {
    let plan = program.decks[deck]
    let place = plan.firstPlace + key
    guard pooled[place] != cardSlot else { return }
    pooled[place] = cardSlot
    let card = plan.deck.card(atSlot: cardSlot) ?? -1
    for slot in root..<root + plan.slotsPerCard where frame.card[slot] != card {
      frame.card[slot] = card
      mark(slot, .card)
    }
  }
}
