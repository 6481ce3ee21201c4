extension SpringMotion {
  /// Returns the time from which on the value stays within `tolerance` of its target, in seconds.
  ///
  ///     let motion = SpringMotion(Spring(stiffness: 100, damping: 20), from: 100, to: 0)
  ///     motion.settlingTime(tolerance: 1)  // 0.6638…
  ///
  /// This is the exact last crossing, not the envelope. 0 for a value that never leaves; ∞ when
  /// nothing damps a swing wider than the tolerance.
  ///
  /// - Parameter tolerance: A distance in points, greater than 0.
  /// - Returns: Seconds from time 0.
  public func settlingTime(tolerance: Double) -> Double {
    precondition(tolerance > 0, "The tolerance of a settling time must be > 0")
    // Between two turning points the displacement is monotone and so crosses at most once.
    var begin = 0.0
    var end = firstTurn
    if let last = lastTurn(outside: tolerance, firstTurn: end) {
      begin = last
      end = coefficients.split > 0 ? last + .pi / coefficients.split : .infinity
    } else if !(distance(at: 0) > tolerance) {
      return 0
    }
    end = min(end, coefficients.arrival)
    if begin == .infinity { return begin }
    if end == .infinity {
      // Two real decay rates, the slower of which bounds the distance.
      let bound = coefficients.c1.magnitude + coefficients.c2.magnitude
      let logarithms = Numerics.log(bound) - Numerics.log(tolerance)
      end = min(
        max(begin, logarithms / coefficients.decay) + 1 / coefficients.decay,
        .greatestFiniteMagnitude
      )
    }
    return Numerics.root(from: begin, to: end) { distance(at: $0) - tolerance } ?? end
  }

  /// The distance from the target at `time`, 0 once a clamped motion has arrived.
  private func distance(at time: Double) -> Double {
    let k = coefficients
    if time >= k.arrival { return 0 }
    if time == 0 { return k.c1.magnitude }
    return Coefficients.displacement(
      at: time,
      decay: k.decay,
      split: k.split,
      c1: k.c1,
      c2: k.c2
    ).magnitude
  }

  /// The first time, from 0 on, at which the velocity is 0; ∞ when it never is.
  private var firstTurn: Double {
    let k = coefficients
    if k.d1 == 0 { return 0 }
    return Self.zero(split: k.split, k.d1, k.d2)
  }

  /// The last turning point whose distance is above `tolerance`; ∞ when there are always more.
  private func lastTurn(outside tolerance: Double, firstTurn first: Double) -> Double? {
    let k = coefficients
    let reach = distance(at: first)
    if first >= k.arrival || !(reach > tolerance) { return nil }
    if !(k.split > 0) || k.arrival < .infinity { return first }
    if k.decay == 0 { return .infinity }
    // From turn to turn the distance falls by the same factor e^(−decay·π ÷ split).
    let period = Double.pi / k.split
    let count = (Numerics.log(reach / tolerance) / (k.decay * period)).rounded(.down)
    // Rounding may miss by one turn where the reach and the tolerance nearly agree.
    let next = first + (count + 1) * period
    if distance(at: next) > tolerance { return next }
    let last = first + count * period
    return count == 0 || distance(at: last) > tolerance ? last : last - period
  }
}
