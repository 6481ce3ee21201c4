import ScrollworkExport
import Testing

@testable import ScrollworkCLI

@Suite struct FrameChoiceTests {
  private func choose(
    _ wish: FrameChoice.Wish,
    rate: FrameRate = FrameRate(60),
    end: Double? = 2
  ) throws(UsageProblem) -> FrameChoice { try FrameChoice(wish, rate: rate, end: end) }

  @Test func aWholeFilmEndsWhereTheSceneRests() throws {
    #expect(try choose(.init()).frames == 0..<120)
    #expect(try choose(.init(), end: 0).frames == 0..<1)
    #expect(try choose(.init(), end: 0.001).frames == 0..<1)
  }

  @Test func secondsAndFramesNameTheSameMoments() throws {
    let seconds = try choose(.init(from: 0.5, to: 1.5))
    let frames = try choose(.init(frames: 30..<90))
    #expect(seconds.frames == frames.frames)
    #expect(seconds.time(of: 45) == frames.time(of: 45))
    #expect(seconds.time(of: 45) == 0.75)
  }

  @Test func mayGoOnAfterTheEnd() throws {
    #expect(try choose(.init(to: 3)).frames == 0..<180)
    #expect(try choose(.init(frames: 500..<510)).frames == 500..<510)
  }

  @Test func aSingleFrameIsTakenAtItsVerySecond() throws {
    let choice = try choose(.init(at: 1.234), end: nil)
    #expect(choice.frames.count == 1)
    #expect(choice.time(of: choice.frames.lowerBound) == 1.234)
  }

  @Test func takesADayAndWhateverIsAskedFor() throws {
    #expect(try choose(.init(), end: 86400).frames == 0..<5_184_000)
    #expect(try choose(.init(from: 10), end: 86405).frames.upperBound == 5_184_300)
    #expect(try choose(.init(to: 86_400), end: 1e30).frames == 0..<5_184_000)
    #expect(try choose(.init(at: 1e30)).time(of: 0) == 1e30)
  }

  @Test func refusesWhatCannotBe() {
    let cases: [(FrameChoice.Wish, Double?, UsageProblem)] = [
      (.init(), 1e30, .tooLong(seconds: 1e30)), (.init(), 86401, .tooLong(seconds: 86401)),
      (.init(from: 10), .infinity, .tooLong(seconds: .infinity)),
      (.init(to: 100_000), 1e30, .tooManyFrames(6_000_000, limit: 5_184_000)),
      (.init(frames: 1..<5_184_002), 2, .tooManyFrames(5_184_001, limit: 5_184_000)),
      (.init(), nil, .neverRests), (.init(from: 3), 2, .noFrames),
      (.init(from: 1, to: 1), 2, .noFrames), (.init(from: 1, to: 0.5), 2, .noFrames),
      (.init(from: 0, frames: 0..<1), 2, .conflict("--frames", "--from")),
      (.init(to: 1, at: 1), 2, .conflict("--at", "--to")),
      (.init(frames: 0..<1, at: 1), 2, .conflict("--at", "--frames")),
    ]
    for (wish, end, problem) in cases {
      #expect(throws: problem) { try choose(wish, end: end) }
    }
  }
}
