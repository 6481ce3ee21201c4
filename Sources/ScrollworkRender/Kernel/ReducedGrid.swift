internal import Scrollwork

/// A smaller copy of a picture: each of its pixels is the mean of a block.
///
/// Below half size four neighbours are too few to mix: what lies between those that are read would be
/// lost, and fine lines would flicker as they move. A copy is chosen that is drawn at more than half its
/// size, and at most at it.
final class ReducedGrid {
  /// How often each side is halved.
  struct Steps: Equatable {
    /// Halvings of the width.
    let across: Int
    /// Halvings of the height.
    let down: Int

    /// More than this leaves a single pixel of the largest picture.
    private static let most = 15

    /// What a map asks for.
    init(for map: Affine) {
      func halvings(_ x: Double, _ y: Double) -> Int {
        var square = x * x + y * y
        var count = 0
        while square < 0.25 && count < Self.most {
          square *= 4
          count += 1
        }
        return count
      }
      across = halvings(map.a, map.b)
      down = halvings(map.c, map.d)
    }

    /// Whether nothing is halved.
    var isNone: Bool { across == 0 && down == 0 }
  }

  /// How it was made.
  let steps: Steps
  /// Its pixels, with a transparent edge.
  let grid: PixelGrid

  /// Makes a smaller copy.
  init(of picture: PixelGrid, by steps: Steps) {
    self.steps = steps
    let (block, lines) = (1 << steps.across, 1 << steps.down)
    let width = (picture.width + block - 1) / block + 2
    let height = (picture.height + lines - 1) / lines + 2
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    base.initialize(repeating: 0, count: width * height)
    grid = PixelGrid(base: base, stride: width, width: width, height: height)
    var sums = [UInt64](repeating: 0, count: 4 * width)
    for y in 1..<height - 1 {
      for i in sums.indices { sums[i] = 0 }
      for row in (y - 1) * lines..<min(y * lines, picture.height) {
        Self.add(picture.channels(0, row), picture.width, block: block, to: &sums)
      }
      let half = UInt64(block * lines / 2)
      let halvings = UInt64(steps.across + steps.down)
      for x in 1..<width - 1 {
        var pixel: UInt32 = 0
        for c in 0..<4 { pixel |= UInt32((sums[4 * x + c] + half) >> halvings) << UInt32(8 * c) }
        grid.row(y)[x] = pixel
      }
    }
  }

  deinit { grid.base.deallocate() }

  /// From its pixels to those of the picture.
  var map: Affine {
    Affine.scale(x: Double(1 << steps.across), y: Double(1 << steps.down))
      .concatenating(.translation(x: -1, y: -1))
  }

  private static func add(
    _ channels: UnsafePointer<UInt8>,
    _ width: Int,
    block: Int,
    to sums: inout [UInt64]
  ) {
    var (x, place) = (0, 4)
    while x < width {
      let end = min(x + block, width)
      while x < end {
        for c in 0..<4 { sums[place + c] += UInt64(channels[4 * x + c]) }
        x += 1
      }
      place += 4
    }
  }
}
