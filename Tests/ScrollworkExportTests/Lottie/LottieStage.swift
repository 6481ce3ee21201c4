import Foundation
import Scrollwork
import ScrollworkExport
import ScrollworkScene
import TestSupport

/// Examples, and scenes written in tests, as animations.
struct LottieStage {
  let scene: Scene
  let folder: String
  var playback: Playback

  /// An example with one of its gestures; `watch` of the wave has no touch.
  init(example: String, gesture: String) throws {
    let root = Vectors.root.appendingPathComponent("Examples/\(example)")
    folder = root.path
    scene = try Scene(json: Array(Data(contentsOf: root.appendingPathComponent("scene.json"))))
    let trace = try Trace(
      script: Array(Data(contentsOf: root.appendingPathComponent("gestures/\(gesture).trace"))),
      viewport: scene.size
    )
    playback = Playback(Program(scene, in: Environment(for: scene)), trace)
  }

  /// A scene without touches.
  init(_ json: String) throws {
    folder = NSTemporaryDirectory()
    scene = try Scene(json: Array(json.utf8))
    playback = Playback(Program(scene, in: Environment(for: scene)))
  }

  /// Each example with the touches of its film.
  static let examples = [
    ("wave", "watch"), ("onboarding", "walk"), ("task-switcher", "fling"),
  ]

  /// The whole of each example, written once for all tests.
  static let exports: [String: LottieExport] = Dictionary(
    uniqueKeysWithValues: examples.compactMap { example, gesture in
      (try? LottieStage(example: example, gesture: gesture).export()).map { (example, $0) }
    }
  )

  /// The examples that scroll, by their position.
  static let rides: [String: LottieExport] = Dictionary(
    uniqueKeysWithValues: examples[1...].compactMap { example, gesture in
      (try? LottieStage(example: example, gesture: gesture).ride()).map { (example, $0) }
    }
  )

  func ride(cards: Int? = nil) throws -> LottieExport {
    var options = LottieExport.Options(seconds: 0)
    options.cards = cards
    return try LottieExport(
      scrolling: scene,
      playback.player.program,
      folder: folder,
      options: options
    )
  }

  func export(
    seconds: Double? = nil,
    _ change: (inout LottieExport.Options) -> Void = { _ in }
  ) throws -> LottieExport {
    var options = LottieExport.Options(seconds: seconds ?? playback.end)
    change(&options)
    return try LottieExport(scene, playback, folder: folder, options: options)
  }
}

extension Environment {
  /// The scene's own size and values.
  init(for scene: Scene) {
    self.init(viewport: scene.size, parameters: scene.parameters.map(\.value))
  }
}

extension LottieExport {
  /// The animation as a reader of JSON has it.
  func tree() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(json))
    return value as? [String: Any] ?? [:]
  }
}
