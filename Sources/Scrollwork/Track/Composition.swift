/// How a value joins what other tracks have already made of the same property.
///
///     Composition.multiply.combine(0.5, 0.4)  // 0.2: two half-seen things are seen less
///
/// Translations and rotations add, scales and opacities multiply, a depth replaces, and so does each
/// number of a colour. CSS adds opacities too (0.5 and 0.4 give 0.9); here they multiply.
public enum Composition: UInt8, Hashable, Sendable {
  /// The sum.
  case add
  /// The product.
  case multiply
  /// The newer value alone.
  case replace

  /// The value that changes nothing: 0 or 1; nil when every value replaces.
  @inlinable public var identity: Double? {
    switch self {
    case .add: 0
    case .multiply: 1
    case .replace: nil
    }
  }

  /// Returns what a value makes of the one below it.
  ///
  /// - Parameters:
  ///   - underlying: What the earlier tracks made.
  ///   - value: The value that joins it.
  /// - Returns: The sum, the product or `value`.
  @inlinable
  public func combine(_ underlying: Double, _ value: Double) -> Double {
    switch self {
    case .add: underlying + value
    case .multiply: underlying * value
    case .replace: value
    }
  }
}
