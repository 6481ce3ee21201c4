import Scrollwork
import TestSupport
import Testing

@Suite struct PowerTests {
  @Test func staysWithinOneUlp() throws {
    let table = try #require(try ElementaryTable.load().first { $0.function == "power" })
    let exponents = try #require(table.exponent)
    #expect(exponents.count > 250)
    for i in table.x.indices {
      let error = ulpError(
        Numerics.power(table.x[i], exponents[i]),
        nearest: table.nearest[i],
        remainder: table.remainder[i]
      )
      #expect(error <= 1, "\(table.x[i]) to the \(exponents[i]): \(error) ulp")
    }
  }

  @Test func isExactForWholePowersThatFit() {
    for base in 2...12 {
      var power = 1.0
      for exponent in 0...12 where power < 0x1p53 {
        #expect(Numerics.power(Double(base), Double(exponent)) == power)
        #expect(Numerics.power(-Double(base), Double(exponent)).magnitude == power)
        power *= Double(base)
      }
    }
  }

  @Test(
    "has the special values of pow",
    arguments: [
      [0, 0, 1], [.nan, 0, 1], [1, .nan, 1], [1, .infinity, 1], [-1, .infinity, 1],
      [-1, -.infinity, 1], [0, 3, 0], [-0.0, 3, -0.0], [-0.0, 2, 0], [0, -3, .infinity],
      [-0.0, -3, -.infinity], [-0.0, -2, .infinity], [0, 0.5, 0], [-0.0, -0.5, .infinity],
      [.infinity, 2, .infinity], [.infinity, -2, 0], [-.infinity, 3, -.infinity],
      [-.infinity, 2, .infinity], [-.infinity, -3, -0.0], [-.infinity, 0.5, .infinity],
      [0.5, .infinity, 0], [0.5, -.infinity, .infinity], [2, .infinity, .infinity],
      [2, -.infinity, 0], [-2, .infinity, .infinity], [-8, 3, -512], [-2, -3, -0.125],
      [2, 1024, .infinity], [-2, 1025, -.infinity], [2, -1076, 0], [-2, -1077, -0.0],
      [1.0000000000000002, 1e300, .infinity], [0.9999999999999999, 1e300, 0], [0, .infinity, 0],
      [0, -.infinity, .infinity], [2, 0x1p-1074, 1],
    ] as [[Double]]
  )
  func hasTheSpecialValues(row: [Double]) {
    let result = Numerics.power(row[0], row[1])
    #expect(result == row[2])
    #expect(result.sign == row[2].sign)
  }

  @Test func hasNoValueForAFractionOfANegativeNumber() {
    for (x, y) in [(-2, 0.5), (-0.5, -1.5), (.nan, 1), (2, .nan)] as [(Double, Double)] {
      #expect(Numerics.power(x, y).isNaN)
    }
  }
}
