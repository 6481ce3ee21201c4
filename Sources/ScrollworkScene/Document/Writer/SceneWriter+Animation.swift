internal import Scrollwork

extension SceneWriter {
  static func value(of animation: Layer.Animation) -> JSONValue {
    var members = Members()
    switch animation.timeline {
    case .clock: break
    case .scroll: members.add("timeline", "scroll")
    case .view: members.add("timeline", "view")
    }
    if !animation.offsets.isEmpty { members.add("at", list(animation.offsets)) }
    for values in animation.properties {
      members.add(
        key(of: values.property),
        values.property.isColor
          ? only(values.colors.map { value(of: $0) }) : only(values.numbers.map { $0.jsonValue })
      )
    }
    if !animation.easings.isEmpty {
      members.add("easing", only(animation.easings.map { .string($0.css) }))
    }
    members.add("spring", animation.spring.map { value(of: $0) })
    if animation.timeline == .clock { addTiming(of: animation, to: &members) }
    addModes(of: animation, to: &members)
    return members.value
  }

  private static func list(_ expressions: [Expression]) -> JSONValue {
    .array(expressions.map { $0.jsonValue })
  }

  /// A list of one is written as that one.
  private static func only(_ values: [JSONValue]) -> JSONValue {
    values.count == 1 ? values[0] : .array(values)
  }

  private static func addTiming(of animation: Layer.Animation, to members: inout Members) {
    let timing = animation.timing
    if animation.spring == nil { members.add("duration", timing.duration.jsonValue) }
    members.add("delay", timing.delay, unless: 0)
    members.add("endDelay", timing.endDelay, unless: 0)
    if let iterations = timing.iterations {
      members.add("iterations", iterations, unless: 1)
    } else {
      members.add("iterations", "infinite")
    }
    switch timing.direction {
    case .normal: break
    case .reverse: members.add("direction", "reverse")
    case .alternate: members.add("direction", "alternate")
    case .alternateReverse: members.add("direction", "alternate-reverse")
    }
    switch timing.fill {
    case .none: members.add("fillMode", "none")
    case .forwards: members.add("fillMode", "forwards")
    case .backwards: members.add("fillMode", "backwards")
    case .both: break
    }
    switch animation.start {
    case .scene: break
    case .layer: members.add("start", "layer")
    case .page(let page): members.add("start", ["page": .number(page)])
    }
  }

  private static func addModes(of animation: Layer.Animation, to members: inout Members) {
    let before = animation.extrapolationBefore
    let after = animation.extrapolationAfter
    if before != after {
      members.add(
        "extrapolate",
        before == .linear ? ["linear", "hold"] : ["hold", "linear"]
      )
    } else if before == .linear {
      members.add("extrapolate", "linear")
    }
    if animation.replaces { members.add("composite", "replace") }
    if animation.isInScreen { members.add("in", "screen") }
    if animation.mixesInOklab { members.add("space", "oklab") }
  }

  private static func value(of rule: Layer.SpringRule) -> JSONValue {
    var members = Members()
    let isPlain = rule.velocity == 0 && !rule.clamps
    switch rule.spelling {
    case .uikit(let duration, let ratio):
      members.add("duration", duration.jsonValue)
      members.add("dampingRatio", ratio.jsonValue)
    case .physical(let mass, let stiffness, let damping):
      members.add("mass", mass, unless: 1)
      members.add("stiffness", stiffness.jsonValue)
      members.add("damping", damping.jsonValue)
    case .response(let response, let ratio):
      members.add("response", response.jsonValue)
      members.add("dampingRatio", ratio.jsonValue)
    case .perceptual(let duration, let bounce):
      members.add("duration", duration.jsonValue)
      members.add("bounce", bounce.jsonValue)
    case .pop(let bounciness, let speed):
      members.add("bounciness", bounciness.jsonValue)
      members.add("speed", speed.jsonValue)
    case .smooth, .snappy, .bouncy:
      if isPlain { return preset(rule.spelling) }
      members.add("duration", 0.5)
      members.add("bounce", rule.spelling == .smooth ? 0 : rule.spelling == .snappy ? 0.15 : 0.3)
    }
    members.add("velocity", rule.velocity, unless: 0)
    members.add("clamp", rule.clamps, unless: false)
    return members.value
  }

  private static func preset(_ spelling: Layer.SpringRule.Spelling) -> JSONValue {
    switch spelling {
    case .snappy: "snappy"
    case .bouncy: "bouncy"
    default: "smooth"
    }
  }
}
