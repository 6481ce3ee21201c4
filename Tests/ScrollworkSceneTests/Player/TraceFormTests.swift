import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// The short form of a trace and its document say the same.
@Suite struct TraceFormTests {
  private let viewport = Size(width: 320, height: 568)

  private func script(_ text: String) throws -> Trace {
    try Trace(script: Array(text.utf8), viewport: viewport)
  }

  private func document(_ text: String) throws -> Trace {
    try Trace(json: Array(text.utf8), viewport: viewport)
  }

  static let pairs: [(script: String, events: String)] = [
    (
      "tap 150,120 at 1.5s",
      #"{ "t": 1.5, "type": "down", "x": 150, "y": 120 }, { "t": 1.56, "type": "up" }"#
    ),
    (
      "hold at 1s for 600ms at 160,420",
      #"{ "t": 1, "type": "down", "x": 160, "y": 420 }, { "t": 1.6, "type": "up" }"#
    ),
    (
      "hold at 1s",
      #"{ "t": 1, "type": "down", "x": 160, "y": 284 }, { "t": 1.5, "type": "up" }"#
    ),
    ("scroll to page 2 at 5s", #"{ "t": 5, "type": "scroll", "page": 2 }"#),
    (
      "scroll to page 1.5 at 5s at-once",
      #"{ "t": 5, "type": "scroll", "page": 1.5, "animated": false }"#
    ),
    ("key right at 1s", #"{ "t": 1, "type": "key", "key": "right" }"#),
    ("key page-down at 250ms", #"{ "t": 0.25, "type": "key", "key": "page-down" }"#),
    (
      "wheel left 30pt at 1s over 10ms",
      #"{ "t": 1, "type": "wheel", "dx": 30, "dy": 0, "x": 160, "y": 284 }"#
    ),
    ("# nothing happens\n\n  # at all", ""),
  ]

  @Test(arguments: pairs)
  func writesTheSameEvents(script: String, events: String) throws {
    #expect(try self.script(script) == document(#"{ "events": [\#(events)] }"#))
  }

  @Test func readsAScriptInADocument() throws {
    let lines = ["swipe left at 1.2s 1500pt/s", "key home at 4s", "end at 8s"]
    let list = lines.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(
      try document(#"{ "script": [\#(list)] }"#) == script(lines.joined(separator: "\n"))
    )
    #expect(try script(lines.joined(separator: "\n")).end == 8)
    #expect(try document(#"{ "events": [], "end": 8 }"#).end == 8)
  }

  @Test func takesTheFirstFingerWhenNoneIsNamed() throws {
    let short = #"{ "events": [{ "t": 1, "type": "down", "x": 1, "y": 2 }] }"#
    let long = #"{ "events": [{ "t": 1, "type": "down", "id": 1, "x": 1, "y": 2 }] }"#
    #expect(try document(short) == document(long))
  }

  /// A film at 60 frames a second sees two samples a frame, never one and then three.
  @Test(arguments: [
    "drag right 250pt at 2s over 0.8s release", "drag left 100pt at 1.234s over 0.51s",
    "swipe left at 1.6s 1500pt/s", "swipe up at 0.1s 777pt/s",
    "drag right 30pt at 0.7s over 0.3s",
  ])
  func readsTheFingerAtMomentsOfFrames(text: String) throws {
    let moves = try script(text).events.dropFirst().filter {
      if case .move = $0.kind { return true }
      return false
    }
    #expect(moves.count > 5)
    for event in moves.dropLast() {
      let index = (event.time * 120).rounded()
      #expect(event.time == index / 120 && event.time == index * 2 / 240)
    }
    for (one, next) in zip(moves, moves.dropFirst().dropLast()) {
      #expect(((next.time - one.time) * 120 - 1).magnitude < 1e-9)
    }
  }

  @Test(arguments: [300, 900, 1500, 4000])
  func liftsASwipeAtItsSpeed(speed: Double) throws {
    for (direction, x, y) in [("left", -1.0, 0.0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)] {
      let events = try script("swipe \(direction) 200pt at 1s \(speed)pt/s").events
      var places: [(time: Double, point: Point)] = []
      for event in events {
        switch event.kind {
        case .down(_, let point), .move(_, let point): places.append((event.time, point))
        default: break
        }
      }
      let last = places[places.count - 1]
      let before = places[places.count - 2]
      let time = last.time - before.time
      #expect(isClose((last.point.x - before.point.x) / time, x * speed, within: speed * 1e-6))
      #expect(isClose((last.point.y - before.point.y) / time, y * speed, within: speed * 1e-6))
      #expect(isClose(last.point.x - places[0].point.x, 200 * x))
      #expect(isClose(last.point.y - places[0].point.y, 200 * y))
      #expect(events.last == .init(time: last.time, .up(id: 1)))
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
  }

  @Test func endsADragAtRestUnlessItReleases() throws {
    let held = try script("drag left 120pt at 1s over 0.5s")
    let released = try script("drag left 120pt at 1s over 0.5s release")
    #expect(isClose(held.events.last?.time ?? 0, 1.6))
    #expect(isClose(released.events.last?.time ?? 0, 1.5))
  }

  @Test func dragsLegAfterLeg() throws {
    let trace = try script(
      "drag left 300pt at 3s over 0.8s from 310,100 then right 120pt over 0.3s release"
    )
    let moves = trace.events.compactMap { event -> Point? in
      if case .move(_, let point) = event.kind { point } else { nil }
    }
    #expect(isClose(moves.map(\.x).min() ?? 0, 10))
    #expect(isClose(moves.last?.x ?? 0, 130))
    #expect(moves.allSatisfy { $0.y == 100 })
    #expect(isClose(trace.events.last?.time ?? 0, 4.1))
  }

  @Test func playsTheSameFromBothForms() throws {
    let stage = try Stage(example: "onboarding", size: viewport)
    let one = try script("tap 150,250 at 1s\nscroll to page 1 at 3s\nkey left at 5s")
    let other = try document(
      #"""
      { "events": [
        { "t": 1, "type": "down", "x": 150, "y": 250 }, { "t": 1.06, "type": "up" },
        { "t": 3, "type": "scroll", "page": 1 }, { "t": 5, "type": "key", "key": "left" } ] }
      """#
    )
    var a = Playback(stage.program, one)
    var b = Playback(stage.program, other)
    #expect(a.end == b.end)
    for time in [0.5, 1.2, 1.5, 3.1, 5.2, 8] {
      a.seek(to: time)
      b.seek(to: time)
      #expect(Picture(a.frame, of: stage.program) == Picture(b.frame, of: stage.program))
    }
    a.seek(to: 2.9)
    // The second wish leads to the concert.
    #expect(a.frame.scroll.page == 2)
  }

  @Test(arguments: Performance.names)
  func playsAGestureAsADocumentOfItsLines(example: String, gesture: String) throws {
    let url = Vectors.root.appendingPathComponent("Examples/\(example)/gestures/\(gesture).trace")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").map { "\"\($0)\"" }
    #expect(try document(#"{ "script": [\#(lines.joined(separator: ","))] }"#) == script(text))
  }
}
