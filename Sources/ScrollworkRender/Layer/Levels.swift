/// The few sizes at which a layer is drawn once, so that copying it never shrinks it much.
///
/// The largest is what its motion can make of it, then its own size, then steps of √½: whatever its
/// scale in a frame, the next larger size is at most 1.42 times larger. At its own size a layer that
/// rests is copied pixel by pixel. Which size a frame takes follows from that frame alone.
enum Levels {
  /// How many there are at most, counted from the largest.
  static let count = 14
  private static let step = 0.5.squareRoot()
  /// How many steps below the layer's own size there are.
  private static let stepsBelow = 8

  /// Returns a size and its place.
  ///
  /// - Parameters:
  ///   - wanted: The layer's scale in a frame.
  ///   - maximum: The largest scale that its motion gives it.
  /// - Returns: The smallest level that is not smaller than `wanted`, or the largest that there is.
  static func level(for wanted: Double, maximum: Double) -> (index: Int, scale: Double) {
    // A hair less, so that rounding does not choose the next level.
    let wanted = wanted * (1 - 1e-7)
    var index = 0
    var scale = max(maximum, 1e-3)
    while index + 1 < count {
      let next = below(scale)
      guard next >= wanted, next >= lowest(maximum) else { break }
      scale = next
      index += 1
    }
    return (index, scale)
  }

  /// The next smaller level: none lies between a scale above 1 and 1 itself.
  private static func below(_ scale: Double) -> Double {
    let next = scale * step
    return scale > 1 && next < 1 ? 1 : next
  }

  private static func lowest(_ maximum: Double) -> Double {
    var least = min(maximum, 1)
    for _ in 0..<stepsBelow { least *= step }
    return least * (1 - 1e-9)
  }
}
