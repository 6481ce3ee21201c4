import ScrollworkRender
import TestSupport

/// Pictures that tests draw for themselves.
enum Pictures {
  /// A dark ground that brightens downwards, with a bright box that walks 3 pixels a frame.
  static func walkingBox(width: Int, height: Int, frame: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let left = frame * 3 % width
    for y in 0..<height {
      let shade = UInt32(20 + 60 * y / height)
      for x in 0..<width {
        let isBox = x >= left && x < left + width / 4 && y >= height / 4 && y < height * 3 / 4
        bitmap[x, y] = isBox ? 0xFFF0_A030 : 0xFF00_0000 | shade << 16 | shade / 2 << 8 | shade * 2
      }
    }
    return bitmap
  }

  /// Pixels at random; premultiplied as the rule asks.
  static func noise(
    width: Int,
    height: Int,
    opaque: Bool,
    _ generator: inout SeededGenerator
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
        bitmap[x, y] = alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
      }
    }
    return bitmap
  }

  /// Rows of one colour each, or of stripes: what flat art is made of.
  static func stripes(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = (x / 5 + y / 7) % 2 == 0 ? 0xFF20_6080 : 0xFFFF_F0E0
      }
    }
    return bitmap
  }
}

extension Bitmap {
  /// The mean distance of the channels' values from another bitmap's, in levels.
  func meanError(from other: Bitmap) -> Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        for shift in [UInt32(0), 8, 16] {
          sum += abs(Int((self[x, y] >> shift) & 255) - Int((other[x, y] >> shift) & 255))
        }
      }
    }
    return Double(sum) / Double(3 * width * height)
  }

  /// The greatest distance of a channel's value from another bitmap's, in levels.
  func greatestError(from other: Bitmap) -> Int {
    var greatest = 0
    for y in 0..<height {
      for x in 0..<width {
        for shift in [UInt32(0), 8, 16] {
          let error = abs(Int((self[x, y] >> shift) & 255) - Int((other[x, y] >> shift) & 255))
          greatest = max(greatest, error)
        }
      }
    }
    return greatest
  }
}
