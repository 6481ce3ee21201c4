import Scrollwork
import TestSupport
import Testing

@Suite struct TrackTests {
  @Test func showsEachKeyframeBitForBitAtItsOffset() {
    forAll { seed, generator in
      let track = RandomTrack.make(&generator)
      for (index, keyframe) in track.keyframes.enumerated() {
        let isLast =
          index == track.keyframes.count - 1
          || track.keyframes[index + 1].offset > keyframe.offset
        guard isLast else { continue }
        let value = track.value(at: keyframe.offset)
        #expect(value?.bitPattern == keyframe.value.bitPattern, "seed \(seed), keyframe \(index)")
      }
    }
  }

  @Test func holdsItsEndsHoweverFarOneEventJumps() {
    forAll { seed, generator in
      let track = RandomTrack.make(&generator)
      let before = track.keyframes[0].value
      let after = track.keyframes[track.keyframes.count - 1].value
      for distance in [1e-9, 1, 1e6, 1e300, Double.infinity] {
        #expect(track.value(at: -10 - distance) == before, "seed \(seed)")
        #expect(track.value(at: 10 + distance) == after, "seed \(seed)")
      }
    }
  }

  @Test func neverTurnsBackWhereItsEasingRises() {
    let easings: [Easing] = [.linear, .ease, .easeIn, .easeOut, .easeInOut, .steps(5)]
    forAll { seed, generator in
      let from = generator.double(in: -1000...1000)
      let to = generator.double(in: -1000...1000)
      for easing in easings {
        let track = Track(from: from, to: to, easing: easing)
        var last = from
        for step in 0...500 {
          let value = track.value(at: Double(step) / 500) ?? .nan
          #expect(to > from ? value >= last : value <= last, "seed \(seed), \(easing), \(step)")
          last = value
        }
        #expect(last == to, "seed \(seed)")
      }
    }
  }

  @Test func stepsWhereTwoKeyframesShareAnOffset() {
    let track: Track = [0: 10, 1: 20, 1: 25, 1: 30, 2: 40]
    #expect((track.value(at: 1.0.nextDown) ?? 0) <= 20)
    #expect((track.value(at: 1.0.nextDown) ?? 0) > 19.999)
    #expect(track.value(at: 1) == 30)
    #expect(track.value(at: 1.5) == 35)
  }

  @Test func stepsAtItsVeryEnds() {
    let track: Track = [0: 1, 0: 2, 1: 3, 1: 4]
    for track in [track, track.extrapolated()] {
      #expect(track.value(at: -1) == 1)
      #expect(track.value(at: 0) == 2)
      #expect(track.value(at: 0.5) == 2.5)
      #expect(track.value(at: 1) == 4)
      #expect(track.value(at: 2) == 4)
    }
  }

  @Test func isConstantWithOneKeyframeAndEmptyWithNone() {
    for track in [[0.5: 7] as Track<Double>, ([0.5: 7] as Track<Double>).extrapolated()] {
      for offset in [-.infinity, -1, 0.5, 2, .infinity] { #expect(track.value(at: offset) == 7) }
      #expect(track.slope(at: 3) == 0)
    }
    #expect(Track<Double>([]).value(at: 0) == nil)
    #expect(Track<Double>([]).slope(at: 0) == nil)
  }

  @Test func findsTheSegmentAmongMany() {
    let track = Track((0..<1000).map { Keyframe(at: Double($0 * $0), Double($0)) })
    for index in 0..<999 {
      let middle = Double(index * index + (index + 1) * (index + 1)) / 2
      #expect(track.value(at: middle) == Double(index) + 0.5)
    }
  }

  @Test func showsTheKeyframeEvenWhereItsEasingJumpsAtOnce() {
    let track = Track(from: 0.0, to: 100, easing: .steps(2, jump: .start))
    #expect(track.value(at: 0) == 0)
    #expect(track.value(at: 1e-9) == 50)
    #expect(track.value(at: 1) == 100)
  }

  @Test func isItsOwnMirrorImage() {
    forAll { seed, generator in
      let track = RandomTrack.make(&generator, easings: [.linear, .easeInOut])
      let mirrored = Track(
        track.keyframes.indices.reversed().map { index in
          Keyframe(
            at: -track.keyframes[index].offset,
            track.keyframes[index].value,
            easing: index > 0 ? track.keyframes[index - 1].easing : .linear
          )
        }
      )
      for _ in 0..<20 {
        let offset = generator.double(in: -11...11)
        let value = track.value(at: offset) ?? .nan
        let image = mirrored.value(at: -offset) ?? .nan
        #expect((value - image).magnitude < 1e-8, "seed \(seed) at \(offset)")
      }
    }
  }

  @Test func tracksColours() {
    let track = Track(from: RGBA.clear, to: .white)
    #expect(track.value(at: 0.5) == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(track.value(at: 3) == .white)
  }

  @Test func refusesOffsetsThatDescend() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Track([Keyframe(at: 1, 0.0), Keyframe(at: 0, 1)])
    }
    #expect(says("The offsets of a track must not descend", result))
  }

  @Test func refusesAPlaceThatIsNotANumber() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Track(from: 0.0, to: 1).value(at: .nan)
    }
    #expect(says("The offset at which a track is read must be a number", result))
  }
}
