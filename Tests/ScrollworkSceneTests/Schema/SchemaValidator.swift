import ScrollworkScene

/// Checks values against a JSON Schema: the part of draft 2020-12 that ours uses.
struct SchemaValidator {
  let root: JSONValue

  /// The places, as JSON pointers, at which a value breaks the schema, with what is broken.
  func problems(of value: JSONValue) -> [String] { problems(of: value, by: root, at: "") }

  private func problems(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    guard case .object(let rules) = schema else {
      return schema == .boolean(false) ? ["\(place): not allowed here"] : []
    }
    var all: [String] = []
    for rule in rules {
      all += problems(of: value, by: rule, in: schema, at: place)
    }
    return all
  }

  private func problems(
    of value: JSONValue,
    by rule: JSONValue.Member,
    in schema: JSONValue,
    at place: String
  ) -> [String] {
    func fail(_ isRight: Bool) -> [String] {
      isRight ? [] : ["\(place): \(rule.key) \(JSONWriter(columns: nil).text(of: rule.value))"]
    }
    func matches(_ schema: JSONValue) -> Bool { problems(of: value, by: schema, at: place).isEmpty }
    switch rule.key {
    case "$schema", "$defs", "title", "description", "default", "examples": return []
    case "$ref":
      let name = String((rule.value.string ?? "").dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[name] else { return ["\(place): no \(name) in $defs"] }
      return problems(of: value, by: target, at: place)
    case "type": return fail(value.has(type: rule.value.string ?? ""))
    case "enum": return fail(rule.value.elements.contains(value))
    case "const": return fail(rule.value == value)
    case "anyOf": return fail(rule.value.elements.contains(where: matches))
    case "oneOf": return fail(rule.value.elements.filter(matches).count == 1)
    case "minimum": return fail(value.number.map { $0 >= rule.value.number ?? 0 } ?? true)
    case "maximum": return fail(value.number.map { $0 <= rule.value.number ?? 0 } ?? true)
    case "exclusiveMinimum": return fail(value.number.map { $0 > rule.value.number ?? 0 } ?? true)
    case "minItems": return fail(!value.isArray || value.elements.count >= rule.value.count)
    case "maxItems": return fail(!value.isArray || value.elements.count <= rule.value.count)
    case "minLength": return fail(value.string.map { $0.count >= rule.value.count } ?? true)
    case "minProperties": return fail(value.members.count >= rule.value.count)
    case "pattern":
      guard let text = value.string, let pattern = try? Regex(rule.value.string ?? "") else {
        return fail(value.string == nil)
      }
      return fail(text.contains(pattern))
    case "required":
      return fail(rule.value.elements.allSatisfy { value[$0.string ?? ""] != nil })
    case "items":
      return value.elements.enumerated().flatMap {
        problems(of: $1, by: rule.value, at: "\(place)/\($0)")
      }
    case "prefixItems":
      return zip(value.elements, rule.value.elements).enumerated().flatMap {
        problems(of: $1.0, by: $1.1, at: "\(place)/\($0)")
      }
    case "propertyNames":
      return value.members.flatMap {
        problems(of: .string($0.key), by: rule.value, at: "\(place)/\($0.key)")
      }
    case "properties":
      return value.members.flatMap { member in
        rule.value[member.key].map {
          problems(of: member.value, by: $0, at: "\(place)/\(member.key)")
        } ?? []
      }
    case "additionalProperties":
      return value.members.filter { schema["properties"]?[$0.key] == nil }.flatMap {
        problems(of: $0.value, by: rule.value, at: "\(place)/\($0.key)")
      }
    case "dependentSchemas":
      return rule.value.members.filter { value[$0.key] != nil }.flatMap {
        problems(of: value, by: $0.value, at: place)
      }
    default: return ["\(place): this validator does not know \(rule.key)"]
    }
  }
}

extension JSONValue {
  subscript(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var isArray: Bool { if case .array = self { true } else { false } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  fileprivate var count: Int { Int(number ?? 0) }

  fileprivate func has(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .number(let number):
      type == "number" || type == "integer" && number == number.rounded(.down)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
