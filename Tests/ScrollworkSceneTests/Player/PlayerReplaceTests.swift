import Scrollwork
import Testing

@testable import ScrollworkScene

@Suite("A player that goes on with another program")
struct PlayerReplaceTests {
  private static func program(
    _ layers: String,
    width: Double = 300,
    scroll: String = #""scroll": { "pages": 4 },"#,
    parameters: [Double] = []
  ) throws -> Program {
    let json = """
      { "scene": "test", "size": [300, 600], \(scroll) "parameters": { "reach": { "value": 90 } }, "layers": [\(layers)] }
      """
    let environment = Environment(
      viewport: Size(width: width, height: 600),
      parameters: parameters
    )
    return Program(try Scene(json: Array(json.utf8), in: environment), in: environment)
  }

  private static let box = #"{ "id": "box", "frame": [0, 0, "200vw", 40], "shape": "rectangle" }"#

  @Test("keeps the page and its fraction in mid-drag and in mid-flight", arguments: [0.18, 0.3])
  func resize(time: Double) throws {
    var player = Player(try Self.program(Self.box))
    player.handle(.init(time: 0.1, .down(id: 1, Point(x: 280, y: 300))))
    player.handle(.init(time: 0.15, .move(id: 1, Point(x: 200, y: 300))))
    if time > 0.2 { player.handle(.init(time: 0.16, .up(id: 1))) }
    player.seek(to: time)
    let page = player.frame.scroll.page
    #expect(page > 0.1 && page < 1)
    let isSame = player.replaceProgram(try Self.program(Self.box, width: 500), at: time)
    #expect(isSame)
    #expect(abs(player.frame.scroll.page - page) < 1e-9)
    #expect(player.frame.scroll.offset == player.frame.scroll.page * 500)
    #expect(player.frame.changes[0].contains(.appeared))
    if time < 0.2 {
      // The finger still holds the content: 50 points of 500 are a tenth of a page.
      player.handle(.init(time: 0.19, .move(id: 1, Point(x: 150, y: 300))))
      player.seek(to: 0.19)
      #expect(abs(player.frame.scroll.page - page - 0.1) < 1e-9)
    } else {
      player.seek(to: player.settlingTime)
      #expect(player.frame.scroll.page == 1)
    }
  }

  @Test("keeps a started clock running when a parameter is turned")
  func parameter() throws {
    let layer = """
      { "page": 1, "frame": [0, 0, 40, 40], "shape": "rectangle", "animate": [
        { "start": { "page": 1 }, "y": [0, "$reach"], "duration": 2, "easing": "linear" } ] }
      """
    var player = Player(try Self.program(layer))
    player.handle(.init(time: 1, .scroll(page: 1, animated: false)))
    player.seek(to: 2)
    #expect(player.frame.world[0].ty == 45)
    player.replaceProgram(try Self.program(layer, parameters: [200]), at: 2)
    #expect(player.frame.world[0].ty == 100)
    player.seek(to: 2.5)
    #expect(player.frame.world[0].ty == 150)
  }

  @Test("says when the slots are others, and plays the new scene")
  func otherScene() throws {
    var player = Player(try Self.program(Self.box))
    player.handle(.init(time: 1, .scroll(page: 2, animated: false)))
    player.seek(to: 1)
    let isSame = player.replaceProgram(
      try Self.program(Self.box + "," + Self.box.replacing("box", with: "tin")),
      at: 1
    )
    #expect(!isSame)
    #expect(player.frame.scroll.page == 2)
    player.replaceProgram(try Self.program(Self.box, scroll: ""), at: 1)
    #expect(player.frame.scroll.page == 0)
    #expect(player.frame.order == [0])
    #expect(player.frame.changed == [0])
  }

  @Test("keeps a deck's card and fraction, and finds the nearest card when cards go")
  func deck() throws {
    func cards(_ count: Int, _ visible: Double) -> String {
      """
      { "frame": [0, 0, "100vw", 200], "deck": { "count": \(count), "loop": true, "visible": \(visible),
        "card": { "size": [40, 40], "layers": [{ "shape": "rectangle" }] } } }
      """
    }
    var player = Player(try Self.program(cards(9, 5), scroll: ""))
    player.handle(.init(time: 0.1, .down(id: 1, Point(x: 150, y: 100))))
    player.handle(.init(time: 0.4, .move(id: 1, Point(x: -60, y: 100))))
    player.seek(to: 0.4)
    let before = player.frame.decks[0]
    #expect(before.slot == 3 && abs(before.fraction - 1.0 / 3) < 1e-9)
    player.replaceProgram(try Self.program(cards(9, 3), width: 450, scroll: ""), at: 0.4)
    #expect(player.frame.decks[0].slot == 3)
    #expect(abs(player.frame.decks[0].fraction - before.fraction) < 1e-9)
    #expect(player.frame.decks[0].isTracking)
    player.replaceProgram(try Self.program(cards(2, 3), width: 450, scroll: ""), at: 0.4)
    #expect(player.frame.decks[0].fraction == 0)
    player.seek(to: 1)
    #expect(player.frame.order.count > 2)
  }

  @Test("finds the clocks of many pages again when a layer comes before them")
  func manyTriggers() throws {
    let count = 2000
    let marks = (1...count).map { page in
      """
      { "id": "m\(page)", "in": "screen", "frame": [0, 0, 20, 20], "shape": "rectangle", "animate": [
        { "start": { "page": \(page) }, "y": [0, 100], "duration": 100, "easing": "linear" } ] }
      """
    }
    let scroll = "\"scroll\": { \"pages\": \(count + 9) },"
    let first = marks[count - 1].replacing("\"m\(count)\"", with: "\"first\"")
      .replacing("\"page\": \(count)", with: "\"page\": \(count + 5)")
    var player = Player(try Self.program(marks.joined(separator: ","), scroll: scroll))
    player.handle(.init(time: 1, .scroll(page: 3, animated: false)))
    player.handle(.init(time: 2, .scroll(page: Double(count), animated: false)))
    let next = try Self.program(([first] + marks).joined(separator: ","), scroll: scroll)
    #expect(next.triggers.count == count + 2)
    player.replaceProgram(next, at: 12)
    player.seek(to: 12)
    let shown = player.frame.world.map(\.ty)
    #expect(shown[0] == 0 && shown[3] == 11 && shown[4] == 0 && shown[count] == 10)
  }
}
