// Lists the public API in symbol graphs as text: types with their conformances, each followed by its members,
// all sorted, so that the same API gives the same bytes.
//
//     api-listing Scrollwork.symbols.json Scrollwork@Swift.symbols.json
import Foundation

struct Graph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]
}

struct Symbol: Decodable {
  let identifier: Identifier
  let kind: Kind
  let pathComponents: [String]
  let declarationFragments: [Fragment]
  let swiftExtension: Extension?

  struct Identifier: Decodable { let precise: String }
  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Extension: Decodable { let constraints: [Constraint]? }
  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
  }

  var path: String { pathComponents.joined(separator: ".") }
  var parent: String { pathComponents.dropLast().joined(separator: ".") }

  /// Whether others are members of it.
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind.identifier)
  }

  /// The declaration on one line, with what an extension demands.
  var declaration: String {
    let text = declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let demands = (swiftExtension?.constraints ?? [])
      .map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }
      .filter { !text.contains($0) }
    return demands.isEmpty ? text : "\(text) [where \(demands.joined(separator: ", "))]"
  }
}

struct Relationship: Decodable {
  let kind: String
  let source: String
  let target: String
  let targetFallback: String?
}

var symbols: [Symbol] = []
var relationships: [Relationship] = []
for file in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: file)))
  symbols += graph.symbols
  relationships += graph.relationships
}

let names = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
var conformances: [String: Set<String>] = [:]
for relationship in relationships where relationship.kind == "conformsTo" {
  let name = relationship.targetFallback ?? names[relationship.target] ?? relationship.target
  let short = name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
  // Every type has these, unless it says that it has not.
  if short == "Copyable" || short == "Escapable" || short == "SendableMetatype" { continue }
  conformances[relationship.source, default: []].insert(short)
}

let types = symbols.filter(\.isType)
let members = Dictionary(grouping: symbols.filter { !$0.isType }, by: \.parent)
let headings = Set(types.map(\.path)).union(members.keys)
for path in headings.sorted() {
  if let type = types.first(where: { $0.path == path }) {
    let list = (conformances[type.identifier.precise] ?? []).sorted().joined(separator: ", ")
    let outer = type.parent.isEmpty ? "" : " (in \(type.parent))"
    print(type.declaration + (list.isEmpty ? "" : ": \(list)") + outer)
  } else if path.isEmpty {
    print("top level")
  } else {
    print("extension \(path)")
  }
  for line in Set((members[path] ?? []).map(\.declaration)).sorted() { print("  \(line)") }
}
