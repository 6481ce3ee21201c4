import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// The first line in which two documents differ, for a failing test to show.
func firstDifference(_ a: Scene, _ b: Scene) -> String {
  let left = String(decoding: a.json(), as: UTF8.self).split(separator: "\n")
  let right = String(decoding: b.json(), as: UTF8.self).split(separator: "\n")
  for index in 0..<max(left.count, right.count) {
    let one = index < left.count ? left[index] : "(end)"
    let other = index < right.count ? right[index] : "(end)"
    if one != other { return "line \(index + 1):\n\(one)\n\(other)" }
  }
  return "only in what documents cannot say"
}

/// Reads a scene back from its document, and records what is wrong when it cannot.
func readBack(_ scene: Scene, _ comment: String) -> Scene? {
  let bytes = scene.json()
  do {
    return try Scene(json: bytes)
  } catch {
    Issue.record("\(comment): \(places(error, in: bytes))")
    return nil
  }
}

struct SceneWriterTests {
  @Test(arguments: ["onboarding", "wave", "task-switcher"])
  func writesExamplesThatReadTheSame(_ name: String) throws {
    let url = Vectors.root.appendingPathComponent("Examples/\(name)/scene.json")
    let scene = try Scene(json: [UInt8](Data(contentsOf: url)))
    guard let again = readBack(scene, name) else { return }
    #expect(again == scene, "\(firstDifference(again, scene))")
  }

  @Test func writesAnySceneSoThatItReadsTheSame() {
    forAll(400) { seed, random in
      var maker = RandomScene(random)
      let scene = maker.scene()
      guard let again = readBack(scene, "seed \(seed)") else { return }
      #expect(again == scene, "seed \(seed), \(firstDifference(again, scene))")
      #expect(again.json() == scene.json(), "seed \(seed)")
    }
  }

  @Test func writesOnlyWhatDiffersFromTheDefaults() {
    var scene = Scene("Wave", size: Size(width: 320, height: 568))
    #expect(
      scene.json() == Array("{ \"scene\": \"Wave\", \"size\": [320, 568] }\n".utf8)
    )
    scene.layers = [Layer(.group(.init())), Layer(.text(.init("Hi")))]
    #expect(
      String(decoding: scene.json(schema: "s.json"), as: UTF8.self) == """
        { "$schema": "s.json", "scene": "Wave", "size": [320, 568], "layers": [ {}, { "text": "Hi" } ] }

        """
    )
  }

  @Test func writesANamedSpringWithAVelocityByItsNumbers() throws {
    var animation = Layer.Animation()
    animation.properties = [.init(.x, [0, 1])]
    animation.spring = .init(.bouncy)
    animation.spring?.velocity = 2
    var layer = Layer(.group(.init()))
    layer.animations = [animation]
    var scene = Scene("Spring", size: Size(width: 1, height: 1))
    scene.layers = [layer]
    let spring = try Scene(json: scene.json()).layers[0].animations[0].spring
    var expected = Layer.SpringRule(.perceptual(duration: 0.5, bounce: 0.3))
    expected.velocity = 2
    #expect(spring == expected)
  }

  @Test func writesTheNearestBytesOfAColour() {
    var scene = Scene("Colour", size: Size(width: 1, height: 1))
    scene.background = .color(RGBA(red: 0.5, green: 0, blue: 1, alpha: 0.25))
    #expect(String(decoding: scene.json(), as: UTF8.self).contains("\"#8000ff40\""))
  }
}
