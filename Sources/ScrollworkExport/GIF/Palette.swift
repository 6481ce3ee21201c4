internal import Scrollwork

/// The colours of a GIF at one time, and the way from any colour to the nearest of them.
///
/// Distances are those of Oklab, where equal ones look equal.
struct Palette {
  /// `0xRRGGBB`, from dark to light; at most 255.
  let colours: [UInt32]
  /// The same colours in Oklab, one array a coordinate.
  private let lightness: [Float]
  private let a: [Float]
  private let b: [Float]

  /// A colour in Oklab.
  struct Lab {
    var l: Float
    var a: Float
    var b: Float

    /// Converts `0xRRGGBB`.
    init(_ colour: UInt32) {
      let lab = RGBA(hex: colour & 0xFF_FFFF).oklab
      (l, a, b) = (Float(lab.l), Float(lab.a), Float(lab.b))
    }
  }

  /// Sorts the colours and prepares for looking them up.
  ///
  /// - Precondition: There are 1 to 255 of them.
  init(_ unsorted: [UInt32]) {
    precondition((1...255).contains(unsorted.count), "A palette has 1 to 255 colours")
    let pairs = unsorted.map { (colour: $0 & 0xFF_FFFF, lab: Lab($0)) }
      .sorted { ($0.lab.l, $0.colour) < ($1.lab.l, $1.colour) }
    colours = pairs.map(\.colour)
    lightness = pairs.map(\.lab.l)
    a = pairs.map(\.lab.a)
    b = pairs.map(\.lab.b)
  }

  /// The place of the nearest colour, and its squared distance.
  func nearest(to lab: Lab) -> (index: Int, square: Float) {
    // Outwards from the colour of the same lightness, until lightness alone is too far.
    var up = firstLighter(than: lab.l)
    var down = up - 1
    var best = (index: 0, square: Float.infinity)
    while true {
      let above = up < colours.count ? lightness[up] - lab.l : .infinity
      let below = down >= 0 ? lab.l - lightness[down] : .infinity
      let step = min(above, below)
      if step == .infinity || step * step >= best.square { return best }
      let k = above <= below ? up : down
      let square = self.square(k, lab)
      if square < best.square { best = (k, square) }
      if above <= below { up += 1 } else { down -= 1 }
    }
  }

  /// Two colours whose mixture looks nearer than either, and how many 64ths of the lighter one.
  ///
  /// The colours are in order, and a mixture of 0 is the darker colour alone.
  func mixture(for lab: Lab) -> (dark: Int, light: Int, share: Int, square: Float) {
    let (first, square) = nearest(to: lab)
    var best = (dark: first, light: first, share: 0, square: square)
    // What one level of one channel makes is not worth a pattern.
    if square < Self.invisible { return best }
    var least = square
    let range = firstLighter(than: lab.l - 0.1)..<firstLighter(than: lab.l + 0.1)
    for k in range where k != first {
      let (dl, da, db) = (lightness[k] - lightness[first], a[k] - a[first], b[k] - b[first])
      let length = dl * dl + da * da + db * db
      let along =
        (lab.l - lightness[first]) * dl + (lab.a - a[first]) * da + (lab.b - b[first]) * db
      if along <= 0 || length == 0 { continue }
      let share = min(along / length, 0.5)
      // What remains, and a price for the contrast of the pattern.
      let rest = square - share * (2 * along - share * length)
      let cost = rest + share * (1 - share) * length * 0.5
      if cost < least {
        least = cost
        let part = Int((share * 64).rounded(.toNearestOrEven))
        best = first < k ? (first, k, part, rest) : (k, first, 64 - part, rest)
      }
    }
    return best
  }

  /// The squared distance that nobody sees.
  static let invisible: Float = 0.004 * 0.004

  private func square(_ k: Int, _ lab: Lab) -> Float {
    let (dl, da, db) = (lightness[k] - lab.l, a[k] - lab.a, b[k] - lab.b)
    return dl * dl + da * da + db * db
  }

  private func firstLighter(than value: Float) -> Int {
    var low = 0
    var high = colours.count
    while low < high {
      let middle = (low + high) / 2
      if lightness[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
