import Scrollwork
import TestSupport
import Testing

@Suite struct TrackRowTests {
  private func values(_ track: Track<Double>, at offsets: [Double]) -> [UInt64] {
    var values = [Double](repeating: .nan, count: offsets.count)
    var span = values.mutableSpan
    track.values(at: offsets.span, into: &span)
    return values.map(\.bitPattern)
  }

  /// Keyframes with steps, flat ways, curves, zeros of both signs and halves that divide exactly.
  private func track(_ random: inout SeededGenerator) -> Track<Double> {
    var offset = Double(Int.random(in: -3...3, using: &random))
    var keyframes: [Keyframe<Double>] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let steps: [Double] = [0, 0.5, 1, random.double(in: 0...2)]
      let values: [Double] = [0, -0.0, 1, random.double(in: -9...9)]
      let easings: [Easing] = [.linear, .linear, .easeInOut]
      offset += steps[Int.random(in: 0..<4, using: &random)]
      keyframes.append(
        Keyframe(
          at: offset,
          values[Int.random(in: 0..<4, using: &random)],
          easing: easings[Int.random(in: 0..<3, using: &random)]
        )
      )
    }
    let track = Track(keyframes)
    return Bool.random(using: &random) ? track : track.extrapolated()
  }

  @Test func hasTheBitsOfSingleValues() {
    forAll { seed, random in
      let track = track(&random)
      var offsets = (0..<Int.random(in: 0...700, using: &random)).map { _ in
        random.double(in: -4...10)
      }
      offsets += track.keyframes.flatMap { [$0.offset, $0.offset.nextUp, $0.offset.nextDown] }
      if Bool.random(using: &random) { offsets.sort() }
      let wanted = offsets.map { (track.value(at: $0) ?? .nan).bitPattern }
      #expect(values(track, at: offsets) == wanted, "seed \(seed)")
    }
  }

  @Test func readsNoPlacesAtAll() {
    #expect(values([0: 0, 1: 1], at: []).isEmpty)
  }
}
