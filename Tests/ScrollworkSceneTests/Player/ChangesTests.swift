import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// What a frame says of its difference from the one before is true, and all of it.
@Suite struct ChangesTests {
  /// Moments in and out of order, some of them twice.
  private func moments(_ performance: Performance, _ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    var times: [Double] = []
    for _ in 0..<count {
      if let last = times.last, random.double(in: 0...1) < 0.5 {
        times.append(last + random.double(in: 0...0.04))
      } else {
        times.append(random.double(in: 0...performance.end))
      }
      if random.double(in: 0...1) < 0.2 { times.append(times[times.count - 1]) }
    }
    return times
  }

  private func expectExact(_ performance: Performance, frames: Int, seed: UInt64) {
    let program = performance.stage.program
    let times = moments(performance, frames, seed: seed)
    let truth = times.map { performance.pictures([$0])[0] }
    var playback = Playback(program, performance.trace)
    playback.seek(to: times[0])
    var before = truth[0]
    for (time, now) in zip(times, truth).dropFirst() {
      playback.seek(to: time)
      let frame = playback.frame
      let name = "\(performance.name) at \(time)"
      #expect(Set(frame.changed).count == frame.changed.count, "\(name)")
      for slot in 0..<program.slotCount {
        let changes = frame.changes[slot]
        #expect(changes.isEmpty != frame.changed.contains(Int32(slot)), "\(name), slot \(slot)")
        switch (before.look(slot), now.look(slot)) {
        case (nil, nil): #expect(changes.subtracting(.card).isEmpty, "\(name), slot \(slot)")
        case (nil, _?): #expect(changes.contains(.appeared), "\(name), slot \(slot)")
        case (_?, nil):
          #expect(changes.subtracting(.card) == .disappeared, "\(name), slot \(slot)")
        case (let a?, let b?):
          var expected: Frame.Changes = []
          if a.local != b.local { expected.insert(.transform) }
          if a.world != b.world { expected.insert(.world) }
          if a.opacity != b.opacity { expected.insert(.opacity) }
          if a.depth != b.depth { expected.insert(.depth) }
          if a.card != b.card { expected.insert(.card) }
          if a.paint != b.paint { expected.insert(.paint) }
          #expect(changes == expected, "\(name), slot \(slot)")
        }
      }
      before = now
    }
  }

  @Test(arguments: Performance.names)
  func saysExactlyWhatChangedInTheExamples(example: String, gesture: String) throws {
    expectExact(try Performance(example: example, gesture: gesture), frames: 14, seed: 3)
  }

  @Test func saysExactlyWhatChangedInRandomScenes() {
    forAll(40, seed: 60) { seed, _ in
      expectExact(Performance(seed: seed), frames: 8, seed: seed)
    }
  }

  @Test(arguments: Performance.names)
  func tellsAHostEnoughToShowTheSame(example: String, gesture: String) throws {
    let performance = try Performance(example: example, gesture: gesture)
    let program = performance.stage.program
    var untouched = Performance.untouched(performance)
    var host = Host(program)
    for time in moments(performance, 40, seed: 11) {
      untouched.seek(to: time)
      host.show(untouched.frame)
      let mistake = host.mistake(Picture(untouched.frame, of: program))
      #expect(mistake == nil, "\(performance.name) at \(time)")
    }
  }

  @Test func changesNothingWhenTheSameMomentIsSoughtAgain() throws {
    let stage = try Stage(example: "onboarding")
    var playback = try stage.playback("swipe left at 0.3s")
    for time in [0, 0.35, 0.5, 3] {
      playback.seek(to: time)
      playback.seek(to: time)
      #expect(playback.frame.changed.isEmpty)
    }
  }

  @Test func touchesOnlyWhatMoves() throws {
    let stage = try Stage(
      #"""
      "layers": [
        { "id": "still", "frame": [0, 0, 50, 50], "shape": "rectangle", "fill": "#f00" },
        { "id": "moving", "frame": [0, 100, 50, 50], "shape": "rectangle", "fill": "#f00",
          "animate": [{ "x": [0, 100], "duration": 1 }] },
        { "id": "group", "animate": [{ "opacity": [0.5, 1], "duration": 1 }],
          "layers": [{ "id": "child", "image": "a.svg" }] } ]
      """#
    )
    var player = Player(stage.program)
    player.seek(to: 0.25)
    player.seek(to: 0.5)
    let moving = try stage.slot("moving")
    let group = try stage.slot("group")
    #expect(player.frame.changed.map(Int.init).sorted() == [moving, group].sorted())
    #expect(player.frame.changes[moving] == [.transform, .world])
    #expect(player.frame.changes[group] == .opacity)
    player.seek(to: 1)
    player.seek(to: 2)
    #expect(player.frame.changed.isEmpty)
  }

  @Test func tellsOfLayersThatRideAlong() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "group", "frame": [0, 0, 100, 100],
        "animate": [{ "y": [0, 100], "duration": 1 }],
        "layers": [{ "id": "child", "image": "a.svg" }] } ]
      """#
    )
    var player = Player(stage.program)
    player.seek(to: 0.25)
    player.seek(to: 0.5)
    #expect(player.frame.changes[try stage.slot("child")] == .world)
  }
}

extension Performance {
  /// A playback of the scene alone, which no event has touched.
  static func untouched(_ performance: Performance) -> Playback {
    Playback(performance.stage.program)
  }
}
