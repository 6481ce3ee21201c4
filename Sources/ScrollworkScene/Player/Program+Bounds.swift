internal import Scrollwork

extension Program {
  /// Finds when what each trigger starts is over.
  mutating func boundClocks() {
    for motion in motions { boundClock(motion) }
    for deck in decks { for motion in deck.motions { boundClock(motion) } }
  }

  private mutating func boundClock(_ motion: Motion) {
    let end: Double
    switch motion.source {
    case .clock: end = timings[Int(motion.timing)].endTime
    case .spring: end = springs[Int(motion.timing)].delay + springs[Int(motion.timing)].rest
    default: return
    }
    let trigger = Int(motion.trigger)
    if end == .infinity {
      triggers[trigger].isEndless = true
    } else if end > triggers[trigger].end {
      triggers[trigger].end = end
    }
  }

  /// Bounds how large each layer's motion can make it, for rasterising it once.
  mutating func boundScales() {
    var scales = [Double](repeating: 0, count: 2 * nodes.count)
    for index in nodes.indices {
      let node = nodes[index]
      let base = node.deck < 0 ? self.base : decks[node.deck].base
      scales[2 * index] = base[node.block + Channel.scaleX].magnitude
      scales[2 * index + 1] = base[node.block + Channel.scaleY].magnitude
    }
    bound(&scales, by: motions)
    for deck in decks { bound(&scales, by: deck.motions) }
    for index in nodes.indices {
      let parent = nodes[index].parent < 0 ? 1 : nodes[nodes[index].parent].maximumScale
      let across = scales[2 * index]
      let down = scales[2 * index + 1]
      let product = (across > down ? across : down) * parent
      nodes[index].maximumScale = product < 0.05 ? 0.05 : product > 4 ? 4 : product
    }
  }

  private func bound(_ scales: inout [Double], by motions: [Motion]) {
    for motion in motions {
      let channel = Int(motion.channel)
      guard channel == Channel.scaleX || channel == Channel.scaleY else { continue }
      let place = 2 * Int(motion.node) + channel - Channel.scaleX
      let peak = peak(of: motion)
      if motion.operation != .replace {
        scales[place] *= peak
      } else if peak > scales[place] {
        scales[place] = peak
      }
    }
  }

  private func peak(of motion: Motion) -> Double {
    if motion.source == .spring {
      let play = springs[Int(motion.timing)].motion
      let from = play.from.magnitude
      let to = play.to.magnitude
      let overshoot = play.spring.dampingRatio < 1 ? (play.to - play.from).magnitude / 2 : 0
      return (from > to ? from : to) + overshoot
    }
    var peak: Double = 0
    for index in motion.keys where keys.values[Int(index)].magnitude > peak {
      peak = keys.values[Int(index)].magnitude
    }
    return peak
  }

  /// Finds the view progress between which a card of the deck can be seen, and so how many cards
  /// its pool must hold.
  ///
  /// It looks as far as 64 slots to either side.
  mutating func measureReach(of index: Int) {
    let plan = decks[index]
    let viewport = environment.viewport
    let deck = nodes[plan.node]
    // A deck that itself moves may bring any of its neighbourhood on screen.
    let roams = deck.ridesContent || isMoved(plan.node)
    let margin = roams ? Point(x: viewport.width, y: viewport.height) : Point(x: 0, y: 0)
    let area = Rect(
      origin: Point(x: -deck.corner.x - margin.x, y: -deck.corner.y - margin.y),
      size: Size(
        width: viewport.width + 2 * margin.x,
        height: viewport.height + 2 * margin.y
      )
    )
    var low = 1.0
    var high = -1.0
    for step in -512...512 {
      let progress = Double(step) / 8
      guard shows(plan, at: progress, in: area) else { continue }
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

  private func isMoved(_ index: Int) -> Bool {
    for motion in motions where Int(motion.node) == index { return true }
    return nodes[index].parent >= 0 && isMoved(nodes[index].parent)
  }

  /// Whether the card at this view progress is opaque enough and near enough to be seen, its clock
  /// animations done.
  private func shows(_ plan: DeckPlan, at progress: Double, in area: Rect) -> Bool {
    let card = nodes[plan.card]
    var values = Array(plan.base[card.block..<card.block + card.blockLength])
    for motion in plan.motions where Int(motion.node) == plan.card {
      let value: Double
      switch motion.source {
      case .view: value = keys.value(motion.keys, at: progress, motion.before, motion.after)
      case .spring: value = springs[Int(motion.timing)].motion.to
      default: value = keys.values[Int(motion.keys.upperBound) - 1]
      }
      let channel = Int(motion.channel)
      values[channel] = motion.operation.combine(values[channel], value)
    }
    guard values[Channel.opacity] > 0 else { return false }
    let local = Layout(card).local(values, 0, shift: slotShift(plan, progress))
    let outset = card.outset + 24
    let box = Rect(
      origin: Point(x: -outset, y: -outset),
      size: Size(width: card.size.width + 2 * outset, height: card.size.height + 2 * outset)
    )
    return local.bounds(of: box).intersects(area)
  }

  /// How far a card's slot lies from the deck's centre, in points.
  func slotShift(_ plan: DeckPlan, _ progress: Double) -> Point {
    let distance = progress * plan.deck.pitch
    return plan.axis == .vertical
      ? Point(x: 0, y: distance) : Point(x: distance * sign, y: 0)
  }
}
