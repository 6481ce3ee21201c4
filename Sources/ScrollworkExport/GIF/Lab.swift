internal import Scrollwork

/// A colour in Oklab, where equal distances look equal.
struct Lab: Hashable {
  /// Lightness, 0 … 1.
  var l: Float
  /// From green to red, within ±0.4.
  var a: Float
  /// From blue to yellow, within ±0.4.
  var b: Float

  /// The squared distance from another colour.
  @inline(__always) func square(to other: Lab) -> Float {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}

extension Lab {
  /// Converts `0xRRGGBB`.
  ///
  /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  init(_ colour: UInt32) {
    let red = Self.light[Int(colour >> 16 & 255)]
    let green = Self.light[Int(colour >> 8 & 255)]
    let blue = Self.light[Int(colour & 255)]
    let x = Self.cubeRoot(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_994 * blue)
    let y = Self.cubeRoot(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let z = Self.cubeRoot(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    l = 0.210_454_26 * x + 0.793_617_8 * y - 0.004_072_047 * z
    a = 1.977_998_5 * x - 2.428_592_2 * y + 0.450_593_7 * z
    b = 0.025_904_037 * x + 0.782_771_77 * y - 0.808_675_77 * z
  }

  /// The light of each level: a grey's lightness is the root of it.
  private static let light: [Float] = (0..<256).map { level in
    let lightness = RGBA(hex: UInt32(level) * 0x1_0101).oklab.l
    return Float(lightness * lightness * lightness)
  }

  /// The cube root of 0 … 1, good to the last digit but one: Halley's method, from a third of the
  /// exponent.
  @inline(__always) private static func cubeRoot(_ value: Float) -> Float {
    var root = Float(bitPattern: value.bitPattern / 3 &+ 0x2A51_37A0)
    for _ in 0..<2 {
      let cube = root * root * root
      root = root * (cube + value + value) / (cube + cube + value)
    }
    return value > 0 ? root : 0
  }
}
