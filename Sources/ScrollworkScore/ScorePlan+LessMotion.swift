internal import Scrollwork

/// What is shown to people who asked for less motion.
extension ScorePlan {
  /// Shows from the start what the clock motion added last leaves when it is over.
  mutating func settle(_ animation: ScoreAnimation) {
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
  mutating func addFade(_ rule: ScoreRule, _ animation: ScoreAnimation) {
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
}
