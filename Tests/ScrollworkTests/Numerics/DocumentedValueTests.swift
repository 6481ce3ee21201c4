import Scrollwork
import Testing

/// The results that the documentation comments of numbers, easings and springs promise.
@Suite struct DocumentedValueTests {
  @Test func holdForNumbers() {
    #expect(Numerics.exp(1) == 2.718281828459045)
    #expect(Numerics.expMinusOne(1e-10) == 1.00000000005e-10)
    #expect(Numerics.sinCos(.pi / 6) == (0.49999999999999994, 0.8660254037844387))
    #expect(abs(Numerics.power(0.998, 1000) - 0.135065) < 5e-7)
    #expect(Numerics.root(from: 0, to: 2) { $0 * $0 - 2 } == 1.4142135623730951)
    #expect(Numerics.floorModulo(-0.5, 5) == 4.5)
  }

  @Test func holdForEasings() {
    #expect(abs(Easing.easeInOut.value(at: 0.25) - 0.129165) < 5e-6)
    #expect(Easing.easeInOut.inverse(of: 0.5) == 0.5)
    #expect(Easing.steps(4).inverse(of: 0.6) == nil)
    #expect(Steps(4).value(at: 0.3) == 0.25)
    #expect(abs(CubicBezier(0.25, 0.1, 0.25, 1).value(at: 0.5) - 0.802405) < 5e-6)
  }

  @Test func holdForSprings() {
    let motion = SpringMotion(Spring(duration: 0.5, bounce: 0.3), from: 0, to: 100)
    #expect(abs(motion.position(at: 0.25) - 98.405) < 5e-3)
    #expect(Spring(stiffness: 100, damping: 10).dampingRatio == 0.5)
    #expect(abs(Spring(stiffness: 100, damping: 5).settlingDuration() - 2.8555) < 6e-4)
  }
}
