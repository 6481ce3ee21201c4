import Scrollwork
import ScrollworkScene
import Testing

/// The numbers of the second article, on a screen of its size.
@Suite struct WaveTests {
  static let ids = [
    "arrow", "title", "add-a-song", "row-1", "row-2", "row-3", "row-4", "row-5",
  ]
  private let size = Size(width: 320, height: 568)

  private func stage(_ parameters: [Double] = []) throws -> Stage {
    try Stage(example: "wave", size: size, parameters: parameters)
  }

  /// The layer's place when its spring stands at `x`, computed as the engine places layers.
  private func place(_ x: Double, _ stage: Stage, _ slot: Int, y: Double) -> Affine {
    let size = stage.program.node(ofSlot: slot).size
    let middle = Point(x: size.width / 2, y: size.height / 2)
    return TransformOrder.translateRotateScale.affine(
      x: x,
      y: 0,
      scaleX: 1,
      scaleY: 1,
      rotation: 0,
      at: Point(x: middle.x, y: y + middle.y),
      anchor: middle
    )
  }

  @Test func placesTheEightElementsWhereTheArticleHasThem() throws {
    let stage = try stage()
    let picture = try stage.picture(20)
    let boxes: [(y: Double, height: Double)] = [
      (0, 45), (57, 28), (102, 45), (170, 80), (250, 80), (330, 80), (410, 80), (490, 80),
    ]
    for (id, box) in zip(Self.ids, boxes) {
      let look = try #require(picture.look(try stage.slot(id)))
      #expect(look.world == .translation(x: 0, y: box.y), "\(id)")
      #expect(stage.program.node(ofSlot: look.slot).size == Size(width: 320, height: box.height))
    }
  }

  @Test func playsEightSpringsToTheBitEachItsStutterLater() throws {
    let stage = try stage()
    let spring = SpringMotion(Spring(dampingRatio: 0.6, duration: 2.1), from: 320, to: 0)
    var playback = try stage.playback()
    var compared = 0
    for step in 0...100 {
      let time = 0.9 + Double(step) * 0.027
      playback.seek(to: time)
      let picture = Picture(playback.frame, of: stage.program)
      for (index, id) in Self.ids.enumerated() {
        let slot = try stage.slot(id)
        let t = time - (1.0 + 0.06 * Double(index))
        guard let look = picture.look(slot) else {
          #expect(t < 0.15, "\(id) is missing at \(time)")
          continue
        }
        let y = look.world.ty
        let x = t > 0 ? spring.position(at: t) : 320
        #expect(look.local == place(x, stage, slot, y: y), "\(id) at \(time)")
        compared += 1
      }
    }
    #expect(compared > 600)
  }

  @Test func restsAsAWholeAfterThreeAndAHalfSeconds() throws {
    let stage = try stage()
    for time in [3.52, 3.6, 4, 5] {
      for look in try Self.ids.map({ try stage.look($0, at: time) }) {
        // A thousandth of the way, which is what the spring's duration of 2.1 s promises.
        #expect(abs(try #require(look).world.tx) <= 0.32)
      }
    }
    let before = try #require(try stage.look("row-5", at: 1.0 + 7 * 0.06 + 0.74743))
    #expect(isClose(before.world.tx, -0.09478 * 320, within: 0.002))
    var playback = try stage.playback()
    playback.seek(to: playback.end)
    for id in Self.ids { #expect(playback.frame.world[try stage.slot(id)].tx == 0) }
    #expect(playback.end > 3.52 && playback.end < 1.42 + 2 * 2.1)
  }

  @Test func movesNothingBeforeTheInitialDelay() throws {
    let stage = try stage()
    let first = try stage.picture(0)
    let last = try stage.picture(1)
    #expect(first.looks == last.looks)
  }

  @Test func shiftsTheWholeWaveByTheInitialDelay() throws {
    let early = try stage([0.25])
    let late = try stage()
    for time in [0.4, 0.75, 1.25] {
      let one = try early.picture(time)
      let other = try late.picture(time + 0.75)
      #expect(one.looks.map(\.slot) == other.looks.map(\.slot))
      for (a, b) in zip(one.looks, other.looks) { #expect(isClose(a.world.tx, b.world.tx)) }
    }
  }

  @Test(arguments: [0.0, 0.06, 0.15, 0.3])
  func delaysEachElementByTheStutter(stutter: Double) throws {
    let stage = try stage([1, stutter])
    for (index, id) in Self.ids.enumerated() {
      let look = try #require(try stage.look(id, at: 1.3 + stutter * Double(index)))
      let first = try #require(try stage.look("arrow", at: 1.3))
      #expect(isClose(look.world.tx, first.world.tx), "\(id)")
    }
  }

  @Test func overshootsAsTheDampingRatioSays() throws {
    let free = try stage([1, 0.06, 0.3])
    let critical = try stage([1, 0.06, 1])
    var least = (free: 0.0, critical: 0.0)
    for step in 0...60 {
      let time = 1.1 + Double(step) * 0.025
      least.free = min(least.free, try free.look("arrow", at: time)?.world.tx ?? 0)
      least.critical = min(least.critical, try critical.look("arrow", at: time)?.world.tx ?? 0)
    }
    // exp(−πζ ÷ √(1 − ζ²)) of the way, a little less between samples.
    #expect(least.free < -0.36 * 320 && least.free > -0.3724 * 320)
    #expect(least.critical == 0)
  }

  @Test func takesProportionallyLongerWithALongerDuration() throws {
    let short = try stage([1, 0, 0.6, 1.05])
    let long = try stage([1, 0, 0.6, 2.1])
    for time in [0.2, 0.4, 0.9] {
      let a = try #require(try short.look("row-3", at: 1 + time))
      let b = try #require(try long.look("row-3", at: 1 + 2 * time))
      #expect(isClose(a.world.tx, b.world.tx))
    }
  }
}
