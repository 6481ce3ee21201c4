internal import Scrollwork

extension Program {
  /// Finds along which stretches of its axis each motion moves something, so that a frame asks only
  /// those that it lies in or has crossed.
  mutating func buildSweeps() {
    clockSweeps = triggers.map { _ in Sweep() }
    for motion in motions { add(motion, node: motion.node) }
    for index in decks.indices {
      for motion in decks[index].motions {
        if motion.source != .view { add(motion, node: Int32(decks[index].node)) }
      }
    }
    for index in nodes.indices where layouts[index].slot >= 0 { addWindow(of: index) }
    scrollSweep.sort()
    windowSweep.sort()
    for index in clockSweeps.indices { clockSweeps[index].sort() }
  }

  private mutating func add(_ motion: Motion, node: Int32) {
    switch motion.source {
    case .view: break
    case .clock:
      let active = timings[Int(motion.timing)].activeTime
      clockSweeps[Int(motion.trigger)].add(active.lowerBound, active.upperBound, node: node)
    case .spring:
      let play = springs[Int(motion.timing)]
      clockSweeps[Int(motion.trigger)].add(play.delay, play.delay + play.rest, node: node)
    case .scroll:
      addScroll(motion, node)
    }
  }

  /// The stretches between keyframes of different values; where such stretches meet, they are one.
  private mutating func addScroll(_ motion: Motion, _ node: Int32) {
    let first = Int(motion.keys.lowerBound)
    let last = Int(motion.keys.upperBound) - 1
    guard first < last else { return }
    var begin = motion.before == .linear ? -Double.infinity : .nan
    for index in first..<last where keys.values[index] != keys.values[index + 1] {
      let start = keys.offsets[index]
      if begin.isNaN { begin = start }
      let ends = index + 1 == last || keys.values[index + 1] == keys.values[index + 2]
      if ends, index + 1 < last || motion.after == .hold {
        scrollSweep.add(begin, keys.offsets[index + 1], node: node)
        begin = .nan
      }
    }
    if motion.after == .linear {
      scrollSweep.add(begin.isNaN ? keys.offsets[last] : begin, .infinity, node: node)
    } else if begin == -.infinity {
      scrollSweep.add(begin, keys.offsets[first], node: node)
    }
  }

  /// The scroll positions at which a layer can come or go, or moves with the content on screen.
  private mutating func addWindow(of index: Int) {
    let layout = layouts[index]
    for page in [layout.firstPage, layout.lastPage] where page.isFinite {
      windowSweep.add(page, page, node: Int32(index))
    }
    guard layout.scrolls else { return }
    let pages = pagesOnScreen(of: index)
    windowSweep.add(pages.lowerBound, pages.upperBound, node: Int32(index))
  }

  /// The scroll positions outside of which a layer of the content is surely off screen.
  private func pagesOnScreen(of index: Int) -> ClosedRange<Double> {
    guard let box = extent(of: index, base, motions) else { return -.infinity ... .infinity }
    let length = pageLength
    let isVertical = scroll?.axis == .vertical
    var low = isVertical ? box.minY : box.minX
    var high = isVertical ? box.maxY : box.maxX
    if isMirrored && !isVertical { (low, high) = (length - high, length - low) }
    // A point of margin for what rounding can do.
    return (low - length - 1) / length...(high + 1) / length
  }
}
