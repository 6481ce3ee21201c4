internal import CPixels

/// Remembers which palette entries stand for which colours.
///
/// A cache: what it forgets it computes again, to the same result.
struct ColourMap: ~Copyable {
  private(set) var palette: Palette
  private let dithers: Bool
  /// What is remembered of colours.
  private let slots: UnsafeMutablePointer<UInt32>
  /// How far each of these colours is from what is shown for it, in 32 768ths of Oklab's unit.
  private let errors: UnsafeMutablePointer<UInt16>
  private static var slotCount: Int { Int(CPIXELS_SLOTS) }
  private let kernel: ColourKernel
  private var neighbours: Neighbours

  /// How two entries stand for a colour.
  struct Entry {
    fileprivate let bits: UInt32

    /// The index at a place whose threshold is 0...63.
    @inline(__always) func index(at threshold: UInt8) -> UInt8 {
      cpixels_index(bits, threshold)
    }
  }

  /// Prepares to look up colours.
  init(_ palette: Palette, dithers: Bool, _ kernel: ColourKernel) {
    self.kernel = kernel
    neighbours = Neighbours(kernel)
    self.palette = palette
    self.dithers = dithers
    // A colour's two places lie in one line of the cache.
    slots = UnsafeMutableRawPointer.allocate(byteCount: 4 * Self.slotCount, alignment: 64)
      .assumingMemoryBound(to: UInt32.self)
    slots.initialize(repeating: 0, count: Self.slotCount)
    errors = .allocate(capacity: Self.slotCount)
    errors.initialize(repeating: 0, count: Self.slotCount)
    neighbours.replacePalette(by: palette.labs)
  }

  deinit {
    slots.deallocate()
    errors.deallocate()
  }

  /// Takes another palette instead.
  mutating func replacePalette(by palette: Palette) {
    self.palette = palette
    slots.update(repeating: 0, count: Self.slotCount)
    neighbours.replacePalette(by: palette.labs)
  }

  /// Finds the indices of those pixels that changed in a row whose colours are remembered.
  ///
  /// - Parameters:
  ///   - pixels: The row.
  ///   - y: Which row it is.
  ///   - changes: What changed.
  ///   - thresholds: The thresholds of eight columns, which come again and again.
  ///   - indices: Where the indices go.
  ///   - missing: Where the columns of the other pixels go that changed, those that are not opaque too.
  /// - Returns: How many of these there are.
  func lookUp(
    _ pixels: UnsafePointer<UInt32>,
    ofRow y: Int,
    _ changes: borrowing Changes,
    thresholds: UnsafePointer<UInt8>,
    into indices: UnsafeMutablePointer<UInt8>,
    missing: UnsafeMutablePointer<Int32>
  ) -> Int {
    changes.withMasks(ofRow: y) { masks, words in
      kernel.lookUp(pixels, masks, words, slots, thresholds, indices, missing)
    }
  }

  /// What stands for a colour `0xRRGGBB`.
  @inline(__always) mutating func entry(for colour: UInt32) -> Entry {
    let place = cpixels_place_of(colour)
    let entry = slots[Int(place.slot)]
    return Entry(bits: entry >> 22 == place.tag ? entry : lookUp(colour, place))
  }

  /// How far a colour `0xRRGGBB` is from what is shown for it, in 32 768ths of Oklab's unit.
  @inline(__always) mutating func error(of colour: UInt32) -> Int {
    let place = cpixels_place_of(colour)
    if slots[Int(place.slot)] >> 22 != place.tag { _ = lookUp(colour, place) }
    return Int(errors[Int(place.slot)])
  }

  /// Looks in the second place that a colour can be in, and moves it to the first.
  @inline(never) private mutating func lookUp(_ colour: UInt32, _ place: cpixels_place) -> UInt32 {
    let (slot, other) = (Int(place.slot), Int(place.slot ^ 8))
    let (second, error) = (slots[other], errors[other])
    // For what was here the other place is the other of its two as well.
    slots[other] = slots[slot] == 0 ? 0 : slots[slot] ^ Self.isFirst
    errors[other] = errors[slot]
    if second != 0 && second >> 22 == place.tag & ~1 {
      slots[slot] = second | Self.isFirst
      errors[slot] = error
    } else {
      (slots[slot], errors[slot]) = compute(colour)
      slots[slot] |= place.tag << 22
    }
    return slots[slot]
  }

  private static var isFirst: UInt32 { 1 << 22 }

  private mutating func compute(_ colour: UInt32) -> (entry: UInt32, error: UInt16) {
    if palette.isExact, let place = palette.colours.firstIndex(of: colour) {
      return (UInt32(place << 8 | place), 0)
    }
    let near = neighbours.near(colour)
    let mixture = kernel.mixture(
      for: Lab(colour),
      of: near.labs,
      beyond: dithers ? Self.invisible : .infinity
    )
    let first = UInt32(near.places[mixture.first])
    let second = UInt32(near.places[mixture.second])
    let error = UInt16(min(0x7FFF, mixture.square.squareRoot() * 32768))
    // To the nearest whole number, the last digit of a float.
    let share = (mixture.share * 64 + 0x1p23).bitPattern & 63
    if first == second || share == 0 { return (first << 8 | first, error) }
    // Colours are in order of lightness: the lighter is where thresholds are low, in every mixture.
    return first < second
      ? (share << 16 | second << 8 | first, error)
      : ((64 - share) << 16 | first << 8 | second, error)
  }

  /// The squared distance in Oklab that nobody sees: half of what one level of one channel makes is not
  /// worth a pattern.
  private static var invisible: Float { 0.002 * 0.002 }
}
