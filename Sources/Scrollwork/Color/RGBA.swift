/// A colour in sRGB with its opacity, not premultiplied.
///
///     RGBA(hex: 0x3B2A5A).blue  // 0.35294117647058826
///
/// Each number lies in 0 … 1. What overshoots or is extrapolated may leave that range; `bytes`
/// saturates, as every host does.
public struct RGBA: Hashable, Sendable {
  /// Red, gamma-encoded, 0 … 1.
  public var red: Double
  /// Green, gamma-encoded, 0 … 1.
  public var green: Double
  /// Blue, gamma-encoded, 0 … 1.
  public var blue: Double
  /// Opacity, 0 … 1.
  public var alpha: Double

  /// Creates a colour from its four numbers, each 0 … 1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  @inlinable public static var black: RGBA { RGBA(red: 0, green: 0, blue: 0) }

  /// Opaque white.
  @inlinable public static var white: RGBA { RGBA(red: 1, green: 1, blue: 1) }

  /// Nothing at all: CSS `transparent`.
  @inlinable public static var clear: RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
}
