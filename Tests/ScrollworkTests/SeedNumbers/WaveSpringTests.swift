import Scrollwork
import Testing

/// The spring of the menu article: duration 2.1 s, damping ratio 0.6, no initial velocity.
@Suite struct WaveSpringTests {
  private let spring = Spring(dampingRatio: 0.6, duration: 2.1)

  @Test func hasTheFrequencyStiffnessAndDampingOfUIKit() {
    #expect(abs(spring.angularFrequency - 5.254026354389) < 1e-12)
    #expect(abs(spring.stiffness - 27.604793) < 5e-7)
    #expect(abs(spring.damping - 6.304832) < 5e-7)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - 0.6) < 1e-15)
  }

  @Test func overshootsByNineAndAHalfPercent() throws {
    #expect(abs(spring.overshoot - 0.09478) < 5e-6)
    let motion = SpringMotion(spring, from: 0, to: 1)
    let turn = try #require(Numerics.root(from: 0.5, to: 1) { motion.velocity(at: $0) })
    #expect(abs(turn - 0.74743) < 5e-6)
    #expect(abs(motion.position(at: turn) - 1.09478) < 5e-6)
  }

  @Test(
    "passes through the values of its curve",
    arguments: [(0.25, 0.47812), (0.5, 0.97094), (1, 1.04883), (2.1, 1.00054)]
  )
  func passesThroughItsCurve(time: Double, value: Double) {
    let motion = SpringMotion(spring, from: 0, to: 1)
    #expect(abs(motion.position(at: time) - value) < 5e-6)
  }

  @Test func bringsTheLastRowToRestAfterThreeAndAHalfSeconds() {
    // Eight elements; each starts `stutter` after the one before, the first after 1 s.
    let lastDelay = 1.0 + 7 * 0.06
    #expect(abs(lastDelay + 2.1 - 3.52) < 1e-12)
    // The row comes from one screen width to the right, and is then within 0.2 pt for good.
    let row = SpringMotion(spring, from: 320, to: 0)
    #expect(abs(row.position(at: 3.52 - lastDelay)) < 0.2)
    #expect(lastDelay + row.settlingTime(tolerance: 0.32) < 3.52)
  }
}
