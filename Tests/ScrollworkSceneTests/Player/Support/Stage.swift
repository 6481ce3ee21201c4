import Foundation
import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// A scene made ready to play in a test, with its layers found by name.
struct Stage {
  let scene: Scene
  let program: Program
  let viewport: Size

  init(
    _ scene: Scene,
    size: Size? = nil,
    parameters: [Double] = [],
    reducesMotion: Bool = false
  ) {
    self.scene = scene
    viewport = size ?? scene.size
    program = Program(
      scene,
      in: Environment(
        viewport: viewport,
        prefersReducedMotion: reducesMotion,
        parameters: parameters
      )
    )
  }

  /// A scene of 320 × 568 points from the inside of its document, without the braces.
  init(_ inside: String, reducesMotion: Bool = false) throws {
    let text = #"{ "scene": "Test", "size": [320, 568], \#(inside) }"#
    self.init(try Scene(json: Array(text.utf8)), reducesMotion: reducesMotion)
  }

  /// One of the examples.
  init(
    example name: String,
    size: Size? = nil,
    parameters: [Double] = [],
    reducesMotion: Bool = false
  ) throws {
    let url = Vectors.root.appendingPathComponent("Examples/\(name)/scene.json")
    self.init(
      try Scene(json: [UInt8](Data(contentsOf: url))),
      size: size,
      parameters: parameters,
      reducesMotion: reducesMotion
    )
  }

  /// The trace of a script in the short form.
  func trace(_ script: String) throws -> Trace {
    try Trace(script: Array(script.utf8), viewport: viewport)
  }

  /// The recorded gesture of an example.
  func gesture(_ example: String, _ name: String) throws -> Trace {
    let url = Vectors.root.appendingPathComponent("Examples/\(example)/gestures/\(name).trace")
    return try Trace(script: [UInt8](Data(contentsOf: url)), viewport: viewport)
  }

  func playback(_ script: String = "") throws -> Playback { Playback(program, try trace(script)) }

  /// The node with a name.
  func node(_ id: String) throws -> Int {
    try #require(program.nodes.firstIndex { $0.id == UTF8String(id) }, "no layer \(id)")
  }

  /// The slot of the layer with a name; the first one where it is in a card.
  func slot(_ id: String) throws -> Int {
    let node = try node(id)
    return try #require((0..<program.slotCount).first { program.nodeIndex(ofSlot: $0) == node })
  }

  /// What is seen at a moment of a script.
  func picture(_ time: Double, _ script: String = "") throws -> Picture {
    var playback = try playback(script)
    playback.seek(to: time)
    return Picture(playback.frame, of: program)
  }

  /// What is seen of a layer at a moment of a script; nil when it is not visible.
  func look(_ id: String, at time: Double, _ script: String = "") throws -> Look? {
    try picture(time, script).look(try slot(id))
  }
}

/// Whether two numbers differ by no more than a billionth of a point.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
