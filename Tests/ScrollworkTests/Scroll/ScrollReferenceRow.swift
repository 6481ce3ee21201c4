import Foundation
import TestSupport

/// One row of a shared reference table: numbers by name, and what is expected of them.
struct ScrollReferenceRow: Decodable {
  var id: String
  var function: String
  var inputs: [String: Value]
  var expected: Value?
  var range: [Double?]?
  var tolerance: Double

  /// A number, a truth value, a string; a list or null is nothing.
  enum Value: Decodable {
    case number(Double)
    case truth(Bool)
    case text(String)
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = (try? container.decode(String.self)).map(Value.text) ?? .nothing
      }
    }
  }

  /// An input; "inf" is ∞, and one that is missing or null is NaN.
  subscript(_ name: String) -> Double { inputs[name]?.number ?? .nan }

  /// Whether the row's expectation holds for `value`.
  func accepts(_ value: Double) -> Bool {
    if let range {
      return (range[0] ?? -.infinity) <= value && value <= (range[1] ?? .infinity)
    }
    guard let expected = expected?.number else { return false }
    return value == expected || (value - expected).magnitude <= tolerance
  }

  /// The rows of a shared table.
  static func load(_ name: String) throws -> [ScrollReferenceRow] {
    struct Table: Decodable { var vectors: [ScrollReferenceRow] }
    guard let shared = Vectors.shared else { return [] }
    let url = shared.appendingPathComponent("vectors/\(name).json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: url)).vectors
  }
}

extension ScrollReferenceRow.Value {
  /// The number; "inf" is ∞, a truth value 1 or 0.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .truth(let truth): truth ? 1 : 0
    case .text(let text): text == "inf" ? .infinity : nil
    case .nothing: nil
    }
  }

  /// The string.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
