import Scrollwork
import TestSupport
import Testing

@Suite struct QuotientTests {
  @Test func keepsTheRemainderInsideThePeriod() {
    forAll(1000) { seed, random in
      let period = random.logUniform(in: 1e-3...1e3)
      let x = random.logUniform(in: 1e-9...1e9) * (Bool.random(using: &random) ? 1 : -1)
      let rest = Numerics.floorModulo(x, period)
      #expect(rest >= 0 && rest < period, "seed \(seed)")
      // What is taken away is a whole number of periods.
      let turns = (x - rest) / period
      #expect(abs(turns - turns.rounded()) < 1e-4, "seed \(seed)")
    }
  }

  @Test(
    "leaves the exact remainder",
    arguments: [
      [7, 5, 2], [-7, 5, 3], [-0.5, 5, 4.5], [5, 5, 0], [-5, 5, 0], [0, 5, 0], [4.75, 0.5, 0.25],
      [1e300, 7, 1], [10_000_000.375, 7, 3.375], [0x1p1023, 0x1p-1074, 0],
      [0x1.8p-1072, 0x1p-1073, 0],
    ] as [[Double]]
  )
  func leavesTheExactRemainder(row: [Double]) {
    #expect(Numerics.floorModulo(row[0], row[1]) == row[2])
  }

  @Test func givesZeroWhereTheRemainderWouldRoundToThePeriod() {
    #expect(Numerics.floorModulo(-1e-20, 5) == 0)
    #expect(Numerics.floorModulo(-0.0, 5).sign == .plus)
  }

  @Test func hasNoRemainderOfAnInfiniteNumber() {
    #expect(Numerics.floorModulo(.infinity, 5).isNaN)
    #expect(Numerics.floorModulo(.nan, 5).isNaN)
  }

  @Test func countsWholeNumbersRound() {
    #expect(
      (-7...7).map { Numerics.floorModulo($0, 5) } == [3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2]
    )
    #expect(Numerics.floorModulo(Int.min, 7) == (Int.min % 7) + 7)
  }

  @Test func fillsTheHoleOfTheQuotients() {
    #expect(Numerics.sinc(0) == 1)
    #expect(Numerics.sinc(1e-9) == 1)
    #expect(abs(Numerics.sinc(.pi)) < 1e-16)
    #expect(abs(Numerics.sinc(1) - 0.8414709848078965) < 1e-15)
    #expect(Numerics.sinc(.infinity) == 0)
    #expect(Numerics.sinc(.nan).isNaN)
    #expect(Numerics.relativeExponential(0) == 1)
    #expect(Numerics.relativeExponential(1e-12) == 1.0000000000005)
    #expect(abs(Numerics.relativeExponential(1) - 1.718281828459045) < 1e-15)
    #expect(Numerics.relativeExponential(-.infinity) == 0)
    #expect(Numerics.relativeExponential(.infinity) == .infinity)
    #expect(Numerics.relativeExponential(.nan).isNaN)
  }
}
