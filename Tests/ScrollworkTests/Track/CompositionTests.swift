import Scrollwork
import TestSupport
import Testing

@Suite struct CompositionTests {
  @Test func addsMultipliesOrReplaces() {
    #expect(Composition.add.combine(100, -30) == 70)
    #expect(Composition.multiply.combine(0.5, 0.5) == 0.25)
    #expect(Composition.replace.combine(0.5, 0.4) == 0.4)
  }

  @Test("is left as it was by the identity", arguments: [Composition.add, .multiply])
  func isLeftByTheIdentity(composition: Composition) throws {
    let identity = try #require(composition.identity)
    forAll { seed, generator in
      let value = generator.double(in: -1000...1000)
      #expect(composition.combine(identity, value) == value, "seed \(seed)")
      #expect(composition.combine(value, identity) == value, "seed \(seed)")
    }
    #expect(Composition.replace.identity == nil)
  }

  @Test func letsAnEntranceRunUnderAScroll() {
    // The girl comes in from −200 while the finger already moves the page.
    let entrance = Track(from: -200.0, to: 0, easing: .easeInOut)
    let scroll: Track = [0: 0, 1: 420]
    let x = Composition.add.combine(
      entrance.value(at: 0.5) ?? .nan,
      scroll.value(at: 0.25) ?? .nan
    )
    #expect((x - (-100 + 105)).magnitude < 1e-12)
  }
}
