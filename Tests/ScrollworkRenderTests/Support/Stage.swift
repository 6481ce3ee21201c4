import CCairo
import Foundation
import Scrollwork
import Testing

@testable import ScrollworkRender
@testable import ScrollworkScene

/// Draws small scenes, given as the layers of a document.
struct Stage {
  let fonts: FontBook
  var width = 32.0
  var height = 32.0
  var scale = 1.0
  var background = "\"transparent\""
  /// More of the document, such as `"direction": "rtl",`.
  var more = ""
  var files: [String: [UInt8]] = [:]
  var limit = Renderer.limit

  init() throws { fonts = try Fonts.house() }

  /// Makes a player and a renderer, with the files in a folder that does not outlive this call.
  func open(_ layers: String) throws -> (player: Player, renderer: Renderer) {
    let document =
      "{ \"scene\": \"Test\", \"size\": [\(width), \(height)], \"background\": \(background),"
      + " \(more) \"layers\": [ \(layers) ] }"
    let scene = try Scene(json: Array(document.utf8))
    let program = Program(scene, in: Environment(viewport: scene.size))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-stage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
    let renderer = try Renderer(
      program,
      folder: folder.path,
      scale: scale,
      fonts: fonts,
      limit: limit
    )
    return (Player(program), renderer)
  }

  /// Draws the layers at a moment.
  func draw(_ layers: String, at time: Double = 0) throws -> Bitmap {
    var (player, renderer) = try open(layers)
    return renderer.frame(of: &player, at: time)
  }

  /// Expects the layers to look as recorded.
  func expect(
    _ layers: String,
    at time: Double = 0,
    is name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let bitmap = try draw(layers, at: time)
    try Golden.expect(Surface(over: bitmap), is: name, sourceLocation: sourceLocation)
  }
}

extension Renderer {
  /// Draws the frame of a moment into a bitmap full of rubbish.
  func frame(of player: inout Player, at time: Double) -> Bitmap {
    player.seek(to: time)
    let bitmap = makeBitmap()
    bitmap.clear(to: 0x8033_2211)
    render(player.frame, into: bitmap)
    return bitmap
  }
}

extension Bitmap {
  /// The picture moved by whole pixels; what comes in is transparent.
  func moved(x: Int, y: Int) -> Bitmap {
    let copy = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        let from = (x: column - x, y: row - y)
        guard from.x >= 0, from.x < width, from.y >= 0, from.y < height else { continue }
        copy[column, row] = self[from.x, from.y]
      }
    }
    return copy
  }

  /// The picture seen in a mirror.
  var mirrored: Bitmap {
    let copy = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { copy[column, row] = self[width - 1 - column, row] }
    }
    return copy
  }

  /// The largest difference of any channel.
  func worstDifference(to other: Bitmap) -> Int {
    Pixels.worstDifference(Surface(over: self), Surface(over: other))
  }

  /// Whether every pixel is transparent.
  var isBlank: Bool {
    (0..<height).allSatisfy { y in (0..<width).allSatisfy { self[$0, y] == 0 } }
  }
}
