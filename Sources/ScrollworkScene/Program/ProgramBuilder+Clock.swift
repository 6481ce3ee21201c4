internal import Scrollwork

extension ProgramBuilder {
  /// A spring ready to be read, from the first value to the last.
  func play(
    _ rule: Layer.SpringRule,
    _ animation: Layer.Animation,
    _ delay: Double,
    _ values: [Double]
  ) -> SpringPlay {
    let from = values.first ?? 0
    let to = values.last ?? 0
    let velocity = rule.velocity.value(.number, scope) ?? 0
    let clamps = rule.clamps || reducesOvershoot
    let motion = SpringMotion(
      spring(rule.spelling, velocity),
      from: from,
      to: to,
      velocity: velocity * (to - from),
      isClamped: clamps
    )
    let tolerance = (to - from).magnitude * 1e-5
    let rest = tolerance > 0 ? motion.settlingTime(tolerance: tolerance) : 0
    let fill = animation.timing.fill
    return SpringPlay(
      motion: motion,
      delay: delay,
      // What takes longer than any time of a document never ends.
      rest: rest > 1e6 ? .infinity : rest,
      showsBefore: fill == .both || fill == .backwards,
      showsAfter: fill == .both || fill == .forwards
    )
  }

  private func spring(_ spelling: Layer.SpringRule.Spelling, _ velocity: Double) -> Spring {
    func number(_ expression: Expression, _ bound: Bound) -> Double {
      value(expression, .number, bound, or: 1)
    }
    func time(_ expression: Expression) -> Double {
      value(expression, .time, .springTime, or: 1)
    }
    switch spelling {
    case .uikit(let duration, let ratio):
      return Spring(
        dampingRatio: number(ratio, .ratioOfUIKit),
        duration: time(duration),
        initialVelocity: velocity
      )
    case .physical(let mass, let stiffness, let damping):
      return Spring(
        mass: number(mass, .physical),
        stiffness: number(stiffness, .physical),
        damping: number(damping, .damping)
      )
    case .response(let response, let ratio):
      return Spring(response: time(response), dampingRatio: number(ratio, .notNegative))
    case .perceptual(let duration, let bounce):
      return Spring(duration: time(duration), bounce: number(bounce, .bounce))
    case .pop(let bounciness, let speed):
      return Spring(
        bounciness: number(bounciness, .bounciness),
        speed: number(speed, .bounciness)
      )
    case .smooth: return .smooth
    case .snappy: return .snappy
    case .bouncy: return .bouncy
    }
  }

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

  /// The delays of a group's layers.
  func delays(
    _ rule: Layer.StaggerRule,
    _ layers: [Layer],
    _ place: Place,
    _ program: Program
  ) -> [Double] {
    let first = rule.delay.value(.time, scope) ?? 0
    var ranks = Array(layers.indices)
    var count = layers.count
    if rule.ranksVisible {
      var visible = 0
      for index in layers.indices {
        ranks[index] = visible
        if startsOnScreen(layers[index], place, program) { visible += 1 }
      }
      count = visible > 0 ? visible : 1
      for index in ranks.indices where ranks[index] >= count { ranks[index] = count - 1 }
    }
    let stagger = stagger(rule)
    return ranks.map { first + stagger.delay(index: $0, count: count) }
  }

  private func startsOnScreen(_ layer: Layer, _ place: Place, _ program: Program) -> Bool {
    let box = frame(of: layer, in: place.size, program)
    let x = place.corner.x + box.origin.x
    let y = place.corner.y + box.origin.y
    return x < scope.viewport.width && x + box.size.width > 0 && y < scope.viewport.height
      && y + box.size.height > 0
  }

  private func stagger(_ rule: Layer.StaggerRule) -> Stagger {
    let spacing: Stagger.Spacing
    switch rule.spacing {
    case .each(let each): spacing = .each(value(each, .time, .notNegative))
    case .total(let total): spacing = .total(value(total, .time, .notNegative))
    }
    let origin: Stagger.Origin
    switch rule.origin {
    case .first: origin = .first
    case .last: origin = .last
    case .center: origin = .center
    case .edges: origin = .edges
    case .index(let index): origin = .index(index)
    }
    var stagger = Stagger(spacing, from: origin)
    if let easing = rule.easing { stagger.easing = easing }
    if let grid = rule.grid { stagger.grid = .init(columns: grid.columns, rows: grid.rows) }
    return stagger
  }
}
