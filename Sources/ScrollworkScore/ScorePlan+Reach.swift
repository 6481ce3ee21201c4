internal import Scrollwork

extension ScorePlan {
  /// Finds the view progress between which a card of the deck can be seen, and so how many cards its pool
  /// must hold.
  ///
  /// It looks as far as 64 slots to either side.
  mutating func measureReach(of index: Int) {
    let plan = decks + index
    let area = area(in: plan.pointee.node)
    let contents = contents(of: plan.pointee.card)
    var low = 1.0
    var high = -1.0
    for step in -512...512 {
      let progress = Double(step) / 8
      guard shows(plan, at: progress, contents, in: area) else { continue }
      if low > high { low = progress }
      high = progress
    }
    if low > high {
      low = -1
      high = 1
    }
    decks[index].low = low - 0.25
    decks[index].high = high + 0.25
    let pool = Int64((high - low + 0.5).rounded(.up)) + 1
    let count =
      plan.pointee.deck.loops ? (plan.pointee.deck.count > 0 ? pool : 0) : plan.pointee.deck.count
    decks[index].poolSize = Int(count < pool ? count : pool)
  }

  /// Whether a card with these contents can be seen at this view progress, whatever its clocks and the
  /// page do; nil stands for contents or a part of the screen without known bounds.
  private mutating func shows(
    _ plan: UnsafePointer<ScoreDeck>,
    at progress: Double,
    _ contents: Rect?,
    in area: Rect?
  ) -> Bool {
    let node = nodes + plan.pointee.card
    let block = stack
    for channel in 0..<node.pointee.blockLength {
      block[channel] = rest[node.pointee.block + channel]
    }
    var x = ScoreSpan(low: 0, high: 0)
    var y = x
    var across = 1.0
    var down = 1.0
    var roams = false
    for place in 0..<motionCount where motions[place].node == plan.pointee.card {
      let motion = motions + place
      let channel = motion.pointee.channel
      if motion.pointee.source == ScoreSource.view {
        block[channel] = motion.pointee.operation.combine(
          block[channel],
          value(of: motion, at: progress)
        )
        continue
      }
      guard channel < ScoreChannel.opacity else { continue }
      guard let range = range(of: motion) else {
        roams = true
        continue
      }
      // Before and after, a motion may add nothing.
      let low = range.low < 0 ? range.low : 0
      let high = range.high > 0 ? range.high : 0
      let stretch = range.reach > 1 ? range.reach : 1
      if channel == ScoreChannel.x && motion.pointee.operation == .add {
        x = ScoreSpan(low: x.low + low, high: x.high + high)
      } else if channel == ScoreChannel.y && motion.pointee.operation == .add {
        y = ScoreSpan(low: y.low + low, high: y.high + high)
      } else if channel == ScoreChannel.scaleX && motion.pointee.operation == .multiply {
        across *= stretch
      } else if channel == ScoreChannel.scaleY && motion.pointee.operation == .multiply {
        down *= stretch
      } else {
        roams = true
      }
    }
    guard block[ScoreChannel.opacity] > 0 else { return false }
    guard let area, let contents, !roams else { return true }
    let anchor = node.pointee.anchorAtRest
    let box = Rect(
      x: anchor.x + (contents.minX - anchor.x - 24) * across,
      y: anchor.y + (contents.minY - anchor.y - 24) * down,
      width: (contents.size.width + 48) * across,
      height: (contents.size.height + 48) * down
    )
    var bounds = local(node, block, slotShift(plan, progress)).bounds(of: box)
    bounds.origin.x += x.low
    bounds.origin.y += y.low
    bounds.size.width += x.high - x.low
    bounds.size.height += y.high - y.low
    return bounds.intersects(area)
  }

  /// The part of a layer's own plane that can ever be on screen; nil when that has no known bounds.
  private func area(in index: Int) -> Rect? {
    let node = nodes + index
    var area = Rect(origin: Point(x: 0, y: 0), size: viewport)
    if node.pointee.parent >= 0 {
      guard let outer = self.area(in: node.pointee.parent) else { return nil }
      area = outer
    }
    if node.pointee.scrolls {
      // Wherever the content is scrolled, what is seen of it is a viewport's worth to either side.
      area = Rect(
        x: node.pointee.origin.x - viewport.width,
        y: node.pointee.origin.y - viewport.height,
        width: node.pointee.size.width + 2 * viewport.width,
        height: node.pointee.size.height + 2 * viewport.height
      )
    }
    guard var x = range(of: ScoreChannel.x, index), var y = range(of: ScoreChannel.y, index),
      let across = range(of: ScoreChannel.scaleX, index),
      let down = range(of: ScoreChannel.scaleY, index),
      let rotation = range(of: ScoreChannel.rotation, index),
      across.low > 0, down.low > 0
    else { return nil }
    let anchor = node.pointee.anchorAtRest
    if node.pointee.transform != .translateRotateScale {
      let most = (1 + across.reach) * (1 + down.reach)
      let away = (x.reach + y.reach) * most
      x = ScoreSpan(low: -away, high: away)
      y = x
    }
    // Seen from the anchor, before it is moved, turned and scaled.
    var left = area.minX - node.pointee.origin.x - anchor.x - x.high
    var right = area.maxX - node.pointee.origin.x - anchor.x - x.low
    var top = area.minY - node.pointee.origin.y - anchor.y - y.high
    var bottom = area.maxY - node.pointee.origin.y - anchor.y - y.low
    if rotation.low != 0 || rotation.high != 0 {
      right = ScoreSpan(low: left, high: right).reach + ScoreSpan(low: top, high: bottom).reach
      left = -right
      top = left
      bottom = right
    }
    left /= left < 0 ? across.low : across.high
    right /= right > 0 ? across.low : across.high
    top /= top < 0 ? down.low : down.high
    bottom /= bottom > 0 ? down.low : down.high
    let inside = Rect(
      x: left + anchor.x,
      y: top + anchor.y,
      width: right - left,
      height: bottom - top
    )
    return node.pointee.kind == ScoreKind.clip
      ? inside.intersection(box(node.pointee.size, node.pointee.outset)) : inside
  }

  /// How far a card's slot lies from the deck's centre, in points.
  func slotShift(_ plan: UnsafePointer<ScoreDeck>, _ progress: Double) -> Point {
    let distance = progress * plan.pointee.deck.pitch
    return plan.pointee.axis == 1 ? Point(x: 0, y: distance) : Point(x: distance * sign, y: 0)
  }

  /// How many numbers a card of a deck has.
  func cardLength(of deck: UnsafePointer<ScoreDeck>) -> Int {
    let last = nodes + (deck.pointee.end - 1)
    return last.pointee.block + last.pointee.blockLength - nodes[deck.pointee.card].block
  }
}
