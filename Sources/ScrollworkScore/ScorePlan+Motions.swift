internal import Scrollwork

/// What an animation of a score says before its properties.
struct ScoreAnimation {
  var flags = 0
  /// 0: by page; 1: by place in the deck; 2: on the clock.
  var timeline = 0
  /// Where its offsets stand, its easings and its spring.
  var offsets = 0
  var easings = 0
  var spring = 0
  var timing = 0
  var trigger = 0

  var isSpring: Bool { flags & 2 != 0 }
}

extension ScorePlan {
  /// Turns every animation into motions.
  mutating func compile() {
    for index in 0..<ruleCount { compile(rules[index]) }
  }

  private mutating func compile(_ rule: ScoreRule) {
    at = rule.at
    var animation = ScoreAnimation()
    animation.flags = whole()
    animation.timeline = whole()
    let start = whole()
    let page = start == 1 ? next() : 0
    animation.offsets = at
    for _ in 0..<whole() { _ = number() }
    animation.easings = at
    at += whole()
    animation.timing = timingCount
    if animation.flags & 1 != 0 { addTiming(animation, rule.delay) }
    animation.spring = at
    if animation.isSpring { skipSpring() }
    if animation.timeline == 2 && axis >= 0 && start > 0 {
      animation.trigger = trigger(start == 1, page, rule.node)
    }
    let properties = at
    var fades = false
    for _ in 0..<whole() {
      let channel = whole()
      let operation = Composition(rawValue: UInt8(next())) ?? .replace
      let size = nodes[rule.node].size
      let whole100 =
        numbers[at] == 1 || numbers[at] == 2 && size.height < size.width
        ? size.height : size.width
      at += 1
      let kind = whole()
      let count = whole()
      let settles = reduction < 2 && animation.timeline == 2 && (kind & 4 != 0 || reduction == 1)
      if settles && kind & 4 != 0 { fades = true }
      let values = at
      for part in 0..<(kind & 8 != 0 ? 4 : kind & 2 != 0 ? 2 : 1) {
        at = values
        let first = keyCount
        addKeys(animation, rule.node, kind, count, whole100, part)
        if channel == ScoreChannel.strokeWidth { widen(rule.node, from: first) }
        let motion = self.motion(animation, operation, rule.node, channel + part, first)
        if settles { settle(motion, animation) } else { add(motion, animation) }
      }
    }
    if fades && reduction == 0 { addFade(rule, animation) }
    if animation.flags & 4 != 0 && animation.timeline == 0 && axis >= 0
      && nodes[rule.node].ridesContent
    {
      at = properties
      addPins(animation, rule.node)
    }
  }

  /// As far beyond the widest stroke as springs swing.
  private func widen(_ node: Int, from first: Int) {
    for key in first..<keyCount {
      let growth = values[key] - nodes[node].strokeWidth
      if growth > 0 { nodes[node].outset += 2 * growth }
    }
  }

  /// The keyframes of one number of a property, whose values stand here.
  private mutating func addKeys(
    _ animation: ScoreAnimation,
    _ node: Int,
    _ kind: Int,
    _ count: Int,
    _ whole100: Double,
    _ part: Int
  ) {
    for index in 0..<count {
      var value: Double
      if kind & 8 != 0 {
        let mixed = color().premultiplied(
          in: nodes[node].flags & (kind & 112) != 0 ? .oklab : .sRGB
        )
        value = part == 0 ? mixed.0 : part == 1 ? mixed.1 : part == 2 ? mixed.2 : mixed.3
      } else {
        value = number(whole100)
        // The sign of what is not mirrored is 1.
        value *= kind & 1 != 0 ? sign : 1
      }
      let after = at
      at = animation.offsets
      let offset = offset(index, of: count)
      at = after
      let easing = Int(numbers[animation.easings])
      addKey(
        offset,
        value,
        index + 1 < count
          ? Int32(numbers[animation.easings + 1 + (easing == 1 ? 0 : index)]) : -1
      )
    }
  }

  /// Where a keyframe is; the offsets stand here.
  mutating func offset(_ index: Int, of count: Int) -> Double {
    let given = whole()
    if given == 0 { return count > 1 ? Double(index) / Double(count - 1) : 0 }
    if index >= given { return 0 }
    for _ in 0..<index { _ = number() }
    return number()
  }

