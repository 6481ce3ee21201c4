import Foundation
import ScrollworkScene
import TestSupport
import Testing

/// The examples with values exchanged, dropped, doubled and misspelt: read or refused, at a place.
struct SceneMutationTests {
  static let names = ["onboarding", "wave", "task-switcher"]

  static let strange: [JSONValue] = [
    nil, true, 0, -1, 0.5, 1e300, -1e300, .number(.leastNonzeroMagnitude), "", "x", "$", "$nothing",
    "1 / 0", "((((", "-",
    "50%",
    "9vw", "linear", "view", "screen", [], [[]], [0], [0, 1, 2, 3, 4], [:], ["x": 0], ["size": []],
    ["page": -1],
  ]

  func example(_ name: String) throws -> JSONValue {
    let url = Vectors.root.appendingPathComponent("Examples/\(name)/scene.json")
    let document = try JSONDocument([UInt8](Data(contentsOf: url)))
    return JSONValue(document.root, of: document)
  }

  @Test(arguments: names) func everyMistakeHasAPlaceAndAPrintedBlock(_ name: String) throws {
    let scene = try example(name)
    forAll(60) { seed, random in
      var mutant = scene
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutant.mutate(&random) }
      let bytes = JSONWriter().bytes(of: mutant)
      do throws(Diagnostics) {
        _ = try Scene(json: bytes)
      } catch {
        #expect(error.hasErrors, "seed \(seed)")
        let text = DiagnosticPrinter(file: "a.json", source: bytes).text(for: error)
        for diagnostic in error.all {
          #expect((diagnostic.range?.end ?? .max) <= bytes.count, "seed \(seed)")
          #expect(text.contains("[\(diagnostic.id.name)]"), "seed \(seed)")
        }
      }
    }
  }
}

extension JSONValue {
  /// Changes one value somewhere in the tree.
  fileprivate mutating func mutate(_ random: inout SeededGenerator) {
    let strange = SceneMutationTests.strange
    switch self {
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let place = Int.random(in: 0..<elements.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: elements.remove(at: place)
      case 1: elements.insert(elements[place], at: place)
      default: elements[place].mutate(&random)
      }
      self = .array(elements)
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let place = Int.random(in: 0..<members.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: members.remove(at: place)
      case 1: members.append(members[place])
      case 2: members[place].key += "s"
      default: members[place].value.mutate(&random)
      }
      self = .object(members)
    default: self = strange[Int.random(in: 0..<strange.count, using: &random)]
    }
  }
}
