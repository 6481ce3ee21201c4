import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// A frame is a pure function of its moment.
@Suite struct SeekTests {
  private func expectSame(_ one: [Picture], _ other: [Picture], _ name: String) {
    #expect(one.count == other.count)
    for (a, b) in zip(one, other) where a != b {
      Issue.record("\(name) at \(a.time): \(difference(a, b))")
      return
    }
  }

  private func expectPure(_ performance: Performance, frames count: Int) {
    let times = performance.times(count)
    let inOrder = performance.pictures(times)
    var random = SeededGenerator(seed: 7)
    let shuffled = Array(times.indices).shuffled(using: &random)
    let there = performance.pictures(shuffled.map { times[$0] })
    var sorted = inOrder
    for (place, index) in shuffled.enumerated() { sorted[index] = there[place] }
    expectSame(inOrder, sorted, performance.name)
  }

  @Test(arguments: Performance.names)
  func showsTheSameFramesInAnyOrder(example: String, gesture: String) throws {
    expectPure(try Performance(example: example, gesture: gesture), frames: 40)
  }

  @Test func showsTheSameFramesOfRandomScenesInAnyOrder() {
    forAll(60) { seed, _ in expectPure(Performance(seed: seed), frames: 15) }
  }

  @Test(arguments: Performance.names)
  func showsTheSameSliceAlone(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    let times = performance.times(60)
    let whole = performance.pictures(times)
    let slice = performance.pictures(Array(times[23..<41]))
    expectSame(Array(whole[23..<41]), slice, performance.name)
  }

  @Test(arguments: Performance.names)
  func playsLiveWhatAPlaybackShows(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    let times = performance.times(50)
    expectSame(performance.pictures(times), performance.livePictures(times), performance.name)
  }

  @Test func playsRandomScenesLiveAsAPlaybackShowsThem() {
    forAll(60, seed: 900) { seed, _ in
      let performance = Performance(seed: seed)
      let times = performance.times(15)
      expectSame(performance.pictures(times), performance.livePictures(times), performance.name)
    }
  }

  @Test(arguments: Performance.names)
  func showsTheSameAtEveryFrameRate(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    let times = (1...4).map { Double($0) * 0.57 }
    let once = performance.livePictures(times)
    for rate in [24.0, 60] {
      expectSame(once, performance.livePictures(times, rate: rate), performance.name)
    }
  }

  @Test(arguments: Performance.names)
  func hashesToTheSameNumberWhenPlayedAgain(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    var hashes: Set<UInt64> = []
    for _ in 0..<2 {
      var hash = FrameHash()
      var playback = Playback(performance.stage.program, performance.trace)
      for time in performance.times(20) {
        playback.seek(to: time)
        hash.combine(playback.frame, of: performance.stage.program)
      }
      hashes.insert(hash.value)
    }
    #expect(hashes.count == 1)
  }
}
