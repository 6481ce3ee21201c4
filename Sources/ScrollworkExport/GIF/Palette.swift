/// The colours of a GIF at one time.
struct Palette {
  /// `0xRRGGBB`, from dark to light; at most 255.
  let colours: [UInt32]
  /// The same colours in Oklab.
  let labs: [Lab]
  /// Whether these are all colours there are, and not those that stand for them.
  let isExact: Bool

  /// Sorts the colours.
  ///
  /// - Precondition: There are 1 to 255 of them.
  init(_ unsorted: [UInt32], isExact: Bool = false) {
    precondition((1...255).contains(unsorted.count), "A palette has 1 to 255 colours")
    let pairs = unsorted.map { (colour: $0 & 0xFF_FFFF, lab: Lab($0)) }
      .sorted { ($0.lab.l, $0.colour) < ($1.lab.l, $1.colour) }
    colours = pairs.map(\.colour)
    labs = pairs.map(\.lab)
    self.isExact = isExact
  }

  /// Finds the nearest colour.
  ///
  /// - Parameters:
  ///   - lab: The colour to be near to.
  ///   - guess: A place that may be it; a good one makes the search short.
  /// - Returns: Its place.
  func nearest(to lab: Lab, guess: Int = 0) -> Int {
    labs.withUnsafeBufferPointer { labs in
      // Outwards from the colour of the same lightness, until lightness alone is too far.
      var best = guess
      var least = labs[guess].square(to: lab)
      var up = 0
      var high = labs.count
      while up < high {
        let middle = (up &+ high) >> 1
        if labs[middle].l < lab.l { up = middle &+ 1 } else { high = middle }
      }
      var down = up &- 1
      while true {
        let above = up < labs.count ? labs[up].l - lab.l : .infinity
        let below = down >= 0 ? lab.l - labs[down].l : .infinity
        let step = min(above, below)
        if step == .infinity || step * step >= least { return best }
        let k = above <= below ? up : down
        let square = labs[k].square(to: lab)
        if square < least { (best, least) = (k, square) }
        if above <= below { up &+= 1 } else { down &-= 1 }
      }
    }
  }
}
