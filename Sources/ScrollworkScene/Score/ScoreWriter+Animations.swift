internal import Scrollwork

/// How an animation of a score is read, bit by bit.
struct ScoreAnimationFlags: OptionSet {
  let rawValue: Int

  static let isTimed = ScoreAnimationFlags(rawValue: 1)
  static let isSpring = ScoreAnimationFlags(rawValue: 2)
  static let isInScreen = ScoreAnimationFlags(rawValue: 4)
  static let goesOnBefore = ScoreAnimationFlags(rawValue: 8)
  static let goesOnAfter = ScoreAnimationFlags(rawValue: 16)
  static let ends = ScoreAnimationFlags(rawValue: 32)
}

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
    case .scroll: put(0)
    case .view: put(1)
    case .clock: put(2)
    }
    switch animation.start {
    case .scene: put(0)
    case .page(let page):
      put(1)
      put(page)
    case .layer: put(2)
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

  /// The velocity, whether it stops at its target, and what it was called: 0 UIKit's, 1 physical, 2 by
  /// response, 3 by duration and bounce, 4 Pop's, 5 … 7 SwiftUI's three.
  private mutating func write(_ spring: Layer.SpringRule) {
    put(spring.velocity, .number)
    put(spring.clamps)
    switch spring.spelling {
    case .uikit(let duration, let ratio):
      put(0)
      put(duration, .time, .springTime, or: 1)
      put(ratio, .number, .ratioOfUIKit, or: 1)
    case .physical(let mass, let stiffness, let damping):
      put(1)
      put(mass, .number, .physical, or: 1)
      put(stiffness, .number, .physical, or: 1)
      put(damping, .number, .damping, or: 1)
    case .response(let response, let ratio):
      put(2)
      put(response, .time, .springTime, or: 1)
      put(ratio, .number, .notNegative, or: 1)
    case .perceptual(let duration, let bounce):
      put(3)
      put(duration, .time, .springTime, or: 1)
      put(bounce, .number, .bounce, or: 1)
    case .pop(let bounciness, let speed):
      put(4)
      put(bounciness, .number, .bounciness, or: 1)
      put(speed, .number, .bounciness, or: 1)
    case .smooth: put(5)
    case .snappy: put(6)
    case .bouncy: put(7)
    }
  }

  /// The first channel; how it joins; what 100 % is (0 the width, 1 the height, 2 the shorter side); 1 for
  /// what is mirrored, 2 for both scales, 4 for what moves a layer, 8 for colours and 16 … 64 for which;
  /// how many values, and these.
  private mutating func write(_ values: Layer.Values, of animation: Layer.Animation) {
    let property = values.property
    put(Channel.first(of: property))
    let operation = animation.replaces ? Composition.replace : property.composition
    put(Int(operation.rawValue))
    switch property {
    case .y, .height: put(1)
    case .radius: put(2)
    default: put(0)
    }
    var kind = 0
    if property == .x || property == .rotation { kind += 1 }
    if property == .scale { kind += 2 }
    if !property.isPaint && property.rawValue <= Property.rotation.rawValue { kind += 4 }
    if property.isColor { kind += 8 + 16 * Int(ProgramBuilder.oklabBit(property)) }
    put(kind)
    put(values.count)
    for number in values.numbers { put(number, property.dimension) }
    for color in values.colors { put(color) }
  }

  /// The delay; whether the seconds are those from first to last, and they; where it starts; its easing;
  /// columns and rows, or 0; how many frames follow, for when only the layers on screen are ranked.
  mutating func write(_ stagger: Layer.StaggerRule, _ layers: [Layer]) {
    put(stagger.delay, .time)
    switch stagger.spacing {
    case .each(let each):
      put(false)
      put(each, .time, .notNegative)
    case .total(let total):
      put(true)
      put(total, .time, .notNegative)
    }
    switch stagger.origin {
    case .first: put(-1)
    case .last: put(-2)
    case .center: put(-3)
    case .edges: put(-4)
    case .index(let index): put(index)
    }
    put(stagger.easing.map { index(of: $0) } ?? -1)
    put(stagger.grid?.columns ?? 0)
    if let grid = stagger.grid { put(grid.rows) }
    put(stagger.ranksVisible ? layers.count : 0)
    guard stagger.ranksVisible else { return }
    for layer in layers {
      put(layer.frame != nil)
      if let frame = layer.frame { put(frame) }
    }
  }
}
