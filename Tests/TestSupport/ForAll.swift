internal import Foundation

/// A small seeded generator for property tests: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose whole sequence follows from `seed`.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number spread evenly over `range`.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns a number whose logarithm is spread evenly over `range`; the range is positive.
  public mutating func logUniform(in range: ClosedRange<Double>) -> Double {
    var x = range.lowerBound
    let u = Double.random(in: 0...1, using: &self)
    let ratio = range.upperBound / range.lowerBound
    x *= power(ratio, u)
    return x
  }

  private func power(_ base: Double, _ exponent: Double) -> Double {
    // Tests may use the C library; only the engine may not.
    pow(base, exponent)
  }
}

/// Runs `body` on `count` seeded cases, each with a generator of its own.
///
/// A failing law should mention `seed` in its comment, so that the case can be run again alone.
public func forAll(
  _ count: Int = 200,
  seed: UInt64 = 0x5C20_11E0,
  _ body: (_ seed: UInt64, _ generator: inout SeededGenerator) throws -> Void
) rethrows {
  for index in 0..<UInt64(count) {
    var generator = SeededGenerator(seed: seed &+ index)
    try body(seed &+ index, &generator)
  }
}
