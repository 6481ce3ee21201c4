/// The way to Oklab and back.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), the matrices from
/// linear sRGB to LMS and from the roots of LMS to Lab. The way back uses the exact inverses of the
/// published digits, so that there and back is good to about 1e-15.
extension RGBA {
  /// The colour in Oklab: lightness 0 … 1, and two coordinates of hue and chroma, within ±0.4.
  public var oklab: (l: Double, a: Double, b: Double) {
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    let x = Numerics.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let y = Numerics.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let z = Numerics.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z,
      1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z,
      0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z
    )
  }

  /// Creates a colour from Oklab.
  ///
  /// What sRGB cannot show gets numbers outside 0 … 1.
  ///
  /// - Parameters:
  ///   - oklab: Lightness 0 … 1, and the two coordinates of hue and chroma.
  ///   - alpha: Opacity, 0 … 1.
  public init(oklab: (l: Double, a: Double, b: Double), alpha: Double = 1) {
    let (l, a, b) = oklab
    let x = 0.9999999984505198 * l + 0.39633779217376786 * a + 0.2158037580607588 * b
    let y = 1.0000000088817609 * l - 0.10556134232365635 * a - 0.06385417477170591 * b
    let z = 1.0000000546724108 * l - 0.08948418209496575 * a - 1.2914855378640917 * b
    let x3 = x * x * x
    let y3 = y * y * y
    let z3 = z * z * z
    self.init(
      red: Self.encoded(
        4.076741661347994 * x3 - 3.3077115904081933 * y3 + 0.2309699287294279 * z3
      ),
      green: Self.encoded(
        -1.268438004092176 * x3 + 2.6097574006633715 * y3 - 0.3413193963102196 * z3
      ),
      blue: Self.encoded(
        -0.004196086541837109 * x3 - 0.7034186144594496 * y3 + 1.7076147009309448 * z3
      ),
      alpha: alpha
    )
  }

  /// Returns the light of an sRGB number, odd about 0.
  ///
  /// Source: IEC 61966-2-1.
  static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    if size <= 0.04045 { return value / 12.92 }
    let light = Numerics.power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// Returns the sRGB number of a light, odd about 0.
  ///
  /// Source: IEC 61966-2-1.
  static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    if size <= 0.0031308 { return light * 12.92 }
    let value = 1.055 * Numerics.power(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
