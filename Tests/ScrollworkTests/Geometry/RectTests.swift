import Scrollwork
import TestSupport
import Testing

@Suite struct RectTests {
  private let screen = Rect(x: 0, y: 0, width: 320, height: 568)

  @Test func touchingEdgesShareNoArea() {
    #expect(!screen.intersects(Rect(x: 320, y: 0, width: 10, height: 10)))
    #expect(!screen.intersects(Rect(x: 0, y: -10, width: 10, height: 10)))
    #expect(screen.intersects(Rect(x: 319, y: 567, width: 10, height: 10)))
    #expect(!screen.intersects(Rect(x: 10, y: 10, width: 0, height: 10)))
    #expect(!screen.intersects(Rect(x: .nan, y: 10, width: 1, height: 10)))
  }

  @Test func intersectsInWhatBothContain() {
    forAll { seed, generator in
      func rect() -> Rect {
        Rect(
          x: generator.double(in: -5...5),
          y: generator.double(in: -5...5),
          width: generator.double(in: 0...5),
          height: generator.double(in: 0...5)
        )
      }
      let (r, s) = (rect(), rect())
      let both = r.intersection(s)
      #expect(both == s.intersection(r), "seed \(seed)")
      #expect(r.intersects(s) == (both.size.width > 0 && both.size.height > 0), "seed \(seed)")
      for _ in 0..<20 {
        let p = Point(x: generator.double(in: -5...10), y: generator.double(in: -5...10))
        #expect(both.contains(p) == (r.contains(p) && s.contains(p)), "seed \(seed)")
      }
    }
  }

  @Test func knowsItsEdgesAndItsCentre() {
    #expect(screen.maxX == 320)
    #expect(screen.maxY == 568)
    #expect(screen.center == Point(x: 160, y: 284))
    #expect(screen.contains(.zero))
    #expect(!screen.contains(Point(x: 320, y: 0)))
  }
}
