import Scrollwork
import TestSupport
import Testing

/// Solutions of m·x″ + c·x′ + k·x = 0 to 90 digits, each with the tolerance that its conditioning
/// in double precision allows.
struct IndependentSprings: Decodable {
  struct Case: Decodable {
    let id: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let displacement: Double
    let velocity: Double
    let samples: [Sample]
  }
  struct Sample: Decodable {
    let t: Double
    let value: Double
    let velocity: Double
    let tolValue: Double
    let tolVelocity: Double
  }
  let cases: [Case]
}

@Suite struct IndependentSpringTests {
  @Test func agreesWithTheNinetyDigitSolutions() throws {
    let table = try Vectors.own("independent-springs", as: IndependentSprings.self)
    #expect(table.cases.count == 200)
    var worst = 0.0
    for row in table.cases {
      let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let motion = SpringMotion(spring, from: row.displacement, to: 0, velocity: row.velocity)
      for sample in row.samples {
        let state = motion.state(at: sample.t)
        let position = abs(state.position - sample.value) / sample.tolValue
        let velocity = abs(state.velocity - sample.velocity) / sample.tolVelocity
        #expect(position <= 1, "\(row.id) position at \(sample.t)")
        #expect(velocity <= 1, "\(row.id) velocity at \(sample.t)")
        worst = max(worst, position, velocity)
      }
    }
    // A robust solver in doubles uses a small part of the tolerance.
    #expect(worst < 0.15, "worst share of the tolerance: \(worst)")
  }
}
