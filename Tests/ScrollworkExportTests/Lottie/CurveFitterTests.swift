import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkExport

@Suite struct CurveFitterTests {
  /// The value of fitted keyframes at a sample.
  private static func value(_ keys: [CurveFitter.Key], at sample: Int) -> [Double] {
    guard let next = keys.firstIndex(where: { $0.sample > sample }) else {
      return keys[keys.count - 1].values
    }
    let (from, to) = (keys[next - 1], keys[next])
    guard let handles = from.handles else { return from.values }
    let progress = handles.progress(
      at: Double(sample - from.sample) / Double(to.sample - from.sample)
    )
    return zip(from.values, to.values).map { $0 + ($1 - $0) * progress }
  }

  @Test func staysWithinTheToleranceOnSprings() {
    forAll(40) { seed, generator in
      let spring = Spring(
        duration: Double.random(in: 0.2...2, using: &generator),
        bounce: Double.random(in: -0.5...0.8, using: &generator)
      )
      let motion = SpringMotion(
        spring,
        from: Double.random(in: -500...500, using: &generator),
        to: 0
      )
      let samples = (0..<600).map { motion.position(at: Double($0) / 240) }
      for tolerance in [1, 0.1, 0.01, 0.001] {
        let (keys, errors) = CurveFitter(columns: [samples], tolerances: [tolerance]).fit()
        #expect(errors[0] <= tolerance, "seed \(seed)")
        for sample in samples.indices {
          let off = abs(Self.value(keys, at: sample)[0] - samples[sample])
          #expect(off <= errors[0] + 1e-9, "seed \(seed), sample \(sample)")
        }
      }
    }
  }

  @Test func takesFewSegmentsForASpring() {
    let motion = SpringMotion(Spring(duration: 0.5, bounce: 0.3), from: 320, to: 0)
    let samples = (0..<480).map { motion.position(at: Double($0) / 240) }
    let (keys, _) = CurveFitter(columns: [samples], tolerances: [0.25]).fit()
    #expect(keys.count <= 8)
  }

  @Test func drawsACubicByOneSegment() {
    let samples = (0...100).map { step -> Double in
      let t = Double(step) / 100
      return 40 * t - 90 * t * t + 70 * t * t * t
    }
    let (keys, errors) = CurveFitter(columns: [samples], tolerances: [1e-6]).fit()
    #expect(keys.map(\.sample) == [0, 100])
    #expect(errors[0] < 1e-9)
  }

  @Test func holdsBeforeAJump() {
    let samples = Array(repeating: 3.0, count: 40) + Array(repeating: 90.0, count: 40)
    let (keys, errors) = CurveFitter(columns: [samples], tolerances: [0.1]).fit()
    #expect(errors == [0])
    #expect(keys.map(\.sample) == [0, 39, 40, 79])
    #expect(keys[1].handles == nil)
    #expect(Self.value(keys, at: 39) == [3])
    #expect(Self.value(keys, at: 40) == [90])
  }

  @Test func keepsWhatRestsAsOneMoment() {
    let columns = [Array(repeating: 2.0, count: 50), Array(repeating: -7.0, count: 50)]
    let (keys, _) = CurveFitter(columns: columns, tolerances: [0.1, 0.1]).fit()
    #expect(keys == [CurveFitter.Key(sample: 0, values: [2, -7], handles: nil)])
  }

  @Test func drawsNumbersThatMoveApartTogether() {
    forAll(20) { seed, generator in
      let pace = Double.random(in: 0.5...3, using: &generator)
      let first = (0..<200).map { Double($0) / 200 }
      let second = first.map { Easing.easeInOut.value(at: min(1, $0 * pace)) * 50 }
      let tolerances = [0.002, 0.1]
      let (keys, errors) = CurveFitter(columns: [first, second], tolerances: tolerances).fit()
      #expect(errors[0] <= 0.002 && errors[1] <= 0.1, "seed \(seed)")
      #expect(keys.count < 30, "seed \(seed)")
    }
  }
}

@Suite struct DrawOrderTests {
  @Test func keepsOneOrderForWhatComesAndGoes() {
    var order = DrawOrder()
    order.note([1, 3], at: 0)
    order.note([1, 2, 3], at: 4)
    order.note([2, 3, 5], at: 9)
    #expect(order.stretches == [.init(first: 0, actors: [1, 2, 3, 5])])
  }

  @Test func beginsAnotherOrderWhereLayersChangePlaces() {
    var order = DrawOrder()
    order.note([1, 2], at: 0)
    order.note([2, 1], at: 7)
    order.note([2, 1, 4], at: 8)
    #expect(
      order.stretches == [.init(first: 0, actors: [1, 2]), .init(first: 7, actors: [2, 1, 4])]
    )
  }
}

@Suite struct LottieValueTests {
  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.0004, "0"), (-0.0004, "0"), (0.0016, "0.002"),
    (1234.5678, "1234.568"), (-0.05, "-0.05"), (99.9999, "100"),
  ])
  func writesNumbersShort(number: Double, text: String) {
    #expect(String(decoding: LottieValue.number(number).json, as: UTF8.self) == text)
  }

  @Test func writesTextsThatEveryReaderReads() {
    let value: LottieValue = ["a": "\"\\\n十", "b": [true, false, 3]]
    #expect(
      String(decoding: value.json, as: UTF8.self)
        == #"{"a":"\"\\\u000a十","b":[true,false,3]}"#
    )
  }
}
