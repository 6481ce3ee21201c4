import Scrollwork
import ScrollworkScene
import Testing

/// How several animations of one property join.
@Suite struct CompositionTests {
  /// A layer of 100 × 100 points at 100, 100 with base values and animations that hold still.
  private func look(_ members: String) throws -> Look {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [100, 100, 100, 100], "image": "a.svg", \#(members) } ]
      """#
    )
    return try #require(try stage.look("a", at: 1))
  }

  private func constant(_ members: String) -> String {
    #"{ "timeline": "clock", "duration": 1, \#(members) }"#
  }

  @Test func addsTranslationsAndRotations() throws {
    let animations = [constant(#""x": 20, "rotation": 30"#), constant(#""x": -5, "rotation": 60"#)]
    let look = try look(#""x": 7, "animate": [\#(animations.joined(separator: ","))]"#)
    #expect(isClose(look.world.a, 0) && isClose(look.world.b, 1))
    let middle = look.world.applying(to: Point(x: 50, y: 50))
    #expect(isClose(middle.x, 150 + 22) && isClose(middle.y, 150))
  }

  @Test func multipliesScalesAndOpacities() throws {
    let animations = [
      constant(#""scale": 0.5, "opacity": 0.5"#), constant(#""scaleX": 3, "opacity": 0.8"#),
    ]
    let look = try look(
      #""scale": 2, "opacity": 0.9, "animate": [\#(animations.joined(separator: ","))]"#
    )
    #expect(isClose(look.world.a, 3) && isClose(look.world.d, 1))
    #expect(isClose(look.opacity, 0.36))
  }

  @Test func replacesWhatCameBefore() throws {
    let animations = [
      constant(#""x": 20, "opacity": 0.5"#),
      constant(#""x": 40, "opacity": 0.8, "composite": "replace""#), constant(#""x": 1"#),
    ]
    let look = try look(
      #""x": 7, "opacity": 0.3, "animate": [\#(animations.joined(separator: ","))]"#
    )
    #expect(isClose(look.world.tx, 141))
    #expect(isClose(look.opacity, 0.8))
  }

  @Test func takesTheLastDepthAndSize() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [100, 100, 100, 100], "shape": "rectangle", "depth": 1, "animate": [
        { "depth": 4, "width": 30, "duration": 1 }, { "depth": 2, "width": 50, "duration": 1 } ] } ]
      """#
    )
    let look = try #require(try stage.look("a", at: 1))
    #expect(look.depth == 2)
    #expect(look.paint?.size == Size(width: 50, height: 100))
    // It grows about its anchor, the middle.
    #expect(isClose(look.world.tx, 125))
  }

  @Test func keepsWhatIsBelowWhileTheNewerIsNotInEffect() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [100, 100, 100, 100], "image": "a.svg", "animate": [
        { "x": 20, "duration": 1 },
        { "x": [40, 50], "duration": 1, "delay": 1, "easing": "linear", "fillMode": "none", "composite": "replace" } ] } ]
      """#
    )
    for (time, x) in [(0.5, 120.0), (1.5, 145), (2.5, 120)] {
      #expect(isClose(try #require(try stage.look("a", at: time)).world.tx, x), "at \(time)")
    }
  }

  @Test(arguments: ["", "rotate scale translate", "scale translate", "translate scale rotate"])
  func placesALayerInTheOrderItSays(order: String) throws {
    let transform = order.isEmpty ? "" : #", "transform": "\#(order)""#
    let look = try look(
      #""x": 30, "y": 10, "rotation": 90, "scaleX": 2, "anchor": [0, 1] \#(transform), "animate": []"#
    )
    let steps: [String: Affine] = [
      "translate": .translation(x: 30, y: 10), "rotate": .rotation(.pi / 2),
      "scale": .scale(x: 2, y: 1),
    ]
    var names =
      order.isEmpty
      ? ["translate", "rotate", "scale"] : order.split(separator: " ").map(String.init)
    if !names.contains("rotate") { names.append("rotate") }
    var expected = Affine.translation(x: 100, y: 200)
    for name in names { expected = expected.concatenating(try #require(steps[name])) }
    expected = expected.concatenating(.translation(x: 0, y: -100))
    for point in [Point(x: 0, y: 0), Point(x: 100, y: 40)] {
      let a = look.world.applying(to: point)
      let b = expected.applying(to: point)
      #expect(isClose(a.x, b.x) && isClose(a.y, b.y))
    }
  }

  @Test func nestsGroupsAndFadesThemAsOne() throws {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "group", "frame": [100, 100, 100, 100], "scale": 2, "opacity": 0.5, "layers": [
        { "id": "child", "frame": ["50%", 0, 20, 20], "image": "a.svg", "x": "50%", "opacity": 0.5 } ] } ]
      """#
    )
    let picture = try stage.picture(0)
    let group = try #require(picture.look(try stage.slot("group")))
    let child = try #require(picture.look(try stage.slot("child")))
    #expect(picture.looks.map(\.slot) == [group.slot, child.slot])
    #expect(group.opacity == 0.5 && child.opacity == 0.5)
    #expect(child.local == .translation(x: 60, y: 0))
    #expect(isClose(child.world.tx, 50 + 120) && isClose(child.world.ty, 50))
    #expect(child.world == group.world.concatenating(child.local))
  }
}
