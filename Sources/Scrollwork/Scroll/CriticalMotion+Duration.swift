extension CriticalMotion {
  /// The last time at which |z| is the tolerance; 0 when it never is above.
  ///
  /// The displacement passes 0 at most once, and turns at most once, later. So the last crossing of
  /// the tolerance lies either after the turn or between time 0 and the passage, and in each of the
  /// two the distance only falls. Bisection finds it to the last digit.
  static func duration(_ z: Double, _ velocity: Double, _ frequency: Double) -> Double {
    let b = velocity + frequency * z
    let passage = -z / b
    let turn = 1 / frequency + passage
    var far = turn > 0 && b != 0 ? turn : 0
    var near = far
    if isFar(z, velocity, frequency, far) {
      var step = 1 / frequency
      repeat {
        near += step
        step += step
      } while isFar(z, velocity, frequency, near)
    } else if passage > 0 && z.magnitude > tolerance {
      far = 0
      near = passage
    } else {
      return 0
    }
    while true {
      let middle = far + (near - far) / 2
      if !(middle > far && middle < near) { return near }
      if isFar(z, velocity, frequency, middle) { far = middle } else { near = middle }
    }
  }

  private static func isFar(
    _ z: Double,
    _ velocity: Double,
    _ frequency: Double,
    _ time: Double
  ) -> Bool {
    displacement(z, velocity, frequency, time).magnitude > tolerance
  }
}
