internal import ScrollworkRender

/// How often which colours occur: exactly while they are few, in cells of 4 × 4 × 4 levels after.
struct ColourHistogram: ~Copyable {
  /// A cell with pixels in it.
  struct Cell {
    /// The mean colour of its pixels, `0xRRGGBB`.
    var colour: UInt32
    /// How many pixels.
    var count: UInt32
  }

  /// The pixels of a cell, and the sums of the two low bits of red, green and blue: 32 bits each.
  private struct Sum {
    var countAndRed: UInt64 = 0
    var greenAndBlue: UInt64 = 0

    var count: UInt32 { UInt32(truncatingIfNeeded: countAndRed) }
    var red: UInt32 { UInt32(countAndRed >> 32) }
    var green: UInt32 { UInt32(truncatingIfNeeded: greenAndBlue) }
    var blue: UInt32 { UInt32(greenAndBlue >> 32) }
  }

  private let sums: UnsafeMutablePointer<Sum>
  private static let size = 1 << 18
  /// The cells that are not empty, in the order in which they were met.
  private var met: [Int32] = []
  private var few = FewColours()

  init() {
    sums = .allocate(capacity: Self.size)
    sums.initialize(repeating: Sum(), count: Self.size)
  }

  deinit { sums.deallocate() }

  /// Forgets everything.
  mutating func clear() {
    for cell in met { sums[Int(cell)] = Sum() }
    met.removeAll(keepingCapacity: true)
    few = FewColours()
  }

  /// Counts the pixels of a picture that changed; those less than half opaque do not count.
  ///
  /// Once there are too many colours to count each, every third row will do.
  mutating func add(_ bitmap: Bitmap, _ changes: borrowing Changes) {
    let rows = changes.rows
    for y in rows where y % 3 == 1 || !few.isTooMany || rows.count < 64 {
      let row = bitmap.start(ofRow: y)
      if few.isTooMany {
        // Where colours change is hard to foresee, so pixels that are the same are not put together.
        changes.forEachColumn(ofRow: y) { add(row[$0], 1) }
      } else {
        addRuns(row, y, changes)
      }
    }
  }

  private mutating func addRuns(
    _ row: UnsafePointer<UInt32>,
    _ y: Int,
    _ changes: borrowing Changes
  ) {
    var last: UInt32 = 0
    var run: UInt32 = 0
    changes.forEachColumn(ofRow: y) { x in
      if row[x] != last {
        remember(last, run)
        last = row[x]
        run = 0
      }
      run &+= 1
    }
    remember(last, run)
  }

  private mutating func remember(_ pixel: UInt32, _ run: UInt32) {
    guard run > 0, let colour = straightColour(pixel) else { return }
    if !few.isTooMany { few.remember(colour) }
    add(pixel, run)
  }

  @inline(__always) private mutating func add(_ pixel: UInt32, _ run: UInt32) {
    guard let colour = straightColour(pixel) else { return }
    let cell = Int(colour >> 18 & 63) << 12 | Int(colour >> 10 & 63) << 6 | Int(colour >> 2 & 63)
    let sum = sums + cell
    let count = sum.pointee.count
    if count == 0 { met.append(Int32(cell)) }
    // A cell so full is full enough: three times this fits.
    if count >= 1 << 30 { return }
    let pixels = UInt64(min(run, 1 << 28))
    let (red, green, blue) = (colour >> 16 & 3, colour >> 8 & 3, colour & 3)
    sum.pointee.countAndRed &+= (UInt64(red) << 32 | 1) &* pixels
    sum.pointee.greenAndBlue &+= (UInt64(blue) << 32 | UInt64(green)) &* pixels
  }

  /// Every colour, when there are no more than a palette holds.
  var exactColours: [UInt32]? { few.isTooMany ? nil : few.colours }

  /// The cells that are not empty.
  var cells: [Cell] {
    met.map { cell in
      let sum = sums[Int(cell)]
      let half = sum.count / 2
      let red = UInt32(cell >> 12) << 2 + (sum.red + half) / sum.count
      let green = UInt32(cell >> 6 & 63) << 2 + (sum.green + half) / sum.count
      let blue = UInt32(cell & 63) << 2 + (sum.blue + half) / sum.count
      return Cell(colour: red << 16 | green << 8 | blue, count: sum.count)
    }
  }
}

/// Up to 255 different colours.
private struct FewColours {
  /// In the order in which they were met.
  private(set) var colours: [UInt32] = []
  private(set) var isTooMany = false
  /// Open addressing; all ones where nothing is.
  private var table = [UInt32](repeating: .max, count: 1 << 10)

  mutating func remember(_ colour: UInt32) {
    var slot = Int(truncatingIfNeeded: (colour &* 0x9E37_79B1) >> 22)
    while table[slot] != .max {
      if table[slot] == colour { return }
      slot = (slot &+ 1) & 1023
    }
    if colours.count == 255 {
      isTooMany = true
      return
    }
    table[slot] = colour
    colours.append(colour)
  }
}

/// The straight colour `0xRRGGBB` of a premultiplied pixel; none when it is less than half opaque.
@inline(__always) func straightColour(_ pixel: UInt32) -> UInt32? {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel & 0xFF_FFFF }
  if alpha < 128 { return nil }
  let red = Unpremultiply.channel(pixel >> 16 & 255, alpha: alpha)
  let green = Unpremultiply.channel(pixel >> 8 & 255, alpha: alpha)
  return red << 16 | green << 8 | Unpremultiply.channel(pixel & 255, alpha: alpha)
}
