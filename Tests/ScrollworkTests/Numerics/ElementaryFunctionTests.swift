import Scrollwork
import TestSupport
import Testing

@Suite struct ElementaryFunctionTests {
  private static let functions:
    [(name: String, limit: Double, call: @Sendable (Double) -> Double)] = [
      ("exp", 0.75, { Numerics.exp($0) }),
      ("expMinusOne", 0.9, { Numerics.expMinusOne($0) }),
      ("log", 0.8, { Numerics.log($0) }),
      ("logOnePlus", 0.8, { Numerics.logOnePlus($0) }),
      ("sin", 0.85, { Numerics.sin($0) }),
      ("cos", 0.85, { Numerics.cos($0) }),
    ]

  @Test("stays within its error limit over the whole domain", arguments: 0..<6)
  func staysWithinItsErrorLimit(index: Int) throws {
    let function = Self.functions[index]
    let table = try #require(try ElementaryTable.load().first { $0.function == function.name })
    #expect(table.x.count > 300)
    for i in table.x.indices {
      let error = ulpError(
        function.call(table.x[i]),
        nearest: table.nearest[i],
        remainder: table.remainder[i]
      )
      #expect(error <= function.limit, "\(function.name)(\(table.x[i])): \(error) ulp")
    }
  }

  @Test func reachesTheLimitsOfTheExponential() {
    #expect(Numerics.exp(0) == 1)
    #expect(Numerics.exp(-0.0) == 1)
    #expect(Numerics.exp(.infinity) == .infinity)
    #expect(Numerics.exp(-.infinity) == 0)
    #expect(Numerics.exp(709.7827128933841) == .infinity)
    #expect(Numerics.exp(1e300) == .infinity)
    #expect(Numerics.exp(-1e300) == 0)
    #expect(Numerics.exp(-.infinity).sign == .plus)
    #expect(Numerics.exp(.nan).isNaN)
    #expect(Numerics.exp(-745.2) == 0)
  }

  @Test func keepsTheSignOfZeroAndTheLimitsOfExpMinusOne() {
    #expect(Numerics.expMinusOne(0).sign == .plus)
    #expect(Numerics.expMinusOne(-0.0) == 0)
    #expect(Numerics.expMinusOne(-0.0).sign == .minus)
    #expect(Numerics.expMinusOne(-.infinity) == -1)
    #expect(Numerics.expMinusOne(.infinity) == .infinity)
    #expect(Numerics.expMinusOne(710) == .infinity)
    #expect(Numerics.expMinusOne(.nan).isNaN)
  }

  @Test func reachesTheLimitsOfTheLogarithms() {
    #expect(Numerics.log(1) == 0)
    #expect(Numerics.log(1).sign == .plus)
    #expect(Numerics.log(0) == -.infinity)
    #expect(Numerics.log(-0.0) == -.infinity)
    #expect(Numerics.log(.infinity) == .infinity)
    #expect(Numerics.log(-1).isNaN)
    #expect(Numerics.log(-.infinity).isNaN)
    #expect(Numerics.log(.nan).isNaN)
    #expect(Numerics.logOnePlus(-1) == -.infinity)
    #expect(Numerics.logOnePlus(-1.0000000000000002).isNaN)
    #expect(Numerics.logOnePlus(.infinity) == .infinity)
    #expect(Numerics.logOnePlus(-.infinity).isNaN)
    #expect(Numerics.logOnePlus(.nan).isNaN)
    #expect(Numerics.logOnePlus(-0.0).sign == .minus)
    #expect(Numerics.logOnePlus(0).sign == .plus)
  }

  @Test func keepsTheSignOfZeroOfTheSine() {
    #expect(Numerics.sin(0).sign == .plus)
    #expect(Numerics.sin(-0.0) == 0)
    #expect(Numerics.sin(-0.0).sign == .minus)
    #expect(Numerics.cos(-0.0) == 1)
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(Numerics.sin(x).isNaN)
      #expect(Numerics.cos(x).isNaN)
    }
  }

  @Test func mirrorsSineAndCosineExactly() {
    forAll { seed, random in
      let x = random.logUniform(in: 1e-3...1e300)
      let (plus, minus) = (Numerics.sinCos(x), Numerics.sinCos(-x))
      #expect(plus.sin == -minus.sin, "seed \(seed)")
      #expect(plus.cos == minus.cos, "seed \(seed)")
      #expect(abs(plus.sin * plus.sin + plus.cos * plus.cos - 1) < 4e-16, "seed \(seed)")
    }
  }

  @Test func neverDecreasesWhereTheExponentialRises() {
    forAll { seed, random in
      let x = random.double(in: -745...709)
      #expect(Numerics.exp(x) <= Numerics.exp(x + abs(x) * 1e-15 + 1e-300), "seed \(seed)")
    }
  }
}
