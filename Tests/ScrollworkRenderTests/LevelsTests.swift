import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct LevelsTests {
  @Test func isNeverMuchLargerThanWanted() {
    forAll(500) { seed, generator in
      let maximum = generator.double(in: 0.2...4)
      let wanted = generator.double(in: maximum / 20...maximum)
      let level = Levels.level(for: wanted, maximum: maximum)
      #expect(level.index < Levels.count, "seed \(seed)")
      #expect(level.scale >= wanted * 0.999_999, "seed \(seed)")
      let least = min(maximum, 1) / 16
      #expect(level.scale <= max(wanted, least) * 1.415, "seed \(seed)")
    }
  }

  @Test func hasALevelForTheLayersOwnSize() {
    for maximum in [0.3, 1, 1.06, 1.3, 2, 3.7, 4] {
      let rest = min(1, maximum)
      #expect(Levels.level(for: rest, maximum: maximum).scale == rest)
      #expect(Levels.level(for: maximum, maximum: maximum).index == 0)
      #expect(Levels.level(for: 99, maximum: maximum).scale == maximum)
    }
  }

  @Test func growsSmallerWithItsIndex() {
    let scales = stride(from: 4.0, to: 0.01, by: -0.01).map {
      Levels.level(for: $0, maximum: 4)
    }
    for (a, b) in zip(scales, scales.dropFirst()) {
      #expect(b.index >= a.index && b.scale <= a.scale)
      #expect((a.index == b.index) == (a.scale == b.scale))
    }
  }
}
