import Scrollwork
import TestSupport
import Testing

@Suite struct RubberBandTests {
  @Test func matchesTheRubberBandTable() throws {
    let rows = try ScrollVectors.load().rubberBand
    #expect(rows.count == 60)
    for row in rows {
      let band = RubberBand(dimension: row.dimension, coefficient: row.c)
      #expect(agrees(band.value(at: row.x), row.value), "\(row)")
      #expect(agrees(band.slope(at: row.x), row.slope), "\(row)")
      guard let inverse = row.inverse else { continue }
      // D − y keeps as many digits as y has left of D.
      let lost = row.dimension.ulp / (row.dimension - row.inverseOf.magnitude)
      let error = (band.inverse(at: row.inverseOf) - inverse).magnitude
      #expect(error <= (1e-14 + lost) * inverse.magnitude, "\(row)")
    }
  }

  @Test func staysShortOfItsDimension() {
    forAll { seed, g in
      let band = RubberBand(dimension: g.logUniform(in: 1...5000))
      let distance = g.logUniform(in: 1e-9...1e290)
      #expect(band.value(at: distance) < band.dimension, "seed \(seed)")
      #expect(band.value(at: distance) > 0, "seed \(seed)")
      #expect(band.value(at: -distance) == -band.value(at: distance), "seed \(seed)")
    }
  }

  @Test func isMonotone() {
    forAll { seed, g in
      let band = RubberBand(
        dimension: g.logUniform(in: 1...5000),
        coefficient: g.double(in: 0.05...0.95)
      )
      let one = g.logUniform(in: 1e-6...1e6)
      let other = one * (1 + g.logUniform(in: 1e-9...10))
      #expect(band.value(at: one) < band.value(at: other), "seed \(seed)")
    }
  }

  @Test func givesBackTheDistanceByItsInverse() {
    forAll { seed, g in
      let band = RubberBand(dimension: g.logUniform(in: 1...5000))
      let distance = g.double(in: -20...20) * band.dimension
      let back = band.inverse(at: band.value(at: distance))
      #expect((back - distance).magnitude <= 1e-13 * distance.magnitude, "seed \(seed)")
    }
  }

  @Test func hasItsSlopeAsDerivative() {
    forAll { seed, g in
      let band = RubberBand(dimension: g.double(in: 100...1000))
      let x = g.double(in: -1000...1000)
      let slope = (band.value(at: x + 1e-3) - band.value(at: x - 1e-3)) / 2e-3
      #expect((slope - band.slope(at: x)).magnitude < 1e-6, "seed \(seed)")
    }
  }

  @Test(.enabled(if: Vectors.shared != nil, "needs the shared reference tables"))
  func matchesThePublishedPulls() throws {
    let rows = try ScrollReferenceRow.load("rubber-band")
    #expect(rows.count == 5)
    for row in rows {
      let band = RubberBand(dimension: row["dimension"], coefficient: row["c"])
      #expect(row.accepts(band.value(at: row["x"])), "\(row.id)")
    }
  }

  @Test func refusesAViewportWithoutLength() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = RubberBand(dimension: 0)
    }
    #expect(says("dimension of a rubber band must be finite and > 0", result))
  }
}
