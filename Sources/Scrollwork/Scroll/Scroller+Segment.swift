extension Scroller {
  /// One closed form, from `start` on.
  ///
  /// All kinds share their fields, so that a move of the coordinates is the same for all.
  struct Segment: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
      case rest
      /// `a` is the rate's coefficient.
      case deceleration
      /// `a` is the frequency.
      case critical
      /// `a`, `b` and `c` are mass, stiffness and damping.
      case spring
      /// `a` … `d` are the control points.
      case eased
    }

    var kind = Kind.rest
    /// When it begins, in seconds; ∞ when it is not used.
    var start = Double.infinity
    /// How long it takes to come to rest at `to`, in seconds.
    var duration = 0.0
    var from = 0.0
    var to = 0.0
    var velocity = 0.0
    var a = 0.0
    var b = 0.0
    var c = 0.0
    var d = 0.0

    /// The position at an absolute time.
    @inline(never)
    func value(at time: Double) -> Double {
      let time = time - start
      if !(time > 0) { return from }
      if time >= duration { return to }
      switch kind {
      case .rest: return to
      case .deceleration: return from + Deceleration.distance(velocity, a, time)
      case .critical: return to + CriticalMotion.displacement(from - to, velocity, a, time)
      case .spring: return spring.position(at: time)
      case .eased: return from + (to - from) * CubicBezier(a, b, c, d).value(at: time / duration)
      }
    }

    /// The velocity at an absolute time.
    @inline(never)
    func velocity(at time: Double) -> Double {
      let time = time - start
      if !(time > 0) { return velocity }
      if time >= duration { return 0 }
      switch kind {
      case .rest: return 0
      case .deceleration: return velocity * Numerics.exp(a * time)
      case .critical: return CriticalMotion.rate(from - to, velocity, a, time)
      case .spring: return spring.velocity(at: time)
      case .eased:
        let slope = CubicBezier(a, b, c, d).slope(at: time / duration)
        // A curve can be vertical in one place.
        return slope.isFinite ? slope * (to - from) / duration : 0
      }
    }

    /// The first absolute time after `time` at which the motion turns round; ∞ when it does not.
    @inline(never)
    func turn(after time: Double) -> Double {
      var turn = Double.infinity
      if kind == .critical {
        // Source: as `CriticalMotion.turningTime`.
        turn = 1 / a - (from - to) / (velocity + a * (from - to))
      } else if kind == .spring {
        turn = spring.turn(after: time - start)
      }
      if !(turn > time - start) { return .infinity }
      // Counted from the start of all time, a turn just ahead may round to `time` itself.
      return max(turn + start, time.nextUp)
    }

    private var spring: SpringMotion {
      SpringMotion(
        Spring(mass: a, stiffness: b, damping: c),
        from: from,
        to: to,
        velocity: velocity
      )
    }
  }
}

extension Scroller.Segment {
  /// A rest.
  init(restingAt offset: Double, from time: Double) {
    start = time
    from = offset
    to = offset
  }

  /// A critically damped motion.
  @inline(never)
  init(_ motion: CriticalMotion, from time: Double) {
    kind = .critical
    start = time
    duration = motion.duration
    from = motion.position
    to = motion.target
    velocity = motion.velocity
    a = motion.frequency
  }

  /// A flick.
  init(_ motion: Deceleration, from time: Double) {
    kind = .deceleration
    start = time
    duration = motion.duration
    from = motion.position
    to = motion.target
    velocity = motion.velocity
    a = motion.rate.coefficient
  }

  /// Moves every offset in it.
  mutating func relocate(_ move: Relocation) {
    from = move.place(from)
    to = move.place(to)
    velocity *= move.scale
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
