/// A JSON value to be written: a tree whose objects keep the order of their members.
///
///     let value: JSONValue = ["scene": "Wave", "size": [320, 568]]
///     JSONWriter().text(of: value)  // { "scene": "Wave", "size": [320, 568] }
package enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; the writer neither sorts the members nor looks for keys that come twice.
  case object([Member])

  /// A member of an object.
  package struct Member: Equatable, Sendable {
    /// The key.
    package var key: String

    /// The value.
    package var value: JSONValue

    /// Creates a member.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Creates the value that stands in a document.
  package init(_ node: JSONNode, of document: JSONDocument) {
    switch document.kind(of: node) {
    case .null: self = .null
    case .boolean: self = .boolean(document.boolean(of: node) == true)
    case .number: self = .number(document.number(of: node) ?? 0)
    case .string: self = .string(document.string(of: node))
    case .array:
      var elements: [JSONValue] = []
      for element in document.elements(of: node) {
        elements.append(JSONValue(element, of: document))
      }
      self = .array(elements)
    case .object:
      var members: [Member] = []
      for member in document.members(of: node) {
        let value = JSONValue(member.value, of: document)
        members.append(Member(document.string(of: member.key), value))
      }
      self = .object(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates `null`.
  package init(nilLiteral: ()) { self = .null }

  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// Creates a number.
  package init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object whose members stay in the order written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    var members: [Member] = []
    for (key, value) in elements { members.append(Member(key, value)) }
    self = .object(members)
  }
}
