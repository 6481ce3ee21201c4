/// From premultiplied pixels to the straight channels that files hold.
enum Unpremultiply {
  /// 255 ÷ alpha in 16.16 fixed point, 0 for alpha 0.
  private static let reciprocals: [UInt32] = (0..<256).map { alpha in
    alpha == 0 ? 0 : (UInt32(255 << 16) + UInt32(alpha) / 2) / UInt32(alpha)
  }

  /// The straight value of a premultiplied channel: channel × 255 ÷ alpha, rounded to nearest.
  ///
  /// Premultiplying the result again, rounded too, gives `channel` back.
  static func channel(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    (channel &* reciprocals[Int(alpha)] &+ 0x8000) >> 16
  }

  /// Writes pixels as R G B A bytes.
  static func rgba(_ pixels: UnsafeBufferPointer<UInt32>, into out: UnsafeMutablePointer<UInt8>) {
    reciprocals.withUnsafeBufferPointer { reciprocals in
      // A row begins after the number of its filter, so its words lie on odd addresses.
      let out = UnsafeMutableRawPointer(out)
      for x in 0..<pixels.count {
        let pixel = pixels[x]
        let alpha = pixel >> 24
        if alpha == 255 {
          let swapped = (pixel & 0xFF00_FF00) | ((pixel >> 16) & 255) | ((pixel & 255) << 16)
          out.storeBytes(of: swapped, toByteOffset: 4 &* x, as: UInt32.self)
          continue
        }
        let reciprocal = reciprocals[Int(alpha)]
        let red = (((pixel >> 16) & 255) &* reciprocal &+ 0x8000) >> 16
        let green = (((pixel >> 8) & 255) &* reciprocal &+ 0x8000) >> 16
        let blue = ((pixel & 255) &* reciprocal &+ 0x8000) >> 16
        let straight = (alpha << 24) | (blue << 16) | (green << 8) | red
        out.storeBytes(of: straight, toByteOffset: 4 &* x, as: UInt32.self)
      }
    }
  }

  /// Writes pixels as R G B bytes, as they look on black.
  static func rgb(_ pixels: UnsafeBufferPointer<UInt32>, into out: UnsafeMutablePointer<UInt8>) {
    for x in 0..<pixels.count {
      let pixel = pixels[x]
      out[3 &* x] = UInt8(truncatingIfNeeded: pixel >> 16)
      out[3 &* x &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      out[3 &* x &+ 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }
}
