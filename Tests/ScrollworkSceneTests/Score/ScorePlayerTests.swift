import Scrollwork
import ScrollworkScene
import ScrollworkScore
import TestSupport
import Testing

/// A scene and its score, played side by side: every frame is the same to the bit.
@Suite struct ScorePlayerTests {
  private static let examples = Performance.names

  @Test("plays an example's performance as the scene itself does", arguments: examples)
  func playsExamples(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    try PairOfPlayers(performance).expectSameFrames(of: performance)
  }

  @Test(arguments: [false, true])
  func playsRandomScenesAlike(reducesMotion: Bool) throws {
    try forAll(60) { seed, _ in
      let performance = Performance(seed: seed)
      try PairOfPlayers(performance, reducesMotion: reducesMotion)
        .expectSameFrames(of: performance)
    }
  }

  @Test func goesOnAlikeWhenLaidOutAnew() throws {
    try forAll(40) { seed, random in
      let performance = Performance(seed: seed)
      let pair = PairOfPlayers(performance)
      pair.changes = (0..<2).map { index in
        PairOfPlayers.Change(
          frame: 30 + 60 * index,
          viewport: Size(
            width: random.double(in: 1...2000),
            height: random.double(in: 1...2000)
          ),
          reducesMotion: Bool.random(using: &random)
        )
      }
      try pair.expectSameFrames(of: performance)
    }
  }

  @Test("turns an example's knobs and sides alike", arguments: examples)
  func goesOnAlikeInExamples(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    let pair = PairOfPlayers(performance)
    let size = performance.stage.scene.size
    pair.changes = [
      .init(frame: 20, viewport: Size(width: size.height, height: size.width)),
      .init(frame: 45, viewport: Size(width: 811, height: 377), reducesMotion: true),
      .init(
        frame: 70,
        viewport: size,
        parameters: performance.stage.scene.parameters.map { $0.maximum ?? $0.value }
      ),
    ]
    try pair.expectSameFrames(of: performance)
  }

  @Test func knowsTheNumbersOfALayerAsTheSceneDoes() {
    let own = [
      ScoreChannel.x, ScoreChannel.y, ScoreChannel.scaleX, ScoreChannel.scaleY,
      ScoreChannel.rotation, ScoreChannel.opacity, ScoreChannel.depth, ScoreChannel.count,
      ScoreChannel.width, ScoreChannel.height, ScoreChannel.radius, ScoreChannel.strokeWidth,
      ScoreChannel.paintCount,
    ]
    let scenes = [
      Channel.x, Channel.y, Channel.scaleX, Channel.scaleY, Channel.rotation, Channel.opacity,
      Channel.depth, Channel.count, Channel.width, Channel.height, Channel.radius,
      Channel.strokeWidth, Channel.paintCount,
    ]
    #expect(own == scenes)
  }

  @Test func writesOnlyFiniteNumbers() {
    forAll(60) { seed, random in
      var maker = RandomScene(random)
      let numbers = Score(maker.scene()).numbers
      #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
    }
  }
}
