internal import ScrollworkRender

/// The picture that a GIF shows, as indices, and what must change for it to show the next frame.
struct GIFPainter {
  let width: Int
  let height: Int
  /// What is on show, in indices of the palette in use.
  private(set) var shown: [UInt8]
  /// What is to be shown; right in the part that was mapped last.
  private(set) var next: [UInt8]
  /// The root of the mean square of the error of what was mapped last, in Oklab's unit.
  private(set) var error = 0.0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    shown = [UInt8](repeating: 0, count: width * height)
    next = shown
  }

  /// Ordered thresholds 0...63, the same for each frame, so that what rests does not flicker.
  ///
  /// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures"
  /// (1973).
  private static let thresholds: [UInt8] = (0..<64).map { place in
    var value = 0
    for bit in 0..<3 {
      let (x, y) = (place >> bit & 1, place >> (3 + bit) & 1)
      value |= (x ^ y) << (5 - 2 * bit) | y << (4 - 2 * bit)
    }
    return UInt8(value)
  }

  /// Finds the indices of a part of a frame; what is mostly transparent gets the index after
  /// the last colour.
  ///
  /// Pixels that are like those of `old` keep their index without a look, when there is an `old`.
  mutating func map(
    _ frame: Bitmap,
    _ part: PixelRect,
    unlike old: Bitmap?,
    with map: inout ColourMap
  ) {
    let transparent = UInt8(map.palette.colours.count)
    var squares = 0
    var count = 0
    let width = self.width
    next.withUnsafeMutableBufferPointer { next in
      for y in part.y..<part.y + part.height {
        let row = frame.row(y)
        let oldRow = old?.row(y)
        var last: UInt32 = 0
        var entry = map.entry(for: 0)
        for x in part.x..<part.x + part.width {
          let place = y &* width &+ x
          let pixel = row[x]
          if let oldRow, oldRow[x] == pixel {
            next[place] = shown[place]
            continue
          }
          if pixel != last {
            guard let colour = straightColour(pixel) else {
              next[place] = transparent
              continue
            }
            last = pixel
            entry = map.entry(for: colour)
          } else if pixel < 0x8000_0000 {
            next[place] = transparent
            continue
          }
          next[place] = entry.index(at: Self.thresholds[(y & 7) << 3 | (x & 7)])
          squares &+= entry.error &* entry.error
          count &+= 1
        }
      }
    }
    // A few odd pixels are not worth a palette: less than a 64th of the picture counts as that.
    let least = max(count, width * height / 64, 1)
    error = (Double(squares) / Double(least)).squareRoot() / 32768
  }

  /// The smallest rectangle outside of which what is shown may stay.
  func change(within part: PixelRect) -> PixelRect? {
    bounds(within: part) { next[$0] != shown[$0] }
  }

  /// The smallest rectangle outside of which nothing is to be shown.
  func ink(within part: PixelRect, transparent: UInt8) -> PixelRect? {
    bounds(within: part) { next[$0] != transparent }
  }

  /// Makes what is to be shown what is shown.
  mutating func show(_ part: PixelRect) {
    for y in part.y..<part.y + part.height {
      let range = y * width + part.x..<y * width + part.x + part.width
      shown.replaceSubrange(range, with: next[range])
    }
  }

  /// The indices of a part; those already shown are marked as free, except in a fresh picture.
  func symbols(of part: PixelRect, isFresh: Bool) -> [UInt16] {
    let count = part.width * part.height
    return [UInt16](unsafeUninitializedCapacity: count) { symbols, written in
      var k = 0
      for y in part.y..<part.y + part.height {
        let row = y * width + part.x
        for place in row..<row + part.width {
          let isShown = !isFresh && next[place] == shown[place]
          symbols[k] = UInt16(next[place]) | (isShown ? LZWEncoder.free : 0)
          k &+= 1
        }
      }
      written = count
    }
  }

  private func bounds(within part: PixelRect, _ counts: (Int) -> Bool) -> PixelRect? {
    var (left, right) = (part.x + part.width, part.x - 1)
    var (top, bottom) = (part.y + part.height, part.y - 1)
    for y in part.y..<part.y + part.height {
      let row = y * width
      guard let first = (part.x..<part.x + part.width).first(where: { counts(row + $0) }) else {
        continue
      }
      var last = part.x + part.width - 1
      while !counts(row + last) { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    return right < left
      ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
