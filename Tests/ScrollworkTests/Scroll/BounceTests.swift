import Scrollwork
import TestSupport
import Testing

@Suite struct BounceTests {
  @Test func matchesTheBounceTable() throws {
    let rows = try ScrollVectors.load().bounce
    #expect(rows.count == 50)
    for row in rows {
      let flick = Deceleration(
        position: row.position,
        velocity: row.velocity,
        rate: .init(perMillisecond: row.rate),
        stopSpeed: 0
      )
      let isInside = row.position >= row.min && row.position <= row.max
      let edge = max(row.min, min(isInside ? flick.target : row.position, row.max))
      let hits = !isInside || flick.target != edge
      #expect(hits == (row.edgeTime != nil), "\(row)")
      guard let edgeTime = row.edgeTime, let edgeVelocity = row.edgeVelocity else {
        for sample in row.samples {
          #expect(agrees(flick.value(at: sample.t), sample.value, size: 1e3), "\(row)")
          #expect(agrees(flick.velocity(at: sample.t), sample.velocity, size: 1), "\(row)")
        }
        continue
      }
      let crossing = isInside ? try #require(flick.time(at: edge)) : 0
      let velocity = flick.velocity(at: crossing)
      #expect(edge == row.edge, "\(row)")
      #expect(agrees(crossing, edgeTime, size: 1), "\(row)")
      #expect(agrees(velocity, edgeVelocity), "\(row)")
      let bounce = Bounce(
        edge: edge,
        position: isInside ? edge : row.position,
        velocity: velocity,
        frequency: row.omega
      )
      for sample in row.samples {
        let time = sample.t - crossing
        if time < 0 {
          #expect(agrees(flick.value(at: sample.t), sample.value, size: 1e3), "\(row)")
          #expect(agrees(flick.velocity(at: sample.t), sample.velocity, size: 1e3), "\(row)")
        } else if time < bounce.duration {
          #expect(agrees(bounce.value(at: time), sample.value, size: 3e3), "\(row)")
          #expect(agrees(bounce.velocity(at: time), sample.velocity, size: 1e4), "\(row)")
        } else {
          #expect(bounce.value(at: time) == edge, "\(row)")
          #expect((sample.value - edge).magnitude <= CriticalMotion.tolerance, "\(row)")
        }
      }
      if let extremum = row.extremum {
        let peak = try #require(bounce.peak, "\(row)")
        #expect(agrees(peak.time + crossing, extremum.t, size: 1), "\(row)")
        #expect(agrees(peak.value, extremum.value, size: 3e3), "\(row)")
      }
      if let passing = row.springCrossesEdgeAt, passing - crossing < bounce.duration {
        #expect(agrees(try #require(bounce.crossingTime) + crossing, passing, size: 1), "\(row)")
      }
    }
  }

  @Test func peaksAt337TenThousandthsOfTheSpeed() throws {
    forAll { seed, g in
      let velocity = g.double(in: 100...8000) * (Bool.random(using: &g) ? 1 : -1)
      guard let peak = Bounce(edge: 0, position: 0, velocity: velocity).peak else {
        Issue.record("no peak, seed \(seed)")
        return
      }
      #expect((peak.value / velocity - 0.0337).magnitude < 5e-5, "seed \(seed)")
    }
  }

  @Test func hasTheSameFutureWhenRestarted() {
    forAll { seed, g in
      let bounce = Bounce(
        edge: 100,
        position: g.double(in: -100...300),
        velocity: g.double(in: -3000...3000)
      )
      let time = bounce.duration * g.double(in: 0...0.95)
      let again = Bounce(
        edge: 100,
        position: bounce.value(at: time),
        velocity: bounce.velocity(at: time)
      )
      let later = g.double(in: 0...0.05)
      let difference = again.value(at: later) - bounce.value(at: time + later)
      #expect(difference.magnitude < 1e-9, "seed \(seed)")
      #expect((again.duration + time - bounce.duration).magnitude < 1e-7, "seed \(seed)")
    }
  }

  @Test func lastsUntilTheLastTimeItIsATwentiethOfAPointAway() {
    forAll(500) { seed, g in
      let position = g.double(in: -1...1) * g.logUniform(in: 1e-3...1e3)
      // Some are on their way in, about as fast as just passes through the edge.
      let velocity =
        Bool.random(using: &g)
        ? g.double(in: -1...1) * g.logUniform(in: 1e-3...1e4)
        : -position * Bounce.frequency * (1 + g.logUniform(in: 1e-9...10))
      let bounce = Bounce(edge: 0, position: position, velocity: velocity)
      let duration = bounce.duration
      // The bare formula, which does not rest.
      func distance(_ t: Double) -> Double {
        let z = bounce.motion.position
        let w = bounce.motion.frequency
        return ((z + (bounce.motion.velocity + w * z) * t) * Numerics.exp(-w * t)).magnitude
      }
      if duration > 0 {
        #expect((distance(duration) - 0.05).magnitude < 1e-9, "seed \(seed)")
        #expect(distance(duration * (1 - 1e-6)) > 0.05, "seed \(seed)")
      }
      for step in 1...100 {
        #expect(distance(duration + Double(step) * 0.01) <= 0.05, "seed \(seed)")
      }
      #expect(bounce.value(at: duration) == (duration > 0 ? 0 : bounce.motion.position))
    }
  }

  @Test func startsAsItWasToldToTheLastDigit() {
    let bounce = Bounce(edge: 960, position: 1000.1, velocity: 123.4)
    #expect(bounce.value(at: 0) == 1000.1)
    #expect(bounce.velocity(at: 0) == 123.4)
    #expect(bounce.value(at: -1) == 1000.1)
  }
}
