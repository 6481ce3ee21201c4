internal import Scrollwork

extension ScorePlayer {
  /// Computes the whole frame of a moment.
  mutating func layOut(at moment: Double) {
    readScroll(at: moment)
    frame.generation &+= 1
    let before = frame.orderCount
    (frame.order, frame.earlier) = (frame.earlier, frame.order)
    frame.orderCount = 0
    for index in 0..<plan.restCount { frame.values[index] = plan.rest[index] }
    play(deck: -1, from: 0, view: 0, at: moment)
    let screen = Rect(origin: Point(x: 0, y: 0), size: plan.viewport)
    placeLayers(0, plan.nodeCount, sorts: plan.sortsTop, 0, 0, .identity, screen, at: moment)
    for index in 0..<before {
      let slot = Int(frame.earlier[index])
      if frame.seen[slot] != frame.generation { frame.mark(slot, 2) }
    }
  }

  private mutating func readScroll(at moment: Double) {
    if plan.axis >= 0 {
      frame.offset = rows[content].scroller.offset(at: moment)
      frame.page = frame.offset / plan.pageLength
    }
    for index in 0..<plan.deckCount {
      rows[index].position = plan.decks[index].deck.position(
        atOffset: rows[index].scroller.offset(at: moment),
        origin: rows[index].origin
      )
    }
    frame.fade = 1
    // Content that may rest anywhere is not faded, nor is it where it is pulled beyond its edge.
    guard plan.reduction == 0, plan.maxPages >= 0 else { return }
    let page = plan.within(frame.page)
    let away = (page - page.rounded(.toNearestOrEven)).magnitude
    if away > 0.25 { frame.fade = (0.5 - away) * 4 }
  }

  /// Sets the numbers that move of no card, or of the card whose numbers lie `shift` from its template's.
  @inline(never)
  func play(deck: Int, from shift: Int, view: Double, at moment: Double) {
    // Whole pages for people who asked for less motion.
    let page = plan.reduction == 2 ? frame.page : frame.page.rounded(.toNearestOrEven)
    for index in 0..<plan.motionCount where plan.motions[index].deck == deck {
      let motion = plan.motions + index
      let value = plan.value(of: motion, page: page, view: view, time: moment)
      if value.isNaN { continue }
      let target = frame.values + motion.pointee.place + shift
      target.pointee = motion.pointee.operation.combine(target.pointee, value)
    }
  }

  /// Places layers that lie side by side, back to front; returns whether anything of them is visible.
  ///
  /// Their slots and numbers lie `slot` and `block` from where their nodes say.
  @inline(never)
  @discardableResult
  mutating func placeLayers(
    _ from: Int,
    _ to: Int,
    sorts: Bool,
    _ slot: Int,
    _ block: Int,
    _ parent: Affine,
    _ area: Rect,
    at moment: Double
  ) -> Bool {
    var isVisible = false
    let first = frame.sortedCount
    var child = from
    while child < to {
      let depth = frame.values[plan.nodes[child].block + block + ScoreChannel.depth]
      frame.insert(child, sorts ? depth : 0, after: first)
      child = plan.nodes[child].end
    }
    let last = frame.sortedCount
    for place in first..<last {
      let child = Int(frame.sorted[place])
      if self.place(child, slot, block, parent, area, Point(x: 0, y: 0), at: moment) {
        isVisible = true
      }
    }
    frame.sortedCount = first
    return isVisible
  }
}
