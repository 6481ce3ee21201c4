import Scrollwork
import TestSupport
import Testing

@Suite struct TimingTests {
  @Test func isInEffectOnlyFromDelayToEndUnlessItFills() {
    let expected: [(Timing.Fill, Double?, Double?)] = [
      (.none, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1), (.both, 0, 1),
    ]
    for (fill, before, after) in expected {
      let timing = Timing(delay: 1, duration: 2, fill: fill)
      #expect(timing.progress(at: 0.5) == before)
      #expect(timing.progress(at: 1) == 0)
      #expect(timing.progress(at: 2) == 0.5)
      #expect(timing.progress(at: 3) == after)
      #expect(timing.progress(at: .infinity) == after)
      #expect(timing.progress(at: -.infinity) == before)
    }
  }

  @Test(
    "runs each iteration its way",
    arguments: [
      (Timing.Direction.normal, [0.25, 0.25, 0.25]), (.reverse, [0.75, 0.75, 0.75]),
      (.alternate, [0.25, 0.75, 0.25]), (.alternateReverse, [0.75, 0.25, 0.75]),
    ]
  )
  func runsEachIterationItsWay(direction: Timing.Direction, quarters: [Double]) {
    let timing = Timing(duration: 1, iterations: .infinity, direction: direction, fill: .both)
    for (index, quarter) in quarters.enumerated() {
      #expect(timing.progress(at: Double(index) + 0.25) == quarter)
      #expect(timing.currentIteration(at: Double(index) + 0.25) == Double(index))
    }
    // Far out the parity of the iteration still decides.
    #expect(timing.progress(at: 1e6 + 0.25) == quarters[0])
    #expect(timing.progress(at: 1e6 + 1.25) == quarters[1])
  }

  @Test func endsExactlyAtItsEndState() {
    forAll(2000) { seed, generator in
      let iterations = Double(Int(generator.double(in: 1...9)))
      let timing = Timing(
        delay: generator.double(in: -0.2...3),
        endDelay: generator.double(in: 0...1),
        duration: generator.double(in: 0.3...3),
        iterations: iterations,
        direction: [.normal, .alternate][Int(seed % 2)],
        fill: .both
      )
      let isBack =
        timing.direction == .alternate && iterations.truncatingRemainder(dividingBy: 2) == 0
      let end: Double = isBack ? 0 : 1
      for time in [timing.delay + timing.activeDuration, timing.endTime, 1e9, .infinity] {
        guard timing.phase(at: time) == .after else { continue }
        #expect(timing.progress(at: time) == end, "seed \(seed) at \(time)")
        #expect(timing.currentIteration(at: time) == iterations - 1, "seed \(seed)")
      }
      let last = timing.delay + timing.activeDuration
      #expect(timing.phase(at: last) == .after, "seed \(seed)")
      let almost = timing.progress(at: last.nextDown) ?? .nan
      #expect((almost - end).magnitude < 1e-12, "seed \(seed): \(almost) just before the end")
      #expect(timing.progress(at: last, including: .both) == end, "seed \(seed)")
    }
  }

  @Test func endsInTheMiddleOfAFractionalIteration() {
    let timing = Timing(duration: 0.1, iterations: 2.5, fill: .forwards)
    #expect(timing.progress(at: 0.25) == 0.5)
    #expect(timing.currentIteration(at: 7) == 2)
    #expect(timing.activeDuration == 0.25)
  }

  @Test func keepsWhatANegativeEndDelayLeaves() {
    let timing = Timing(delay: 1, endDelay: -0.5, duration: 2, fill: .both)
    #expect(timing.endTime == 2.5)
    for time in [2.5, 3, 100, .infinity] { #expect(timing.progress(at: time) == 0.75) }
    #expect(Timing(endDelay: -9, duration: 2, fill: .both).progress(at: 0) == 0)
  }

  @Test func beginsInTheMiddleWithANegativeDelay() {
    let timing = Timing(delay: -0.5, duration: 2, fill: .both)
    #expect(timing.progress(at: 0) == 0.25)
    for time in [-0.1, -5, -Double.infinity] { #expect(timing.progress(at: time) == 0.25) }
  }

  @Test func lastsForEverOrNoTime() {
    let forever = Timing(duration: 2, iterations: .infinity, fill: .both)
    #expect(forever.endTime == .infinity)
    #expect(forever.phase(at: 1e300) == .active)
    #expect(forever.currentIteration(at: .infinity) == .infinity)
    let still = Timing(duration: .infinity, fill: .both)
    #expect(still.progress(at: 1e300) == 0)
    #expect(Timing(duration: .infinity, iterations: 0, fill: .both).endTime == 0)
    #expect(Timing(duration: 0, iterations: .infinity, fill: .both).endTime == 0)
    let jump = Timing(delay: 1, fill: .both)
    #expect(jump.progress(at: 0.999) == 0)
    #expect(jump.progress(at: 1) == 1)
    #expect(jump.phase(at: 1) == .after)
  }

  @Test func easesTheWholeIteration() {
    let timing = Timing(duration: 2, direction: .reverse, fill: .both, easing: .easeIn)
    #expect(timing.progress(at: 0.5) == Easing.easeIn.value(at: 0.75))
    // CSS's before flag: a stair that jumps at 0 has not jumped before the beginning.
    let stair = Timing(delay: 1, duration: 2, fill: .both, easing: .stepStart)
    #expect(stair.progress(at: 0.5) == 0)
    #expect(stair.progress(at: 1) == 1)
    let back = Timing(duration: 2, direction: .reverse, fill: .both, easing: .stepStart)
    #expect(back.progress(at: 1) == 1)
    #expect(back.progress(at: 2) == 0)
  }

  @Test func countsTheEndsThatItIsToldTo() {
    let timing = Timing(delay: 1, duration: 1)
    #expect(timing.phase(at: 1, including: .start) == .active)
    #expect(timing.phase(at: 1, including: .end) == .before)
    #expect(timing.phase(at: 1, including: .both) == .active)
    #expect(timing.phase(at: 2, including: .start) == .after)
    #expect(timing.phase(at: 2, including: .end) == .active)
    #expect(timing.phase(at: 2, including: .both) == .active)
  }

  @Test func refusesANegativeDuration() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Timing(duration: -1)
    }
    #expect(says("The duration of a timing must be at least 0 s", result))
  }
}
