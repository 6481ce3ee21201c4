internal import Scrollwork
internal import ScrollworkScore

extension ScoreWriter {
  /// How many numbers follow, and what they are.
  mutating func write(_ animation: Layer.Animation) {
    let length = numbers.count
    put(0)
    var flags: ScoreAnimationFlags = []
    if animation.timeline == .clock || animation.spring != nil { flags.insert(.isTimed) }
    if animation.spring != nil { flags.insert(.isSpring) }
    if animation.isInScreen { flags.insert(.isInScreen) }
    if animation.extrapolationBefore == .linear { flags.insert(.goesOnBefore) }
    if animation.extrapolationAfter == .linear { flags.insert(.goesOnAfter) }
    if animation.timing.iterations != nil { flags.insert(.ends) }
    put(flags.rawValue)
    switch animation.timeline {
    case .scroll: put(ScoreSource.page)
    case .view: put(ScoreSource.view)
    case .clock: put(ScoreSource.clock)
    }
    switch animation.start {
    case .scene: put(ScoreStart.scene)
    case .page(let page):
      put(ScoreStart.page)
      put(page)
    case .layer: put(ScoreStart.layer)
    }
    put(animation.offsets.count)
    for offset in animation.offsets { put(offset, .number) }
    let easings = animation.easings.isEmpty ? [animation.defaultEasing] : animation.easings
    put(easings.count)
    for easing in easings { put(index(of: easing)) }
    if flags.contains(.isTimed) { write(animation.timing) }
    if let spring = animation.spring { write(spring) }
    put(animation.properties.count)
    for values in animation.properties { write(values, of: animation) }
    numbers[length] = Double(numbers.count - length - 1)
  }

  private mutating func write(_ timing: Layer.TimingRule) {
    put(timing.delay, .time)
    put(timing.endDelay, .time)
    put(timing.duration, .time, .notNegative)
    if let iterations = timing.iterations { put(iterations, .number, .notNegative, or: 1) }
    put(Int(timing.direction.rawValue))
    put(Int(timing.fill.rawValue))
  }

  /// The velocity, whether it stops at its target, and what it was called with its numbers.
  private mutating func write(_ spring: Layer.SpringRule) {
    put(spring.velocity, .number)
    put(spring.clamps)
    switch spring.spelling {
    case .uikit(let duration, let ratio):
      put(ScoreSpringKind.uikit)
      put(duration, .time, .springTime, or: 1)
      put(ratio, .number, .ratioOfUIKit, or: 1)
    case .physical(let mass, let stiffness, let damping):
      put(ScoreSpringKind.physical)
      put(mass, .number, .physical, or: 1)
      put(stiffness, .number, .physical, or: 1)
      put(damping, .number, .damping, or: 1)
    case .response(let response, let ratio):
      put(ScoreSpringKind.response)
      put(response, .time, .springTime, or: 1)
      put(ratio, .number, .notNegative, or: 1)
    case .perceptual(let duration, let bounce):
      put(ScoreSpringKind.perceptual)
      put(duration, .time, .springTime, or: 1)
      put(bounce, .number, .bounce, or: 1)
    case .pop(let bounciness, let speed):
      put(ScoreSpringKind.pop)
      put(bounciness, .number, .bounciness, or: 1)
      put(speed, .number, .bounciness, or: 1)
    case .smooth: put(ScoreSpringKind.smooth)
    case .snappy: put(ScoreSpringKind.snappy)
    case .bouncy: put(ScoreSpringKind.bouncy)
    }
  }

  /// The first channel; how it joins; what 100 % are; what it is; how many values, and they.
  private mutating func write(_ values: Layer.Values, of animation: Layer.Animation) {
    let property = values.property
    put(Channel.first(of: property))
    let operation = animation.replaces ? Composition.replace : property.composition
    put(Int(operation.rawValue))
    switch property {
    case .y, .height: put(ScoreWhole.height)
    case .radius: put(ScoreWhole.shorter)
    default: put(ScoreWhole.width)
    }
    var flags: ScorePropertyFlags = []
    if property == .x || property == .rotation { flags.insert(.isMirrored) }
    if property == .scale { flags.insert(.isBothScales) }
    if !property.isPaint && property.rawValue <= Property.rotation.rawValue {
      flags.insert(.isMotion)
    }
    var kind = flags.rawValue
    if property.isColor {
      kind += ScorePropertyFlags.isColor.rawValue
      kind += ScorePropertyFlags.whichColor.rawValue * Int(ProgramBuilder.oklabBit(property))
    }
    put(kind)
    put(values.count)
    for number in values.numbers { put(number, property.dimension) }
    // A layer says in which of the two its colours are kept.
    for color in values.colors {
      put(color, in: .sRGB)
      put(color, in: .oklab)
    }
  }
}
