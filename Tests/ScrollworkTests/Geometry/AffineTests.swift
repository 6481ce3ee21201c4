import Scrollwork
import TestSupport
import Testing

@Suite struct AffineTests {
  @Test func turnsClockwiseOnScreen() {
    let point = Affine.rotation(.pi / 2).applying(to: Point(x: 10, y: 0))
    #expect((point.x - 0).magnitude < 1e-14)
    #expect(point.y == 10)
  }

  @Test func doesTheInnerMapFirst() {
    let map = Affine.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 10))
    #expect(map.applying(to: .zero) == Point(x: 20, y: 30))
    #expect(Affine.identity.concatenating(map) == map)
    #expect(map.concatenating(.identity) == map)
  }

  @Test func concatenatesAssociatively() {
    forAll { seed, generator in
      let (f, g, h) = (affine(&generator), affine(&generator), affine(&generator))
      let left = f.concatenating(g).concatenating(h)
      let right = f.concatenating(g.concatenating(h))
      #expect(distance(left, right) < 1e-11, "seed \(seed)")
    }
  }

  @Test func isUndoneByItsInverse() throws {
    try forAll { seed, generator in
      let map = affine(&generator)
      let inverse = try #require(map.inverted(), "seed \(seed)")
      #expect(distance(map.concatenating(inverse), .identity) < 1e-9, "seed \(seed)")
      #expect(distance(inverse.concatenating(map), .identity) < 1e-9, "seed \(seed)")
      let point = self.point(&generator)
      let back = inverse.applying(to: map.applying(to: point))
      #expect((back.x - point.x).magnitude < 1e-9, "seed \(seed)")
      #expect((back.y - point.y).magnitude < 1e-9, "seed \(seed)")
    }
  }

  @Test func hasNoInverseWhenItFlattensThePlane() {
    #expect(Affine.scale(x: 0, y: 1).inverted() == nil)
    #expect(Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
    #expect(Affine.scale(x: 1e200, y: 1e200).inverted() == nil)
    #expect(Affine.scale(x: .nan, y: 1).inverted() == nil)
    #expect(Affine.scale(x: .leastNonzeroMagnitude, y: 1).inverted() == nil)
  }

  @Test func boundsHoldEveryCornerAndTouchFour() {
    forAll { seed, generator in
      let map = affine(&generator)
      let corner = point(&generator)
      let rect = Rect(
        x: corner.x,
        y: corner.y,
        width: generator.double(in: 0...100),
        height: generator.double(in: 0...100)
      )
      let box = map.bounds(of: rect)
      var corners: [Point] = []
      for x in [rect.minX, rect.maxX] {
        for y in [rect.minY, rect.maxY] { corners.append(map.applying(to: Point(x: x, y: y))) }
      }
      #expect(corners.map(\.x).min() == box.minX, "seed \(seed)")
      #expect(corners.map(\.y).min() == box.minY, "seed \(seed)")
      #expect((corners.map(\.x).max()! - box.maxX).magnitude < 1e-12, "seed \(seed)")
      #expect((corners.map(\.y).max()! - box.maxY).magnitude < 1e-12, "seed \(seed)")
    }
  }

  private func affine(_ generator: inout SeededGenerator) -> Affine {
    TransformOrder.translateRotateScale.affine(
      x: generator.double(in: -500...500),
      y: generator.double(in: -500...500),
      scaleX: generator.logUniform(in: 0.1...10),
      scaleY: -generator.logUniform(in: 0.1...10),
      rotation: generator.double(in: -10...10)
    )
  }

  private func point(_ generator: inout SeededGenerator) -> Point {
    Point(x: generator.double(in: -500...500), y: generator.double(in: -500...500))
  }

  /// The largest difference of two numbers, relative where they are large.
  private func distance(_ f: Affine, _ g: Affine) -> Double {
    let pairs = [
      (f.a, g.a), (f.b, g.b), (f.c, g.c), (f.d, g.d), (f.tx, g.tx), (f.ty, g.ty),
    ]
    return pairs.map { ($0 - $1).magnitude / max(1, $0.magnitude) }.max() ?? .infinity
  }
}