  @inline(never)
  mutating func addKey(_ offset: Double, _ value: Double, _ easing: Int32) {
    offsets[keyCount] = offset
    values[keyCount] = value
    easings[keyCount] = easing
    keyCount += 1
  }

  /// A motion of a layer with the keyframes from `first` on.
  func motion(
    _ animation: ScoreAnimation,
    _ operation: Composition,
    _ node: Int,
    _ channel: Int,
    _ first: Int
  ) -> ScoreMotion {
    ScoreMotion(
      source: animation.isSpring ? 3 : animation.timeline,
      operation: operation,
      node: node,
      deck: nodes[node].deck,
      place: nodes[node].block + channel,
      channel: channel,
      firstKey: first,
      lastKey: keyCount - 1,
      goesOnBefore: animation.flags & 8 != 0,
      goesOnAfter: animation.flags & 16 != 0,
      timing: animation.timing,
      trigger: animation.trigger
    )
  }

  @inline(never)
  mutating func append(_ motion: ScoreMotion) {
    motions[motionCount] = motion
    motionCount += 1
  }

  private mutating func add(_ given: ScoreMotion, _ animation: ScoreAnimation) {
    var motion = given
    if motion.source == 3 {
      motion.timing = springCount
      let here = at
      at = animation.spring
      addSpring(animation, motion)
      at = here
      // A spring needs no keyframes.
      keyCount = motion.firstKey
    }
    append(motion)
  }

  /// Shows from the start what a clock animation leaves when it is over.
  private mutating func settle(_ given: ScoreMotion, _ animation: ScoreAnimation) {
    let timing = timings[animation.timing]
    var progress = 1.0
    if animation.isSpring {
      guard timing.fill == .both || timing.fill == .forwards else { return }
    } else {
      // What never ends is left as it is after its first iteration.
      let isEndless = timing.activeDuration == .infinity
      let end =
        isEndless ? Timing(duration: 1, direction: timing.direction, fill: .forwards) : timing
      guard let last = end.progress(at: end.endTime) else { return }
      progress = last
    }
    guard given.firstKey < keyCount else { return }
    let value = value(of: given, at: progress)
    var motion = given
    motion.source = 0
    motion.firstKey = keyCount
    motion.lastKey = keyCount
    motion.goesOnBefore = false
    motion.goesOnAfter = false
    addKey(0, value, -1)
    append(motion)
  }

  /// What would have moved fades in instead, at its own delay.
  private mutating func addFade(_ rule: ScoreRule, _ animation: ScoreAnimation) {
    let first = keyCount
    addKey(0, 0, -1)
    addKey(1, 1, -1)
    var motion = motion(animation, .multiply, rule.node, ScoreChannel.opacity, first)
    motion.source = 2
    motion.goesOnBefore = false
    motion.goesOnAfter = false
    motion.timing = timingCount
    let delay = timings[animation.timing].delay
    addTiming(Timing(delay: delay, duration: 0.2, fill: .both))
    append(motion)
  }

  /// A displacement as the viewer sees it needs what the page scrolls on top; the properties stand here.
  private mutating func addPins(_ animation: ScoreAnimation, _ node: Int) {
    for _ in 0..<whole() {
      let channel = whole()
      at += 2
      let kind = whole()
      let count = whole()
      for _ in 0..<count {
        if kind & 8 != 0 { at += 4 } else { _ = number() }
      }
      let here = at
      defer { at = here }
      guard channel == (axis == 1 ? ScoreChannel.y : ScoreChannel.x), count > 0 else { continue }
      at = animation.offsets
      let given = Int(numbers[at])
      let first = offset(0, of: count)
      at = animation.offsets
      let last = offset((given > 0 ? given : count) - 1, of: count)
      let length = pageLength * (last - first) * (axis == 0 ? sign : 1)
      let key = keyCount
      addKey(first, 0, -1)
      addKey(last, length, -1)
      var motion = motion(animation, .add, node, channel, key)
      motion.source = 0
      append(motion)
    }
  }
}
