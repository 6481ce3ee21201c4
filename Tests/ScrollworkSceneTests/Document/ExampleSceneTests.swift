import ExampleScenes
import Foundation
import ScrollworkScene
import TestSupport
import Testing

/// Places a list of diagnostics in words that a failing test can show.
func places(_ diagnostics: Diagnostics, in bytes: [UInt8]) -> [String] {
  diagnostics.all.map { diagnostic in
    guard let range = diagnostic.range else { return "\(diagnostic.id)" }
    let line = bytes[..<range.start].split(separator: 10, omittingEmptySubsequences: false).count
    return "\(diagnostic.id) in line \(line): "
      + String(decoding: bytes[range.start..<min(range.end, range.start + 60)], as: UTF8.self)
  }
}

@Suite struct ExampleSceneTests {
  @Test(arguments: ["onboarding", "wave", "task-switcher"])
  func readsWithoutComplaint(_ name: String) throws {
    let url = Vectors.root.appendingPathComponent("Examples/\(name)/scene.json")
    let bytes = try [UInt8](Data(contentsOf: url))
    do {
      let scene = try Scene(json: bytes)
      #expect(!scene.layers.isEmpty)
    } catch {
      Issue.record("\(places(error, in: bytes))")
    }
  }

  @Test(arguments: ["onboarding", "wave", "task-switcher"])
  func isTheSameInSwift(_ name: String) throws {
    let url = Vectors.root.appendingPathComponent("Examples/\(name)/scene.json")
    let document = try Scene(json: [UInt8](Data(contentsOf: url)))
    let scene =
      switch name {
      case "onboarding": Examples.onboarding
      case "wave": Examples.wave
      default: Examples.taskSwitcher
      }
    let isSame = scene == document
    #expect(isSame, "\(name), \(firstDifference(scene, document))")
  }
}
