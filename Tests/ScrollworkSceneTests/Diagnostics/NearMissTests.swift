import ScrollworkScene
import TestSupport
import Testing

struct NearMissTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "abcd", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("oapcity", "opacity", 1),
  ]) func countsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(NearMiss.distance(Array(a.utf8), Array(b.utf8)) == distance)
    #expect(NearMiss.distance(Array(b.utf8), Array(a.utf8)) == distance)
  }

  @Test func isADistance() {
    forAll { seed, random in
      let word = { (random: inout SeededGenerator) in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          UInt8.random(in: 0x61...0x63, using: &random)
        }
      }
      let (a, b) = (word(&random), word(&random))
      let distance = NearMiss.distance(a, b)
      #expect(distance == NearMiss.distance(b, a), "seed \(seed)")
      #expect((distance == 0) == (a == b), "seed \(seed)")
      #expect(
        distance >= abs(a.count - b.count) && distance <= max(a.count, b.count),
        "seed \(seed)"
      )
    }
  }

  @Test(
    arguments: [
      ("oapcity", "opacity"), ("Opacity", "opacity"), ("easeInOut", "ease-in-out"),
      ("z", nil), ("wdith", "width"), ("translate", nil), ("rotate", "rotation"), ("", nil),
      ("scaleZ", "scaleX"), ("opactiy", "opacity"), ("colour", "color"),
    ] as [(String, String?)]
  ) func findsWhatWasMeant(_ word: String, _ meant: String?) {
    let words = "x y width opacity rotation scaleX scaleY ease-in-out color".split(separator: " ")
    let nearest = NearMiss.nearest(to: Array(word.utf8), among: words.map { Array($0.utf8) })
    #expect(nearest.map { String(decoding: $0, as: UTF8.self) } == meant)
  }
}
