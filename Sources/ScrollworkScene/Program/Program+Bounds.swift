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
}
