import Scrollwork
import TestSupport
import Testing

@Suite struct SpringUIKitTests {
  /// What UIKit lets fall to 0.001 at the end: the sine part of the oscillation.
  private func amplitude(
    _ ratio: Double,
    _ duration: Double,
    _ velocity: Double,
    _ w: Double
  )
    -> Double
  {
    let sine = ((1 - ratio) * (1 + ratio)).squareRoot()
    let weight =
      ratio < 1
      ? (velocity - ratio * w) / (w * sine)
      : (velocity - w) * duration - 1
    return abs(weight) * Numerics.exp(-ratio * w * duration)
  }

  @Test func fallsToAThousandthAtTheEnd() {
    forAll { seed, random in
      let ratio = random.double(in: 0.01...1)
      let duration = random.logUniform(in: 0.01...10)
      let velocity = random.logUniform(in: 1e-3...1e3) * (Bool.random(using: &random) ? 1 : -1)
      for v in [0, velocity] {
        for z in [ratio, 1] {
          let spring = Spring(dampingRatio: z, duration: duration, initialVelocity: v)
          let rest = amplitude(z, duration, v, spring.angularFrequency)
          #expect(abs(rest - 0.001) < 1e-10, "seed \(seed), ζ \(z), v₀ \(v)")
        }
      }
    }
  }

  @Test func takesTheLargestFrequency() {
    forAll { seed, random in
      let ratio = random.double(in: 0.01...0.999)
      let duration = random.logUniform(in: 0.1...10)
      let velocity = random.logUniform(in: 1e-3...1e3)
      let w = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        .angularFrequency
      for i in 1...200 {
        let beyond = w * (1 + 0.02 * Double(i))
        let rest = amplitude(ratio, duration, velocity, beyond)
        #expect(rest < 0.001, "seed \(seed)")
      }
    }
  }

  @Test func knowsTheCriticalFrequency() {
    for duration in [0.25, 1, 2.1] {
      let spring = Spring(dampingRatio: 1, duration: duration)
      #expect(abs(spring.angularFrequency - 9.2334134764516 / duration) < 1e-12)
    }
  }

  @Test func takesDurationsAndRatiosBeyondItsLimitsAsTheLimits() {
    #expect(Spring(dampingRatio: 0.6, duration: 0) == Spring(dampingRatio: 0.6, duration: 0.01))
    #expect(Spring(dampingRatio: 0.6, duration: 60) == Spring(dampingRatio: 0.6, duration: 10))
    #expect(Spring(dampingRatio: 3, duration: 1) == Spring(dampingRatio: 1, duration: 1))
  }

  @Test func movesLittleWithASmallVelocity() {
    forAll { seed, random in
      let ratio = random.double(in: 0.05...0.99)
      let still = Spring(dampingRatio: ratio, duration: 1).angularFrequency
      for v in [1e-9, -1e-9] {
        let moved = Spring(dampingRatio: ratio, duration: 1, initialVelocity: v).angularFrequency
        #expect(abs(moved - still) < 1e-6 * still, "seed \(seed)")
      }
    }
  }
}
