/// What is done to one row of pixels, for every processor and one channel at a time.
///
/// Levels come four a pixel, as in memory: blue, green, red, alpha. See ``Level``. ``PixelRows`` chooses
/// between these loops and faster ones that give the same bits.
enum PixelRow {
  /// Raises channels to levels.
  static func raise(
    _ source: UnsafePointer<UInt8>,
    into levels: UnsafeMutablePointer<Int16>,
    channels: Int
  ) {
    for i in 0..<channels { levels[i] = Int16(source[i]) &<< 7 }
  }

  /// Mixes two rows, the weight being that of the second.
  static func mix(
    _ upper: UnsafePointer<UInt8>,
    _ lower: UnsafePointer<UInt8>,
    _ weight: Int32,
    into levels: UnsafeMutablePointer<Int16>,
    channels: Int
  ) {
    guard weight != 0 else { return raise(upper, into: levels, channels: channels) }
    for i in 0..<channels {
      let (from, to) = (Int32(upper[i]) &<< 7, Int32(lower[i]) &<< 7)
      levels[i] = Int16(truncatingIfNeeded: Level.mix(from, to, weight))
    }
  }

  /// Mixes each pixel with the one to the right of it; one more is read than written.
  static func shift(
    _ source: UnsafePointer<Int16>,
    _ weight: Int32,
    into levels: UnsafeMutablePointer<Int16>,
    channels: Int
  ) {
    for i in 0..<channels {
      let (from, to) = (Int32(source[i]), Int32(source[i + 4]))
      levels[i] = Int16(truncatingIfNeeded: Level.mix(from, to, weight))
    }
  }

  /// Takes pixels from between others.
  ///
  /// - Parameters:
  ///   - source: Where from.
  ///   - places: For each pixel, the one to the left of its place.
  ///   - weights: For each pixel, the weight of the one to the right.
  ///   - levels: Where to.
  ///   - count: How many pixels.
  static func pick(
    _ source: UnsafePointer<Int16>,
    _ places: UnsafePointer<Int32>,
    _ weights: UnsafePointer<Int16>,
    into levels: UnsafeMutablePointer<Int16>,
    count: Int
  ) {
    for i in 0..<count {
      let pair = source + 4 * Int(places[i])
      let weight = Int32(weights[i])
      for c in 0..<4 {
        let mixed = Level.mix(Int32(pair[c]), Int32(pair[c + 4]), weight)
        levels[4 * i + c] = Int16(truncatingIfNeeded: mixed)
      }
    }
  }

  /// Where a row of a turned picture is read: in pixels times 2³².
  struct Walk {
    /// The column under the first pixel.
    var x: Int64
    /// The row under the first pixel.
    var y: Int64
    /// What each pixel adds to the column.
    let dx: Int64
    /// What each pixel adds to the row.
    let dy: Int64
  }

  /// Takes pixels from between four others, along a slanted line.
  static func sample(
    _ source: PixelGrid,
    _ walk: Walk,
    into levels: UnsafeMutablePointer<Int16>,
    count: Int
  ) {
    var (x, y) = (walk.x, walk.y)
    for i in 0..<count {
      // Half a step of weight, so that cutting off rounds; a weight of 1 is not reached.
      let right = Int32(truncatingIfNeeded: min((x & 0xFFFF_FFFF &+ 0x1_0000) &>> 17, 32_767))
      let down = Int32(truncatingIfNeeded: min((y & 0xFFFF_FFFF &+ 0x1_0000) &>> 17, 32_767))
      let upper = source.channels(Int(x &>> 32), Int(y &>> 32))
      let lower = upper + 4 * source.stride
      for c in 0..<4 {
        let top = Level.mix(Int32(upper[c]) &<< 7, Int32(upper[c + 4]) &<< 7, right)
        let bottom = Level.mix(Int32(lower[c]) &<< 7, Int32(lower[c + 4]) &<< 7, right)
        levels[4 * i + c] = Int16(truncatingIfNeeded: Level.mix(top, bottom, down))
      }
      x &+= walk.dx
      y &+= walk.dy
    }
  }

  /// Fades levels by a share of ``PixelRows/unfaded``.
  static func fade(_ levels: UnsafeMutablePointer<Int16>, _ opacity: Int32, channels: Int) {
    guard opacity < PixelRows.unfaded else { return }
    for i in 0..<channels {
      levels[i] = Int16(truncatingIfNeeded: Level.share(Int32(levels[i]), opacity))
    }
  }

  /// Lays levels over pixels.
  static func over(
    _ levels: UnsafePointer<Int16>,
    on target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let bytes = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    for i in 0..<count {
      let alpha = Int32(levels[4 * i + 3])
      guard alpha != 0 else { continue }
      for c in 0..<4 {
        let at = 4 * i + c
        bytes[at] = Level.over(Int32(levels[at]), alpha: alpha, bytes[at])
      }
    }
  }
}
