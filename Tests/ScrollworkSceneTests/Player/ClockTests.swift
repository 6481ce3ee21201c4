import Scrollwork
import ScrollworkScene
import Testing

/// Animations on the clock: fill, iterations, direction, delays, keyframes.
@Suite struct ClockTests {
  /// How far a layer has moved at a moment by one animation of `x`.
  private func x(_ animation: String, at time: Double) throws -> Double {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [0, 0, 10, 10], "image": "a.svg",
        "animate": [{ "easing": "linear", \#(animation) }] } ]
      """#
    )
    return try #require(try stage.look("a", at: time)).world.tx
  }

  @Test(
    arguments: [
      ("none", 0.0, 100.0, 0.0), ("backwards", 40, 100, 0), ("forwards", 0, 100, 140),
      ("both", 40, 100, 140),
    ]
  )
  func holdsTheEndsThatTheFillModeNames(
    mode: String,
    before: Double,
    during: Double,
    after: Double
  ) throws {
    let animation = #""x": [40, 140], "delay": 1, "duration": 1, "fillMode": "\#(mode)""#
    #expect(try x(animation, at: 0.5) == before)
    #expect(try isClose(x(animation, at: 1.6), during))
    #expect(try x(animation, at: 2.5) == after)
  }

  @Test(
    arguments: [
      ("normal", [20.0, 80, 20, 80]), ("reverse", [80, 20, 80, 20]),
      ("alternate", [20, 80, 80, 20]), ("alternate-reverse", [80, 20, 20, 80]),
    ]
  )
  func playsIterationsInTheirDirection(direction: String, values: [Double]) throws {
    let animation = #""x": [0, 100], "duration": 1, "iterations": 2, "direction": "\#(direction)""#
    for (time, value) in zip([0.2, 0.8, 1.2, 1.8], values) {
      #expect(try isClose(x(animation, at: time), value), "at \(time)")
    }
    let last = values[3] > 50 ? 100.0 : 0
    #expect(try x(animation, at: 5) == last)
  }

  @Test func stopsInTheMiddleOfAFractionOfAnIteration() throws {
    let animation = #""x": [0, 100], "duration": 1, "iterations": 1.5"#
    #expect(try isClose(x(animation, at: 1.25), 25))
    #expect(try isClose(x(animation, at: 9), 50))
  }

  @Test func repeatsWithoutEnd() throws {
    let animation =
      #""x": [0, 100], "duration": 0.5, "iterations": "infinite", "direction": "alternate""#
    for time in [0.1, 10.1, 1000.1] {
      #expect(try isClose(x(animation, at: time), 20, within: 1e-8))
    }
    for time in [0.6, 10.6, 1000.6] {
      #expect(try isClose(x(animation, at: time), 80, within: 1e-8))
    }
  }

  @Test func passesThroughItsKeyframes() throws {
    let animation = #""x": [0, 100, 40, 40, 90], "at": [0, 0.25, 0.5, 0.5, 1], "duration": 2"#
    for (time, value) in [(0.25, 50.0), (0.5, 100), (0.75, 70), (1.5, 65), (2, 90), (3, 90)] {
      #expect(try isClose(x(animation, at: time), value), "at \(time)")
    }
  }

  @Test func jumpsAtEqualOffsets() throws {
    let animation = #""x": [0, 10, 60, 70], "at": [0, 0.5, 0.5, 1], "duration": 1"#
    #expect(try isClose(x(animation, at: 0.5 - 1e-9), 10, within: 1e-6))
    #expect(try x(animation, at: 0.5) == 60)
  }

  @Test func easesEachSegmentByItsOwnCurve() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [0, 0, 10, 10], "image": "a.svg", "animate": [
        { "x": [0, 100, 200], "duration": 2, "easing": ["ease-in", "steps(2)"] } ] } ]
      """#
    )
    let first = try #require(try stage.look("a", at: 0.4)).world.tx
    #expect(isClose(first, 100 * Easing.easeIn.value(at: 0.4)))
    #expect(try #require(try stage.look("a", at: 1.4)).world.tx == 100)
    #expect(try #require(try stage.look("a", at: 1.6)).world.tx == 150)
  }

  @Test func easesInAndOutUnlessItSaysOtherwise() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [0, 0, 10, 10], "image": "a.svg",
        "animate": [{ "x": [0, 100], "duration": 1 }] } ]
      """#
    )
    let x = try #require(try stage.look("a", at: 0.2)).world.tx
    #expect(isClose(x, 100 * Easing.easeInOut.value(at: 0.2)))
  }

  @Test func readsTimesWithUnitsAndArithmetic() throws {
    let animation = #""x": [0, 100], "delay": "500ms", "duration": "1s + 500ms * 2""#
    #expect(try isClose(x(animation, at: 1.5), 50))
  }

  @Test func addsTheStaggerToTheDelay() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "stagger": { "delay": 1, "each": 0.5, "from": "last" },
        "animate": [{ "x": [0, 100], "duration": 1, "delay": 0.25, "easing": "linear" }], "layers": [
          { "id": "a", "frame": [0, 0, 10, 10], "image": "a.svg" },
          { "id": "b", "frame": [0, 20, 10, 10], "image": "a.svg" },
          { "id": "c", "frame": [0, 40, 10, 10], "image": "a.svg" } ] } ]
      """#
    )
    for (id, start) in [("a", 2.25), ("b", 1.75), ("c", 1.25)] {
      let x = try #require(try stage.look(id, at: start + 0.3)).world.tx
      #expect(isClose(x, 30), "\(id)")
    }
  }

  @Test func holdsAScrollTrackOrGoesOnAsItSays() throws {
    for (mode, x) in [("\"hold\"", 10.0), ("\"linear\"", 15), ("[\"linear\", \"hold\"]", 10)] {
      let stage = try Stage(
        #"""
        "scroll": { "pages": 3 }, "layers": [
          { "id": "a", "in": "screen", "frame": [0, 0, 10, 10], "image": "a.svg", "animate": [
            { "timeline": "scroll", "at": [0, 1], "x": [0, 10], "extrapolate": \#(mode) } ] } ]
        """#
      )
      let look = try #require(try stage.look("a", at: 2, "scroll to page 1.5 at 1s at-once"))
      #expect(isClose(look.world.tx, x), "\(mode)")
    }
  }

  @Test func endsAtOnceWithoutADuration() throws {
    #expect(try x(#""x": [0, 100], "duration": 0"#, at: 0) == 100)
    #expect(try x(#""x": [0, 100], "duration": 0, "delay": 1"#, at: 0.9) == 0)
    #expect(try x(#""x": [0, 100], "duration": 0, "delay": 1"#, at: 1) == 100)
    #expect(try x(#""x": [0, 100], "duration": 1, "iterations": 0"#, at: 3) == 0)
  }

  @Test func isUnderWayAtOnceWithANegativeDelay() throws {
    #expect(try isClose(x(#""x": [0, 100], "duration": 1, "delay": -0.25"#, at: 0), 25))
  }

  @Test func holdsASpringOnlyWhereItsFillModeSays() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [0, 0, 10, 10], "image": "a.svg", "x": 7, "animate": [
        { "x": [50, 20], "spring": "bouncy", "fillMode": "none", "delay": 1 } ] } ]
      """#
    )
    for (time, x) in [(0.0, 7.0), (0.99, 7), (1, 57), (100, 7)] {
      let look = try #require(try stage.look("a", at: time))
      #expect(look.world.tx == x, "at \(time)")
    }
  }
}
