/// Remembers which palette entries stand for which colours.
///
/// A cache: what it forgets it computes again, to the same result.
struct ColourMap: ~Copyable {
  private(set) var palette: Palette
  private let dithers: Bool
  /// A one and the colour (25 bits), error (15), darker entry (8), lighter entry (8), share of the
  /// lighter in 64ths (8); 0 where nothing is remembered.
  private let slots: UnsafeMutablePointer<UInt64>
  private static let slotCount = 1 << 16
  private let kernel: ColourKernel
  private var neighbours: Neighbours

  /// How two entries stand for a colour.
  struct Entry {
    fileprivate let bits: UInt64

    /// The first entry alone, for nothing in particular.
    static var none: Self { Self(bits: 0) }

    /// How far the colour is from what is shown for it, in 32 768ths of Oklab's unit.
    @inline(__always) var error: Int { Int(truncatingIfNeeded: bits >> 24 & 0x7FFF) }

    /// The index at a place whose threshold is 0...63.
    @inline(__always) func index(at threshold: UInt8) -> UInt8 {
      UInt8(
        truncatingIfNeeded: threshold < UInt8(truncatingIfNeeded: bits) ? bits >> 8 : bits >> 16
      )
    }
  }

  /// Prepares to look up colours.
  init(_ palette: Palette, dithers: Bool, _ kernel: ColourKernel) {
    self.kernel = kernel
    neighbours = Neighbours(kernel)
    self.palette = palette
    self.dithers = dithers
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: 0, count: Self.slotCount)
    neighbours.replacePalette(by: palette.labs)
  }

  deinit { slots.deallocate() }

  /// Takes another palette instead.
  mutating func replacePalette(by palette: Palette) {
    self.palette = palette
    slots.update(repeating: 0, count: Self.slotCount)
    neighbours.replacePalette(by: palette.labs)
  }

  /// What stands for a colour `0xRRGGBB`.
  @inline(__always) mutating func entry(for colour: UInt32) -> Entry {
    let slot = Self.slot(colour)
    let key = UInt64(truncatingIfNeeded: colour | 1 << 24)
    if slots[slot] >> 39 == key { return Entry(bits: slots[slot]) }
    return lookUp(colour, slot)
  }

  /// Where a colour is: eight that differ in the last bit of each channel lie together, since shades
  /// that touch are looked up one after the other.
  @inline(__always) private static func slot(_ colour: UInt32) -> Int {
    let line = ((colour & 0xFE_FEFE) &* 0x9E37_79B1) >> 19
    let last = ((colour & 0x1_0101) &* 0x1_0204) >> 16 & 7
    return Int(truncatingIfNeeded: line << 3 | last)
  }

  /// Looks in the second place that a colour can be in, and moves it to the first.
  @inline(never) private mutating func lookUp(_ colour: UInt32, _ slot: Int) -> Entry {
    let second = slots[slot ^ 8]
    slots[slot ^ 8] = slots[slot]
    let isKnown = second >> 39 == UInt64(colour | 1 << 24)
    let entry = isKnown ? Entry(bits: second) : compute(colour)
    slots[slot] = entry.bits
    return entry
  }

  private mutating func compute(_ colour: UInt32) -> Entry {
    if palette.isExact, let place = palette.colours.firstIndex(of: colour) {
      return entry(colour, 0, place, place, 0)
    }
    let lab = Lab(colour)
    let near = neighbours.near(colour)
    let mixture = kernel.mixture(
      for: lab,
      of: near.labs,
      beyond: dithers ? Self.invisible : .infinity
    )
    let first = Int(near.places[mixture.first])
    let second = Int(near.places[mixture.second])
    let share = UInt64((mixture.share * 64).rounded(.toNearestOrEven))
    // Colours are in order of lightness: the lighter is where thresholds are low, in every mixture.
    return first < second
      ? entry(colour, mixture.square, first, second, share)
      : entry(colour, mixture.square, second, first, first == second ? 0 : 64 - share)
  }

  /// The squared distance in Oklab that nobody sees: half of what one level of one channel makes is not
  /// worth a pattern.
  private static var invisible: Float { 0.002 * 0.002 }

  @inline(__always) private func entry(
    _ colour: UInt32,
    _ square: Float,
    _ dark: Int,
    _ light: Int,
    _ share: UInt64
  ) -> Entry {
    let error = min(0x7FFF, (square.squareRoot() * 32768).rounded(.down))
    let key = UInt64(colour | 1 << 24) << 39 | UInt64(error) << 24
    return Entry(bits: key | UInt64(dark) << 16 | UInt64(light) << 8 | share)
  }
}
