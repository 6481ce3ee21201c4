import Foundation
import TestSupport
import Testing

/// A table of expectations that others measured or wrote down, one function call to a row.
struct ReferenceTable: Decodable {
  let vectors: [Row]

  struct Row: Decodable {
    let id: String?
    let function: String
    let inputs: [String: JSONValue]
    let expected: JSONValue?
    let range: [Double?]?
    let tolerance: Double?

    /// The input of that name as a number; a missing one is a fault of the test.
    func number(_ name: String) throws -> Double { try #require(inputs[name]?.number) }

    /// The input of that name as numbers.
    func numbers(_ name: String) throws -> [Double] {
      try #require(inputs[name]?.array).map { try #require($0.number) }
    }

    /// Holds `value` against the range of the row, or its expectation within its tolerance.
    func check(_ value: Double, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let name = Comment(rawValue: id ?? function)
      if let range {
        #expect(value >= range[0] ?? -.infinity, name, sourceLocation: sourceLocation)
        #expect(value <= range[1] ?? .infinity, name, sourceLocation: sourceLocation)
      } else {
        let expected = try #require(expected?.number, name)
        let error = abs(value - expected)
        // The rows give decimals; one that is exact may be off by the last digit.
        let limit = max(tolerance ?? 0, 1e-15 * abs(expected))
        #expect(error <= limit, name, sourceLocation: sourceLocation)
      }
    }
  }

  /// Reads a table that lies beside the checkout; only for tests that are enabled with it.
  static func shared(_ name: String) throws -> [Row] {
    try sharedTable(name, as: ReferenceTable.self).vectors
  }
}

/// Decodes a table that lies beside the checkout.
func sharedTable<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
  let folder = try #require(Vectors.shared)
  let url = folder.appendingPathComponent("vectors/\(name).json")
  return try JSONDecoder().decode(type, from: Data(contentsOf: url))
}

/// Any JSON value.
enum JSONValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
}
