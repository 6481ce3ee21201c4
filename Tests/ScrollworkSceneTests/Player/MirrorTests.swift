import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// A scene from right to left is the mirror image of the scene from left to right.
@Suite struct MirrorTests {
  private func mirrored(_ trace: Trace, _ width: Double) -> Trace {
    func flip(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    var mirrored = trace
    for index in trace.events.indices {
      switch trace.events[index].kind {
      case .down(let id, let point): mirrored.events[index].kind = .down(id: id, flip(point))
      case .move(let id, let point): mirrored.events[index].kind = .move(id: id, flip(point))
      case .wheel(let by, let point):
        mirrored.events[index].kind = .wheel(by: Point(x: -by.x, y: by.y), at: flip(point))
      case .key(.left): mirrored.events[index].kind = .key(.right)
      case .key(.right): mirrored.events[index].kind = .key(.left)
      default: break
      }
    }
    return mirrored
  }

  /// The map of a mirrored layer: its own picture is not mirrored, only where it lies.
  private func mirrored(_ world: Affine, _ outer: Double, _ inner: Double) -> Affine {
    let there = Affine(a: -1, b: 0, c: 0, d: 1, tx: outer, ty: 0)
    let own = Affine(a: -1, b: 0, c: 0, d: 1, tx: inner, ty: 0)
    return there.concatenating(world).concatenating(own)
  }

  private func areClose(_ one: Program.Paint?, _ other: Program.Paint?) -> Bool {
    guard let one, let other else { return (one == nil) == (other == nil) }
    func numbers(_ paint: Program.Paint) -> [Double] {
      let plain = [
        paint.size.width, paint.size.height, paint.radius, paint.strokeWidth, paint.trimStart,
        paint.trimEnd,
      ]
      return [paint.color, paint.fill, paint.strokeColor].reduce(into: plain) {
        $0 += [$1.red, $1.green, $1.blue, $1.alpha]
      }
    }
    return zip(numbers(one), numbers(other)).allSatisfy { isClose($0, $1) }
  }

  private func expectMirrored(_ performance: Performance, frames: Int) {
    var scene = performance.stage.scene
    scene.direction = .leftToRight
    let left = Stage(scene)
    scene.direction = .rightToLeft
    let right = Stage(scene)
    let width = left.viewport.width
    var one = Playback(left.program, performance.trace)
    var other = Playback(right.program, mirrored(performance.trace, width))
    for time in performance.times(frames) {
      one.seek(to: time)
      other.seek(to: time)
      let a = Picture(one.frame, of: left.program)
      let b = Picture(other.frame, of: right.program)
      let name = "\(performance.name) at \(time)"
      #expect(isClose(a.scroll.offset, b.scroll.offset), "\(name)")
      #expect(a.looks.map(\.slot) == b.looks.map(\.slot), "\(name)")
      for (one, other) in zip(a.looks, b.looks) {
        let node = left.program.node(ofSlot: one.slot)
        let expected = mirrored(one.world, width, one.paint?.size.width ?? node.size.width)
        let size = 1e-9 * (abs(expected.tx) + abs(expected.ty) + abs(expected.a) + 1000)
        let same =
          isClose(expected.tx, other.world.tx, within: size)
          && isClose(expected.ty, other.world.ty, within: size)
          && isClose(expected.a, other.world.a) && isClose(expected.b, other.world.b)
          && isClose(expected.c, other.world.c) && isClose(expected.d, other.world.d)
        // The finger's mirrored places are rounded, and so is all that follows from them.
        guard same, isClose(one.opacity, other.opacity), isClose(one.depth, other.depth),
          areClose(one.paint, other.paint),
          one.card == other.card
        else {
          Issue.record("\(name), slot \(one.slot): \(expected) is not \(other)")
          return
        }
      }
    }
  }

  @Test(arguments: Performance.names)
  func mirrorsTheExamples(example: String, gesture: String) throws {
    expectMirrored(try Performance(example: example, gesture: gesture), frames: 20)
  }

  @Test func mirrorsRandomScenes() {
    forAll(60, seed: 4000) { seed, _ in expectMirrored(Performance(seed: seed), frames: 8) }
  }

  @Test func keepsPicturesAndLettersUnmirrored() throws {
    let stage = try Stage(
      #"""
      "direction": "rtl", "layers": [
        { "id": "a", "frame": [20, 10, 100, 40], "image": "a.svg", "rotation": 30 } ]
      """#
    )
    let look = try #require(try stage.look("a", at: 0))
    #expect(look.world.determinant > 0)
    #expect(look.world.applying(to: Point(x: 50, y: 20)) == Point(x: 320 - 70, y: 30))
    // Clockwise becomes anticlockwise.
    #expect(isClose(look.world.b, -0.5))
  }
}
