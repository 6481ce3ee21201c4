import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkExport
@testable import ScrollworkScene

/// The examples as lottie-web would play them, beside the engine's frames: the same things in the same
/// order, each where it is to be, as opaque, as coloured and as cut as it is to be.
@Suite struct LottieScreenTests {
  /// How far two screens are apart.
  struct Distance {
    /// Of the corners of all layers and cuts, in points.
    var points = 0.0
    /// Of opacities.
    var opacity = 0.0
    /// Of the channels of fills, in 255ths.
    var color = 0.0
    /// How many things were compared.
    var things = 0
    /// What is there only in one of them.
    var problems: [String] = []
  }

  @Test(arguments: LottieStage.examples)
  func showsTheEnginesFrames(example: String, gesture: String) throws {
    let stage = try LottieStage(example: example, gesture: gesture)
    let reading = LottieReading(try #require(LottieStage.exports[example]).tree())
    let art = try EngineScreen.Art(stage, scale: 2)
    var playback = stage.playback
    let program = playback.player.program
    let last = (stage.playback.end * 60 - 1e-9).rounded(.up) - 1
    var between = 0
    for moment in 0..<20 {
      let frame = (last * Double(moment) / 19).rounded(.down)
      playback.seek(to: frame / 60)
      let wanted = EngineScreen(playback.frame, program, art)
      let distance = Self.distance(LottieScreen(reading, at: frame), wanted)
      #expect(distance.isSmall, "\(distance) at frame \(frame)")
      #expect(distance.things > 20)

      // And half way to the next frame, unless a layer comes or goes, which layers do on whole frames,
      // or a finger holds something, whose steps are left out.
      let middle = frame + 0.5
      playback.seek(to: middle / 60)
      let later = EngineScreen(playback.frame, program, art)
      if playback.frame.isHeld || later.drawn.map(\.name) != wanted.drawn.map(\.name) { continue }
      let half = Self.distance(LottieScreen(reading, at: middle), later)
      #expect(half.isSmall, "\(half) at frame \(middle)")
      between += 1
    }
    #expect(between > 12)
  }

  @Test(arguments: [
    ("wave", "watch", 100.0), ("onboarding", "walk", 110), ("task-switcher", "fling", 60),
  ])
  func tellsNeighbouringFramesApart(example: String, gesture: String, frame: Double) throws {
    let stage = try LottieStage(example: example, gesture: gesture)
    let reading = LottieReading(try #require(LottieStage.exports[example]).tree())
    let art = try EngineScreen.Art(stage, scale: 2)
    var playback = stage.playback
    playback.seek(to: frame / 60)
    let wanted = EngineScreen(playback.frame, playback.player.program, art)
    #expect(Self.distance(LottieScreen(reading, at: frame), wanted).isSmall)
    #expect(!Self.distance(LottieScreen(reading, at: frame + 1), wanted).isSmall)
  }

  static func distance(_ shown: LottieScreen, _ wanted: EngineScreen) -> Distance {
    var distance = Distance()
    // What is as good as nothing may be missing.
    let shown = shown.drawn.filter { $0.opacity > 0.002 && $0.name != "background" }
    let wanted = wanted.drawn.filter { $0.opacity > 0.002 }
    let names = (shown.map(\.name), wanted.map(\.name))
    if names.0 != names.1 {
      distance.problems.append("\(names.0) instead of \(names.1)")
      return distance
    }
    for (shown, wanted) in zip(shown, wanted) { distance.join(shown, wanted) }
    return distance
  }
}

extension LottieScreenTests.Distance {
  /// Whether everything is there, as near as an export promises.
  ///
  /// That is 0.1 pt for the place, and as much for what scaling and what turning move at the edge, of a
  /// layer and of those that it follows, which seldom go wrong together; a thousandth of opacity and half
  /// a 255th of colour, and what numbers are rounded by.
  var isSmall: Bool {
    problems.isEmpty && points < 0.25 && opacity < 0.0011 && color < 0.52
  }

  fileprivate mutating func join(_ shown: LottieScreen.Drawn, _ wanted: EngineScreen.Drawn) {
    things += 1
    func far(_ a: [Point], _ b: [Point]) -> Double {
      zip(a, b).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? 0
    }
    points = max(
      points,
      far(
        LottieScreen.corners(wanted.box, shown.map),
        LottieScreen.corners(wanted.box, wanted.map)
      )
    )
    opacity = max(opacity, abs(shown.opacity - wanted.opacity))
    if let fill = wanted.fill {
      for (a, b) in zip(shown.fill ?? [-9, -9, -9, -9], fill) {
        color = max(color, abs(a - b) * 255)
      }
    }
    for cut in wanted.cuts {
      points = max(points, shown.cuts.map { far($0, cut) }.min() ?? .infinity)
    }
  }
}

extension Frame {
  /// Whether a finger holds something that scrolls.
  fileprivate var isHeld: Bool { scroll.isTracking || decks.contains(where: \.isTracking) }
}
