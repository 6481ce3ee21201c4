extension Deck {
  /// A place along the row: the nearest slot, and how far beyond its centre.
  ///
  ///     Deck.Position(slot: 2, fraction: 0.75)  // slot 3, fraction −0.25
  public struct Position: Hashable, Sendable {
    /// The nearest slot; of two equally near ones the one further on.
    public let slot: Int64

    /// The distance beyond the centre of that slot, in slots: −0.5 ..< 0.5.
    public let fraction: Double

    /// Creates a position.
    ///
    /// - Parameters:
    ///   - slot: A slot, within ±2⁶², or what a pull of 2⁵² slots can bring beyond.
    ///   - fraction: The distance beyond its centre, in slots. Finite, within ±2⁵².
    @inlinable
    public init(slot: Int64, fraction: Double = 0) {
      precondition(
        fraction.magnitude <= 0x1p52,
        "The fraction of a position must be finite and within ±2⁵²"
      )
      precondition(
        slot.magnitude <= (1 << 62) + (1 << 53),
        "A slot must lie within ±2⁶², and a pull beyond"
      )
      var whole = fraction.rounded(.toNearestOrEven)
      var rest = fraction - whole
      if rest == 0.5 {
        whole += 1
        rest = -0.5
      }
      self.slot = slot + Int64(whole)
      self.fraction = rest
    }
  }

  /// Returns the position at an offset of a scroller.
  ///
  /// An offset that is a whole number of pitches is exactly on a slot.
  ///
  /// - Parameters:
  ///   - offset: Points from the origin. Within 2⁵² slots.
  ///   - origin: The slot at which the offset is 0, within ±2⁶².
  /// - Returns: The position.
  public func position(atOffset offset: Double, origin: Int64 = 0) -> Position {
    Position(slot: origin, fraction: Paging.pages(offset, pitch))
  }

  /// Returns the offset of a position, in points from the origin.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - origin: The slot at which the offset is 0, within ±2⁶².
  /// - Returns: Points.
  public func offset(of position: Position, origin: Int64 = 0) -> Double {
    (Double(position.slot - origin) + position.fraction) * pitch
  }

  /// Returns the offsets of the first and the last card, in points from the origin; nil for a loop.
  ///
  /// - Parameter origin: The slot at which the offset is 0, within ±2⁶².
  /// - Returns: The range for a scroller's configuration.
  public func offsetRange(origin: Int64 = 0) -> ClosedRange<Double>? {
    if loops { return nil }
    let last = count > 0 ? count - 1 : 0
    return Double(0 - origin) * pitch...Double(last - origin) * pitch
  }

  /// Returns a scroller with the origin moved to the slot that it is nearest to.
  ///
  /// The motion stays the same; the offsets get their digits back. In a loop an origin beyond ±2⁶¹
  /// comes back by whole turns, which keeps every card.
  ///
  /// - Parameters:
  ///   - scroller: The scroller of this deck.
  ///   - origin: The slot at which its offset is 0, within ±2⁶¹.
  /// - Returns: The scroller in the new coordinates, and the new origin.
  public func rebased(
    _ scroller: Scroller,
    origin: Int64
  ) -> (scroller: Scroller, origin: Int64) {
    var moved = (scroller: scroller, origin: origin)
    rebase(&moved.scroller, origin: &moved.origin)
    return moved
  }

  /// The same in place.
  package func rebase(_ scroller: inout Scroller, origin: inout Int64) {
    let offset = scroller.offset(at: scroller.lastEventTime)
    let slot = position(atOffset: offset, origin: origin).slot
    scroller.rebase(by: -Double(slot - origin) * pitch)
    // The range is computed afresh: its far end may have lost digits.
    scroller.configuration.range = offsetRange(origin: slot)
    let isFar = loops && count > 0 && slot.magnitude > 1 << 61
    origin = isFar ? Deck.modulo(slot, count) : slot
  }
}
