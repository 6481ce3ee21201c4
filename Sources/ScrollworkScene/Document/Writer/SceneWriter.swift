internal import Scrollwork

extension Scene {
  /// Writes the scene as a document, in UTF-8.
  ///
  ///     let bytes = Scene("Wave", size: Size(width: 320, height: 568)).json()
  ///     // { "scene": "Wave", "size": [320, 568] }
  ///
  /// Only what differs from the defaults is written, and reading it gives an equal scene again, if
  /// the reader accepts the scene at all. A document cannot say four things, and these are written
  /// as what is nearest to them: a colour whose numbers are not whole bytes, a whole number beyond
  /// 2⁵³ that no `Double` has, a named spring with a velocity or a clamp (its numbers are written in
  /// place of the name), and a formula that is nothing but a bare number (a constant).
  ///
  /// - Parameter schema: The address of the JSON Schema, for editors; nil leaves `$schema` out.
  /// - Returns: The document, in lines of up to 100 bytes where its strings allow.
  /// - Precondition: Every number is finite, and formulas are well formed.
  public func json(schema: UTF8String? = nil) -> [UInt8] {
    JSONWriter().bytes(of: SceneWriter.value(of: self, schema: schema))
  }
}

/// Turns a scene into JSON values: the reader's counterpart.
enum SceneWriter {
  /// The members of an object in the making.
  struct Members {
    private(set) var all: [JSONValue.Member] = []

    var value: JSONValue { .object(all) }

    mutating func add(_ key: String, _ value: JSONValue?) {
      if let value { all.append(JSONValue.Member(key, value)) }
    }

    mutating func addText(_ key: String, _ text: UTF8String?) {
      if let text { add(key, .string(text.description)) }
    }

    mutating func add(_ key: String, _ expression: Expression, unless value: Expression) {
      if expression != value { add(key, expression.jsonValue) }
    }

    mutating func add(_ key: String, _ number: Double, unless value: Double) {
      if number != value { add(key, .number(number)) }
    }

    mutating func add(_ key: String, _ truth: Bool, unless value: Bool) {
      if truth != value { add(key, .boolean(truth)) }
    }
  }

  static func value(of scene: Scene, schema: UTF8String? = nil) -> JSONValue {
    var members = Members()
    members.addText("$schema", schema)
    members.addText("scene", scene.name)
    members.add("size", [.number(scene.size.width), .number(scene.size.height)])
    if scene.background != .color(.white) { members.add("background", value(of: scene.background)) }
    if scene.direction == .rightToLeft { members.add("direction", "rtl") }
    members.add("scroll", scene.scroll.map { value(of: $0) })
    switch scene.reducedMotion {
    case .fade: break
    case .still: members.add("reducedMotion", "still")
    case .full: members.add("reducedMotion", "full")
    }
    if !scene.parameters.isEmpty {
      var parameters = Members()
      for parameter in scene.parameters {
        parameters.add(parameter.name.description, value(of: parameter))
      }
      members.add("parameters", parameters.value)
    }
    if !scene.layers.isEmpty { members.add("layers", .array(scene.layers.map { value(of: $0) })) }
    return members.value
  }

  private static func value(of scroll: Scene.Scroll) -> JSONValue {
    var members = Members()
    members.add("pages", scroll.pages.jsonValue)
    if scroll.axis == .vertical { members.add("axis", "vertical") }
    if let most = scroll.maxPages {
      if most != 1 { members.add("paging", .number(Double(most))) }
    } else {
      members.add("paging", false)
    }
    members.add("bounces", scroll.bounces, unless: true)
    if scroll.deceleratesFast { members.add("deceleration", "fast") }
    return members.value
  }

  private static func value(of parameter: Parameter) -> JSONValue {
    var members = Members()
    members.add("value", .number(parameter.value))
    members.add("min", parameter.minimum.map { .number($0) })
    members.add("max", parameter.maximum.map { .number($0) })
    members.add("step", parameter.step.map { .number($0) })
    members.addText("label", parameter.label)
    return members.all.count == 1 ? .number(parameter.value) : members.value
  }
}
