import Scrollwork
import TestSupport
import Testing

@Suite struct SpringMotionLawTests {
  /// Springs of every regime, now and then within an ulp of critical damping.
  static func motion(_ random: inout SeededGenerator) -> SpringMotion {
    let mass = random.logUniform(in: 0.1...10)
    let stiffness = random.logUniform(in: 1...1000)
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping: Double
    switch Int.random(in: 0...5, using: &random) {
    case 0: damping = critical
    case 1: damping = Bool.random(using: &random) ? critical.nextUp : critical.nextDown
    case 2: damping = critical * random.logUniform(in: 1...100)
    default: damping = critical * random.double(in: 0...1)
    }
    return SpringMotion(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      from: random.double(in: -500...500),
      to: random.double(in: -500...500),
      velocity: random.double(in: -5000...5000)
    )
  }

  /// A length that the motion can reach, to judge errors by.
  private func reach(_ motion: SpringMotion) -> Double {
    abs(motion.from) + abs(motion.to)
      + abs(motion.initialVelocity) / motion.spring.angularFrequency
  }

  @Test func startsWhereAndAsFastAsItIsTold() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      for time in [0, -0.0, -1, -Double.infinity] {
        #expect(motion.position(at: time) == motion.from, "seed \(seed)")
        #expect(motion.velocity(at: time) == motion.initialVelocity, "seed \(seed)")
      }
      // The start is no jump.
      let soon = motion.position(at: 1e-12)
      #expect(abs(soon - motion.from) < 1e-8, "seed \(seed)")
    }
  }

  @Test func endsExactlyOnItsTarget() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      if motion.spring.damping > 0 {
        #expect(motion.position(at: .infinity) == motion.to, "seed \(seed)")
        #expect(motion.velocity(at: .infinity) == 0, "seed \(seed)")
      }
    }
  }

  @Test func hasItsDerivativeAsVelocity() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      let t = random.double(in: 0.01...2)
      let h = 1e-4 / (motion.spring.angularFrequency + motion.spring.damping / motion.spring.mass)
      func quotient(_ h: Double) -> Double {
        (motion.position(at: t + h) - motion.position(at: t - h)) / (2 * h)
      }
      let derivative = (4 * quotient(h) - quotient(2 * h)) / 3
      let limit = 1e-14 * reach(motion) / h + 1e-9 * abs(derivative)
      #expect(abs(motion.velocity(at: t) - derivative) < limit, "seed \(seed)")
    }
  }

  @Test func obeysTheEquationOfMotion() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      let spring = motion.spring
      let t = random.double(in: 0.01...2)
      let rate = spring.angularFrequency + spring.damping / spring.mass
      let h = 1e-4 / rate
      func quotient(_ h: Double) -> Double {
        (motion.velocity(at: t + h) - motion.velocity(at: t - h)) / (2 * h)
      }
      let acceleration = (4 * quotient(h) - quotient(2 * h)) / 3
      let force =
        -spring.stiffness * (motion.position(at: t) - motion.to)
        - spring.damping * motion.velocity(at: t)
      let scale = (reach(motion) * rate + abs(motion.initialVelocity)) * rate * spring.mass
      #expect(abs(spring.mass * acceleration - force) < 1e-9 * scale, "seed \(seed)")
    }
  }

  @Test func keepsPositionAndVelocityWhenRetargeted() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      let t = random.double(in: 0...2)
      let next = motion.retargeted(to: random.double(in: -500...500), at: t)
      #expect(next.position(at: 0) == motion.position(at: t), "seed \(seed)")
      #expect(next.velocity(at: 0) == motion.velocity(at: t), "seed \(seed)")
    }
  }

  @Test func hasTheSameFutureWhenStartedAgainOnTheWay() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      let t = random.double(in: 0.01...1)
      let again = motion.retargeted(to: motion.to, at: t)
      for later in [0.01, 0.3, 1.7] {
        let difference = abs(again.position(at: later) - motion.position(at: t + later))
        #expect(difference < 1e-12 * reach(motion), "seed \(seed)")
      }
    }
  }

  @Test func mirrorsExactly() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      let mirrored = SpringMotion(
        motion.spring,
        from: -motion.from,
        to: -motion.to,
        velocity: -motion.initialVelocity
      )
      for t in [0, 0.1, 0.5, 3] {
        #expect(mirrored.position(at: t) == -motion.position(at: t), "seed \(seed)")
        #expect(mirrored.velocity(at: t) == -motion.velocity(at: t), "seed \(seed)")
      }
    }
  }

  @Test func losesNothingOneUlpFromCriticalDamping() {
    let critical = SpringMotion(Spring(stiffness: 100, damping: 20), from: 1, to: 0, velocity: 5)
    for damping in [(20.0).nextDown, (20.0).nextUp, 20 - 1e-13, 20 + 1e-13] {
      let near = SpringMotion(
        Spring(stiffness: 100, damping: damping),
        from: 1,
        to: 0,
        velocity: 5
      )
      for t in [0.01, 0.1, 0.37, 1, 3] {
        #expect(abs(near.position(at: t) - critical.position(at: t)) < 1e-14)
        #expect(abs(near.velocity(at: t) - critical.velocity(at: t)) < 1e-13)
      }
    }
    // (1 + 15·t)·e^(−10·t), by hand.
    #expect(abs(critical.position(at: 0.1) - 2.5 * 0.36787944117144233) < 1e-15)
  }

  @Test func movesOnAnImpulseWithoutADistance() {
    let motion = SpringMotion(.bouncy, from: 10, to: 10, velocity: 100)
    #expect(motion.position(at: 0.05) > 12)
  }

  @Test func turnsHalfWayWithoutStopping() {
    let motion = SpringMotion(.smooth, from: 0, to: 100)
    let back = motion.retargeted(to: 0, at: 0.1)
    #expect(back.position(at: 0.01) > back.position(at: 0))
    #expect(back.velocity(at: 0) > 100)
  }

  @Test func survivesExtremeDamping() {
    let motion = SpringMotion(
      Spring(mass: 1e-3, stiffness: 1e-3, damping: 1e9),
      from: 0,
      to: 1,
      velocity: 1e6
    )
    for t in [1e-12, 1e-3, 1, 1e6, 1e12, 1e15] {
      let state = motion.state(at: t)
      #expect(state.position >= 0 && state.position <= 1)
      #expect(state.velocity.isFinite)
    }
    // The throw carries it v·m ÷ c = 10⁻⁶ and stops; then it creeps with the rate k ÷ c = 10⁻¹².
    #expect(abs(motion.position(at: 1e12) - (1 - (1 - 1e-6) * 0.36787944117144233)) < 1e-12)
  }

  @Test func givesTheSameBitsFromStateAndFromFlatArrays() {
    forAll { seed, random in
      let motion = Self.motion(&random)
      let k = motion.coefficients
      for _ in 0..<5 {
        let t = random.double(in: 1e-6...3)
        let position = motion.position(at: t)
        #expect(motion.state(at: t).position == position, "seed \(seed)")
        #expect(motion.state(at: t).velocity == motion.velocity(at: t), "seed \(seed)")
        let displacement = SpringMotion.Coefficients.displacement(
          at: t,
          decay: k.decay,
          split: k.split,
          c1: k.c1,
          c2: k.c2
        )
        #expect(k.target + displacement == position, "seed \(seed)")
      }
    }
  }
}
