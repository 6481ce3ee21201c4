import Scrollwork
import ScrollworkScene
import Testing

/// A reduced animation stands where the written one ends.
@Suite struct ReducedEndTests {
  private func expectSameEnd(_ members: String) throws {
    for mode in ["still", "fade"] {
      let inside = #"""
        "reducedMotion": "\#(mode)", "layers": [ { "id": "a", "frame": [10, 10, 50, 50], "image": "a.svg",
          "animate": [{ "x": [0, 100], \#(members) }] } ]
        """#
      let written = try Stage(inside)
      let reduced = try Stage(inside, reducesMotion: true)
      let end = try #require(try written.look("a", at: 30))
      let look = try #require(try reduced.look("a", at: 30))
      #expect(look.world == end.world, "\(mode)")
      #expect(look.opacity == 1)
      guard mode == "still" else { continue }
      for time in [0, 0.7] {
        let early = try #require(try reduced.look("a", at: time))
        #expect(early.world == end.world && early.opacity == 1)
      }
    }
  }

  @Test(arguments: ["normal", "reverse", "alternate", "alternate-reverse"], [1, 2, 3])
  func endsWhereItsDirectionEnds(direction: String, iterations: Int) throws {
    try expectSameEnd(
      #""duration": 1, "iterations": \#(iterations), "direction": "\#(direction)""#
    )
  }

  @Test(arguments: ["none", "forwards", "backwards", "both"])
  func endsAsItsFillModeSays(mode: String) throws {
    try expectSameEnd(#""duration": 1, "fillMode": "\#(mode)""#)
    try expectSameEnd(#""spring": "bouncy", "fillMode": "\#(mode)""#)
  }

  @Test func endsInTheMiddleOfAFractionOfAnIteration() throws {
    try expectSameEnd(#""duration": 1, "iterations": 1.5, "easing": "linear""#)
  }
}
