import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkScene

/// Gradients for hosts that mix colours as they are.
@Suite struct PlainStopsTests {
  /// A gradient's colour at a place; premultiplied, as the renderer mixes, or not.
  private func color(_ stops: [GradientStop], at x: Double, premultiplied: Bool) -> [Double] {
    func numbers(_ color: RGBA) -> [Double] {
      let factor = premultiplied ? color.alpha : 1
      return [color.red * factor, color.green * factor, color.blue * factor, color.alpha]
    }
    var index = stops.count - 2
    while index > 0, stops[index].offset > x { index -= 1 }
    let (one, next) = (stops[index], stops[index + 1])
    let width = next.offset - one.offset
    let part = width > 0 ? (x - one.offset) / width : 1
    let mixed = zip(numbers(one.color), numbers(next.color)).map { $0 + ($1 - $0) * part }
    return premultiplied ? mixed : mixed.prefix(3).map { $0 * mixed[3] } + [mixed[3]]
  }

  @Test func comesToTheSameColoursMixedEitherWay() {
    forAll(300) { seed, random in
      func channel() -> Double { Double(Int.random(in: 0...4, using: &random)) / 4 }
      var stops = (0..<3).map { index in
        GradientStop(
          Double(index) / 2,
          RGBA(red: channel(), green: channel(), blue: channel(), alpha: channel())
        )
      }
      stops[1].offset = .random(in: 0.1...0.9, using: &random)
      for step in 0...100 {
        let x = Double(step) / 100
        let exact = color(stops, at: x, premultiplied: true)
        let plain = color(stops.plain, at: x, premultiplied: false)
        for (one, other) in zip(exact, plain) { #expect(abs(one - other) < 0.01, "seed \(seed)") }
      }
    }
  }

  @Test func leavesStopsOfOneOpacityAsTheyAre() {
    let stops = [GradientStop(0, .black), GradientStop(0.3, .white), GradientStop(1, .black)]
    #expect(stops.plain == stops)
    #expect([GradientStop]().plain.isEmpty)
  }
}
