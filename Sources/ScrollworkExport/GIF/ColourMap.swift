/// Remembers which palette entries stand for which colours.
///
/// A direct-mapped cache: what it forgets it computes again, to the same result.
struct ColourMap {
  let palette: Palette
  private let dithers: Bool
  /// A one and the colour (25 bits), error (15), darker entry (8), lighter entry (8), share in
  /// 64ths (8); 0 where nothing is remembered.
  private var slots = [UInt64](repeating: 0, count: 1 << 16)

  /// How two entries stand for a colour.
  struct Entry {
    fileprivate let bits: UInt64

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
  init(_ palette: Palette, dithers: Bool) {
    self.palette = palette
    self.dithers = dithers
  }

  /// What stands for a colour `0xRRGGBB`.
  @inline(__always) mutating func entry(for colour: UInt32) -> Entry {
    let slot = Int(truncatingIfNeeded: (colour &* 0x9E37_79B1) >> 16)
    let found = slots[slot]
    if found >> 39 == UInt64(colour | 1 << 24) { return Entry(bits: found) }
    let entry = compute(colour)
    slots[slot] = entry.bits
    return entry
  }

  @inline(never) private func compute(_ colour: UInt32) -> Entry {
    let lab = Palette.Lab(colour)
    var mixture = (dark: 0, light: 0, share: 0, square: Float(0))
    if dithers {
      mixture = palette.mixture(for: lab)
    } else {
      let (index, square) = palette.nearest(to: lab)
      mixture = (index, index, 0, square)
    }
    let error = min(0x7FFF, (max(0, mixture.square).squareRoot() * 32768).rounded(.down))
    var bits = UInt64(colour | 1 << 24) << 39 | UInt64(error) << 24
    bits |= UInt64(mixture.dark) << 16 | UInt64(mixture.light) << 8 | UInt64(mixture.share)
    return Entry(bits: bits)
  }
}
