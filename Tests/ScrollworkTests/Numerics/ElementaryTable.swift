import TestSupport
import Testing

/// Arguments with their exact results, as a nearest double and a remainder in ulp of it.
struct ElementaryTable: Decodable {
  struct Function: Decodable, CustomTestStringConvertible {
    let function: String
    let x: [Double]
    let exponent: [Double]?
    let nearest: [Double]
    let remainder: [Double]
    var testDescription: String { function }
  }
  let functions: [Function]

  static func load() throws -> [Function] {
    try Vectors.own("elementary", as: ElementaryTable.self).functions
  }
}

/// The distance of `value` from the exact result, in ulp.
func ulpError(_ value: Double, nearest: Double, remainder: Double) -> Double {
  abs((value - nearest) / nearest.ulp - remainder)
}
