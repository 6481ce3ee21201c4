import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

@Suite("The last of the most cards")
struct FarCardsTests {
  @Test func endsAtTheLastOfTheMostCards() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "deck": { "count": 4611686018427387904, "visible": 5,
        "card": { "size": [64, 100], "layers": [{ "image": "a.svg" }] } } } ]
      """#
    )
    var playback = try stage.playback("key end at 1s")
    playback.seek(to: 10)
    #expect(playback.frame.decks[0].slot == (1 << 62) - 1)
  }

  @Test func goesOnFromTheLastOfTheMostCards() async {
    await #expect(processExitsWith: .success) { try travel(loops: true) }
    await #expect(processExitsWith: .success) { try travel(loops: false) }
  }
}

/// Drags the last of 2⁶² cards to the left.
private func travel(loops: Bool) throws {
  let deck = Layer.deck(
    width: 64,
    height: 100,
    visible: 5,
    count: 1 << 62,
    loops: loops,
    start: (1 << 62) - 1
  ) {
    Layer.group { Layer.rectangle(fill: .color(.black)) }
  }
  var scene = Scene("Row", size: Size(width: 320, height: 568))
  scene.layers = [deck]
  let stage = Stage(scene)
  var playback = try stage.playback("drag left 310pt at 1s over 0.3s")
  for time in [1.1, 1.2, 1.3, 1.4, 3] { playback.seek(to: time) }
}
