import Scrollwork
import TestSupport
import Testing

/// Every way to say a spring means what its origin means by it.
@Suite struct SpringSpellingTests {
  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func keepsThePhysicsAsItIsSaid() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 3)
    #expect(spring.mass == 2 && spring.stiffness == 50 && spring.damping == 3)
    // The mass counts in both: ω = √(k ÷ m), ζ = c ÷ (2√(km)).
    #expect(spring.angularFrequency == 5)
    #expect(isNear(spring.dampingRatio, 0.15, 1e-16))
  }

  @Test func hasTheDefaultsOfCoreAnimation() {
    #expect(Spring.coreAnimation == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(Spring.coreAnimation.dampingRatio == 0.5)
    #expect(isNear(Spring.coreAnimation.response, 0.63, 0.005))
    #expect(isNear(Spring.coreAnimation.bounce, 0.5, 1e-15))
  }

  @Test func turnsAResponseIntoAFrequency() {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    #expect(isNear(spring.angularFrequency, 4 * .pi, 1e-14))
    #expect(isNear(spring.dampingRatio, 0.8, 1e-15))
    #expect(spring.mass == 1)
  }

  @Test func turnsPerceptualDurationAndBounceIntoPhysics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(isNear(spring.stiffness, 157.9, 0.05))
    #expect(isNear(spring.damping, 17.6, 0.05))
  }

  @Test func takesANegativeBounceAsTheReciprocal() {
    let spring = Spring(duration: 0.5, bounce: -0.3)
    #expect(isNear(spring.damping, 35.9039, 5e-5))
    #expect(isNear(spring.dampingRatio, 1 / 0.7, 1e-14))
    #expect(isNear(spring.bounce, -0.3, 1e-14))
  }

  @Test func hasThePresetsOfSwiftUI() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring(duration: 0.5) == .smooth)
  }

  @Test func neverComesToRestWithABounceOfOne() {
    #expect(Spring(duration: 0.5, bounce: 1).damping == 0)
  }

  @Test func returnsWhatPerceptualSpringsWereMadeFrom() {
    forAll { seed, random in
      let duration = random.logUniform(in: 0.01...10)
      let bounce = random.double(in: -0.95...1)
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(isNear(spring.response, duration, 1e-14 * duration), "seed \(seed)")
      #expect(isNear(spring.bounce, bounce, 1e-13), "seed \(seed)")
    }
  }

  @Test(
    "has the spring of pop in each range of its tension",
    arguments: [
      [4, 12, 342.100588235294, 30.4869796482443], [0, 0, 87.21, 5.7770125],
      [0, 2, 129.691764705882, 18.2559110930185], [10, 5, 193.414411764706, 16.0447940957018],
      [20, 20, 512.027647058824, 13.3564884211835],
    ] as [[Double]]
  )
  func hasTheSpringOfPop(row: [Double]) {
    let spring = Spring(bounciness: row[0], speed: row[1])
    #expect(isNear(spring.stiffness, row[2], 1e-11))
    #expect(isNear(spring.damping, row[3], 1e-12))
  }
}
