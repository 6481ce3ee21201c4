import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkScene

@Suite("The player's keyframes")
struct KeysTests {
  private static let easings: [Easing] = [
    .linear, .easeIn, .easeOut, .easeInOut,
    .cubicBezier(CubicBezier(0.3, -0.6, 0.7, 1.6)),
    .cubicBezier(CubicBezier(0, 1, 1, 0)),
    .steps(Steps(3, jump: .start)), .steps(Steps(4, jump: .both)), .steps(Steps(2)),
  ]

  @Test("read as a track reads, bit for bit, also on and beyond the ends")
  func equalTrack() {
    forAll(300) { seed, generator in
      var keys = Keys()
      var keyframes: [Keyframe<Double>] = []
      var offset = generator.double(in: -3...3)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let easing = Self.easings.randomElement(using: &generator) ?? .linear
        let value = generator.double(in: -500...500)
        keyframes.append(Keyframe(at: offset, value, easing: easing))
        if Bool.random(using: &generator) { offset += generator.double(in: 0...2) }
      }
      for (index, keyframe) in keyframes.enumerated() {
        keys.offsets.append(keyframe.offset)
        keys.values.append(keyframe.value)
        keys.easings.append(index + 1 < keyframes.count ? keys.index(of: keyframe.easing) : -1)
      }
      let ways: [Extrapolation] = [.hold, .linear]
      let places =
        keyframes.map(\.offset) + (0..<20).map { _ in generator.double(in: -6...16) }
        + keyframes.map(\.offset.nextUp) + keyframes.map(\.offset.nextDown)
      for before in ways {
        for after in ways {
          let track = Track(keyframes, before: before, after: after)
          for x in places {
            let read = keys.value(0..<Int32(keyframes.count), at: x, before, after)
            #expect(read == track.value(at: x), "seed \(seed), x \(x), \(before) \(after)")
          }
        }
      }
    }
  }
}
