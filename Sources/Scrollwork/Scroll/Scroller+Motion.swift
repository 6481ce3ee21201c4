extension Scroller {
  /// A motion that goes on from `start`.
  struct Segment: Hashable, Sendable {
    /// When it begins, in seconds; ∞ when it is not used.
    var start: Double
    var motion: Motion

    static var never: Segment { Segment(start: .infinity, motion: .rest(0)) }
  }

  /// One closed form.
  enum Motion: Hashable, Sendable {
    case rest(Double)
    case deceleration(Deceleration)
    case critical(CriticalMotion)
    case spring(Spring, from: Double, to: Double, velocity: Double)
    case eased(CubicBezier, from: Double, to: Double, duration: Double)

    /// The position `time` seconds after its start.
    func value(at time: Double) -> Double {
      switch self {
      case .rest(let position): position
      case .deceleration(let motion): motion.value(at: time)
      case .critical(let motion): motion.value(at: time)
      case .spring(let spring, let from, let to, let velocity):
        SpringMotion(spring, from: from, to: to, velocity: velocity).position(at: time)
      case .eased(let curve, let from, let to, let duration):
        from + (to - from) * curve.value(at: time / duration)
      }
    }

    /// The velocity `time` seconds after its start.
    func velocity(at time: Double) -> Double {
      switch self {
      case .rest: 0
      case .deceleration(let motion): motion.velocity(at: time)
      case .critical(let motion): motion.velocity(at: time)
      case .spring(let spring, let from, let to, let velocity):
        SpringMotion(spring, from: from, to: to, velocity: velocity).velocity(at: time)
      case .eased(let curve, let from, let to, let duration):
        (to - from) / duration * curve.finiteSlope(at: time / duration)
      }
    }

    /// The first time after `time` at which the motion turns round; ∞ when it does not.
    func turn(after time: Double) -> Double {
      switch self {
      case .rest, .deceleration: return .infinity
      case .critical(let motion):
        guard let turn = motion.turningTime, turn > time else { return .infinity }
        return turn
      case .spring(let spring, let from, let to, let velocity):
        return SpringMotion(spring, from: from, to: to, velocity: velocity).turn(after: time)
      case .eased(let curve, _, _, let duration):
        return curve.turn(after: time / duration) * duration
      }
    }
  }
}

extension CubicBezier {
  /// dy/dx at `x`, and 0 at the one place where a curve may be vertical.
  func finiteSlope(at x: Double) -> Double {
    let slope = slope(at: x)
    return slope.isFinite ? slope : 0
  }

  /// The first x after `x` at which y turns round; ∞ when it does not.
  func turn(after x: Double) -> Double {
    // dy/ds ÷ 3 = a·s² + 2b·s + c
    let a = 1 - 3 * (y2 - y1)
    let b = (y2 - y1) - y1
    let root = (b * b - a * y1).squareRoot()
    // Without cancellation: one root is w ÷ a, the other c ÷ w. Without roots both are NaN.
    let w = b < 0 ? root - b : -root - b
    var first = Double.infinity
    for s in [w / a, y1 / w] where s > 0 && s < 1 {
      let turn = Self.coordinate(x1, x2, at: s)
      if turn > x && turn < first { first = turn }
    }
    return first
  }
}

extension SpringMotion {
  /// The first time after `time` at which the velocity is 0; ∞ when it never is.
  func turn(after time: Double) -> Double {
    let k = coefficients
    let first = k.d1 == 0 ? 0 : Self.zero(split: k.split, k.d1, k.d2)
    if first > time || !(k.split > 0) { return first > time ? first : .infinity }
    let period = Double.pi / k.split
    let next = first + (((time - first) / period).rounded(.down) + 1) * period
    return next > time ? next : next + period
  }
}
