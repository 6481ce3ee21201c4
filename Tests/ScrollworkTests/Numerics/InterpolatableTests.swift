import Scrollwork
import TestSupport
import Testing

@Suite struct InterpolatableTests {
  @Test func reachesItsEndsBitForBitAndNeverPassesThem() {
    forAll(20_000) { seed, generator in
      let from = generator.logUniform(in: 1e-9...1e9) * (seed % 2 == 0 ? 1 : -1)
      let to = generator.logUniform(in: 1e-9...1e9)
      func value(_ fraction: Double) -> Double {
        .interpolate(from: from, to: to, at: fraction)
      }
      #expect(value(0) == from, "seed \(seed)")
      #expect(value(1) == to, "seed \(seed)")
      let inside = value(1.0.nextDown)
      let outside = value(1.0.nextUp)
      #expect(to > from ? inside <= to : inside >= to, "seed \(seed)")
      #expect(to > from ? outside >= to : outside <= to, "seed \(seed)")
    }
  }

  @Test func goesOnStraightBeyondItsEnds() {
    #expect(Double.interpolate(from: 10, to: 20, at: -1.5) == -5)
    #expect(Double.interpolate(from: 10, to: 20, at: 3) == 40)
    #expect(Double.interpolate(from: 7, to: 7, at: .infinity) == 7)
  }
}
