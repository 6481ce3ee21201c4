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

    /// The position `time` seconds after its start.
    func value(at time: Double) -> Double {
      switch self {
      case .rest(let position): position
      case .deceleration(let motion): motion.value(at: time)
      case .critical(let motion): motion.value(at: time)
      case .spring(let spring, let from, let to, let velocity):
        SpringMotion(spring, from: from, to: to, velocity: velocity).position(at: time)
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
      }
    }
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
