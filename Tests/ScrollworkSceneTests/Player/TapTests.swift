import Scrollwork
import ScrollworkScene
import Testing

/// What a tap hits, and what it does.
@Suite struct TapTests {
  private let events = #"""
    { "id": "box", "frame": [100, 100, 100, 100], "shape": "rectangle", "fill": "#f00",
      "tap": { "send": "hit" }
    """#

  /// The names of the events that taps at these points send.
  private func sent(
    _ stage: Stage,
    _ taps: [(time: Double, x: Double, y: Double)]
  ) throws -> [String] {
    var player = Player(stage.program)
    for tap in taps {
      player.handle(.init(time: tap.time, .down(id: 1, Point(x: tap.x, y: tap.y))))
      player.handle(.init(time: tap.time, .up(id: 1)))
    }
    return player.takeActions().map { action in
      switch action {
      case .event(let name, let card): card < 0 ? "\(name)" : "\(name) \(card)"
      }
    }
  }

  @Test func sendsTheEventOfTheLayerUnderTheFinger() throws {
    let stage = try Stage(#""layers": [\#(events) } ]"#)
    #expect(try sent(stage, [(0, 150, 150)]) == ["hit"])
    #expect(try sent(stage, [(0, 101, 101), (1, 199, 199)]) == ["hit", "hit"])
    #expect(try sent(stage, [(0, 99, 150), (1, 201, 150), (2, 150, 99), (3, 150, 201)]).isEmpty)
  }

  @Test func tellsOfEachEventOnce() throws {
    let stage = try Stage(#""layers": [\#(events) } ]"#)
    var player = Player(stage.program)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 150, y: 150))))
    player.handle(.init(time: 1.1, .up(id: 1)))
    #expect(player.takeActions() == [.event("hit", card: -1)])
    #expect(player.takeActions().isEmpty)
  }

  @Test func letsAFingerMoveALittle() throws {
    let stage = try Stage(#""layers": [\#(events) } ]"#)
    for (distance, count) in [(0.0, 1), (9, 1), (10, 0), (60, 0)] {
      var player = Player(stage.program)
      player.handle(.init(time: 1, .down(id: 1, Point(x: 150, y: 150))))
      player.handle(.init(time: 1.1, .move(id: 1, Point(x: 150 + distance, y: 150))))
      player.handle(.init(time: 1.2, .move(id: 1, Point(x: 150, y: 150))))
      player.handle(.init(time: 1.3, .up(id: 1)))
      #expect(player.actions.count == count, "\(distance) pt")
    }
  }

  @Test func doesNothingWhenTheTouchIsTakenAway() throws {
    let stage = try Stage(#""layers": [\#(events) } ]"#)
    var player = Player(stage.program)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 150, y: 150))))
    player.handle(.init(time: 1.1, .cancel(id: 1)))
    player.handle(.init(time: 1.2, .up(id: 1)))
    #expect(player.actions.isEmpty)
  }

  @Test func prefersTheLayerInFront() throws {
    let stage = try Stage(
      #"""
      "layers": [\#(events) },
        { "frame": [150, 100, 100, 100], "shape": "rectangle", "fill": "#00f", "tap": { "send": "front" } },
        { "frame": [100, 150, 100, 50], "image": "glass.svg" } ]
      """#
    )
    #expect(
      try sent(stage, [(0, 120, 120), (1, 170, 120), (2, 120, 170)]) == ["hit", "front", "hit"]
    )
  }

  @Test func prefersTheLayerThatIsDeeperInFront() throws {
    let stage = try Stage(
      #"""
      "layers": [
        { "frame": [100, 100, 100, 100], "shape": "rectangle", "tap": { "send": "a" },
          "animate": [{ "depth": [2, 0], "at": [0, 0.5], "easing": "steps(1)", "duration": 2 }] },
        { "frame": [100, 100, 100, 100], "shape": "rectangle", "tap": { "send": "b" }, "depth": 1 } ]
      """#
    )
    #expect(try sent(stage, [(0, 150, 150), (1.5, 150, 150)]) == ["a", "b"])
  }

  @Test func tapsAGroupThroughItsLayers() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "frame": [50, 50, 200, 200], "tap": { "send": "group" }, "layers": [
        { "frame": [0, 0, 50, 50], "image": "a.svg" },
        { "frame": [100, 0, 50, 50], "image": "b.svg", "tap": { "send": "child" } } ] } ]
      """#
    )
    // Between its layers a group has nothing to hit.
    #expect(try sent(stage, [(0, 60, 60), (1, 160, 60), (2, 220, 220)]) == ["group", "child"])
  }

  @Test func findsNothingWhereAGroupCutsItsLayers() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "frame": [100, 100, 100, 100], "clip": true, "radius": 50, "layers": [
        { "frame": [-50, -50, 300, 300], "image": "a.svg", "tap": { "send": "hit" } } ] } ]
      """#
    )
    #expect(try sent(stage, [(0, 150, 150), (1, 150, 101), (2, 102, 150)]).count == 3)
    #expect(try sent(stage, [(0, 90, 150), (1, 150, 210), (2, 104, 104), (3, 196, 196)]).isEmpty)
  }

  @Test func followsARotatedLayer() throws {
    // A square on its tip: half a diagonal is 70.7 points.
    let stage = try Stage(#""layers": [\#(events), "rotation": 45 } ]"#)
    #expect(try sent(stage, [(0, 150, 82), (1, 218, 150), (2, 150, 150)]).count == 3)
    #expect(try sent(stage, [(0, 104, 104), (1, 196, 196), (2, 150, 78)]).isEmpty)
  }

  @Test func followsAScaledLayerAboutItsAnchor() throws {
    let stage = try Stage(#""layers": [\#(events), "scale": 2, "anchor": [0, 0] } ]"#)
    #expect(try sent(stage, [(0, 299, 299), (1, 101, 101)]).count == 2)
    #expect(try sent(stage, [(0, 99, 99), (1, 301, 150)]).isEmpty)
  }

  @Test func followsALayerThatMoves() throws {
    let stage = try Stage(
      #"""
      "layers": [\#(events), "animate": [{ "y": [0, 200], "duration": 1, "easing": "linear" }] } ]
      """#
    )
    #expect(try sent(stage, [(0.5, 150, 150)]).isEmpty)
    #expect(try sent(stage, [(0.5, 150, 250)]) == ["hit"])
    #expect(try sent(stage, [(2, 150, 390)]) == ["hit"])
  }

  @Test func missesWhatIsTransparent() throws {
    let stage = try Stage(
      #"""
      "layers": [\#(events), "animate": [{ "opacity": [0, 1], "at": [0.5, 1], "duration": 2 }] } ]
      """#
    )
    #expect(try sent(stage, [(0, 150, 150)]).isEmpty)
    #expect(try sent(stage, [(1.5, 150, 150)]) == ["hit"])
  }

  @Test func hitsOnlyTheInsideOfAnEllipse() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "frame": [100, 100, 100, 100], "shape": "ellipse", "tap": { "send": "hit" } } ]
      """#
    )
    #expect(try sent(stage, [(0, 150, 101), (1, 118, 118)]).count == 2)
    #expect(try sent(stage, [(0, 110, 110), (1, 190, 190)]).isEmpty)
  }
}

/// Taps of the recorded gestures.
@Suite struct RecordedTapTests {
  @Test func hitsTheButtonOfTheWaveInItsFlightAndAtRest() throws {
    let stage = try Stage(example: "wave")
    let playback = Playback(stage.program, try stage.gesture("wave", "tap-in-flight"))
    #expect(
      playback.player.actions == [.event("add-a-song", card: -1), .event("add-a-song", card: -1)]
    )
  }

  @Test func goesHomeByTheRoundButtonOfTheOnboarding() throws {
    let stage = try Stage(example: "onboarding")
    var playback = Playback(stage.program, try stage.gesture("onboarding", "walk"))
    playback.seek(to: 8)
    #expect(playback.frame.scroll.page == 3)
    playback.seek(to: 11)
    #expect(playback.frame.scroll.page == 0)
  }

  @Test(arguments: [(210.0, 1.0), (250, 2), (290, 3)])
  func leadsFromAWishToItsPage(y: Double, page: Double) throws {
    let stage = try Stage(example: "onboarding")
    var playback = try stage.playback("tap 180,\(y) at 1s")
    playback.seek(to: 4)
    #expect(playback.frame.scroll.page == page)
  }
}
