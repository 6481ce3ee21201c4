internal import CPixels

/// What is done to rows of pixels: the loops that take the time, as fast as the processor can.
///
/// Each operation gives the same bits on every processor.
package struct PixelRows {
  /// The share of 32 768 that fades nothing.
  static let unfaded: Int32 = 32_768
  /// How many pixels more than asked for may be read of memory for levels, places and weights.
  static let excess = 16

  /// The instructions that are used; nil for loops that every processor has.
  private let kind: cpixels_kind?

  /// The fastest loops that the processor has.
  package static let fastest = all.last ?? portable
  /// The loops that every processor has.
  package static let portable = PixelRows(kind: nil)
  /// All loops that the processor has, from the slowest to the fastest.
  package static let all =
    [portable]
    + [CPIXELS_SSE2, CPIXELS_SSSE3, CPIXELS_AVX2].filter { cpixels_has($0) }
    .map { PixelRows(kind: $0) }

  private init(kind: cpixels_kind?) { self.kind = kind }

  /// What the loops are called.
  package var name: String {
    switch kind {
    case CPIXELS_SSE2: "SSE2"
    case CPIXELS_SSSE3: "SSSE3"
    case CPIXELS_AVX2: "AVX2"
    default: "portable"
    }
  }

  /// Lays pixels over others, the next row of which lies `below` pixels further on; `levels` has room for
  /// theirs.
  func over(
    _ source: UnsafePointer<UInt32>,
    below: Int,
    _ fade: Int32,
    on target: PixelLine,
    count: Int,
    _ levels: UnsafeMutablePointer<Int16>
  ) {
    if let kind {
      return cpixels_over(
        kind,
        source,
        Int32(below),
        fade,
        target.start,
        Int32(target.next),
        Int32(count)
      )
    }
    PixelRow.raise(bytes(source), into: levels, channels: 4 * count)
    PixelRow.fade(levels, fade, channels: 4 * count)
    PixelRow.over(levels, on: target.start, count: count)
  }

  /// Mixes each pixel with another one, the weight being that of the other, and lays them over pixels; the
  /// next row of theirs lies `below` pixels further on, and `levels` has room for theirs.
  func mixOver(
    _ from: UnsafePointer<UInt32>,
    _ to: UnsafePointer<UInt32>,
    _ weight: Int32,
    below: Int,
    _ fade: Int32,
    on target: PixelLine,
    count: Int,
    _ levels: UnsafeMutablePointer<Int16>
  ) {
    if let kind {
      return cpixels_mix_over(
        kind,
        from,
        to,
        weight,
        Int32(below),
        fade,
        target.start,
        Int32(target.next),
        Int32(count)
      )
    }
    PixelRow.mix(bytes(from), bytes(to), weight, into: levels, channels: 4 * count)
    PixelRow.fade(levels, fade, channels: 4 * count)
    PixelRow.over(levels, on: target.start, count: count)
  }

  /// Mixes two rows into levels, the weight being that of the second.
  func mix(
    _ upper: UnsafePointer<UInt32>,
    _ lower: UnsafePointer<UInt32>,
    _ weight: Int32,
    into levels: UnsafeMutablePointer<Int16>,
    count: Int
  ) {
    if let kind { return cpixels_mix(kind, upper, lower, weight, levels, Int32(count)) }
    PixelRow.mix(bytes(upper), bytes(lower), weight, into: levels, channels: 4 * count)
  }

  /// Mixes each pixel's levels with those to the right of it and lays them over pixels.
  ///
  /// The levels are used up; one more is read than drawn.
  func shiftOver(
    _ levels: UnsafeMutablePointer<Int16>,
    _ weight: Int32,
    _ fade: Int32,
    on target: PixelLine,
    count: Int
  ) {
    if let kind {
      return cpixels_shift_over(
        kind,
        levels,
        weight,
        fade,
        target.start,
        Int32(target.next),
        Int32(count)
      )
    }
    if weight != 0 { PixelRow.shift(levels, weight, into: levels, channels: 4 * count) }
    PixelRow.fade(levels, fade, channels: 4 * count)
    PixelRow.over(levels, on: target.start, count: count)
  }

  /// Takes levels from between others and lays them over pixels; `picked` has room for them.
  func pickOver(
    _ levels: UnsafePointer<Int16>,
    _ places: UnsafePointer<Int32>,
    _ weights: UnsafePointer<Int16>,
    _ fade: Int32,
    on target: PixelLine,
    count: Int,
    _ picked: UnsafeMutablePointer<Int16>
  ) {
    if let kind {
      return cpixels_pick_over(
        kind,
        levels,
        places,
        weights,
        fade,
        target.start,
        Int32(target.next),
        Int32(count)
      )
    }
    PixelRow.pick(levels, places, weights, into: picked, count: count)
    PixelRow.fade(picked, fade, channels: 4 * count)
    PixelRow.over(picked, on: target.start, count: count)
  }

  /// Takes pixels from between four others, along a slanted line, and lays them over pixels; `levels`
  /// has room for theirs.
  func sampleOver(
    _ source: PixelGrid,
    _ walk: PixelRow.Walk,
    _ fade: Int32,
    on target: PixelLine,
    count: Int,
    _ levels: UnsafeMutablePointer<Int16>
  ) {
    if let kind {
      return cpixels_sample_over(
        kind,
        source.base,
        Int32(source.stride),
        walk.x,
        walk.y,
        walk.dx,
        walk.dy,
        fade,
        target.start,
        Int32(target.next),
        Int32(count)
      )
    }
    PixelRow.sample(source, walk, into: levels, count: count)
    PixelRow.fade(levels, fade, channels: 4 * count)
    PixelRow.over(levels, on: target.start, count: count)
  }

  private func bytes(_ pixels: UnsafePointer<UInt32>) -> UnsafePointer<UInt8> {
    UnsafePointer(UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self))
  }
}

/// Some of a target's row, where the next one is known as well.
struct PixelLine {
  /// The first pixel.
  let start: UnsafeMutablePointer<UInt32>
  /// How many pixels further on the same column of the next row lies.
  let next: Int

  /// The line without its first pixels.
  static func + (line: PixelLine, count: Int) -> PixelLine {
    PixelLine(start: line.start + count, next: line.next)
  }
}

extension PixelGrid {
  /// A row from some column on, to draw on.
  func line(_ x: Int, _ y: Int) -> PixelLine { PixelLine(start: row(y) + x, next: stride) }
}
