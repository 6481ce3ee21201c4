extension Deck {
  /// The place of a card from back to front: what is drawn earlier is smaller.
  ///
  /// First by depth; of equal depths the card nearer to the centre lies on top; of equal distances
  /// the one further on in the row. No two slots are equal, so the order never flickers, and a hit
  /// test that takes the largest first finds the card that is seen.
  public struct DrawOrder: Hashable, Comparable, Sendable {
    /// What the scene says, a card with more lies above; not NaN.
    public let depth: Double

    /// The distance from the centre, in slots.
    public let distance: Double

    /// The slot.
    public let slot: Int64

    /// Creates the place of a card.
    ///
    /// - Parameters:
    ///   - depth: What the scene says. Not NaN.
    ///   - viewProgress: The signed distance from the centre, in slots. Not NaN.
    ///   - slot: The slot.
    public init(depth: Double, viewProgress: Double, slot: Int64) {
      precondition(!depth.isNaN && !viewProgress.isNaN, "A depth and a distance must be numbers")
      self.depth = depth
      distance = viewProgress.magnitude
      self.slot = slot
    }

    /// Returns whether `a` is drawn before `b`, and so lies below it.
    public static func < (a: DrawOrder, b: DrawOrder) -> Bool {
      if a.depth != b.depth { return a.depth < b.depth }
      if a.distance != b.distance { return a.distance > b.distance }
      return a.slot < b.slot
    }
  }
}
