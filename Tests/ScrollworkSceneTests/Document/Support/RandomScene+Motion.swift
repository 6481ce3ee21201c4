import Scrollwork
import ScrollworkScene
import TestSupport

extension RandomScene {
  mutating func animation(of content: Layer.Content, isInCard: Bool) -> Layer.Animation {
    var animation = Layer.Animation()
    animation.timeline = pick(isInCard ? [.clock, .scroll, .view] : [.clock, .scroll])
    var count = Int.random(in: 1...4, using: &random)
    if animation.timeline == .clock {
      if chance() {
        count = 2
        animation.spring = spring()
      } else {
        animation.timing.duration = positive(.time)
        if chance() { animation.timing.iterations = pick([nil, 0.5, positive(.number)]) }
        animation.timing.direction = pick([.normal, .reverse, .alternate, .alternateReverse])
      }
      if chance() { animation.timing.delay = expression(.time) }
      if chance() { animation.timing.endDelay = expression(.time) }
      animation.timing.fill = pick([.none, .forwards, .backwards, .both])
      animation.start = pick(scrolls ? [.scene, .layer, .page(number(0...3))] : [.scene, .layer])
    } else {
      animation.extrapolationBefore = pick([.hold, .linear])
      animation.extrapolationAfter = pick([.hold, .linear])
      animation.isInScreen = animation.timeline == .scroll && chance()
    }
    if animation.timeline != .clock || animation.spring == nil && chance() {
      for index in 0..<count {
        let place = Double(index) / Double(count)
        animation.offsets.append(index == 1 ? .constant(place) : .percent(place * 100))
      }
    }
    addProperties(of: content, count, to: &animation)
    if animation.spring == nil {
      if count > 1, chance() {
        for _ in 1..<count { animation.easings.append(easing()) }
      } else if chance() {
        animation.easings = [easing()]
      }
    }
    animation.replaces = chance()
    animation.mixesInOklab = chance()
    return animation
  }

  private mutating func addProperties(
    of content: Layer.Content,
    _ count: Int,
    to animation: inout Layer.Animation
  ) {
    var homes: [Property] = [.x, .y, .scale, .scaleX, .scaleY, .rotation, .opacity, .depth]
    switch content {
    case .text: homes.append(.color)
    case .shape:
      homes += [.width, .height, .radius, .strokeWidth, .trimStart, .trimEnd, .fill, .strokeColor]
    default: break
    }
    // The first has as many values as there are keyframes, which settles their number.
    let first = pick(homes)
    for property in homes where property == first || chance(6) {
      let isConstant = property != first && animation.spring == nil && chance()
      var values = Layer.Values(property, [])
      for _ in 0..<(isConstant ? 1 : count) {
        switch property {
        case .color, .fill, .strokeColor: values.colors.append(color())
        case .trimStart, .trimEnd: values.numbers.append(unit())
        case .width, .height, .radius, .strokeWidth: values.numbers.append(positive(.length))
        default: values.numbers.append(expression(property.dimension))
        }
      }
      animation.properties.append(values)
    }
  }

  mutating func spring() -> Layer.SpringRule {
    let ratio = positive(.number)
    let duration = positive(.time)
    var rule = Layer.SpringRule(
      pick([
        .uikit(duration: duration, dampingRatio: ratio),
        .physical(mass: 1, stiffness: ratio, damping: 2),
        .physical(mass: ratio, stiffness: 3, damping: ratio),
        .response(duration, dampingRatio: ratio),
        .perceptual(duration: duration, bounce: -0.5),
        .pop(bounciness: .min(20, ratio), speed: 12),
        .smooth, .snappy, .bouncy,
      ])
    )
    switch rule.spelling {
    case .smooth, .snappy, .bouncy: return rule
    default: break
    }
    if chance() { rule.velocity = expression(.number) }
    rule.clamps = chance()
    return rule
  }

  mutating func easing() -> Easing {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return pick(Easing.Keyword.allCases.map { $0.easing })
    case 1: return .cubicBezier(number(0...1), number(-2...2), number(0...1), number(-2...2))
    case 2: return .steps(Int.random(in: 2...9, using: &random), jump: pick(Steps.Jump.allCases))
    case 3:
      return .linearStops(LinearStops([.init(0, at: 0), .init(0.25, at: 0.5), .init(1, at: 1)]))
    default:
      var points: [LinearStops.Point] = []
      var input = number(-1...0)
      for _ in 0..<Int.random(in: 2...5, using: &random) {
        points.append(.init(number(-1...2), at: input))
        input += number(0...1)
      }
      return .linearStops(LinearStops(points))
    }
  }
}
