import Scrollwork
import Testing

@testable import ScrollworkScene

@Suite("A player at rest")
struct PlayerRestTests {
  private static func player(_ layers: String, scroll: String = "") throws -> Player {
    let json = #"{ "scene": "test", "size": [300, 600], \#(scroll) "layers": [\#(layers)] }"#
    let environment = Environment(viewport: Size(width: 300, height: 600))
    return Player(Program(try Scene(json: Array(json.utf8), in: environment), in: environment))
  }

  @Test("says so once its clocks are over, and frames stay as they are from then on")
  func clocks() throws {
    var player = try Self.player(
      #"{ "shape": "rectangle", "animate": [{ "x": [0, 90], "duration": 0.5, "delay": 0.25 }] }"#
    )
    #expect(player.restingTime == 0.75)
    player.seek(to: 0.74)
    #expect(!player.frame.isSettled)
    player.seek(to: 0.75)
    #expect(player.frame.isSettled)
    let still = player.frame
    player.seek(to: 40)
    #expect(player.frame.isSettled)
    #expect(player.frame.world == still.world)
    #expect(player.frame.changed.isEmpty)
  }

  @Test("never says so while something repeats for ever")
  func endless() throws {
    var player = try Self.player(
      """
      { "shape": "rectangle", "animate": [
        { "x": [0, 90], "duration": 0.5, "iterations": "infinite" },
        { "y": [0, 90], "duration": 2 } ] }
      """
    )
    player.seek(to: 1e6)
    #expect(!player.frame.isSettled)
    #expect(player.restingTime == 2)
  }

  @Test("is not settled under a finger, and a film of it still ends")
  func finger() throws {
    let scroll = #""scroll": { "pages": 3 },"#
    var player = try Self.player(#"{ "shape": "rectangle" }"#, scroll: scroll)
    player.seek(to: 1)
    #expect(player.frame.isSettled)
    player.handle(.init(time: 1, .down(id: 1, Point(x: 250, y: 300))))
    player.handle(.init(time: 1.1, .move(id: 1, Point(x: 100, y: 300))))
    player.seek(to: 9)
    #expect(!player.frame.isSettled)
    #expect(player.settlingTime == .infinity)
    #expect(player.restingTime == 1.1)
    let trace = Trace([
      .init(time: 1, .down(id: 1, Point(x: 250, y: 300))),
      .init(time: 1.1, .move(id: 1, Point(x: 100, y: 300))),
    ])
    #expect(Playback(player.program, trace).end == 1.1)
    player.handle(.init(time: 1.1, .up(id: 1)))
    player.seek(to: player.settlingTime)
    #expect(player.frame.isSettled)
    #expect(player.frame.scroll.page == 1)
  }

  @Test("waits for a clock that the way to rest will start")
  func triggered() throws {
    let scroll = #""scroll": { "pages": 3 },"#
    var player = try Self.player(
      """
      { "shape": "rectangle", "page": 1, "animate": [
        { "start": { "page": 1 }, "opacity": [0, 1], "duration": 3 } ] }
      """,
      scroll: scroll
    )
    player.handle(.init(time: 1, .scroll(page: 1, animated: true)))
    #expect(player.restingTime > 4)
    player.seek(to: player.settlingTime)
    #expect(!player.frame.isSettled)
    player.seek(to: player.restingTime)
    #expect(player.frame.isSettled)
  }
}
