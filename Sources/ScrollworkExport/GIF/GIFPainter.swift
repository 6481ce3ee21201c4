internal import ScrollworkRender

/// The picture that a GIF shows, as indices, and what must change for it to show the next frame.
struct GIFPainter: ~Copyable {
  let width: Int
  let height: Int
  /// What is on show, in indices of the palette in use; `nothing` where another palette's is on show.
  let shown: UnsafeMutablePointer<UInt8>
  /// What is to be shown; the same except where frames differ.
  let next: UnsafeMutablePointer<UInt8>
  private let thresholds: UnsafeMutablePointer<UInt8>
  /// The columns of a row whose colours are to be looked for.
  private let missing: UnsafeMutablePointer<Int32>
  /// How many bytes behind the last row may be read.
  private static var excess: Int { 64 }
  /// The smallest rectangle outside of which what is shown may stay, after mapping.
  private(set) var change: PixelRect?

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let count = width * height + Self.excess
    shown = .allocate(capacity: count)
    next = .allocate(capacity: count)
    thresholds = .allocate(capacity: 64)
    for place in 0..<64 { (thresholds + place).initialize(to: Self.threshold(place)) }
    shown.initialize(repeating: Self.nothing, count: count)
    next.initialize(repeating: Self.nothing, count: count)
    missing = .allocate(capacity: width + 1)
    missing.initialize(repeating: 0, count: width + 1)
  }

  deinit {
    shown.deallocate()
    next.deallocate()
    missing.deallocate()
    thresholds.deallocate()
  }

  /// Ordered thresholds 0...63, the same for each frame, so that what rests does not flicker.
  ///
  /// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures"
  /// (1973).
  private static func threshold(_ place: Int) -> UInt8 {
    var value = 0
    for bit in 0..<3 {
      let (x, y) = (place >> bit & 1, place >> (3 + bit) & 1)
      value |= (x ^ y) << (5 - 2 * bit) | y << (4 - 2 * bit)
    }
    return UInt8(value)
  }

  /// Another palette takes over: what is on show stays, but has no index in it.
  func forget() {
    shown.update(repeating: Self.nothing, count: width * height)
    next.update(repeating: Self.nothing, count: width * height)
  }

  /// No index of any colour.
  private static var nothing: UInt8 { 255 }

  /// Finds the indices of what changed in a frame; what is mostly transparent gets the index after
  /// the last colour.
  ///
  /// Only those pixels stay among the changes whose indices are not on show.
  mutating func map(_ frame: Bitmap, _ changes: borrowing Changes, with map: inout ColourMap) {
    var box = Box()
    for y in changes.rows { box.add(mapRow(frame, y, changes, &map), y) }
    change = box.rect
  }

  /// The root of the mean square of the errors that what changed in a frame would have, in Oklab's unit.
  ///
  /// Of many rows only every eighth is looked at.
  func error(
    of frame: Bitmap,
    _ changes: borrowing Changes,
    with map: inout ColourMap
  ) -> Double {
    let rows = changes.rows
    let step = rows.count < 64 ? 1 : 8
    var squares = 0
    var count = 0
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      let row = frame.start(ofRow: y)
      changes.forEachColumn(ofRow: y) { x in
        let error = straightColour(row[x]).map { map.error(of: $0) } ?? 0
        squares &+= error &* error
        count &+= 1
      }
    }
    // A few odd pixels are not worth a palette: less than a 64th of the picture counts as that.
    let least = max(count, width * height / (64 * step), 1)
    return (Double(squares) / Double(least)).squareRoot() / 32768
  }

  /// Maps what changed in a row; says where its indices are not those on show.
  @inline(__always) private func mapRow(
    _ frame: Bitmap,
    _ y: Int,
    _ changes: borrowing Changes,
    _ map: inout ColourMap
  ) -> Range<Int> {
    let row = frame.start(ofRow: y)
    let (shown, next) = (shown + y * width, next + y * width)
    let thresholds = thresholds + 8 * (y & 7)
    let count = map.lookUp(
      row,
      ofRow: y,
      changes,
      thresholds: thresholds,
      into: next,
      missing: missing
    )
    let transparent = UInt8(truncatingIfNeeded: map.palette.colours.count)
    for k in 0..<count {
      let x = Int(missing[k])
      if let colour = straightColour(row[x]) {
        next[x] = map.entry(for: colour).index(at: thresholds[x & 7])
      } else {
        next[x] = transparent
      }
    }
    changes.keep(next, unlike: shown, ofRow: y)
    return changes.columns(ofRow: y)
  }

  /// The smallest rectangle outside of which nothing is to be shown.
  func ink(transparent: UInt8) -> PixelRect? {
    var box = Box()
    for y in 0..<height {
      let row = UnsafeBufferPointer(start: next + y * width, count: width)
      guard let first = row.firstIndex(where: { $0 != transparent }) else { continue }
      let last = row.lastIndex { $0 != transparent } ?? first
      box.add(first..<last + 1, y)
    }
    return box.rect
  }

  /// Makes what is to be shown what is shown.
  func show(_ part: PixelRect) {
    for y in part.y..<part.y + part.height {
      let place = y * width + part.x
      (shown + place).update(from: next + place, count: part.width)
    }
  }
}

/// The smallest rectangle around stretches of rows, from top to bottom.
private struct Box {
  private var left = Int.max
  private var right = Int.min
  private var top = 0
  private var bottom = 0

  mutating func add(_ columns: Range<Int>, _ y: Int) {
    if columns.isEmpty { return }
    if right == .min { top = y }
    bottom = y
    left = min(left, columns.lowerBound)
    right = max(right, columns.upperBound)
  }

  var rect: PixelRect? {
    right == .min
      ? nil : PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
