import Foundation

/// A JSON value that can go from one task to another.
enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads one value.
  init(_ bytes: [UInt8]) throws {
    self.init(
      foreign: try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    )
  }

  /// The value as compact UTF-8.
  var bytes: [UInt8] {
    get throws {
      [UInt8](try JSONSerialization.data(withJSONObject: foreign, options: .fragmentsAllowed))
    }
  }

  /// A member of an object; nil when there is none, or no object.
  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// An element of an array; nil when there is none, or no array.
  subscript(index: Int) -> JSON? {
    if case .array(let all) = self, all.indices.contains(index) { all[index] } else { nil }
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSON]? { if case .array(let value) = self { value } else { nil } }

  private init(foreign: Any) {
    switch foreign {
    case let value as [String: Any]: self = .object(value.mapValues { JSON(foreign: $0) })
    case let value as [Any]: self = .array(value.map { JSON(foreign: $0) })
    case let value as String: self = .string(value)
    case let value as NSNumber:
      let isBool = CFNumberKind.isBool(value)
      self = isBool ? .bool(value.boolValue) : .number(value.doubleValue)
    default: self = .null
    }
  }

  private var foreign: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value): value
    case .string(let value): value
    case .array(let all): all.map(\.foreign)
    case .object(let members): members.mapValues(\.foreign)
    }
  }
}

/// What Foundation's numbers were in the document.
private enum CFNumberKind {
  static func isBool(_ number: NSNumber) -> Bool {
    // A Boolean's C type is a signed or unsigned char, which no other number of JSON has.
    let kind = UInt8(bitPattern: number.objCType.pointee)
    return kind == UInt8(ascii: "c") || kind == UInt8(ascii: "B")
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
