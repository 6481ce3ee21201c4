import Scrollwork
import TestSupport
import Testing

@Suite struct ClampedSpringTests {
  @Test func isTheSameMotionUntilItArrivesAndThenRests() {
    forAll { seed, random in
      let motion = SpringMotionLawTests.motion(&random)
      let clamped = motion.clamped
      let arrival = clamped.coefficients.arrival
      for i in 1...50 {
        let t = Double(i) * 0.05
        if t < arrival {
          #expect(clamped.position(at: t) == motion.position(at: t), "seed \(seed)")
          #expect(clamped.velocity(at: t) == motion.velocity(at: t), "seed \(seed)")
        } else {
          #expect(clamped.position(at: t) == motion.to, "seed \(seed)")
          #expect(clamped.velocity(at: t) == 0, "seed \(seed)")
          #expect(clamped.state(at: t) == (motion.to, 0), "seed \(seed)")
        }
      }
    }
  }

  @Test func arrivesAtTheFirstCrossing() {
    forAll { seed, random in
      let motion = SpringMotionLawTests.motion(&random)
      let side = motion.from - motion.to
      let arrival = motion.clamped.coefficients.arrival
      let end = min(arrival, 20 / motion.spring.angularFrequency)
      for i in 1..<100 {
        // On the way there the value stays on the side that it started from.
        let t = end * Double(i) / 100
        #expect((motion.position(at: t) - motion.to) * side >= 0, "seed \(seed)")
      }
      if arrival < .infinity {
        let speed = abs(motion.velocity(at: arrival)) + motion.spring.angularFrequency
        #expect(abs(motion.position(at: arrival) - motion.to) < 1e-12 * (1000 + speed))
      }
    }
  }

  @Test func neverArrivesWhereNothingOvershoots() {
    for spring in [Spring.smooth, Spring(duration: 0.5, bounce: -0.4)] {
      #expect(SpringMotion(spring, from: 0, to: 1).clamped.coefficients.arrival == .infinity)
    }
  }

  @Test func stopsAnOverdampedMotionThatIsThrownAcross() {
    let motion = SpringMotion(
      Spring(duration: 0.5, bounce: -0.4),
      from: 0,
      to: 1,
      velocity: 200,
      isClamped: true
    )
    let arrival = motion.coefficients.arrival
    #expect(arrival > 0 && arrival < 0.1)
    #expect(motion.position(at: arrival * 0.99) < 1)
    #expect(motion.position(at: arrival * 1.01) == 1)
  }

  @Test func mayFirstMoveAway() {
    let motion = SpringMotion(.bouncy, from: 0, to: 100, velocity: -500).clamped
    #expect(motion.position(at: 0.02) < 0)
    #expect(motion.position(at: 2) == 100)
  }

  @Test func comesBackFromAnImpulseWithoutADistance() {
    let motion = SpringMotion(.bouncy, from: 0, to: 0, velocity: 100).clamped
    #expect(motion.position(at: 0.05) > 1)
    let halfTurn = Double.pi / motion.coefficients.split
    #expect(motion.position(at: halfTurn * 0.99) > 0)
    #expect(motion.position(at: halfTurn * 1.01) == 0)
  }

  @Test func restsAtOnceOnItsTarget() {
    #expect(SpringMotion(.bouncy, from: 3, to: 3).clamped.coefficients.arrival == 0)
  }

  @Test func staysClampedWhenRetargeted() {
    let motion = SpringMotion(.bouncy, from: 0, to: 100).clamped
    #expect(motion.retargeted(to: 0, at: 0.1).isClamped)
    #expect(motion.retargeted(to: 0, at: 9).velocity(at: 0) == 0)
  }

  @Test func settlesNoLaterThanItArrives() {
    forAll { seed, random in
      let clamped = SpringMotionLawTests.motion(&random).clamped
      let tolerance = random.logUniform(in: 1e-3...100)
      let time = clamped.settlingTime(tolerance: tolerance)
      #expect(time <= clamped.coefficients.arrival, "seed \(seed)")
      if time > 0 && time < .infinity {
        let rest = abs(clamped.position(at: time) - clamped.to)
        #expect(abs(rest - tolerance) < tolerance * 1e-6 + 1e-12, "seed \(seed)")
      }
      if clamped.coefficients.arrival < .infinity {
        for i in 0...50 {
          let t = time + (clamped.coefficients.arrival - time) * Double(i) / 50
          let rest = abs(clamped.position(at: t) - clamped.to)
          #expect(rest <= tolerance * (1 + 1e-6) + 1e-12, "seed \(seed)")
        }
      }
    }
  }
}
