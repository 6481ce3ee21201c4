import Scrollwork
import TestSupport
import Testing

@Suite struct LinearStopsTests {
  private typealias Stop = LinearStops.Stop

  private func inputs(_ stops: [LinearStops.Stop]) -> [Double] {
    (LinearStops(filling: stops)?.points ?? []).map(\.input)
  }

  @Test func spreadsMissingInputsEvenly() {
    #expect(inputs([Stop(0), Stop(0.25), Stop(1)]) == [0, 0.5, 1])
    #expect(inputs([Stop(0), Stop(0, input: 0.4), Stop(1), Stop(0.5), Stop(1)]).count == 5)
    let five = inputs([Stop(0), Stop(0, input: 0.4), Stop(1), Stop(0.5), Stop(1)])
    for (input, expected) in zip(five, [0, 0.4, 0.6, 0.8, 1]) {
      #expect(abs(input - expected) < 1e-15)
    }
  }

  @Test func raisesAnInputBelowAnEarlierOne() {
    #expect(inputs([Stop(0, input: 0.2), Stop(0.5, input: 0.1), Stop(1)]) == [0.2, 0.2, 1])
    #expect(inputs([Stop(0), Stop(0.9, input: 1.1), Stop(1)]) == [0, 1.1, 1.1])
    #expect(inputs([Stop(0), Stop(0.1, input: -0.1), Stop(1)]) == [0, 0, 1])
    #expect(inputs([Stop(0, input: 0.5, end: 0.2), Stop(1)]) == [0.5, 0.5, 1])
  }

  @Test func givesAStopWithTwoInputsTwoPoints() {
    #expect(inputs([Stop(0), Stop(0.25, input: 0.25, end: 0.75), Stop(1)]) == [0, 0.25, 0.75, 1])
  }

  @Test func refusesFewerThanTwoStops() {
    #expect(LinearStops(filling: []) == nil)
    #expect(LinearStops(filling: [Stop(0, input: 0, end: 1)]) == nil)
  }

  @Test func neverDescendsAfterFilling() {
    forAll { seed, random in
      let stops = (0..<Int.random(in: 2...12, using: &random)).map { _ in
        let input = Bool.random(using: &random) ? random.double(in: -1...2) : nil
        let end = input != nil && Bool.random(using: &random) ? random.double(in: -1...2) : nil
        return Stop(random.double(in: -1...2), input: input, end: end)
      }
      let filled = inputs(stops)
      #expect(filled == filled.sorted(), "seed \(seed)")
      #expect(filled.count == stops.count + stops.count { $0.end != nil }, "seed \(seed)")
    }
  }

  private let bounce = LinearStops([
    .init(0, at: 0), .init(1.5, at: 0.5), .init(1, at: 1), .init(1, at: 1),
  ])

  @Test func goesFromPointToPoint() {
    for (x, y) in [(0, 0), (0.25, 0.75), (0.5, 1.5), (0.75, 1.25), (1, 1)] {
      #expect(bounce.value(at: x) == y)
    }
  }

  @Test func goesOnAlongItsOuterSegments() {
    #expect(bounce.value(at: -0.5) == -1.5)
    // Two points at the end stop it.
    #expect(bounce.value(at: 2) == 1)
    #expect(bounce.value(at: .infinity) == 1)
    let open = LinearStops([.init(0.2, at: 0.25), .init(0.4, at: 0.75)])
    #expect(abs(open.value(at: 0) - 0.1) < 1e-15)
    #expect(abs(open.value(at: 1) - 0.5) < 1e-15)
    #expect(open.value(at: .nan).isNaN)
  }

  @Test func isAboveAJumpOnItUnlessBeforeTheBeginning() {
    let jump = LinearStops([
      .init(0, at: 0), .init(0.5, at: 0), .init(0.5, at: 0.5), .init(0.8, at: 0.5),
      .init(0.8, at: 1), .init(1, at: 1),
    ])
    #expect(jump.value(at: 0) == 0.5)
    #expect(jump.value(at: 0, isBefore: true) == 0)
    #expect(jump.value(at: -1) == 0)
    #expect(jump.value(at: 0.5) == 0.8)
    #expect(jump.value(at: 0.5.nextDown) == 0.5)
    #expect(jump.value(at: 1) == 1)
    #expect(jump.value(at: 2) == 1)
  }

  @Test func hasTheSlopeToTheRight() {
    #expect(bounce.slope(at: -1) == 3)
    #expect(bounce.slope(at: 0) == 3)
    #expect(bounce.slope(at: 0.5) == -1)
    #expect(bounce.slope(at: 2) == 0)
  }

  @Test func findsTheFirstInputOfAnOutput() {
    #expect(bounce.inverse(of: 0.75) == 0.25)
    #expect(bounce.inverse(of: 1.25) == 1.25 / 3)
    #expect(bounce.inverse(of: 1.5) == 0.5)
    #expect(bounce.inverse(of: 1.6) == nil)
    #expect(bounce.inverse(of: -0.1) == nil)
    let jump = LinearStops([
      .init(0, at: 0), .init(0.4, at: 0.5), .init(0.6, at: 0.5), .init(1, at: 1),
    ])
    #expect(jump.inverse(of: 0.5) == nil)
    #expect(jump.inverse(of: 0.4) == nil)
    #expect(jump.inverse(of: 0.6) == 0.5)
    #expect(jump.inverse(of: 1) == 1)
  }

  @Test func invertsRandomLines() {
    forAll { seed, random in
      let stops = (0..<Int.random(in: 2...8, using: &random)).map { _ in
        Stop(
          random.double(in: -1...2),
          input: Bool.random(using: &random) ? random.double(in: -0.5...1.5) : nil
        )
      }
      guard let line = LinearStops(filling: stops) else { return }
      let x = random.double(in: 0...1)
      let y = line.value(at: x)
      guard let first = line.inverse(of: y) else {
        Issue.record("no inverse, seed \(seed)")
        return
      }
      #expect(first <= x + 1e-9 && first >= 0, "seed \(seed)")
      let limit = 1e-12 + 1e-15 * abs(line.slope(at: first))
      #expect(abs(line.value(at: first) - y) < limit, "seed \(seed)")
    }
  }
}
