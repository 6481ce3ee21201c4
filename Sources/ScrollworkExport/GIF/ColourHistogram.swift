internal import ScrollworkRender

/// How often which colours occur: exactly while they are few, in cells of 4 × 4 × 4 levels after.
struct ColourHistogram {
  /// A cell with pixels in it.
  struct Cell {
    /// The mean colour of its pixels, `0xRRGGBB`.
    var colour: UInt32
    /// How many pixels.
    var count: UInt32
  }

  private var counts = [UInt32](repeating: 0, count: 1 << 18)
  /// The sums of the two low bits of each channel.
  private var sums = [UInt32](repeating: 0, count: 3 << 18)
  /// The colours seen, sorted, until there are too many.
  private var few: [UInt32]? = []

  /// Counts the pixels of a picture; those less than half opaque do not count.
  mutating func add(_ bitmap: Bitmap) {
    var last: UInt32 = 0
    var run: UInt32 = 0
    for y in 0..<bitmap.height {
      for pixel in bitmap.row(y) {
        if pixel == last {
          run &+= 1
          continue
        }
        add(last, run)
        last = pixel
        run = 1
      }
    }
    add(last, run)
  }

  private mutating func add(_ pixel: UInt32, _ count: UInt32) {
    guard count > 0, let colour = straightColour(pixel) else { return }
    remember(colour)
    let (red, green, blue) = (colour >> 18 & 63, colour >> 10 & 63, colour >> 2 & 63)
    let cell = Int(red << 12 | green << 6 | blue)
    counts[cell] &+= count
    sums[3 &* cell] &+= (colour >> 16 & 3) &* count
    sums[3 &* cell &+ 1] &+= (colour >> 8 & 3) &* count
    sums[3 &* cell &+ 2] &+= (colour & 3) &* count
  }

  private mutating func remember(_ colour: UInt32) {
    guard let few else { return }
    var low = 0
    var high = few.count
    while low < high {
      let middle = (low + high) / 2
      if few[middle] < colour { low = middle + 1 } else { high = middle }
    }
    if low < few.count && few[low] == colour { return }
    if few.count == 255 { self.few = nil } else { self.few?.insert(colour, at: low) }
  }

  /// Every colour, when there are no more than a palette holds.
  var exactColours: [UInt32]? { few }

  /// The root of the mean square of the distances of all pixels from a palette, in Oklab's unit.
  func error(with palette: Palette) -> Double {
    if few != nil { return 0 }
    var (sum, count) = (0.0, 0.0)
    for cell in cells {
      sum += Double(cell.count) * Double(palette.nearest(to: Palette.Lab(cell.colour)).square)
      count += Double(cell.count)
    }
    return count == 0 ? 0 : (sum / count).squareRoot()
  }

  /// The cells that are not empty.
  var cells: [Cell] {
    var cells: [Cell] = []
    for cell in 0..<counts.count where counts[cell] > 0 {
      let count = counts[cell]
      var colour: UInt32 = 0
      for channel in 0..<3 {
        let high = UInt32(cell >> (12 - 6 * channel)) & 63
        let low = (sums[3 * cell + channel] + count / 2) / count
        colour = colour << 8 | (high << 2 + low)
      }
      cells.append(Cell(colour: colour, count: count))
    }
    return cells
  }
}

/// The straight colour `0xRRGGBB` of a premultiplied pixel; none when it is less than half opaque.
func straightColour(_ pixel: UInt32) -> UInt32? {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel & 0xFF_FFFF }
  if alpha < 128 { return nil }
  let red = Unpremultiply.channel(pixel >> 16 & 255, alpha: alpha)
  let green = Unpremultiply.channel(pixel >> 8 & 255, alpha: alpha)
  return red << 16 | green << 8 | Unpremultiply.channel(pixel & 255, alpha: alpha)
}
