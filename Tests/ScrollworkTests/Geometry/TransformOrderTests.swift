import Scrollwork
import TestSupport
import Testing

@Suite struct TransformOrderTests {
  @Test("equals the product of its steps", arguments: TransformOrder.allCases)
  func equalsTheProductOfItsSteps(order: TransformOrder) {
    forAll { seed, generator in
      let x = generator.double(in: -300...300)
      let y = generator.double(in: -300...300)
      let scaleX = generator.double(in: -2...2)
      let scaleY = generator.double(in: -2...2)
      let rotation = generator.double(in: -7...7)
      let place = Point(x: generator.double(in: -300...300), y: generator.double(in: -300...300))
      let anchor = Point(x: generator.double(in: -50...50), y: generator.double(in: -50...50))
      var product = Affine.translation(x: place.x, y: place.y)
      for step in order.steps {
        switch step {
        case .translate: product = product.concatenating(.translation(x: x, y: y))
        case .rotate: product = product.concatenating(.rotation(rotation))
        case .scale: product = product.concatenating(.scale(x: scaleX, y: scaleY))
        }
      }
      product = product.concatenating(.translation(x: -anchor.x, y: -anchor.y))
      let map = order.affine(
        x: x,
        y: y,
        scaleX: scaleX,
        scaleY: scaleY,
        rotation: rotation,
        at: place,
        anchor: anchor
      )
      for point in [Point.zero, Point(x: 1, y: 0), Point(x: 0, y: 1)] {
        let p = map.applying(to: point)
        let q = product.applying(to: point)
        #expect((p.x - q.x).magnitude < 1e-10, "seed \(seed)")
        #expect((p.y - q.y).magnitude < 1e-10, "seed \(seed)")
      }
    }
  }

  @Test("keeps the anchor in place while it turns and scales", arguments: TransformOrder.allCases)
  func keepsTheAnchorInPlace(order: TransformOrder) {
    let anchor = Point(x: 50, y: 20)
    let map = order.affine(
      x: 0,
      y: 0,
      scaleX: 2,
      scaleY: 0.5,
      rotation: 0.3,
      at: Point(x: 160, y: 284),
      anchor: anchor
    )
    let seen = map.applying(to: anchor)
    #expect((seen.x - 160).magnitude < 1e-12)
    #expect((seen.y - 284).magnitude < 1e-12)
  }

  @Test func resultsInTheIdentityBitForBitAtRest() {
    for order in TransformOrder.allCases {
      let map = order.affine(x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0)
      #expect(map == .identity)
      #expect([map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { $0.sign == .plus })
    }
  }

  @Test func completesAListOfStepsInTheOrderOfTheWeb() {
    #expect(TransformOrder([]) == .translateRotateScale)
    #expect(TransformOrder([.scale, .translate]) == .scaleTranslateRotate)
    #expect(TransformOrder([.scale]) == .scaleTranslateRotate)
    #expect(TransformOrder([.rotate]) == .rotateTranslateScale)
    #expect(TransformOrder([.translate, .scale]) == .translateScaleRotate)
    #expect(TransformOrder([.scale, .scale]) == nil)
    #expect(TransformOrder([.scale, .rotate, .translate, .scale]) == nil)
    for order in TransformOrder.allCases { #expect(TransformOrder(order.steps) == order) }
  }
}
