internal import Scrollwork

extension Program {
  /// Finds the view progress between which a card of the deck can be seen, and so how many cards
  /// its pool must hold.
  ///
  /// It looks as far as 64 slots to either side.
  mutating func measureReach(of index: Int) {
    let plan = decks[index]
    let area = area(in: plan.node)
    let box = contents(of: plan.card, plan.base, plan.motions, isTight: true)
    var low = 1.0
    var high = -1.0
    for step in -512...512 {
      let progress = Double(step) / 8
      guard shows(plan, at: progress, box, in: area) else { continue }
      if low > high { low = progress }
      high = progress
    }
    if low > high {
      low = -1
      high = 1
    }
    decks[index].reach = low - 0.25...high + 0.25
    let span = (high - low + 0.5).rounded(.up)
    let pool = Int64(span) + 1
    let count = plan.deck.loops ? (plan.deck.count > 0 ? pool : 0) : plan.deck.count
    decks[index].poolSize = Int(count < pool ? count : pool)
  }

  /// Whether a card with these contents can be seen at this view progress, whatever its clocks and the
  /// page do; nil stands for contents or a part of the screen without known bounds.
  private func shows(
    _ plan: DeckPlan,
    at progress: Double,
    _ contents: Rect?,
    in area: Rect?
  ) -> Bool {
    let layout = layouts[plan.card]
    var values = plan.base
    var x = 0.0...0.0
    var y = 0.0...0.0
    var across = 1.0
    var down = 1.0
    var roams = false
    for index in layout.motions {
      let motion = plan.motions[Int(index)]
      let channel = Int(motion.channel)
      if motion.source == .view {
        let value = keys.value(motion.keys, at: progress, motion.before, motion.after)
        let place = Int(layout.block) + channel
        values[place] = motion.operation.combine(values[place], value)
        continue
      }
      guard channel < Channel.opacity else { continue }
      guard let range = range(of: motion) else {
        roams = true
        continue
      }
      switch channel {
      case Channel.x where motion.operation == .add: x = Program.sum(x, range)
      case Channel.y where motion.operation == .add: y = Program.sum(y, range)
      case Channel.scaleX where motion.operation == .multiply:
        across *= Program.larger(1, Program.reach(range))
      case Channel.scaleY where motion.operation == .multiply:
        down *= Program.larger(1, Program.reach(range))
      default: roams = true
      }
    }
    let block = Int(layout.block)
    guard values[block + Channel.opacity] > 0 else { return false }
    guard let area, let contents, !roams else { return true }
    let anchor = layout.anchorAtRest
    let box = Rect(
      x: anchor.x + (contents.minX - anchor.x - 24) * across,
      y: anchor.y + (contents.minY - anchor.y - 24) * down,
      width: (contents.size.width + 48) * across,
      height: (contents.size.height + 48) * down
    )
    let local = layout.local(values, block, shift: slotShift(plan, progress))
    var bounds = local.bounds(of: box)
    bounds.origin.x += x.lowerBound
    bounds.origin.y += y.lowerBound
    bounds.size.width += x.upperBound - x.lowerBound
    bounds.size.height += y.upperBound - y.lowerBound
    return bounds.intersects(area)
  }

  /// The part of a layer's own plane that can ever be on screen; nil when that has no known bounds.
  private func area(in index: Int) -> Rect? {
    let layout = layouts[index]
    let viewport = environment.viewport
    var area = Rect(origin: .zero, size: viewport)
    if layout.parent >= 0 {
      guard let outer = self.area(in: Int(layout.parent)) else { return nil }
      area = outer
    }
    if layout.scrolls {
      // Wherever the content is scrolled, what is seen of it is a viewport's worth to either side.
      area = Rect(
        x: layout.origin.x - viewport.width,
        y: layout.origin.y - viewport.height,
        width: layout.size.width + 2 * viewport.width,
        height: layout.size.height + 2 * viewport.height
      )
    }
    var ranges: [ClosedRange<Double>] = []
    for channel in Channel.x...Channel.rotation {
      guard let range = range(of: channel, layout, base, motions) else { return nil }
      ranges.append(range)
    }
    let anchor = layout.anchorAtRest
    var x = ranges[Channel.x]
    var y = ranges[Channel.y]
    let (across, down) = (ranges[Channel.scaleX], ranges[Channel.scaleY])
    guard across.lowerBound > 0, down.lowerBound > 0 else { return nil }
    let turns = ranges[Channel.rotation] != 0...0
    if layout.transform != .translateRotateScale {
      let most = (1 + Program.reach(across)) * (1 + Program.reach(down))
      let away = (Program.reach(x) + Program.reach(y)) * most
      x = -away...away
      y = x
    }
    // Seen from the anchor, before it is moved, turned and scaled.
    var left = area.minX - layout.origin.x - anchor.x - x.upperBound
    var right = area.maxX - layout.origin.x - anchor.x - x.lowerBound
    var top = area.minY - layout.origin.y - anchor.y - y.upperBound
    var bottom = area.maxY - layout.origin.y - anchor.y - y.lowerBound
    if turns {
      let away = Program.reach(left...right) + Program.reach(top...bottom)
      (left, right, top, bottom) = (-away, away, -away, away)
    }
    left /= left < 0 ? across.lowerBound : across.upperBound
    right /= right > 0 ? across.lowerBound : across.upperBound
    top /= top < 0 ? down.lowerBound : down.upperBound
    bottom /= bottom > 0 ? down.lowerBound : down.upperBound
    let inside = Rect(
      x: left + anchor.x,
      y: top + anchor.y,
      width: right - left,
      height: bottom - top
    )
    return layout.kind == .clip ? inside.intersection(layout.box(layout.size)) : inside
  }

  private static func sum(
    _ a: ClosedRange<Double>,
    _ b: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    // Before and after, a motion may add nothing.
    let low = b.lowerBound < 0 ? b.lowerBound : 0
    let high = b.upperBound > 0 ? b.upperBound : 0
    return a.lowerBound + low...a.upperBound + high
  }

  private static func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }

  /// How far a card's slot lies from the deck's centre, in points.
  func slotShift(_ plan: DeckPlan, _ progress: Double) -> Point {
    let distance = progress * plan.deck.pitch
    return plan.axis == .vertical
      ? Point(x: 0, y: distance) : Point(x: distance * sign, y: 0)
  }
}
