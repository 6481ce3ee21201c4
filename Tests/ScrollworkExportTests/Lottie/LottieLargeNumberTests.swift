import Foundation
import TestSupport
import Testing

@testable import ScrollworkExport

@Suite struct LottieLargeNumberTests {
  private func text(_ value: LottieValue) -> String { String(decoding: value.json, as: UTF8.self) }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (0.0004, "0"), (1.5, "1.5"), (-0.125, "-0.125"), (12.0004, "12"),
    (999_999_999_999.5, "999999999999.5"), (1e12, "1000000000000"), (-1e12, "-1000000000000"),
    (1.5e12, "1500000000000"), (1e15 + 0.5, "1000000000000000"), (1e16, "10000000000000000"),
    (9_007_199_254_740_992, "9007199254740992"), (1.25e17, "125000000000000000"),
    (1e30, "1" + String(repeating: "0", count: 30)),
    (-1.5e300, "-15" + String(repeating: "0", count: 299)),
  ]) func writesPlainDecimals(number: Double, expected: String) {
    #expect(text(.number(number)) == expected)
  }

  @Test func readsBackEveryFiniteNumber() throws {
    try forAll { seed, generator in
      let number = Double(bitPattern: .random(in: .min ... .max, using: &generator))
      guard number.isFinite else { return }
      let words = text(.fine(number))
      let read = try #require(Double(words))
      #expect(abs(read - number) <= (number.magnitude < 1e12 ? 0.0001 : 0.5), "seed \(seed)")
      #expect(!words.contains("e"))
    }
    let greatest = Double.greatestFiniteMagnitude
    #expect(Double(text(.number(greatest))) == greatest)
    #expect(Double(text(.number(-greatest))) == -greatest)
  }

  @Test func countsWhatIsNoNumber() {
    var unwritten = 0
    let value = LottieValue.list([.number(.nan), .fine(.infinity), .number(-.infinity), 1])
    #expect(value.json(unwritten: &unwritten) == Array("[0,0,0,1]".utf8))
    #expect(unwritten == 3)
  }

  @Test func animatesWhatIsLargeBeyondSense() throws {
    let size = "1e9"
    let deep = (0..<3).map { _ in
      "{ \"scale\": \(size), \"frame\": [0, 0, \(size), \(size)], \"layers\": ["
    }
    let scene = """
      { "scene": "Large", "size": [100, 80], "layers": [\(deep.joined())
        { "shape": "rectangle", "fill": "#f00", "frame": [0, 0, \(size), \(size)],
          "rotation": \(size), "radius": \(size), "scale": \(size),
          "stroke": { "color": "#00f", "width": \(size) },
          "animate": [{ "x": [0, \(size)], "duration": 1 }] }
        \(String(repeating: "] }", count: 3))] }
      """
    #expect(try !LottieStage(scene).export(seconds: 0.2).tree().isEmpty)
  }
}
