import ScrollworkRender
import ScrollworkScene
import TestSupport
import Testing

@testable import ScrollworkExport

/// The examples in another player, beside our own frames.
@Suite(.enabled(if: RLottie.isInstalled, "rlottie is not installed (librlottie0-1)"))
struct RLottieTests {
  /// How far two pictures are apart.
  struct Difference {
    /// The mean over all channels, in 255ths.
    var mean = 0.0
    /// The share of pixels of which some channel differs by more than 32.
    var share = 0.0
  }

  /// The bounds hold at each of 20 moments.
  ///
  /// rlottie takes about one level off for every transparent thing that lies over another, and does not
  /// smooth pictures that it shrinks, so most of what is allowed here is its own.
  @Test(arguments: [
    ("wave", "watch", 3.2, 0.016), ("onboarding", "walk", 7.6, 0.016),
    ("task-switcher", "fling", 6.8, 0.026),
  ])
  func showsTheFramesOfOurRenderer(
    example: String,
    gesture: String,
    mean: Double,
    share: Double
  ) throws {
    let stage = try LottieStage(example: example, gesture: gesture)
    let export = try #require(LottieStage.exports[example])
    var playback = stage.playback
    try Self.expect(export, of: stage, within: Difference(mean: mean, share: share)) { seconds in
      playback.seek(to: seconds)
      return playback.frame
    }
  }

  /// And where time is a scroll position; between two cards more lies over other things.
  @Test(arguments: [("onboarding", "walk", 7.6, 0.016), ("task-switcher", "fling", 8, 0.026)])
  func showsTheFramesOfAScrolledScene(
    example: String,
    gesture: String,
    mean: Double,
    share: Double
  ) throws {
    let stage = try LottieStage(example: example, gesture: gesture)
    let export = try #require(LottieStage.rides[example])
    let ride = try #require(LottieRide(stage.playback.player.program, cards: nil))
    try Self.expect(export, of: stage, within: Difference(mean: mean, share: share)) {
      ride.player(at: $0).frame
    }
  }

  private static func expect(
    _ export: LottieExport,
    of stage: LottieStage,
    within bound: Difference,
    _ frame: (Double) throws -> Frame
  ) throws {
    let name = "\(stage.scene.name) \(export.json.count)"
    let player = try #require(RLottie(export.json, name: name))
    let renderer = try Renderer(stage.playback.player.program, folder: stage.folder)
    let (ours, theirs) = (renderer.makeBitmap(), renderer.makeBitmap())
    for moment in 0..<20 {
      let place = (player.frames - 1) * moment / 19
      renderer.render(try frame(Double(place) / 60), into: ours)
      player.draw(place, into: theirs)
      let difference = difference(ours, theirs)
      #expect(difference.mean < bound.mean, "frame \(place)")
      #expect(difference.share < bound.share, "frame \(place)")
    }
  }

  /// A picture that is plainly another one is found out.
  @Test func tellsMomentsApart() throws {
    let stage = try LottieStage(example: "wave", gesture: "watch")
    let player = try #require(RLottie(LottieStage.exports["wave"]?.json ?? [], name: "apart"))
    var playback = stage.playback
    let renderer = try Renderer(playback.player.program, folder: stage.folder)
    let (ours, theirs) = (renderer.makeBitmap(), renderer.makeBitmap())
    playback.seek(to: 2)
    renderer.render(playback.frame, into: ours)
    player.draw(123, into: theirs)
    #expect(Self.difference(ours, theirs).share > 0.016)
  }

  static func difference(_ a: Bitmap, _ b: Bitmap) -> Difference {
    var sum = 0
    var far = 0
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        for offset in stride(from: 0, to: a.count, by: 4) {
          var most = 0
          for channel in offset..<offset + 3 {
            let apart = abs(Int(a[channel]) - Int(b[channel]))
            sum += apart
            most = max(most, apart)
          }
          if most > 32 { far += 1 }
        }
      }
    }
    let pixels = Double(a.width * a.height)
    return Difference(mean: Double(sum) / pixels / 3, share: Double(far) / pixels)
  }
}
