import Scrollwork
import TestSupport
import Testing

@Suite struct SpringRowTests {
  private func displacements(_ motions: [SpringMotion], at times: [Double]) -> [UInt64] {
    let decays = motions.map(\.coefficients.decay)
    let splits = motions.map(\.coefficients.split)
    let c1 = motions.map(\.coefficients.c1)
    let c2 = motions.map(\.coefficients.c2)
    var row = [Double](repeating: .nan, count: times.count)
    var span = row.mutableSpan
    SpringMotion.Coefficients.displacements(
      at: times.span,
      decays: decays.span,
      splits: splits.span,
      c1: c1.span,
      c2: c2.span,
      into: &span
    )
    return row.map(\.bitPattern)
  }

  private func displacement(_ motion: SpringMotion, at time: Double) -> UInt64 {
    let k = motion.coefficients
    return SpringMotion.Coefficients.displacement(
      at: time,
      decay: k.decay,
      split: k.split,
      c1: k.c1,
      c2: k.c2
    ).bitPattern
  }

  @Test func hasTheBitsOfSingleDisplacements() {
    forAll { seed, random in
      var motions: [SpringMotion] = []
      var times: [Double] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        motions.append(SpringMotionLawTests.motion(&random))
        // Angles too big for the short reduction, and amplitudes that have died away.
        let isUsual = Bool.random(using: &random)
        times.append(isUsual ? random.double(in: 0...3) : random.logUniform(in: 1e-9...1e9))
      }
      let wanted = zip(motions, times).map { displacement($0, at: $1) }
      #expect(displacements(motions, at: times) == wanted, "seed \(seed)")
    }
  }
}
