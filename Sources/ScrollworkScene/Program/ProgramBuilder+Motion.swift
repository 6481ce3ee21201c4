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
  func channels(
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

extension Program {
  /// Adds a motion to those of its deck or of no deck.
  mutating func append(_ motion: Motion) {
    let deck = nodes[Int(motion.node)].deck
    if deck < 0 { motions.append(motion) } else { decks[deck].motions.append(motion) }
  }
}
