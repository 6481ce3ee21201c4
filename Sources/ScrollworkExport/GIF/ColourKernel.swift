internal import CPixels
internal import ScrollworkRender

/// Looks palette entries up for colours, many numbers at once where the processor can.
///
/// The results are the same to the bit.
package struct ColourKernel: Sendable {
  private let isWide: Bool

  /// What is best on this processor.
  package static let fastest = ColourKernel(isWide: cpixels_is_wide())
  /// What every processor can.
  package static let portable = ColourKernel(isWide: false)

  /// How many entries are looked at for a colour.
  static var neighbourCount: Int { Int(CPIXELS_NEIGHBOURS) }
  /// How many entries a palette has room for.
  static var paletteSize: Int { Int(CPIXELS_PALETTE) }

  /// Two entries, by their numbers among those looked at, and what comes of their mixture.
  struct Mixture {
    /// The nearest entry.
    let first: Int
    /// The one mixed with it; the same when one alone is best.
    let second: Int
    /// How much of the second, 0 to a half.
    let share: Float
    /// The squared distance that remains.
    let square: Float
  }

  /// Finds two entries whose mixture looks like a colour.
  ///
  /// - Parameters:
  ///   - lab: The colour.
  ///   - entries: The lightness of each entry, then a, then b.
  ///   - far: The squared distance up to which the nearest entry alone will do.
  /// - Returns: The mixture.
  @inline(__always) func mixture(
    for lab: Lab,
    of entries: UnsafePointer<Float>,
    beyond far: Float
  ) -> Mixture {
    let found = cpixels_mix_colours(entries, lab.l, lab.a, lab.b, far, isWide)
    return Mixture(
      first: Int(found.first),
      second: Int(found.second),
      share: found.share,
      square: found.square
    )
  }

  /// Finds the entries nearest to a colour.
  ///
  /// - Parameters:
  ///   - lab: The colour.
  ///   - palette: The lightness of each entry, then a, then b; what is not in use is far away.
  ///   - places: Where the places of the entries go.
  func findNeighbours(
    of lab: Lab,
    in palette: UnsafePointer<Float>,
    into places: UnsafeMutablePointer<UInt8>
  ) { cpixels_find_neighbours(palette, lab.l, lab.a, lab.b, places, isWide) }

  /// Finds the pixels of a row that are not those of an old frame, and makes them so.
  ///
  /// - Parameters:
  ///   - pixels: The row.
  ///   - old: The old frame.
  ///   - y: Which row it is.
  ///   - masks: Where a bit goes for each pixel, 64 in a mask.
  /// - Returns: Whether any pixel differs.
  func takeChanges(
    _ pixels: UnsafePointer<UInt32>,
    to old: Bitmap,
    row y: Int,
    into masks: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    let row = UnsafeMutablePointer(mutating: old.start(ofRow: y))
    return cpixels_take_changes(pixels, row, Int32(old.width), masks, isWide)
  }

  /// Looks up those pixels of a row that have a bit in masks, and lists those that are not found.
  @inline(__always) func lookUp(
    _ pixels: UnsafePointer<UInt32>,
    _ masks: UnsafePointer<UInt64>,
    _ words: Int,
    _ slots: UnsafePointer<UInt32>,
    _ thresholds: UnsafePointer<UInt8>,
    _ indices: UnsafeMutablePointer<UInt8>,
    _ missing: UnsafeMutablePointer<Int32>
  ) -> Int {
    let words = Int32(words)
    return Int(
      cpixels_look_up(pixels, masks, words, slots, thresholds, indices, missing, isWide)
    )
  }
}
