import Foundation
import Scrollwork
import ScrollworkRender
import ScrollworkScene

/// A picture that the browser took, read by the renderer itself.
struct Screenshot {
  let bitmap: Bitmap

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
  struct Difference: Sendable {
    /// The mean distance over all channels of all pixels.
    var mean = 0.0
    /// The largest distance between the mean colours of a tile of 16 × 16 pixels.
    var worstTile = 0.0
    /// The share of pixels of which some channel differs by more than 32.
    var far = 0.0
  }

  /// Compares the pixels that lie outside of some boxes.
  func difference(from other: Bitmap, outside boxes: [Rect] = []) -> Difference {
    let (width, height) = (other.width, other.height)
    let counts = Self.mask(boxes, width, height)
    var (sum, far, seen) = (0, 0, 0)
    var worst = 0.0
    bitmap.withUnsafeBytes { a in
      other.withUnsafeBytes { b in
        for top in stride(from: 0, to: height, by: 16) {
          for left in stride(from: 0, to: width, by: 16) {
            let (right, bottom) = (min(left + 16, width), min(top + 16, height))
            var (blue, green, red, area) = (0, 0, 0, 0)
            for y in top..<bottom {
              for x in left..<right where counts[y * width + x] {
                let (i, j) = (y * bitmap.bytesPerRow + x * 4, y * other.bytesPerRow + x * 4)
                let first = Int(a[i]) - Int(b[j])
                let second = Int(a[i + 1]) - Int(b[j + 1])
                let third = Int(a[i + 2]) - Int(b[j + 2])
                blue += first
                green += second
                red += third
                sum += abs(first) + abs(second) + abs(third)
                if max(abs(first), abs(second), abs(third)) > 32 { far += 1 }
                area += 1
              }
            }
            seen += area
            // Of a tile that is cut an edge may be left, which is no area.
            if area < (right - left) * (bottom - top) { continue }
            worst = max(worst, Double(max(abs(blue), abs(green), abs(red))) / Double(area))
          }
        }
      }
    }
    let all = Double(max(1, seen))
    return Difference(mean: Double(sum) / all / 3, worstTile: worst, far: Double(far) / all)
  }

  /// Whether each pixel lies outside of all boxes.
  private static func mask(_ boxes: [Rect], _ width: Int, _ height: Int) -> [Bool] {
    var mask = Array(repeating: true, count: width * height)
    for box in boxes {
      func edge(_ value: Double, _ end: Int) -> Int { Int(min(max(0, value), Double(end))) }
      let columns =
        edge(
          box.minX.rounded(.down),
          width
        )..<max(
          edge(box.minX.rounded(.down), width),
          edge(box.maxX.rounded(.up), width)
        )
      let top = edge(box.minY.rounded(.down), height)
      for y in top..<max(top, edge(box.maxY.rounded(.up), height)) {
        for x in columns { mask[y * width + x] = false }
      }
    }
    return mask
  }
}
