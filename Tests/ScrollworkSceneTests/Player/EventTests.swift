import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// Events of every kind, sane or not.
@Suite struct EventTests {
  private func stage() throws -> Stage {
    try Stage(#""scroll": { "pages": 4 }, "layers": [{ "image": "a.svg" }]"#)
  }

  private func isFinite(_ frame: Frame) -> Bool {
    func isFinite(_ map: Affine) -> Bool {
      map.a.isFinite && map.b.isFinite && map.c.isFinite && map.d.isFinite && map.tx.isFinite
        && map.ty.isFinite
    }
    return frame.scroll.offset.isFinite && frame.scroll.velocity.isFinite
      && frame.decks.allSatisfy { $0.fraction.isFinite && $0.velocity.isFinite }
      && frame.order.map(Int.init).allSatisfy {
        isFinite(frame.world[$0]) && isFinite(frame.local[$0]) && frame.opacity[$0] > 0
          && frame.opacity[$0] <= 1 && frame.depth[$0].isFinite
      }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func refusesNumbersThatAreNotFinite(bad: Double) throws {
    let stage = try stage()
    let good = Point(x: 10, y: 10)
    let events: [Trace.Event] = [
      .init(time: bad, .key(.right)), .init(time: 1, .down(id: 1, Point(x: bad, y: 1))),
      .init(time: 1, .down(id: 1, Point(x: 1, y: bad))),
      .init(time: 1, .move(id: 1, Point(x: bad, y: 1))),
      .init(time: 1, .wheel(by: Point(x: bad, y: 0), at: good)),
      .init(time: 1, .wheel(by: good, at: Point(x: 0, y: bad))),
      .init(time: 1, .scroll(page: bad, animated: true)),
    ]
    var player = Player(stage.program)
    for event in events {
      let isTaken = player.handle(event)
      #expect(!isTaken, "\(event)")
    }
    player.seek(to: 3)
    #expect(player.frame.scroll == Frame.Scroll(Player(stage.program).frame))
    var left = Playback(stage.program, Trace(events))
    left.seek(to: 3)
    #expect(left.frame.scroll.offset == 0)
  }

  @Test func survivesAnyEventsInAnyOrder() {
    forAll(80, seed: 31) { seed, random in
      let performance = Performance(seed: seed)
      var player = Player(performance.stage.program)
      for _ in 0..<25 {
        let size = pickSize(&random)
        let point = Point(x: random.double(in: -size...size), y: random.double(in: -size...size))
        let id = Int32.random(in: 1...2, using: &random)
        let kind: Trace.Kind =
          switch Int.random(in: 0..<7, using: &random) {
          case 0: .down(id: id, point)
          case 1, 2: .move(id: id, point)
          case 3: .up(id: id)
          case 4: Bool.random(using: &random) ? .cancel(id: id) : .wheel(by: point, at: .zero)
          case 5: .key(Trace.Key.allCases.randomElement(using: &random) ?? .home)
          default: .scroll(page: point.x, animated: Bool.random(using: &random))
          }
        // Times that stand still and go back count as the last one.
        let isTaken = player.handle(.init(time: random.double(in: -1...6), kind))
        #expect(isTaken)
        player.seek(to: random.double(in: -1...8))
        #expect(isFinite(player.frame), "seed \(seed)")
      }
    }
  }

  private func pickSize(_ random: inout SeededGenerator) -> Double {
    [10, 500, 1e6][Int.random(in: 0...2, using: &random)]
  }

  @Test func countsAnOldEventAsHappeningWithTheLast() throws {
    let stage = try stage()
    let late = Trace([
      .init(time: 2, .key(.right)), .init(time: 1, .scroll(page: 3, animated: false)),
    ])
    let same = Trace([
      .init(time: 2, .key(.right)), .init(time: 2, .scroll(page: 3, animated: false)),
    ])
    var one = Playback(stage.program, late)
    var other = Playback(stage.program, same)
    for time in [1.5, 2, 2.2, 5] {
      one.seek(to: time)
      other.seek(to: time)
      #expect(one.frame.scroll == other.frame.scroll)
    }
    #expect(one.frame.scroll.page == 3)
  }

  @Test func followsTheFirstFingerOnly() throws {
    let stage = try stage()
    var player = Player(stage.program)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 200, y: 300))))
    player.handle(.init(time: 1.1, .move(id: 1, Point(x: 150, y: 300))))
    player.handle(.init(time: 1.2, .down(id: 2, Point(x: 50, y: 300))))
    player.handle(.init(time: 1.3, .move(id: 2, Point(x: 300, y: 300))))
    player.handle(.init(time: 1.4, .up(id: 2)))
    player.seek(to: 1.5)
    #expect(player.frame.scroll.offset == 40)
    #expect(player.frame.scroll.isTracking)
    player.handle(.init(time: 1.6, .up(id: 1)))
    player.seek(to: 1.7)
    #expect(!player.frame.scroll.isTracking)
  }

  @Test func ignoresAFingerThatGoesAcross() throws {
    let stage = try stage()
    var playback = try stage.playback("swipe up 200pt at 1s 2000pt/s")
    for time in [1.05, 1.2, 3] {
      playback.seek(to: time)
      #expect(playback.frame.scroll.offset == 0)
    }
  }

  @Test func flingsNothingAfterAHold() throws {
    let stage = try Stage(#""scroll": { "pages": 4, "paging": false }"#)
    // The finger moves at 1200 points a second, and then waits for a tenth of one.
    var trace = Trace([.init(time: 1, .down(id: 1, Point(x: 300, y: 300)))])
    for step in 1...20 {
      let point = Point(x: 300 - 10 * Double(step), y: 300)
      trace.events.append(.init(time: 1 + Double(step) / 120, .move(id: 1, point)))
    }
    trace.events.append(.init(time: 1 + 20.0 / 120 + 0.1, .up(id: 1)))
    var playback = Playback(stage.program, trace)
    playback.seek(to: 20)
    #expect(playback.frame.scroll.offset == 190)
  }

  @Test func endsATouchThatIsTakenAwayWithoutMomentum() throws {
    let stage = try Stage(#""scroll": { "pages": 4, "paging": false }"#)
    var player = Player(stage.program)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 200, y: 300))))
    player.handle(.init(time: 1.01, .move(id: 1, Point(x: 150, y: 300))))
    player.handle(.init(time: 1.02, .cancel(id: 1)))
    player.seek(to: 9)
    #expect(player.frame.scroll.offset == 40)
  }

  @Test func scrollsAVerticalSceneDownwards() throws {
    let stage = try Stage(
      #"""
      "scroll": { "pages": 3, "axis": "vertical" }, "layers": [
        { "id": "a", "page": 1, "frame": [10, 20, 30, 40], "image": "a.svg" } ]
      """#
    )
    var playback = try stage.playback("swipe up at 1s\nkey down at 3s\nkey page-up at 5s")
    for (time, page) in [(0.0, 0.0), (2.9, 1), (4.9, 2), (8, 1)] {
      playback.seek(to: time)
      #expect(playback.frame.scroll.page == page)
    }
    let look = try #require(Picture(playback.frame, of: stage.program).look(try stage.slot("a")))
    #expect(look.world == .translation(x: 10, y: 20))
  }
}

extension Frame.Scroll {
  fileprivate init(_ frame: Frame) { self = frame.scroll }
}
