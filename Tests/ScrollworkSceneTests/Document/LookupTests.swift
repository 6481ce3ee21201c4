import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkScene

struct LookupTests {
  /// Few hashes, so that many things share one.
  @Test func findsTheFirstThatIsMeant() {
    forAll(50) { seed, generator in
      var lookup = Lookup()
      var things: [Int] = []
      for _ in 0..<Int.random(in: 0...300, using: &generator) {
        let thing = Int.random(in: 0...99, using: &generator)
        lookup.add(things.count, hash: UInt64(thing % 7) << 40)
        things.append(thing)
      }
      for thing in 0..<100 {
        let found = lookup.first(UInt64(thing % 7) << 40) { things[$0] == thing }
        #expect(found == things.firstIndex(of: thing), "seed \(seed)")
      }
    }
  }

  @Test func keepsEachEasingOnce() {
    var lookup = Lookup()
    var list: [Easing] = []
    let easings: [Easing] = [.ease, .easeIn, .steps(Steps(3)), .steps(Steps(4)), .easeOut]
    for _ in 0..<2 {
      for (place, easing) in easings.enumerated() {
        #expect(lookup.index(of: easing, in: &list) == place)
      }
    }
    #expect(list == easings)
  }
}
