internal import Scrollwork

extension ProgramBuilder {
  /// A spring ready to be read, from the first value to the last.
  func play(
    _ rule: Layer.SpringRule,
    _ animation: Layer.Animation,
    _ delay: Double,
    _ values: [Double]
  ) -> SpringPlay {
    let from = values.first ?? 0
    let to = values.last ?? 0
    let velocity = rule.velocity.value(.number, scope) ?? 0
    let clamps = rule.clamps || reducesOvershoot
    let motion = SpringMotion(
      spring(rule.spelling, velocity),
      from: from,
      to: to,
      velocity: velocity * (to - from),
      isClamped: clamps
    )
    let tolerance = (to - from).magnitude * 1e-5
    let rest = tolerance > 0 ? motion.settlingTime(tolerance: tolerance) : 0
    let fill = animation.timing.fill
    return SpringPlay(
      motion: motion,
      delay: delay,
      // What takes longer than any time of a document never ends.
      rest: rest > 1e6 ? .infinity : rest,
      showsBefore: fill == .both || fill == .backwards,
      showsAfter: fill == .both || fill == .forwards
    )
  }

  private func spring(_ spelling: Layer.SpringRule.Spelling, _ velocity: Double) -> Spring {
    func number(_ expression: Expression, _ bound: Bound) -> Double {
      value(expression, .number, bound, or: 1)
    }
    func time(_ expression: Expression) -> Double {
      value(expression, .time, .springTime, or: 1)
    }
    switch spelling {
    case .uikit(let duration, let ratio):
      return Spring(
        dampingRatio: number(ratio, .ratioOfUIKit),
        duration: time(duration),
        initialVelocity: velocity
      )
    case .physical(let mass, let stiffness, let damping):
      return Spring(
        mass: number(mass, .physical),
        stiffness: number(stiffness, .physical),
        damping: number(damping, .damping)
      )
    case .response(let response, let ratio):
      return Spring(response: time(response), dampingRatio: number(ratio, .notNegative))
    case .perceptual(let duration, let bounce):
      return Spring(duration: time(duration), bounce: number(bounce, .bounce))
    case .pop(let bounciness, let speed):
      return Spring(
        bounciness: number(bounciness, .bounciness),
        speed: number(speed, .bounciness)
      )
    case .smooth: return .smooth
    case .snappy: return .snappy
    case .bouncy: return .bouncy
    }
  }
}
