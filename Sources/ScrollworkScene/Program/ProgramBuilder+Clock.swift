internal import Scrollwork

extension ProgramBuilder {
  /// The trigger that starts an animation's clock.
  func trigger(of rule: Rule, _ program: inout Program, _ pages: inout Lookup) -> Int32 {
    guard rule.animation.timeline == .clock, program.scroll != nil else { return 0 }
    let length = program.pageLength
    let cause: Program.Trigger.Cause
    let offsets: ClosedRange<Double>
    switch rule.animation.start {
    case .scene: return 0
    case .page(let page):
      cause = .page(page)
      offsets = (page - 0.5) * length...(page + 0.5) * length
      let known = pages.first(cause.hash) { program.triggers[$0].cause == cause }
      if let known { return Int32(known) }
      pages.add(program.triggers.count, hash: cause.hash)
    case .layer:
      guard let shown = shownOffsets(of: program.nodes[rule.node], program) else { return 0 }
      cause = .layer(Int32(rule.node))
      offsets = shown
      // The rules of one layer stand together.
      if program.triggers[program.triggers.count - 1].cause == cause { break }
    }
    if program.triggers[program.triggers.count - 1].cause != cause {
      program.triggers.append(Program.Trigger(cause: cause, offsets: offsets))
    }
    return Int32(program.triggers.count - 1)
  }

  /// The scroll offsets at which a layer at rest is on screen; nil when it always may be.
  private func shownOffsets(of node: Node, _ program: Program) -> ClosedRange<Double>? {
    let length = program.pageLength
    var low = -Double.infinity
    var high = Double.infinity
    if node.ridesContent {
      let isVertical = program.scroll?.axis == .vertical
      let size = isVertical ? node.size.height : node.size.width
      var corner = isVertical ? node.corner.y : node.corner.x
      // Mirrored content lies to the left: the offset counts from the right-hand side.
      if program.isMirrored && !isVertical { corner = length - corner - size }
      low = corner - length + 0.5
      high = corner + size - 0.5
    }
    if let pages = node.shownPages {
      low = low > pages.lowerBound * length ? low : pages.lowerBound * length
      high = high < pages.upperBound * length ? high : pages.upperBound * length
    }
    guard low > -Double.infinity, high < Double.infinity else { return nil }
    return low <= high ? low...high : low...low
  }
}
