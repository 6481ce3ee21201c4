import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

@Suite("Which cards a deck shows")
struct DeckReachTests {
  /// An endless row of five cards to a screen of 320 points, with more members of its layer.
  private func row(_ members: String) throws -> Stage {
    try Stage(
      #"""
      "layers": [ { \#(members), "deck": { "count": 100, "loop": true, "visible": 5,
        "card": { "size": [64, 100], "layers": [{ "image": "a.svg" }] } } } ]
      """#
    )
  }

  /// How many cards are visible at the start.
  private func count(_ stage: Stage) throws -> Int {
    var playback = try stage.playback()
    playback.seek(to: 0)
    let card = stage.program.decks[0].card
    return playback.frame.order.count { stage.program.nodeIndex(ofSlot: Int($0)) == card }
  }

  @Test(arguments: [
    // 320 points of cards, moved aside by 100: two more are needed; ten at half the size.
    (#""x": 100"#, 6), (#""x": -100"#, 6), (#""scale": 0.5"#, 10),
    // Along 568 points of height.
    (#""rotation": 90"#, 9),
  ])
  func fillsTheScreenWithTheCardsOfADeckThatRestsElsewhere(members: String, least: Int) throws {
    let count = try count(try row(members))
    #expect(count >= least)
  }

  @Test func showsACardWhoseLayersReachIntoTheScreen() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "deck": { "count": 100, "loop": true, "visible": 1, "card": {
        "size": [100, 100], "layers": [{ "frame": [-200, 0, 500, 100], "image": "a.svg" }] } } } ]
      """#
    )
    // The cards at −1 and 1 lie at 160 ± 320 and reach 250 points to each side.
    let count = try count(stage)
    #expect(count == 3)
  }

  @Test func showsACardWhoseLayersMoveIntoTheScreen() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "deck": { "count": 100, "loop": true, "visible": 1, "card": {
        "size": [100, 100], "layers": [{ "image": "a.svg", "animate": [
          { "timeline": "view", "at": [-1, 1], "x": [150, -150] }] }] } } } ]
      """#
    )
    // The layer of the card at 1 lies at 430 − 150 … 530 − 150.
    let count = try count(stage)
    #expect(count == 3)
  }

  @Test func showsAStrokeThatGrowsIntoTheScreen() throws {
    let stage = try Stage(
      ##"""
      "layers": [ { "id": "a", "frame": [-40, 0, 30, 30], "shape": "rectangle",
        "stroke": { "color": "#000", "width": 0 },
        "animate": [{ "strokeWidth": [0, 100], "duration": 1 }] } ]
      """##
    )
    let isVisible = try stage.look("a", at: 2) != nil
    #expect(isVisible)  // 50 points around the box reach to 40
  }
}
