internal import Scrollwork
internal import ScrollworkScene

extension Program {
  /// A layer's number at rest.
  func rest(_ channel: Int, of index: Int) -> Double {
    let node = nodes[index]
    return (node.deck < 0 ? base : decks[node.deck].base)[node.block + channel]
  }

  /// The page on which a layer lies; the first for what stays in the screen.
  func page(of index: Int) -> Double {
    let node = nodes[index]
    guard node.ridesContent else { return 0 }
    let isVertical = scroll?.axis == .vertical
    let corner = isVertical ? node.corner.y : node.corner.x
    let length = isVertical ? node.size.height : node.size.width
    var middle = (corner + length / 2) / pageLength
    if isMirrored && !isVertical { middle = 1 - middle }
    return min(max(middle.rounded(.down), 0), max(pages - 1, 0))
  }

  /// What a motion shows on a page when all clocks are over; nil when it then shows nothing.
  func settledValue(of motion: Motion, page: Double) -> Double? {
    switch motion.source {
    case .scroll: return keys.value(motion.keys, at: page, motion.before, motion.after)
    case .view: return keys.value(motion.keys, at: 0, motion.before, motion.after)
    case .clock:
      let timing = timings[Int(motion.timing)]
      let end =
        timing.activeDuration == .infinity
        ? Timing(duration: 1, direction: timing.direction, fill: .forwards) : timing
      return end.progress(at: end.endTime).map {
        keys.value(motion.keys, at: $0, motion.before, motion.after)
      }
    case .spring:
      let play = springs[Int(motion.timing)]
      return play.showsAfter ? play.motion.to : nil
    }
  }
}
