internal import Scrollwork

extension ProgramBuilder {
  /// Turns every animation into motions.
  func compileRules(_ program: inout Program) {
    var pages = Lookup()
    for rule in rules {
      let animation = rule.animation
      let isTimed = animation.timeline == .clock || animation.spring != nil
      let timing = isTimed ? addTiming(of: animation, rule.delay, &program) : -1
      let trigger = trigger(of: rule, &program, &pages)
      var fades = false
      for values in animation.properties {
        let moves =
          !values.property.isPaint && values.property.rawValue <= Property.rotation.rawValue
        if program.reduction != .full && animation.timeline == .clock
          && (moves || program.reduction == .still)
        {
          settle(values, of: rule, timing, &program)
          fades = fades || moves
          continue
        }
        for channel in channels(of: values, of: rule, program) {
          add(channel, animation, timing, trigger, rule.node, &program)
        }
      }
      if fades && program.reduction == .fade { addFade(rule, trigger, &program) }
      addPin(animation, rule.node, program.nodes[rule.node], &program)
    }
  }

  /// The values of one channel at each keyframe.
  struct ChannelValues {
    let channel: Int
    let operation: Composition
    let values: [Double]
  }

  /// The channels that a property moves: `scale` two, a colour four.
  private func channels(
    of values: Layer.Values,
    of rule: Rule,
    _ program: Program
  )
    -> [ChannelValues]
  {
    let property = values.property
    let node = program.nodes[rule.node]
    let operation = rule.animation.replaces ? Composition.replace : property.composition
    let first = Channel.first(of: property)
    if property.isColor {
      let isOklab = node.oklab & Self.oklabBit(property) != 0
      let mixed = values.colors.map { $0.premultiplied(in: isOklab ? .oklab : .sRGB) }
      return [
        ChannelValues(channel: first, operation: operation, values: mixed.map { $0.0 }),
        ChannelValues(channel: first + 1, operation: operation, values: mixed.map { $0.1 }),
        ChannelValues(channel: first + 2, operation: operation, values: mixed.map { $0.2 }),
        ChannelValues(channel: first + 3, operation: operation, values: mixed.map { $0.3 }),
      ]
    }
    let scope = scope.of(property.whole(of: node.size))
    let sign = property == .x || property == .rotation ? program.sign : 1
    let numbers = values.numbers.map { ($0.value(property.dimension, scope) ?? 0) * sign }
    let channel = ChannelValues(channel: first, operation: operation, values: numbers)
    guard property == .scale else { return [channel] }
    return [
      channel, ChannelValues(channel: Channel.scaleY, operation: operation, values: numbers),
    ]
  }

  private func add(
    _ channel: ChannelValues,
    _ animation: Layer.Animation,
    _ timing: Int32,
    _ trigger: Int32,
    _ node: Int,
    _ program: inout Program
  ) {
    var motion = Motion(
      source: .clock,
      operation: channel.operation,
      node: Int32(node),
      channel: Int32(channel.channel),
      keys: 0..<0
    )
    motion.before = animation.extrapolationBefore
    motion.after = animation.extrapolationAfter
    motion.trigger = trigger
    motion.timing = timing
    switch animation.timeline {
    case .scroll: motion.source = .scroll
    case .view: motion.source = .view
    case .clock: break
    }
    if let rule = animation.spring {
      motion.source = .spring
      motion.timing = Int32(program.springs.count)
      program.springs.append(
        play(rule, animation, program.timings[Int(timing)].delay, channel.values)
      )
    } else {
      motion.keys = keys(
        offsets(of: animation, channel.values.count),
        channel.values,
        animation,
        &program
      )
    }
    program.append(motion)
  }

  /// Where the keyframes are.
  private func offsets(of animation: Layer.Animation, _ count: Int) -> [Double] {
    if !animation.offsets.isEmpty {
      return animation.offsets.map { $0.value(.number, scope) ?? 0 }
    }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  private func keys(
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
  private func addTiming(
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

  /// Shows from the start what a clock animation leaves when it is over.
  private func settle(
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
  private func addFade(_ rule: Rule, _ trigger: Int32, _ program: inout Program) {
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

  /// A displacement as the viewer sees it needs what the page scrolls on top.
  private func addPin(
    _ animation: Layer.Animation,
    _ index: Int,
    _ node: Node,
    _ program: inout Program
  ) {
    guard animation.isInScreen, animation.timeline == .scroll, let scroll = program.scroll,
      node.ridesContent
    else { return }
    let property: Property = scroll.axis == .vertical ? .y : .x
    for values in animation.properties where values.property == property {
      let offsets = offsets(of: animation, values.count)
      guard let first = offsets.first, let last = offsets.last else { return }
      let length = program.pageLength * (last - first) * (property == .x ? program.sign : 1)
      var linear = Layer.Animation()
      linear.easings = [.linear]
      var motion = Motion(
        source: .scroll,
        operation: .add,
        node: Int32(index),
        channel: Int32(Channel.first(of: property)),
        keys: keys([first, last], [0, length], linear, &program)
      )
      motion.before = animation.extrapolationBefore
      motion.after = animation.extrapolationAfter
      program.append(motion)
    }
  }
}

extension Property {
  /// How several motions of it join.
  var composition: Composition {
    switch self {
    case .x, .y, .rotation: .add
    case .scale, .scaleX, .scaleY, .opacity: .multiply
    default: .replace
    }
  }

  /// What 100 % of it means for a layer of this size.
  func whole(of size: Size) -> Double {
    switch self {
    case .y, .height: size.height
    case .radius: size.width < size.height ? size.width : size.height
    default: size.width
    }
  }
}

extension Program {
  /// Adds a motion to those of its deck or of no deck.
  mutating func append(_ motion: Motion) {
    let deck = nodes[Int(motion.node)].deck
    if deck < 0 { motions.append(motion) } else { decks[deck].motions.append(motion) }
  }
}
