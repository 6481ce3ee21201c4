extension CriticalMotion {
  /// The last time at which |z + b·t|·e^(−ωt) is the tolerance; 0 when it never is above.
  ///
  /// The logarithm of the displacement is concave wherever the sign does not change, so Newton's
  /// method comes down on the last crossing from the right and cannot leap over it.
  static func duration(_ z: Double, _ b: Double, _ frequency: Double) -> Double {
    if b == 0 {
      return z.magnitude > tolerance ? Numerics.log(z.magnitude / tolerance) / frequency : 0
    }
    let crossing = -z / b
    let crosses = crossing > 0
    let turn = 1 / frequency - z / b
    let start = turn > 0 ? turn : 0
    let isWide =
      (z + b * start).magnitude * Numerics.exp(-frequency * start) > tolerance
    // Times are counted in 1 ÷ ω. The displacement is at most (|z| + |b| ÷ ω) · (1 + w) · e^(−w),
    // and without a second swing at most |z| · e^(−w).
    var time: Double
    if isWide {
      let size = Numerics.log((z.magnitude + b.magnitude / frequency) / tolerance)
      time = (size + (2 * size).squareRoot()) / frequency
    } else {
      if !crosses || !(z.magnitude > tolerance) { return 0 }
      // Short of the target, where the growing part alone would be within the tolerance.
      time = min(
        Numerics.log(z.magnitude / tolerance) / frequency,
        crossing * (1 - tolerance / z.magnitude)
      )
    }
    for _ in 0..<60 {
      let place = z + b * time
      let excess = Numerics.log(place.magnitude / tolerance) - frequency * time
      let next = time - excess / (b / place - frequency)
      if !(next < time) { break }
      time = next
    }
    return time
  }
}
