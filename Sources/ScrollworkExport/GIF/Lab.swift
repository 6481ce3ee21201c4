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
    let light = Self.light
    let red = light[Int(colour >> 16 & 255)]
    let green = light[Int(colour >> 8 & 255)]
    let blue = light[Int(colour & 255)]
    // Three numbers at once; the fourth means nothing.
    let cones = Self.cubeRoots(
      Four(0.412_221_47, 0.211_903_5, 0.088_302_46, 1) * red
        + Four(0.536_332_54, 0.680_699_55, 0.281_718_84, 1) * green
        + Four(0.051_445_994, 0.107_396_96, 0.629_978_7, 1) * blue
    )
    let lab =
      Four(0.210_454_26, 1.977_998_5, 0.025_904_037, 0) * cones[0]
      + Four(0.793_617_8, -2.428_592_2, 0.782_771_77, 0) * cones[1]
      + Four(-0.004_072_047, 0.450_593_7, -0.808_675_77, 0) * cones[2]
    self.init(l: lab[0], a: lab[1], b: lab[2])
  }

  private typealias Four = SIMD4<Float>

  /// The light of each level: a grey's lightness is the root of it.
  private static let light: [Float] = (0..<256).map { level in
    let lightness = RGBA(hex: UInt32(level) * 0x1_0101).oklab.l
    return Float(lightness * lightness * lightness)
  }

  /// The cube roots of 0 … 1, good to the last digit but one; that of 0 is 1e-10.
  ///
  /// Halley's method, from a third of the exponent.
  @inline(__always) private static func cubeRoots(_ some: Four) -> Four {
    // Changes 0 alone, so that nothing is divided by it.
    let values = some + 1e-30
    var roots = Four()
    for k in 0..<4 {
      roots[k] = Float(bitPattern: values[k].bitPattern / 3 &+ 0x2A51_37A0)
    }
    for _ in 0..<2 {
      let cubes = roots * roots * roots
      roots = roots * (cubes + values + values) / (cubes + cubes + values)
    }
    return roots
  }
}
