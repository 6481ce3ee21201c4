import Scrollwork
import TestSupport
import Testing

@Suite struct TrackExtrapolationTests {
  @Test func goesOnStraightAtEachEndByItself() {
    let keyframes = [Keyframe(at: 0, 0.0), Keyframe(at: 1, 10), Keyframe(at: 2, 30)]
    let left = Track(keyframes, before: .linear)
    #expect(left.value(at: -2) == -20)
    #expect(left.value(at: 3) == 30)
    let right = Track(keyframes, after: .linear)
    #expect(right.value(at: -2) == 0)
    #expect(right.value(at: 3) == 50)
  }

  @Test func followsTheTangentOfAnEasedEnd() {
    // ease-in-out is flat at both ends, this curve has slope 0.5 ÷ 0.25 = 2 at its start and
    // (1 − 0.25) ÷ (1 − 0.5) = 1.5 at its end.
    let flat = Track(from: 0.0, to: 100, easing: .easeInOut).extrapolated()
    #expect(flat.value(at: -1) == 0)
    #expect(flat.value(at: 2) == 100)
    #expect(flat.value(at: .infinity) == 100)
    let curve = Track(from: 0.0, to: 100, easing: .cubicBezier(0.25, 0.5, 0.5, 0.25)).extrapolated()
    #expect(curve.value(at: -1) == -200)
    #expect(curve.value(at: 2) == 250)
  }

  @Test func isSmoothWhereItLeavesItsEnds() {
    forAll { seed, generator in
      let easing = Easing.cubicBezier(
        generator.double(in: 0.1...0.9),
        generator.double(in: -1...2),
        generator.double(in: 0.1...0.9),
        generator.double(in: -1...2)
      )
      let track = Track(from: 0.0, to: 1, easing: easing).extrapolated()
      let h = 1e-7
      for end in [0.0, 1] {
        let left = ((track.value(at: end) ?? .nan) - (track.value(at: end - h) ?? .nan)) / h
        let right = ((track.value(at: end + h) ?? .nan) - (track.value(at: end) ?? .nan)) / h
        #expect((left - right).magnitude < 1e-4, "seed \(seed) at \(end): \(left), \(right)")
      }
    }
  }

  @Test func hasTheSlopeOfItsValues() {
    forAll { seed, generator in
      let track = RandomTrack.make(&generator, easings: [.linear, .ease, .easeInOut])
        .extrapolated()
      for _ in 0..<20 {
        let offset = generator.double(in: -15...15)
        let h = 1e-6
        let crosses = track.keyframes.contains { ($0.offset - offset).magnitude <= 2 * h }
        guard !crosses else { continue }
        let rise = (track.value(at: offset + h) ?? .nan) - (track.value(at: offset - h) ?? .nan)
        let slope = track.slope(at: offset) ?? .nan
        let scale = max(1, slope.magnitude)
        #expect((rise / (2 * h) - slope).magnitude < 1e-3 * scale, "seed \(seed) at \(offset)")
      }
    }
  }

  @Test func isFlatWhereItHoldsOrSteps() {
    let track: Track = [0: 0, 1: 420, 1: 500, 2: 500]
    #expect(track.slope(at: -1) == 0)
    #expect(track.slope(at: 0) == 420)
    #expect(track.slope(at: 0.5) == 420)
    #expect(track.slope(at: 1) == 0)
    #expect(track.slope(at: 2) == 0)
    #expect(track.extrapolated().slope(at: -3) == 420)
  }
}
