internal import Scrollwork

extension Player {
  /// Sets the numbers of a layer of no card that move to where they are at `time`.
  mutating func play(_ layout: Layout, at time: Double) {
    let block = Int(layout.block)
    for index in layout.motions {
      let target = block + Int(program.motions[Int(index)].channel)
      frame.values[target] = program.base[target]
    }
    for index in layout.motions {
      let motion = program.motions[Int(index)]
      let target = block + Int(motion.channel)
      guard let value = value(of: motion, at: time, view: 0) else { continue }
      frame.values[target] = motion.operation.combine(frame.values[target], value)
    }
  }

  /// Sets the numbers of one card.
  mutating func play(_ plan: Program.DeckPlan, slot: Int, view: Double, at time: Double) {
    let block = Int(program.blockOfSlot[slot])
    for index in plan.base.indices { frame.values[block + index] = plan.base[index] }
    for motion in plan.motions {
      let target = block + Int(program.layouts[Int(motion.node)].block) + Int(motion.channel)
      guard let value = value(of: motion, at: time, view: view) else { continue }
      frame.values[target] = motion.operation.combine(frame.values[target], value)
    }
  }

  /// What a motion shows; nil when it is not in effect.
  private func value(of motion: Motion, at time: Double, view: Double) -> Double? {
    switch motion.source {
    case .scroll: return program.keys.value(motion.keys, at: page, motion.before, motion.after)
    case .view: return program.keys.value(motion.keys, at: view, motion.before, motion.after)
    case .clock:
      let timing = program.timings[Int(motion.timing)]
      guard let progress = timing.progress(at: time - state.starts[Int(motion.trigger)])
      else { return nil }
      return program.keys.value(motion.keys, at: progress, motion.before, motion.after)
    case .spring:
      return program.springs[Int(motion.timing)].value(
        at: time - state.starts[Int(motion.trigger)]
      )
    }
  }
}
