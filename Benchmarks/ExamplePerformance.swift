internal import Foundation
internal import Scrollwork
internal import ScrollworkScene

/// An example with one of its gestures.
struct ExamplePerformance {
  let name: String
  /// Where its pictures are.
  let folder: String
  let program: Program
  let playback: Playback

  /// Those that films and frames are measured on.
  static func all(scale: Double) throws -> [ExamplePerformance] {
    try [("onboarding", "walk"), ("wave", "watch"), ("task-switcher", "fling")]
      .map { try ExamplePerformance($0, $1, scale: scale) }
  }

  /// Reads an example, to be drawn with so many pixels a point.
  private init(_ name: String, _ gesture: String, scale: Double) throws {
    self.name = name
    folder = "Examples/\(name)"
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/scene.json")))
    let script = try [UInt8](
      Data(contentsOf: URL(fileURLWithPath: folder + "/gestures/\(gesture).trace"))
    )
    let scene = try Scene(json: bytes)
    program = Program(
      scene,
      in: ScrollworkScene.Environment(viewport: scene.size, pixel: 1 / scale)
    )
    playback = Playback(program, try Trace(script: script, viewport: scene.size))
  }
}

/// A folder that is gone when nobody needs it any more.
final class BenchFolder {
  let path = NSTemporaryDirectory() + "scrollwork-bench-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
