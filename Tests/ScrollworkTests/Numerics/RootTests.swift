import Scrollwork
import TestSupport
import Testing

@Suite struct RootTests {
  @Test func findsRootsToTheLastDigit() throws {
    #expect(Numerics.root(from: 0, to: 2) { $0 * $0 - 2 } == 2.0.squareRoot())
    let root = try #require(Numerics.root(from: 0, to: 10) { Numerics.exp($0) - 10 })
    #expect(abs(root - 2.302585092994046) <= 4.5e-16)
  }

  @Test func findsARootNearZeroInAWideBracket() throws {
    let root = try #require(Numerics.root(from: -1e300, to: 1e300) { $0 - 1e-300 })
    #expect(abs(root - 1e-300) <= 0x1p-1050)
  }

  @Test func endsWithinOneHundredAndFortyEvaluations() {
    let functions: [(Double) -> Double] = [
      { $0 < 0.3 ? -1 : 1 },
      { $0 < 1e-280 ? -1e-300 : 1e300 },
      { ($0 - 0.7) * ($0 - 0.7) * ($0 - 0.7) },
      { $0 < 0.5 ? -.infinity : 1 },
      { $0 == 0 ? -1 : $0 == 1 ? 1 : .nan },
      { Numerics.expMinusOne(700 * ($0 - 0.001)) },
    ]
    for function in functions {
      var count = 0
      let root = Numerics.root(from: 0, to: 1) { x in
        count += 1
        return function(x)
      }
      #expect(root != nil)
      #expect(count <= 140)
    }
  }

  @Test func endsEarlyWithinATolerance() throws {
    var count = 0
    let root = try #require(
      Numerics.root(from: 0, to: 4, tolerance: 1e-3) { x in
        count += 1
        return x * x - 2
      }
    )
    #expect(abs(root - 2.0.squareRoot()) <= 1e-3)
    #expect(count < 20)
  }

  @Test func returnsAnEndThatIsARoot() {
    #expect(Numerics.root(from: 1, to: 2) { $0 - 1 } == 1)
    #expect(Numerics.root(from: 1, to: 2) { $0 - 2 } == 2)
    #expect(Numerics.root(from: 3, to: 3) { $0 - 3 } == 3)
  }

  @Test func findsNothingWithoutAChangeOfSign() {
    #expect(Numerics.root(from: -1, to: 1) { $0 * $0 + 1 } == nil)
    #expect(Numerics.root(from: 0, to: 1) { _ in .nan } == nil)
    #expect(Numerics.root(from: 0, to: 1) { $0 == 0 ? -1 : .nan } == nil)
  }

  @Test func findsTheRootOfAnyLine() {
    forAll(500) { seed, random in
      let root = random.double(in: -1...1)
      let slope = random.logUniform(in: 1e-9...1e9) * (Bool.random(using: &random) ? 1 : -1)
      let found = Numerics.root(from: -2, to: 3) { slope * ($0 - root) }
      #expect(found == root, "seed \(seed)")
    }
  }
}
