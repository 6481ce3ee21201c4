import Scrollwork
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  @Test func isTheLastCrossing() {
    forAll { seed, random in
      let motion = SpringMotionLawTests.motion(&random)
      let tolerance = random.logUniform(in: 1e-6...100)
      let time = motion.settlingTime(tolerance: tolerance)
      if motion.spring.damping == 0 || time == .infinity { return }
      func distance(_ t: Double) -> Double { abs(motion.position(at: t) - motion.to) }
      // A place that never gets closer again than the tolerance allows for rounding.
      let slack = tolerance * 1e-6 + 1e-12
      if time > 0 {
        #expect(abs(distance(time) - tolerance) < slack, "seed \(seed)")
      } else {
        #expect(distance(0) <= tolerance, "seed \(seed)")
      }
      // From then on it stays inside.
      let step = 0.1 / (motion.spring.angularFrequency + 1e-9)
      for i in 0..<400 {
        #expect(distance(time + Double(i) * step) <= tolerance + slack, "seed \(seed)")
      }
    }
  }

  @Test func isInfiniteWithoutDamping() {
    let motion = SpringMotion(Spring(stiffness: 100, damping: 0), from: 100, to: 0, velocity: 3000)
    #expect(motion.settlingTime(tolerance: 1) == .infinity)
    // A swing inside the tolerance has settled all the same.
    #expect(motion.settlingTime(tolerance: 1000) == 0)
    #expect(motion.position(at: 1e6).isFinite)
  }

  @Test func isZeroForAValueAtRestOnItsTarget() {
    #expect(SpringMotion(.bouncy, from: 5, to: 5).settlingTime(tolerance: 1e-9) == 0)
    #expect(SpringMotion(.bouncy, from: 5, to: 5, velocity: 1e-9).settlingTime(tolerance: 1) == 0)
  }

  @Test func waitsForAnImpulseWithoutADistance() {
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.5)] {
      let motion = SpringMotion(spring, from: 0, to: 0, velocity: 100)
      #expect(motion.settlingTime(tolerance: 0.1) > 0.2)
    }
  }

  @Test func waitsForSlowOverdampedSprings() {
    // ζ = 50: the slow rate is about 0.1 a second, so a fall to 1 of 100 takes 46 s.
    let motion = SpringMotion(Spring(stiffness: 100, damping: 1000), from: 100, to: 0)
    #expect(abs(motion.settlingTime(tolerance: 1) - 46.05) < 0.01)
  }

  @Test func growsAsTheToleranceShrinks() {
    forAll(100) { seed, random in
      let motion = SpringMotionLawTests.motion(&random)
      var last = 0.0
      for tolerance in [100, 10, 1, 0.1, 0.01, 1e-6] {
        let time = motion.settlingTime(tolerance: tolerance)
        #expect(time >= last, "seed \(seed)")
        last = time
      }
    }
  }

  @Test func hasTheDocumentedValue() {
    let motion = SpringMotion(Spring(stiffness: 100, damping: 20), from: 100, to: 0)
    #expect(abs(motion.settlingTime(tolerance: 1) - 0.66383520679938) < 1e-12)
  }

  @Test func hasTheDurationsOfCoreAnimation() {
    #expect(abs(Spring(stiffness: 100, damping: 5).settlingDuration() - 2.855) < 5e-4)
    #expect(abs(Spring(stiffness: 100, damping: 15).settlingDuration() - 1.022) < 5e-4)
    #expect(Spring(stiffness: 100, damping: 0).settlingDuration() == .infinity)
  }

  @Test func neverSettlesAfterTheDurationOfCoreAnimation() {
    forAll { seed, random in
      let spring = Spring(stiffness: random.logUniform(in: 1...1000), damping: 5)
      let velocity = random.double(in: -10...10)
      let motion = SpringMotion(spring, from: 0, to: 1, velocity: velocity)
      let exact = motion.settlingTime(tolerance: 0.001)
      #expect(
        spring.settlingDuration(initialVelocity: velocity) >= exact * (1 - 1e-12),
        "seed \(seed)"
      )
    }
  }
}
