/// Channels as numbers of 15 bits: a level of 0 … 255 times 128.
///
/// Two pictures are mixed and laid over a third without a level being lost on the way, in numbers of
/// which a processor multiplies eight or sixteen at once. All operations are those of one instruction of
/// such processors, so that every implementation gives the same bits.
enum Level {
  /// A level's worth.
  static let one: Int32 = 128
  /// The level 255.
  static let full: Int32 = 32_640
  /// A weight of 1, which no weight reaches.
  static let unit = 32_768.0

  /// A share of a number, rounded: `number` × `weight` ÷ 32 768.
  @inline(__always) static func share(_ number: Int32, _ weight: Int32) -> Int32 {
    (number &* weight &+ 16_384) &>> 15
  }

  /// What lies between two numbers; rounding keeps their order, so no colour passes its alpha.
  @inline(__always) static func mix(_ from: Int32, _ to: Int32, _ weight: Int32) -> Int32 {
    from &+ share(to &- from, weight)
  }

  /// A level of 0 … 255 laid under a number, whose alpha is given; again of 0 … 255.
  @inline(__always) static func over(_ top: Int32, alpha: Int32, _ bottom: UInt8) -> UInt8 {
    let bottom = Int32(bottom)
    // A 255th of the level 255 is a little more than 128, and a share a little less.
    let raised = bottom &<< 7 | bottom &>> 1
    return UInt8(truncatingIfNeeded: (top &+ share(raised, full &- alpha) &+ 64) &>> 7)
  }

  /// A place between two pixels: the first of them, and the weight of the second.
  static func place(_ position: Double) -> (index: Int, weight: Int32) {
    let whole = position.rounded(.down)
    let weight = Int32(((position - whole) * unit).rounded(.toNearestOrEven))
    return weight == 32_768 ? (Int(whole) + 1, 0) : (Int(whole), weight)
  }
}
