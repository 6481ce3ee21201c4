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
