import Scrollwork
import TestSupport
import Testing

@Suite struct DecelerationTests {
  @Test func matchesTheDecayTable() throws {
    let rows = try ScrollVectors.load().decay
    #expect(rows.count == 60)
    for row in rows {
      let rate = Deceleration.Rate(perMillisecond: row.rate)
      let endless = Deceleration(
        position: row.position,
        velocity: row.velocity,
        rate: rate,
        stopSpeed: 0
      )
      let size = max(row.position.magnitude, (row.target - row.position).magnitude)
      for sample in row.samples {
        #expect(agrees(endless.value(at: sample.t), sample.value, size: size), "\(row)")
        #expect(
          agrees(
            endless.velocity(at: sample.t),
            sample.velocity,
            size: row.velocity.magnitude * 1e-3
          ),
          "\(row)"
        )
      }
      #expect(agrees(endless.target, row.target, size: size), "\(row)")

      let flick = Deceleration(position: row.position, velocity: row.velocity, rate: rate)
      #expect(agrees(flick.duration, row.stopAt10PointsPerSecond.t), "\(row)")
      #expect(agrees(flick.target, row.stopAt10PointsPerSecond.position, size: size), "\(row)")

      if let passing = row.timeAt {
        let time = try #require(endless.time(at: passing.position))
        // The row's place is a double: its distance to the start has lost digits.
        let digits = row.position.ulp / (row.velocity.magnitude * 1e-3)
        #expect((time - passing.t).magnitude <= 1e-11 * passing.t + digits, "\(row)")
      }
      // Half a point from the limit: the speed is then half of −K.
      let near = Deceleration(
        position: row.position,
        velocity: row.velocity,
        rate: rate,
        stopSpeed: -rate.coefficient / 2
      )
      #expect(agrees(near.duration, row.restTimeHalfPoint, size: 1), "\(row)")
    }
  }

  @Test func carriesAFlickOf2000PointsPerSecond994Points() {
    let flick = Deceleration(position: 0, velocity: 2000)
    #expect((flick.target - 994).magnitude < 0.02)
    #expect((flick.duration - 2.65).magnitude < 0.005)
  }

  @Test func restsAtTheTargetFromItsDurationOn() {
    let flick = Deceleration(position: 7, velocity: -1500, rate: .fast)
    #expect(flick.value(at: flick.duration) == flick.target)
    #expect(flick.value(at: 1e9) == flick.target)
    #expect((flick.velocity(at: flick.duration) + 10).magnitude < 1e-9)
    #expect(flick.velocity(at: flick.duration.nextUp) == 0)
  }

  @Test func doesNotBeginBelowTheStopSpeed() {
    for velocity in [0.0, 10, -10, 3] {
      let flick = Deceleration(position: 5, velocity: velocity)
      #expect(flick.duration == 0)
      #expect(flick.target == 5)
      #expect(flick.value(at: 1) == 5)
    }
  }

  @Test func hasTheSameFutureWhenRestarted() {
    forAll { seed, g in
      let flick = Deceleration(
        position: g.double(in: -1e4...1e4),
        velocity: g.logUniform(in: 20...1e4) * (Bool.random(using: &g) ? 1 : -1),
        rate: Bool.random(using: &g) ? .normal : .fast
      )
      let time = flick.duration * g.double(in: 0...0.99)
      let again = Deceleration(
        position: flick.value(at: time),
        velocity: flick.velocity(at: time),
        rate: flick.rate
      )
      #expect((again.target - flick.target).magnitude < 1e-9, "seed \(seed)")
      #expect((again.duration + time - flick.duration).magnitude < 1e-9, "seed \(seed)")
      let later = g.double(in: 0...3)
      let difference = again.value(at: later) - flick.value(at: time + later)
      #expect(difference.magnitude < 1e-9, "seed \(seed)")
    }
  }

  @Test func hasItsVelocityAsDerivative() {
    forAll { seed, g in
      let flick = Deceleration(
        position: g.double(in: -1e3...1e3),
        velocity: g.double(in: 100...5000)
      )
      let time = flick.duration * g.double(in: 0.01...0.99)
      let h = 1e-5
      let slope = (flick.value(at: time + h) - flick.value(at: time - h)) / (2 * h)
      #expect((slope - flick.velocity(at: time)).magnitude < 1e-4, "seed \(seed)")
    }
  }

  @Test func passesAPlaceAtTheTimeItTells() throws {
    try forAll { seed, g in
      let flick = Deceleration(
        position: g.double(in: -1e3...1e3),
        velocity: g.double(in: 20...5000) * (Bool.random(using: &g) ? 1 : -1)
      )
      let place = flick.position + (flick.target - flick.position) * g.double(in: 0...1)
      let time = try #require(flick.time(at: place), "seed \(seed)")
      #expect((flick.value(at: time) - place).magnitude < 1e-9, "seed \(seed)")
      #expect(flick.time(at: flick.target) == flick.duration, "seed \(seed)")
      let way = flick.target - flick.position
      #expect(flick.time(at: flick.target + way * 1e-9) == nil, "seed \(seed)")
      #expect(flick.time(at: flick.position - way * 1e-9) == nil, "seed \(seed)")
    }
  }

  @Test func solvesForTheVelocityToAChosenTarget() {
    forAll { seed, g in
      let from = g.double(in: -1e3...1e3)
      let to = g.double(in: -1e3...1e3)
      let flick = Deceleration(from: from, to: to, rate: .fast)
      #expect((flick.target - to).magnitude < 1e-9, "seed \(seed)")
      #expect((flick.velocity > 0) == (to > from), "seed \(seed)")
    }
    #expect(Deceleration(from: 3, to: 3).velocity == 0)
  }

  @Test func solvesForTheRateToAChosenTarget() throws {
    try forAll { seed, g in
      let velocity = g.double(in: 11...5000) * (Bool.random(using: &g) ? 1 : -1)
      let to = (velocity > 0 ? 1 : -1) * g.logUniform(in: 1...1e4)
      let flick = try #require(
        Deceleration(from: 0, velocity: velocity, to: to),
        "seed \(seed)"
      )
      #expect(flick.velocity == velocity)
      #expect(agrees(flick.target, to), "seed \(seed)")
    }
    #expect(Deceleration(from: 0, velocity: 100, to: -5) == nil)
    #expect(Deceleration(from: 0, velocity: 100, to: 0) == nil)
    #expect(Deceleration(from: 0, velocity: 9, to: 5) == nil)
  }

  @Test func refusesWhatIsNotANumber() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Deceleration(position: .nan, velocity: 0)
    }
    #expect(says("position and velocity of a deceleration must be finite", result))
  }
}

/// Whether a process that trapped said so in these words; optimised builds trap without words.
func says(_ words: String, _ result: ExitTest.Result?) -> Bool {
  guard let result else { return false }
  #if DEBUG
  return String(decoding: result.standardErrorContent, as: UTF8.self).contains(words)
  #else
  return true
  #endif
}
