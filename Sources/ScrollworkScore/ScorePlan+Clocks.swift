internal import Scrollwork

extension ScorePlan {
  @inline(never)
  mutating func addTiming(_ timing: Timing.Course) {
    timings.advanced(by: timingCount).initialize(to: timing)
    timingCount += 1
  }

  /// The timing that stands here; its delay holds for springs too.
  mutating func addTiming(_ animation: ScoreAnimation, _ delay: Double) {
    let own = number()
    let endDelay = number()
    let duration = number()
    let iterations = animation.flags.contains(.ends) ? number() : .infinity
    let direction = Timing.Direction(rawValue: UInt8(next())) ?? .normal
    addTiming(
      Timing.Course(
        delay: own + delay,
        endDelay: endDelay,
        duration: duration,
        iterations: iterations,
        direction: direction,
        fill: Timing.Fill(rawValue: UInt8(next())) ?? .both
      )
    )
  }

  mutating func skipSpring() {
    _ = number()
    at += 1
    _ = readSpring(0)
  }

  /// A spring of the given initial velocity, which stands here.
  @inline(never)
  private mutating func readSpring(_ velocity: Double) -> Spring {
    let kind = whole()
    if kind == ScoreSpringKind.smooth { return .smooth }
    if kind == ScoreSpringKind.snappy { return .snappy }
    if kind == ScoreSpringKind.bouncy { return .bouncy }
    let a = number()
    let b = number()
    switch kind {
    case ScoreSpringKind.uikit:
      return Spring(dampingRatio: b, duration: a, initialVelocity: velocity)
    case ScoreSpringKind.physical: return Spring(mass: a, stiffness: b, damping: number())
    case ScoreSpringKind.response: return Spring(response: a, dampingRatio: b)
    case ScoreSpringKind.perceptual: return Spring(duration: a, bounce: b)
    default: return Spring(bounciness: a, speed: b)
    }
  }

  /// Makes a spring of the motion added last, from its first keyframe to its last.
  mutating func addSpring(_ animation: ScoreAnimation) {
    let keys = motions + (motionCount - 1)
    let isEmpty = keys.pointee.firstKey == keyCount
    let from = isEmpty ? 0 : values[keys.pointee.firstKey]
    let to = isEmpty ? 0 : values[keyCount - 1]
    // A spring needs no keyframes.
    keyCount = keys.pointee.firstKey
    keys.pointee.timing = springCount
    let here = at
    defer { at = here }
    at = animation.spring
    let velocity = number()
    let clamps = answer()
    let motion = SpringMotion(
      readSpring(velocity),
      from: from,
      to: to,
      velocity: velocity * (to - from),
      isClamped: clamps || reduction < 2
    )
    let tolerance = (to - from).magnitude * 1e-5
    let rest = tolerance > 0 ? motion.settlingTime(tolerance: tolerance) : 0
    let timing = timings + animation.timing
    springs[springCount] = ScoreSpring(
      motion: motion,
      delay: timing.pointee.delay,
      rest: rest > 1e6 ? .infinity : rest,
      showsBefore: timing.pointee.fill == .both || timing.pointee.fill == .backwards,
      showsAfter: timing.pointee.fill == .both || timing.pointee.fill == .forwards
    )
    springCount += 1
  }

  /// The trigger that starts the clock of a layer's animation.
  mutating func trigger(_ isPage: Bool, _ page: Double, _ node: Int) -> Int {
    var trigger = ScoreTrigger()
    trigger.isScene = false
    if isPage {
      trigger.page = page
      trigger.low = (page - 0.5) * pageLength
      trigger.high = (page + 0.5) * pageLength
    } else {
      trigger.node = node
      guard findShown(nodes[node], &trigger) else { return 0 }
    }
    for index in 1..<triggerCount
    where triggers[index].node == trigger.node && triggers[index].page == trigger.page {
      return index
    }
    triggers[triggerCount] = trigger
    triggerCount += 1
    return triggerCount - 1
  }

  /// The scroll offsets at which a layer at rest is on screen; false when it always may be.
  private func findShown(_ node: ScoreNode, _ trigger: inout ScoreTrigger) -> Bool {
    let length = pageLength
    var low = -Double.infinity
    var high = Double.infinity
    if node.ridesContent {
      let size = axis == 1 ? node.size.height : node.size.width
      var corner = axis == 1 ? node.corner.y : node.corner.x
      // Mirrored content lies to the left: the offset counts from the right-hand side.
      if isMirrored && axis == 0 { corner = length - corner - size }
      low = corner - length + 0.5
      high = corner + size - 0.5
    }
    if node.shownFrom > -Double.infinity {
      low = low > node.shownFrom * length ? low : node.shownFrom * length
      high = high < node.shownTo * length ? high : node.shownTo * length
    }
    trigger.low = low
    trigger.high = low <= high ? high : low
    return low > -Double.infinity && high < Double.infinity
  }

  /// Finds when what each trigger starts is over.
  func boundClocks() {
    for index in 0..<motionCount where motions[index].source >= ScoreSource.clock {
      let motion = motions[index]
      let end =
        motion.source == ScoreSource.clock
        ? timings[motion.timing].endTime
        : springs[motion.timing].delay + springs[motion.timing].rest
      let trigger = triggers + motion.trigger
      if end == .infinity {
        trigger.pointee.isEndless = true
      } else if end > trigger.pointee.end {
        trigger.pointee.end = end
      }
    }
  }
}
