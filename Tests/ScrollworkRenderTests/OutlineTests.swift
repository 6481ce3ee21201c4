import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct OutlineTests {
  private func random(_ generator: inout SeededGenerator) -> Outline {
    func spot() -> Outline.Spot {
      Outline.Spot(
        x: generator.double(in: 0...100),
        y: generator.double(in: 0...100)
      )
    }
    var outline = Outline()
    for _ in 0..<2 {
      outline.move(to: spot())
      outline.line(to: spot())
      outline.curve(spot(), spot(), to: spot())
      outline.line(to: spot())
      if generator.next() & 1 == 0 { outline.close() }
    }
    return outline
  }

  @Test func measuresFigures() {
    #expect(Outline.rectangle(width: 30, height: 20).length == 100)
    let round = Outline.rectangle(width: 30, height: 20, radius: 5).length
    #expect(abs(round - (60 + 10 * .pi)) < 0.02)
    #expect(abs(Outline.ellipse(width: 20, height: 20).length - 20 * .pi) < 0.02)
  }

  @Test func holdsCornersToHalfTheShorterSide() {
    let most = Outline.rectangle(width: 30, height: 20, radius: 10)
    #expect(Outline.rectangle(width: 30, height: 20, radius: 99) == most)
    #expect(Outline.rectangle(width: 0, height: 20, radius: 5).bounds.width == 0)
  }

  @Test func trimsToTheShareOfItsLength() {
    forAll(100) { seed, generator in
      let outline = random(&generator)
      let a = generator.double(in: 0...1)
      let b = generator.double(in: 0...1)
      let part = outline.trimmed(from: min(a, b), to: max(a, b))
      let error = abs(part.length - outline.length * abs(a - b))
      #expect(error < outline.length * 0.002, "seed \(seed)")
    }
  }

  @Test func trimsTogetherToTheWhole() {
    forAll(100) { seed, generator in
      let outline = random(&generator)
      let cut = generator.double(in: 0.01...0.99)
      let first = outline.trimmed(from: 0, to: cut)
      let second = outline.trimmed(from: cut, to: 1)
      #expect(
        abs(first.length + second.length - outline.length) < outline.length * 0.002,
        "seed \(seed)"
      )
      guard let end = first.subpaths.last?.pieces.last?.to,
        let start = second.subpaths.first?.pieces.first?.from
      else { return }
      #expect(end.distance(to: start) < 1e-6 || second.subpaths.count == 1, "seed \(seed)")
    }
  }

  @Test func leavesAWholeOutlineClosedAndAnEmptyRangeEmpty() {
    let circle = Outline.ellipse(width: 10, height: 10)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: 0.5, to: 0.5).steps.isEmpty)
    #expect(circle.trimmed(from: 0.7, to: 0.2).steps.isEmpty)
    #expect(Outline().trimmed(from: 0.1, to: 0.2).steps.isEmpty)
  }

  @Test func beginsWhereSVGBegins() {
    let circle = Outline.ellipse(width: 10, height: 10).trimmed(from: 0, to: 0.25)
    #expect(circle.subpaths[0].pieces[0].from == .init(x: 10, y: 5))
    #expect((circle.subpaths[0].pieces.last?.to.distance(to: .init(x: 5, y: 10)) ?? 9) < 0.01)
    let rectangle = Outline.rectangle(width: 10, height: 10, radius: 2).trimmed(from: 0, to: 0.1)
    #expect(rectangle.subpaths[0].pieces[0].from == .init(x: 2, y: 0))
  }
}
