import Foundation
import Scrollwork
import ScrollworkRender
import ScrollworkScene

/// A picture that the browser took, read by the renderer itself.
struct Screenshot {
  private let bitmap: Bitmap

  /// Decodes a PNG of the size of another picture.
  init(_ png: [UInt8], like other: Bitmap) throws {
    let scratch = try Scratch()
    try scratch.write(png, to: "shot.png")
    var scene = Scene("Shot", size: Size(width: Double(other.width), height: Double(other.height)))
    scene.layers = [Layer(.image(Layer.Image("shot.png")))]
    let program = Program(scene, in: Environment(viewport: scene.size))
    var player = Player(program)
    player.seek(to: 0)
    let renderer = try Renderer(program, folder: scratch.url.path)
    bitmap = renderer.makeBitmap()
    renderer.render(player.frame, into: bitmap)
  }

  /// How two pictures differ, in 255ths.
  struct Difference {
    /// The mean distance over all channels of all pixels.
    var mean = 0.0
    /// The largest distance between the mean colours of a tile of 16 × 16 pixels.
    var worstTile = 0.0
  }

  func difference(from other: Bitmap) -> Difference {
    var sum = 0
    var worst = 0.0
    for top in stride(from: 0, to: other.height, by: 16) {
      for left in stride(from: 0, to: other.width, by: 16) {
        var tile = [0, 0, 0]
        let (right, bottom) = (min(left + 16, other.width), min(top + 16, other.height))
        for y in top..<bottom {
          for x in left..<right {
            let (a, b) = (bitmap[x, y], other[x, y])
            for channel in 0..<3 {
              let shift = UInt32(channel * 8)
              let distance = Int(a >> shift & 255) - Int(b >> shift & 255)
              tile[channel] += distance
              sum += abs(distance)
            }
          }
        }
        let area = Double((right - left) * (bottom - top))
        for channel in tile { worst = max(worst, Double(abs(channel)) / area) }
      }
    }
    return Difference(mean: Double(sum) / Double(other.width * other.height * 3), worstTile: worst)
  }
}
