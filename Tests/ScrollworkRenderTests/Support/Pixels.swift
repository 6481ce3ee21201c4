@testable import ScrollworkRender

/// Looks into surfaces.
enum Pixels {
  /// The premultiplied `0xAARRGGBB` of every pixel, row after row.
  static func all(_ surface: Surface) -> [UInt32] {
    surface.withPixels { pixels in
      (0..<surface.height).flatMap { y in
        (0..<surface.width).map { x in
          let at = pixels + y * surface.stride + x * 4
          return UInt32(at[0]) | UInt32(at[1]) << 8 | UInt32(at[2]) << 16 | UInt32(at[3]) << 24
        }
      }
    }
  }

  /// One pixel.
  static func at(_ x: Int, _ y: Int, _ surface: Surface) -> UInt32 {
    all(surface)[y * surface.width + x]
  }

  /// The four channels of a pixel.
  static func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> UInt32($0) & 255) }
  }

  /// The largest difference of any channel; 255 when the sizes differ.
  static func worstDifference(_ a: Surface, _ b: Surface) -> Int {
    guard a.width == b.width, a.height == b.height else { return 255 }
    return zip(all(a), all(b)).map { difference($0, $1) }.max() ?? 0
  }

  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
  }

  /// White where two pictures of one size differ most, black where they agree.
  static func difference(_ a: Surface, _ b: Surface) -> Surface {
    let result = Surface(width: a.width, height: a.height)
    guard a.width == b.width, a.height == b.height else { return result }
    let levels = zip(all(a), all(b)).map { UInt8(min(255, difference($0, $1) * 8)) }
    result.withPixels { pixels in
      for y in 0..<result.height {
        for x in 0..<result.width {
          let at = pixels + y * result.stride + x * 4
          for channel in 0..<3 { at[channel] = levels[y * result.width + x] }
          at[3] = 255
        }
      }
    }
    return result
  }
}
