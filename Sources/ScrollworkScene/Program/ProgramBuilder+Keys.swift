internal import Scrollwork

/// Keyframes and timings of animations, as the program keeps them.
extension ProgramBuilder {
  /// Where the keyframes are.
  func offsets(of animation: Layer.Animation, _ count: Int) -> [Double] {
    if !animation.offsets.isEmpty {
      return animation.offsets.map { $0.value(.number, scope) ?? 0 }
    }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  func keys(
    _ offsets: [Double],
    _ values: [Double],
    _ animation: Layer.Animation,
    _ program: inout Program
  ) -> Range<Int32> {
    let first = Int32(program.keys.offsets.count)
    for index in values.indices {
      program.keys.offsets.append(index < offsets.count ? offsets[index] : 0)
      program.keys.values.append(values[index])
      program.keys.easings.append(
        index + 1 < values.count ? easing(index, animation, &program) : -1
      )
    }
    return first..<Int32(program.keys.offsets.count)
  }

  private func easing(
    _ index: Int,
    _ animation: Layer.Animation,
    _ program: inout Program
  )
    -> Int32
  {
    let easings = animation.easings
    let easing =
      easings.isEmpty
      ? animation.defaultEasing : easings.count == 1 ? easings[0] : easings[index]
    return program.keys.index(of: easing)
  }

  /// The timing of an animation; its delay holds for springs too.
  func addTiming(
    of animation: Layer.Animation,
    _ delay: Double,
    _ program: inout Program
  ) -> Int32 {
    let rule = animation.timing
    let iterations: Double
    if let expression = rule.iterations {
      iterations = value(expression, .number, .notNegative, or: 1)
    } else {
      iterations = .infinity
    }
    let timing = Timing(
      delay: (rule.delay.value(.time, scope) ?? 0) + delay,
      endDelay: rule.endDelay.value(.time, scope) ?? 0,
      duration: value(rule.duration, .time, .notNegative),
      iterations: iterations,
      direction: rule.direction,
      fill: rule.fill
    )
    program.timings.append(timing)
    return Int32(program.timings.count - 1)
  }
}
