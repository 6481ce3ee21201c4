import Scrollwork
import TestSupport
import Testing

/// Values and slopes of cubic Bézier curves, bisected in 60 digits.
struct IndependentBeziers: Decodable {
  struct Case: Decodable {
    let cubic: [Double]
    let samples: [Sample]
  }
  struct Sample: Decodable {
    let x: Double
    let y: Double
    let slope: Double?
  }
  let bezier: [Case]
}

@Suite struct IndependentBezierTests {
  @Test func agreesWithTheSixtyDigitValues() throws {
    let table = try Vectors.own("independent-scroll", as: IndependentBeziers.self).bezier
    #expect(table.count == 50)
    for row in table {
      let curve = CubicBezier(row.cubic[0], row.cubic[1], row.cubic[2], row.cubic[3])
      for sample in row.samples {
        let error = abs(curve.value(at: sample.x) - sample.y)
        // One ulp of x moves y by the slope; where the curve is vertical the row is exact.
        let limit = 1e-15 * (1 + abs(sample.slope ?? 0))
        #expect(error <= limit, "\(row.cubic) at \(sample.x): \(error)")
      }
    }
  }

  @Test func agreesWithTheSixtyDigitSlopes() throws {
    let table = try Vectors.own("independent-scroll", as: IndependentBeziers.self).bezier
    for row in table {
      let curve = CubicBezier(row.cubic[0], row.cubic[1], row.cubic[2], row.cubic[3])
      for sample in row.samples {
        let slope = curve.slope(at: sample.x)
        guard let expected = sample.slope else {
          // Vertical, or the straight line that (1, 1, 0, 0) is.
          #expect(row.cubic == [1, 1, 0, 0] ? slope == 1 : slope.isInfinite, "\(row.cubic)")
          continue
        }
        let error = abs(slope - expected)
        // Before a vertical end an ulp of x is worth that part of the rest of the way.
        let limit = (1e-12 + 1.2e-16 / (1 - sample.x)) * (1 + abs(expected))
        #expect(error <= limit, "\(row.cubic) at \(sample.x): \(error)")
      }
    }
  }
}
