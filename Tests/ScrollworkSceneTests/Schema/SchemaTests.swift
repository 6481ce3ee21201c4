import Foundation
import ScrollworkScene
import TestSupport
import Testing

/// Reads JSON from a file under the project's root.
private func json(_ path: String) throws -> JSONValue {
  try json(Array(Data(contentsOf: Vectors.root.appendingPathComponent(path))))
}

private func json(_ bytes: [UInt8]) throws -> JSONValue {
  let document = try JSONDocument(bytes)
  return JSONValue(document.root, of: document)
}

struct SchemaTests {
  let schema: JSONValue
  let validator: SchemaValidator

  init() throws {
    schema = try json("Documentation/scene.schema.json")
    validator = SchemaValidator(root: schema)
  }

  /// Each kind of object with a document in which one of that kind has the key `unknown`.
  static let kinds: [(String, String)] = {
    let head = #""scene": "s", "size": [1, 1], "scroll": { "pages": 2 }"#
    func layer(_ members: String) -> String { "{ \(head), \"layers\": [{ \(members) }] }" }
    func animation(_ members: String) -> String {
      layer(#""animate": [{ "x": [0, 1], "# + members + " }]")
    }
    return [
      ("scene", "{ \(head), \"unknown\": 1 }"),
      ("parameter", #"{ \#(head), "parameters": { "a": { "value": 1, "unknown": 1 } } }"#),
      ("scroll", #"{ "scene": "s", "size": [1, 1], "scroll": { "pages": 1, "unknown": 1 } }"#),
      (
        "gradient",
        ##"{ \##(head), "background": { "gradient": "linear", "stops": [[0, "#000"], [1, "#000"]], "unknown": 1 } }"##
      ),
      ("layer", layer(#""unknown": 1"#)),
      ("tap", layer(##""tap": { "send": "a", "unknown": 1 }"##)),
      ("font", layer(#""text": "t", "font": { "unknown": 1 }"#)),
      ("shadow", layer(##""text": "t", "shadow": { "color": "#000", "unknown": 1 }"##)),
      ("stroke", layer(##""shape": "ellipse", "stroke": { "color": "#000", "unknown": 1 }"##)),
      ("stagger", layer(#""stagger": { "each": 1, "unknown": 1 }"#)),
      ("deck", layer(#""deck": { "count": 1, "card": { "size": [1, 1] }, "unknown": 1 }"#)),
      ("card", layer(#""deck": { "count": 1, "card": { "size": [1, 1], "unknown": 1 } }"#)),
      ("animation", animation(#""duration": 1, "unknown": 1"#)),
      ("startPage", animation(#""duration": 1, "start": { "page": 1, "unknown": 1 }"#)),
      ("springNumbers", animation(#""spring": { "duration": 1, "bounce": 0, "unknown": 1 }"#)),
    ]
  }()

  @Test(arguments: kinds) func knowsTheKeysOfTheReader(_ kind: String, _ document: String) throws {
    // The reader answers an unknown key with all that it knows there.
    let problems = try #require(throws: Diagnostics.self) { try Scene(json: Array(document.utf8)) }
    let problem = try #require(problems.all.first)
    #expect(problem.id == .unknownKey)
    guard case .words(let list)? = problem.arguments.first else {
      Issue.record("no list of keys in \(problems)")
      return
    }
    let keys = list.words.map { String(decoding: $0, as: UTF8.self) }
    let properties = try #require(schema["$defs"]?[kind]?["properties"]).members.map(\.key)
    #expect(properties.sorted() == keys.sorted())
    #expect(!validator.problems(of: try json(Array(document.utf8))).isEmpty)
  }

  @Test func knowsEveryKindOfObject() {
    let objects = (schema["$defs"]?.members ?? []).filter {
      $0.value["additionalProperties"] == .boolean(false)
    }
    #expect(objects.map(\.key).sorted() == Self.kinds.map(\.0).sorted())
  }

  @Test(arguments: ["onboarding", "wave", "task-switcher"])
  func acceptsTheExamples(_ name: String) throws {
    #expect(try validator.problems(of: json("Examples/\(name)/scene.json")) == [])
  }

  @Test func acceptsWhatTheWriterWrites() throws {
    try forAll(100) { seed, random in
      var maker = RandomScene(random)
      let value = try json(maker.scene().json(schema: "scene.schema.json"))
      #expect(validator.problems(of: value).prefix(3) == [], "seed \(seed)")
    }
  }

  @Test(arguments: [
    #"{ "size": [1, 1] }"#,
    #"{ "scene": "s", "size": [1] }"#,
    #"{ "scene": "", "size": [1, 1] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "deck": { "card": { "size": [1, 1] } } }] }"#,
    #"{ "scene": "s", "size": [0, 1] }"#,
    #"{ "scene": "s", "size": [1, 1], "direction": "up" }"#,
    ##"{ "scene": "s", "size": [1, 1], "background": "#12345" }"##,
    #"{ "scene": "s", "size": [1, 1], "parameters": { "1a": 1 } }"#,
    #"{ "scene": "s", "size": [1, 1], "scroll": { "pages": 2, "paging": 0 } }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "text": "a", "image": "b" }] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "layers": [{ "page": 1 }] }] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "stagger": { "each": 1, "total": 1 } }] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "x": "1 & 2" }] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "transform": "scale move" }] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "animate": [{ "x": 1, "spring": {} }] }] }"#,
    #"{ "scene": "s", "size": [1, 1], "layers": [{ "animate": [{ "x": 1, "duration": 1, "easing": "fast" }] }] }"#,
  ]) func refusesWhatTheReaderRefuses(_ document: String) throws {
    #expect(throws: Diagnostics.self) { try Scene(json: Array(document.utf8)) }
    #expect(!validator.problems(of: try json(Array(document.utf8))).isEmpty)
  }
}
