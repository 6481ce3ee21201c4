internal import Scrollwork

/// What an animation of a score says before its properties.
struct ScoreAnimation {
  var flags: ScoreAnimationFlags = []
  /// What it is read at, as `ScoreSource` has it.
  var timeline = ScoreSource.page
  /// Where its offsets stand, its easings and its spring.
  var offsets = 0
  var easings = 0
  var spring = 0
  var timing = 0
  var trigger = 0

  var isSpring: Bool { flags.contains(.isSpring) }
}

extension ScorePlan {
  /// Turns every animation into motions.
  mutating func compile() {
    for index in 0..<ruleCount { compile(rules[index]) }
  }

  private mutating func compile(_ rule: ScoreRule) {
    at = rule.at
    var animation = ScoreAnimation()
    animation.flags = ScoreAnimationFlags(rawValue: whole())
    animation.timeline = whole()
    let start = whole()
    let page = start == ScoreStart.page ? next() : 0
    animation.offsets = at
    for _ in 0..<whole() { _ = number() }
    animation.easings = at
    at += whole()
    animation.timing = timingCount
    if animation.flags.contains(.isTimed) { addTiming(animation, rule.delay) }
    animation.spring = at
    if animation.isSpring { skipSpring() }
    if animation.timeline == ScoreSource.clock && axis >= 0 && start != ScoreStart.scene {
      animation.trigger = trigger(start == ScoreStart.page, page, rule.node)
    }
    let properties = at
    var fades = false
    for _ in 0..<whole() {
      let channel = whole()
      let operation = Composition(rawValue: UInt8(next())) ?? .replace
      let size = nodes[rule.node].size
      let of = whole()
      let whole100 =
        of == ScoreWhole.height || of == ScoreWhole.shorter && size.height < size.width
        ? size.height : size.width
      let kind = ScorePropertyFlags(rawValue: whole())
      let count = whole()
      let settles =
        reduction < 2 && animation.timeline == ScoreSource.clock
        && (kind.contains(.isMotion) || reduction == 1)
      if settles && kind.contains(.isMotion) { fades = true }
      let values = at
      for part in 0..<(kind.contains(.isColor) ? 4 : kind.contains(.isBothScales) ? 2 : 1) {
        at = values
        let first = keyCount
        addKeys(animation, rule.node, kind, count, whole100, part)
        if channel == ScoreChannel.strokeWidth { widen(rule.node, from: first) }
        append(animation, operation, rule.node, channel + part, first)
        if settles {
          settle(animation)
        } else if animation.isSpring {
          addSpring(animation)
        }
      }
    }
    if fades && reduction == 0 { addFade(rule, animation) }
    if animation.flags.contains(.isInScreen) && animation.timeline == ScoreSource.page && axis >= 0
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
    _ kind: ScorePropertyFlags,
    _ count: Int,
    _ whole100: Double,
    _ part: Int
  ) {
    let given = Int(numbers[animation.offsets])
    var offsetAt = animation.offsets + 1
    for index in 0..<count {
      var value: Double
      if kind.contains(.isColor) {
        // Four numbers for sRGB, and four for Oklab.
        let bits = kind.rawValue / ScorePropertyFlags.whichColor.rawValue
        let flags = nodes[node].flags.rawValue / ScoreLayerFlags.keepsOklab.rawValue
        let isOklab = bits & flags != 0
        value = numbers[at &+ part &+ (isOklab ? 4 : 0)]
        at = at &+ 8
      } else {
        value = number(whole100)
        // The sign of what is not mirrored is 1.
        value *= kind.contains(.isMirrored) ? sign : 1
      }
      var offset = given == 0 && count > 1 ? Double(index) / Double(count - 1) : 0
      if index < given {
        let after = at
        at = offsetAt
        offset = number()
        offsetAt = at
        at = after
      }
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
  @inline(never)
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

  /// Adds a motion of a layer with the keyframes from `first` on.
  @inline(never)
  mutating func append(
    _ animation: ScoreAnimation,
    _ operation: Composition,
    _ node: Int,
    _ channel: Int,
    _ first: Int
  ) {
    let motion = motions + motionCount
    motionCount += 1
    motion.pointee.source = animation.isSpring ? ScoreSource.spring : animation.timeline
    motion.pointee.operation = operation
    motion.pointee.node = node
    motion.pointee.deck = nodes[node].deck
    motion.pointee.place = nodes[node].block + channel
    motion.pointee.channel = channel
    motion.pointee.firstKey = first
    motion.pointee.lastKey = keyCount - 1
    motion.pointee.goesOnBefore = animation.flags.contains(.goesOnBefore)
    motion.pointee.goesOnAfter = animation.flags.contains(.goesOnAfter)
    motion.pointee.timing = animation.timing
    motion.pointee.trigger = animation.trigger
  }

  /// Shows from the start what the clock motion added last leaves when it is over.
  private mutating func settle(_ animation: ScoreAnimation) {
    let motion = motions + (motionCount - 1)
    let timing = timings + animation.timing
    motionCount -= 1
    var progress = 1.0
    if animation.isSpring {
      guard timing.pointee.fill == .both || timing.pointee.fill == .forwards else { return }
    } else {
      // What never ends is left as it is after its first iteration.
      let isEndless = timing.pointee.activeDuration == .infinity
      let last =
        isEndless
        ? Timing.Course(duration: 1, direction: timing.pointee.direction, fill: .forwards)
          .evenProgress(at: 1) : timing.pointee.evenProgress(at: timing.pointee.endTime)
      guard let last else { return }
      progress = last
    }
    guard motion.pointee.firstKey < keyCount else { return }
    motionCount += 1
    let value = value(of: motion, at: progress)
    motion.pointee.source = ScoreSource.page
    motion.pointee.firstKey = keyCount
    motion.pointee.lastKey = keyCount
    motion.pointee.goesOnBefore = false
    motion.pointee.goesOnAfter = false
    addKey(0, value, -1)
  }

  /// What would have moved fades in instead, at its own delay.
  private mutating func addFade(_ rule: ScoreRule, _ animation: ScoreAnimation) {
    let first = keyCount
    addKey(0, 0, -1)
    addKey(1, 1, -1)
    let delay = timings[animation.timing].delay
    var fade = ScoreAnimation()
    fade.timeline = ScoreSource.clock
    fade.timing = timingCount
    fade.trigger = animation.trigger
    append(fade, .multiply, rule.node, ScoreChannel.opacity, first)
    addTiming(Timing.Course(delay: delay, duration: 0.2, fill: .both))
  }

  /// A displacement as the viewer sees it needs what the page scrolls on top; the properties stand here.
  private mutating func addPins(_ animation: ScoreAnimation, _ node: Int) {
    for _ in 0..<whole() {
      let channel = whole()
      at += 2
      let kind = ScorePropertyFlags(rawValue: whole())
      let count = whole()
      for _ in 0..<count {
        if kind.contains(.isColor) { at = at &+ 8 } else { _ = number() }
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
      append(animation, .add, node, channel, key)
      motions[motionCount - 1].source = ScoreSource.page
    }
  }
}
