import CCairo
import Foundation
import TestSupport
import Testing

@testable import ScrollworkRender

/// Compares small pictures with recorded ones.
enum Golden {
  /// Levels of 255 that a channel may differ: pixel code for other processors rounds differently.
  static let tolerance = 2

  static let folder = Vectors.root.appendingPathComponent("Tests/Goldens/Render")

  /// Expects `surface` to look like `Tests/Goldens/Render/<name>.png`.
  ///
  /// With `SCROLLWORK_RECORD=1` it records instead. A failure leaves the actual picture and the
  /// difference in a temporary folder, and says where.
  static func expect(
    _ surface: Surface,
    is name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    precondition(
      surface.width <= 64 && surface.height <= 64,
      "Goldens are at most 64 pixels a side"
    )
    let file = folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["SCROLLWORK_RECORD"] == "1" {
      return write(surface, to: file)
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      let place = try keep(surface, nil, name)
      Issue.record(
        "\(file.path) is not recorded yet; look at \(place.path), then \(command)",
        sourceLocation: sourceLocation
      )
      return
    }
    let fonts = try Fonts.house()
    let golden = try Picture([UInt8](Data(contentsOf: file)), fonts: fonts)
    guard case .pixels(let raw) = golden.content else { return }
    let expected = Self.color(raw)
    let worst = Pixels.worstDifference(expected, surface)
    guard worst > tolerance else { return }
    let place = try keep(surface, expected, name)
    Issue.record(
      """
      \(name) differs by up to \(worst) levels from \(file.path); look at \(place.path) \
      (actual.png, diff.png). To accept: \(command)
      """,
      sourceLocation: sourceLocation
    )
  }

  private static let command =
    "SCROLLWORK_RECORD=1 swift test --filter ScrollworkRenderTests"

  private static func keep(_ actual: Surface, _ expected: Surface?, _ name: String) throws -> URL {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-goldens-\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    write(actual, to: place.appendingPathComponent("actual.png"))
    guard let expected else { return place }
    write(expected, to: place.appendingPathComponent("expected.png"))
    write(Pixels.difference(expected, actual), to: place.appendingPathComponent("diff.png"))
    return place
  }

  /// A picture without alpha as one with alpha.
  private static func color(_ raw: Surface) -> Surface {
    let surface = Surface(width: raw.width, height: raw.height)
    let canvas = Canvas(surface)
    cairo_set_source_surface(canvas.cr, raw.raw, 0, 0)
    cairo_paint(canvas.cr)
    return surface
  }

  static func write(_ surface: Surface, to file: URL) {
    let status = cairo_surface_write_to_png(surface.raw, file.path)
    precondition(status == CAIRO_STATUS_SUCCESS, "A golden must be writable at \(file.path)")
  }
}

/// The fonts of the tests.
enum Fonts {
  static func house() throws -> FontBook { FontBook(try FontFiles()) }
}
