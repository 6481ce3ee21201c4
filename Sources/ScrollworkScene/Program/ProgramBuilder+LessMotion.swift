internal import Scrollwork

/// What is shown to people who asked for less motion.
extension ProgramBuilder {
  /// Shows from the start what a clock animation leaves when it is over.
  func settle(
    _ values: Layer.Values,
    of rule: Rule,
    _ timing: Int32,
    _ program: inout Program
  ) {
    let animation = rule.animation
    let progress: Double
    if animation.spring != nil {
      let fill = animation.timing.fill
      guard fill == .both || fill == .forwards else { return }
      progress = 1
    } else {
      let timing = program.timings[Int(timing)]
      // What never ends is left as it is after its first iteration.
      let isEndless = timing.activeDuration == .infinity
      let end =
        isEndless ? Timing(duration: 1, direction: timing.direction, fill: .forwards) : timing
      guard let last = end.progress(at: end.endTime) else { return }
      progress = last
    }
    for channel in channels(of: values, of: rule, program) {
      guard !channel.values.isEmpty else { continue }
      let ways = keys(
        offsets(of: animation, channel.values.count),
        channel.values,
        animation,
        &program
      )
      let value = program.keys.value(
        ways,
        at: progress,
        animation.extrapolationBefore,
        animation.extrapolationAfter
      )
      program.append(
        Motion(
          source: .scroll,
          operation: channel.operation,
          node: Int32(rule.node),
          channel: Int32(channel.channel),
          keys: keys([0], [value], animation, &program)
        )
      )
    }
  }

  /// What would have moved fades in instead, at its own delay.
  func addFade(_ rule: Rule, _ trigger: Int32, _ program: inout Program) {
    var animation = Layer.Animation()
    animation.easings = [.linear]
    let delay = (rule.animation.timing.delay.value(.time, scope) ?? 0) + rule.delay
    program.timings.append(Timing(delay: delay, duration: 0.2, fill: .both))
    var motion = Motion(
      source: .clock,
      operation: .multiply,
      node: Int32(rule.node),
      channel: Int32(Channel.opacity),
      keys: keys([0, 1], [0, 1], animation, &program)
    )
    motion.timing = Int32(program.timings.count - 1)
    motion.trigger = trigger
    program.append(motion)
  }
}
