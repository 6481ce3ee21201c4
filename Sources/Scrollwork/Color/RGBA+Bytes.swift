extension RGBA {
  /// Creates a colour from bytes, each of which is divided by 255.
  ///
  ///     RGBA(bytes: 59, 42, 90)  // the same as RGBA(hex: 0x3B2A5A)
  @inlinable
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: Double(alpha) / 255
    )
  }

  /// Creates a colour from six hexadecimal digits, `0xRRGGBB`.
  ///
  /// - Parameters:
  ///   - hex: Red, green and blue, a byte each.
  ///   - alpha: Opacity, 0 … 1.
  /// - Precondition: `hex` has no more than six digits.
  @inlinable
  public init(hex: UInt32, alpha: Double = 1) {
    precondition(hex <= 0xFFFFFF, "A colour in hexadecimal must have the form 0xRRGGBB")
    self.init(
      red: Double(hex >> 16) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// The colour in bytes, not premultiplied.
  ///
  /// Each number is multiplied by 255 and rounded to the nearest integer, halves up; what lies
  /// outside 0 … 1 saturates. A colour made of bytes gives these bytes again.
  /// Source: CSS Color 4 §4.2, serialising sRGB values.
  @inlinable
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// Returns the byte for a number in 0 … 1, saturating outside; 0 for NaN.
  @inlinable
  public static func byte(_ value: Double) -> UInt8 {
    if !(value > 0) { return 0 }
    return value < 1 ? UInt8(truncatingIfNeeded: Int32(value * 255 + 0.5)) : 255
  }
}
